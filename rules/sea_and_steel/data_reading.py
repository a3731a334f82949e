"""The data files of Sea & Steel read with suspicion: which models and checks they are held to."""

from pydantic import BaseModel

from rules.kernel.data_reading import Suspicion
from rules.sea_and_steel import data_checks
from rules.sea_and_steel.data import FILES
from rules.sea_and_steel.data_models import Counters, Data, Events, Fate, Map, Nitayno

MODELS: dict[str, type[BaseModel]] = {"map": Map, "counters": Counters, "events": Events, "fate": Fate, "nitayno": Nitayno}
SUSPICION = Suspicion(FILES, MODELS, Data, data_checks.references, data_checks.judgements)
