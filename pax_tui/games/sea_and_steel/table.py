"""The Sea & Steel table: every view model of the screen from a view and the present decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pax_tui.games.say import Say
from pax_tui.games.sea_and_steel import action, cards, chart, forces, groups, kinds, legend, look, measures, panels, sections, stakes
from pax_tui.games.sea_and_steel.seen import Seen
from pax_tui.games.table import NOTHING, Count, Group, Measure, Table, Tile
from pax_tui.theme import Theme
from pax_tui.widgets.ledger import ledger
from pax_tui.widgets.lines import Course
from pax_tui.widgets.models import Bar, Ledger, Text
from pax_tui.widgets.scene import Scene
from pax_tui.widgets.sheet import Line, Span
from pax_tui.wording import Wording
from rules.kernel.decision import Decision, Option
from rules.kernel.position import Event
from rules.kernel.record import Record
from rules.sea_and_steel.tables import AREAS
from rules.sea_and_steel.words import OPTIONS, QUESTIONS

GOALS = ("goal", "area", "start")
"""The arguments of an option that are areas, the most telling first."""
FIGHT = "action"


class SteelTable(Table):
    """View models of Sea & Steel."""

    framing = staticmethod(chart.FRAMING)

    def __init__(self, words: Wording, theme: Theme) -> None:
        super().__init__(words, theme)
        self.told = Say(words)
        self._names = tuple(
            (self.told(f"sea-name-{name}"), lon, lat) for name, lon, lat in (("caribbean", -74.0, 14.4), ("ocean", -65.5, 24.6))
        )

    @staticmethod
    def tiles(seats: int) -> tuple[Tile, ...]:
        """What goes on, the Fate card, the tracks, the forces."""
        return (
            Tile("fate", ledger, 11, chosen=14),
            Tile("tally", ledger, 8, chosen=11),
            Tile(FIGHT, ledger, 14, 13),
            Tile("forces", ledger, 12, chosen=17),
        )

    # -- the panels

    def status(self, view: Any, width: int, right: Line = (), who: int | None = None) -> Bar:
        """The first row."""
        return panels.status(self.told, Seen(view), right, width, who)

    def standing(self, view: Any, width: int, own: int | None) -> Bar:
        """VP, Royal Support, the marker, forts."""
        return panels.standing(self.told, Seen(view), width, own)

    def scene(self, view: Any, columns: int, lit: Mapping[str, str] = NOTHING, cursor: str = "") -> Scene:
        """The map."""
        return chart.scene(view, self.theme, columns, self._names, lit, cursor)

    def model(self, tile: str, view: Any, lit: Mapping[str, str] = NOTHING, cursor: str = "", who: int | None = None) -> Ledger:
        """The view model of a tile."""
        seen = Seen(view)
        if tile == FIGHT:
            return action.action(self.told, seen)
        if tile == "fate":
            return panels.fate(self.told, seen)
        if tile == "tally":
            return panels.tracks(self.told, seen, who)
        return forces.forces(self.told, seen, who)

    def beside(self, view: Any) -> str:
        """The sheet of a combat or raid while it lasts."""
        return FIGHT if action.shows_fight(Seen(view)) else ""

    def look(self, view: Any, target: str, width: int | None = None) -> Line:
        """The cursor line."""
        return look.describe(self.told, Seen(view), target, width) or ((self.say("look-nothing"), "dim"),)

    def subject(self, decision: Decision) -> str:
        """The area that a question is about."""
        names = QUESTIONS.get(decision.ask, ())
        areas = {name: thing for name, thing in zip(names, decision.args, strict=False) if name in GOALS and thing in AREAS}
        return next((chart.area_id(areas[name]) for name in GOALS if name in areas), "")

    def legend(self) -> Text:
        """What the letters on the map mean."""
        return legend.legend(self.told, self.theme)

    def places(self) -> list[tuple[str, str]]:
        """Every area, for a search."""
        return look.places(self.told)

    # -- cards

    def shows_hand(self, view: Any) -> bool:
        """Only while a card is chosen from it; `c` shows it at any time."""
        return view.seat is not None and view.asked is not None and view.asked[1] == "event"

    def hand(self, view: Any) -> list[tuple[Line, str]]:
        """The hand of the one whose view it is."""
        return cards.hand(self.told, Seen(view))

    def open_cards(self, view: Any) -> list[tuple[Line, str]]:
        """Cards that everybody sees."""
        return cards.open_cards(self.told, Seen(view))

    def catalog(self) -> list[tuple[Line, str]]:
        """Every card of the game."""
        return cards.catalog(self.told)

    def card(self, view: Any, card_id: str) -> list[Line]:
        """Everything about a card."""
        return cards.card(self.told, Seen(view), card_id)

    def card_line(self, card_id: str) -> Line:
        """A card in one line."""
        return cards.one_line(self.told, int(card_id)) if card_id.isdigit() else ()

    # -- options

    def targets(self, option: Option) -> tuple[str, ...]:
        """The areas of an option, where it leads to first."""
        found = {
            name: chart.area_id(thing)
            for name, thing in zip(OPTIONS.get(str(option[0]), ()), option[1:], strict=False)
            if name in GOALS and thing in AREAS
        }
        return tuple(found[name] for name in GOALS if name in found)

    def card_of(self, view: Any, option: Option) -> str:
        """The card an option speaks of."""
        names = OPTIONS.get(str(option[0]), ())
        return next((str(thing) for name, thing in zip(names, option[1:], strict=False) if name == "card"), "")

    def section_of(self, option: Option, decision: Decision) -> str:
        """The section of the rules an option stands on."""
        return sections.of_option(option)

    def card_sections(self, card_id: str) -> Sequence[str]:
        """The sections of the rules a card stands on."""
        return sections.of_card(card_id)

    def group(self, option: Option, decision: Decision) -> Group:
        """The heading under which an option stands in a long list."""
        return groups.group(self.told, option, decision)

    def measures(self, view: Any) -> Mapping[str, Measure]:
        """VP, Royal Support, areas and Units of both sides, forts."""
        return measures.measures(self.told, Seen(view))

    def stakes(self, view: Any, option: Option | None) -> list[Line]:
        """Odds of a round, of a raid, of the gold table; room; points by the cards."""
        return stakes.stakes(self.told, Seen(view), option)

    # -- the end

    def counts(self, view: Any) -> tuple[tuple[Span, ...], tuple[Count, ...]]:
        """The final counts."""
        from pax_tui.games.sea_and_steel import course

        return course.counts(self.told, view)

    def course(self, record: Record) -> Course:
        """How a game ended, in words, its charts and its story."""
        from pax_tui.games.sea_and_steel import course

        return course.course(self.told, record)

    @staticmethod
    def chapter(event: Event) -> str:
        """A turn begins."""
        return str(event[3]) if event[0] == "turn" else ""

    kind = staticmethod(kinds.kind)
