"""The facts of the whole data set, asked by `problems`."""

from collections.abc import Callable, Iterator

from rules.pax_hispanica.data_checks import Fault
from rules.pax_hispanica.data_models import Data

CHECKS: tuple[Callable[[Data], Iterator[Fault]], ...] = ()
