"""The data files of Pax Hispanica read with suspicion: which models and checks they are held to."""

from pydantic import BaseModel

from rules.kernel.data_reading import Suspicion
from rules.pax_hispanica import data_checks
from rules.pax_hispanica.data import FILES
from rules.pax_hispanica.data_models import Calendar, Data, Havens, Map, Market, Philosophy, Playmats

MODELS: dict[str, type[BaseModel]] = {
    "map": Map,
    "calendar": Calendar,
    "philosophy": Philosophy,
    "playmats": Playmats,
    "market": Market,
    "havens": Havens,
}
SUSPICION = Suspicion(FILES, MODELS, Data, data_checks.references, data_checks.judgements)
