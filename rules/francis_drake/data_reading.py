"""The data files of Francis Drake read with suspicion: which models and checks they are held to."""

from pydantic import BaseModel

from rules.francis_drake import data_checks
from rules.francis_drake.data import FILES
from rules.francis_drake.data_models import Charts, Data, Map, Street
from rules.kernel.data_reading import Suspicion

MODELS: dict[str, type[BaseModel]] = {"street": Street, "map": Map, "charts": Charts}
SUSPICION = Suspicion(FILES, MODELS, Data, data_checks.references, data_checks.judgements)
