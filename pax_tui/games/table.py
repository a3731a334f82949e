"""Table: what the full screen asks of a game. Each game's table is a subclass; it imports no Textual.

The screens know the map, the decision, the log, the status rows and the hints. Everything else a game lays beside them is a `Tile`: an
id, a painter and how much room it wants. `model` gives the view model of a tile. What a game has not (deals, cards, open windows in
which anybody may call) it leaves as it stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from pax_tui.theme import Theme
from pax_tui.widgets.lines import Course
from pax_tui.widgets.models import Bar, Text
from pax_tui.widgets.paint import Painter
from pax_tui.widgets.scene import Frame, Scene, caribbean
from pax_tui.widgets.sheet import Line, Span
from pax_tui.wording import Wording
from rules.kernel.decision import Decision, Option
from rules.kernel.position import Event
from rules.kernel.record import Record

NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Tile:
    """A panel of a game's own, in the order of the column and of Tab on a small screen. `show-ID` is its key in the registry."""

    id: str
    painter: Painter
    rows: int
    """Rows in the column of a large screen; the log gets what is left."""
    brief: int = 0
    """Rows in the side column of a middle screen while another tile is chosen there; 0: seen there only when chosen."""
    chosen: int = 15
    """Rows in the side column of a middle screen when it is the chosen one."""
    above: bool = False
    """Stands over the map, as wide as the map, instead of in the column; `brief` rows of it on a middle screen."""


@dataclass(frozen=True, slots=True)
class Count:
    """One line of the final counts: what is counted, and by seat."""

    title: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A heading in a long list of options. Groups with a higher rank come later; within a rank the first one met comes first."""

    title: str = ""
    rank: int = 0


@dataclass(frozen=True, slots=True)
class Measure:
    """Something counted, and of whom: the spans before the amount, and the amount."""

    what: Line
    amount: str


class Table:
    """View models of one game at one table and in one theme. It holds no position and keeps nothing of a view between two calls."""

    framing: Callable[[int, int, bool], Frame] = staticmethod(caribbean)
    """The part of the globe that the map shows."""
    no_call: ClassVar[Option] = ("pass",)
    """What is answered for somebody who does not call in an open window."""
    cards: ClassVar[bool] = True
    """Whether there are cards; without any the same key shows what else only its owner may see."""

    def __init__(self, words: Wording, theme: Theme) -> None:
        self.words, self.theme = words, theme

    @staticmethod
    def tiles(seats: int) -> tuple[Tile, ...]:
        """The panels of the game's own at a table of so many seats."""
        return ()

    def say(self, message: str, /, **args: Any) -> str:
        """A message in the game's words."""
        return self.words.text(message, **args)

    # -- what everybody sees

    def status(self, view: Any, width: int, right: Line = (), who: int | None = None) -> Bar:
        """The first row; `who` decides, where it is not whoever is asked."""
        raise NotImplementedError

    def standing(self, view: Any, width: int, own: int | None) -> Bar:
        """The second row: how near each victory is."""
        raise NotImplementedError

    def scene(self, view: Any, columns: int, lit: Mapping[str, str] = NOTHING, cursor: str = "") -> Scene:
        """The map."""
        raise NotImplementedError

    def model(self, tile: str, view: Any, lit: Mapping[str, str] = NOTHING, cursor: str = "", who: int | None = None) -> Any:
        """The view model of a tile."""
        raise NotImplementedError

    def tile_of(self, target: str) -> str:
        """The tile a thing stands on; "" for the map."""
        return ""

    def opens(self, decision: Decision) -> str:
        """The tile that a small screen opens for a question whose options find no room below the map; "" for the list of options."""
        return ""

    def subject(self, decision: Decision) -> str:
        """What a question is about, for the cursor to stand on while its options point nowhere; "" for nothing."""
        return ""

    def beside(self, view: Any) -> str:
        """The tile that a small screen opens beside a question whose options have room below it; "" for none."""
        return ""

    def look(self, view: Any, target: str, width: int | None = None) -> Line:
        """The cursor row: everything about a thing; in `width` cells only what matters most."""
        raise NotImplementedError

    def legend(self) -> Text:
        """What the letters on the map mean."""
        raise NotImplementedError

    def prospects(self, view: Any) -> Text | None:
        """What the game's own automaton could do next, told on request; None where there is none or its next steps are not told."""
        return None

    def places(self) -> list[tuple[str, str]]:
        """Every thing on the map and the tiles, with its name, for a search."""
        raise NotImplementedError

    # -- cards

    def shows_hand(self, view: Any) -> bool:
        """Whether a Hand lies open beside the decision."""
        return view.seat is not None

    def hand(self, view: Any) -> list[tuple[Line, str]]:
        """The Hand of the one whose view it is, by line and card."""
        return []

    def open_cards(self, view: Any) -> list[tuple[Line, str]]:
        """Cards that everybody sees."""
        return []

    def catalog(self) -> list[tuple[Line, str]]:
        """Every card of the game under its heading, wherever it may be."""
        return []

    def card(self, view: Any, card_id: str) -> list[Line]:
        """Everything about a card."""
        return []

    def card_line(self, card_id: str) -> Line:
        """A card in one line."""
        return ()

    # -- options

    def targets(self, option: Option) -> tuple[str, ...]:
        """Where on the map or a tile an option points, the most telling first."""
        return ()

    def counted(self, decision: Decision) -> bool:
        """Whether the numbers of a question are an amount to be typed; else they are things to choose from."""
        return True

    def card_of(self, view: Any, option: Option) -> str:
        """The card an option speaks of; "" for none."""
        return ""

    def section_of(self, option: Option, decision: Decision) -> str:
        """The section of the rules an option stands on; "" where it has none but that of its question."""
        return ""

    def card_sections(self, card_id: str) -> Sequence[str]:
        """The sections of the rules a card stands on."""
        return ()

    def group(self, option: Option, decision: Decision) -> Group:
        """Under which heading an option stands in a long list."""
        return Group()

    @staticmethod
    def certain(event: Event) -> bool:
        """Whether an event follows from a choice whatever lies hidden; what turns something over does not."""
        return True

    def measures(self, view: Any) -> Mapping[str, Measure]:
        """What is counted, by a key of its own: a choice that is looked at shows those measures that it changes."""
        return {}

    def stakes(self, view: Any, option: Option | None) -> list[Line]:
        """What is at stake in the present question, or in an option of it that is looked at, where that can be counted: as the Strength
        of both sides of a battle, each token named."""
        return []

    # -- windows in which anybody may call, and deals

    def window(self, view: Any) -> tuple[int, ...]:
        """Who may call in an open window and has not answered; empty when that is not what is asked."""
        return ()

    def window_text(self, view: Any) -> str:
        """What everybody sees of such a window."""
        return ""

    def window_prey(self, view: Any) -> int:
        """Whose turn is held up by it."""
        raise NotImplementedError

    def deals_now(self, position: Any) -> bool:
        """Whether somebody may propose a deal, or a counter to one."""
        return False

    def dealers(self, position: Any) -> tuple[int, ...]:
        """Who may propose a deal now."""
        return ()

    def deal_note(self, position: Any) -> str:
        """What deals could be about now, in a line."""
        return ""

    def is_offer(self, position: Any) -> bool:
        """Whether what is asked is the answer to a deal."""
        return False

    def bargain(self, position: Any, seat: int) -> Any:
        """A deal to be put together by a player, or answered where one has just been offered: see `screens.deal`."""
        raise NotImplementedError

    # -- the end

    def counts(self, view: Any) -> tuple[tuple[Span, ...], tuple[Count, ...]]:
        """The final counts: a head with the seats, and a line for each thing counted."""
        return (), ()

    def course(self, record: Record) -> Course:
        """How a game ended, in words, its charts and its story."""
        return Course()

    @staticmethod
    def chapter(event: Event) -> str:
        """What begins with an event: the name of the year, the round; "" for every other event."""
        return ""

    @staticmethod
    def kind(event: Event) -> str:
        """What an event is about (money, battles), by which the log is filtered; `log-kind-KIND` is its name. "" for nothing."""
        return ""


__all__ = ["NOTHING", "Count", "Group", "Measure", "Table", "Tile"]
