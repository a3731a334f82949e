"""The Francis Drake table: every view model of the screen from a view and the present decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pax_tui.games.francis_drake import chart, groups, kinds, legend, logs, look, measures, panels, sections, stakes, street
from pax_tui.games.francis_drake.seen import Seen
from pax_tui.games.say import Say
from pax_tui.games.table import NOTHING, Count, Group, Measure, Table, Tile
from pax_tui.theme import Theme
from pax_tui.widgets import paint
from pax_tui.widgets.lines import Course
from pax_tui.widgets.models import Bar, Mats, Street, Text, Tracks
from pax_tui.widgets.scene import Scene, framing
from pax_tui.widgets.sheet import Line, Span
from pax_tui.widgets.street import street as paint_street
from pax_tui.widgets.tracks import tracks as paint_tracks
from pax_tui.wording import Wording
from rules.francis_drake.tables import DESTINATION_IDS, LOCATION_IDS, LOCATION_NUMBER, MAX_RANGE
from rules.kernel.decision import Decision, Option
from rules.kernel.position import Event
from rules.kernel.record import Record

POINTS = {"stop": 1, "sail_to": 1, "look_discs": 1, "look_counter": 1, "move_to": 1, "swap": 2}
"""Options that point somewhere, and how many of their ids are places; a disc has the name of a location."""
ABOUT = frozenset(("attack", "attack_blind", "trade", "which_disc", "lay_frigate", "lay_troops", "one_more", "swap_discs", "move_disc"))
"""Questions about a place, their first argument."""


class DrakeTable(Table):
    """View models of Francis Drake."""

    cards = False
    framing = staticmethod(framing(**chart.drawing()["frame"]))
    say: Say

    def __init__(self, words: Wording, theme: Theme) -> None:
        super().__init__(words, theme)
        self.say = Say(words)

    @staticmethod
    def tiles(seats: int) -> tuple[Tile, ...]:
        """Plymouth Street over the map; docks and charts, ship logs beside it."""
        return (
            Tile("street", paint_street, 12, 8, above=True),
            Tile("tracks", paint_tracks, 16, 0, 16),
            Tile("ships", paint.mats, 1 + 4 * seats, 2 + 2 * seats),
        )

    # -- the panels

    def status(self, view: Any, width: int, right: Line = (), who: int | None = None) -> Bar:
        """Voyage, phase, who is asked, the order of the ships."""
        return panels.status(self.say, Seen(view), right, width, who)

    def standing(self, view: Any, width: int, own: int | None) -> Bar:
        """The own holdings and every score."""
        return panels.standing(self.say, Seen(view), width, own)

    def scene(self, view: Any, columns: int, lit: Mapping[str, str] = NOTHING, cursor: str = "") -> Scene:
        """The map."""
        on_map = {target: letter for target, letter in lit.items() if target not in LOCATION_NUMBER}
        return chart.scene(view, self.theme, columns, on_map, cursor if cursor not in LOCATION_NUMBER else "")

    def model(
        self, tile: str, view: Any, lit: Mapping[str, str] = NOTHING, cursor: str = "", who: int | None = None
    ) -> Street | Tracks | Mats:
        """The view model of a tile."""
        seen = Seen(view)
        if tile == "street":
            return street.street(self.say, seen, lit, cursor, who)
        return panels.tracks(self.say, seen) if tile == "tracks" else logs.logs(self.say, seen, who)

    def look(self, view: Any, target: str, width: int | None = None) -> Line:
        """The cursor line."""
        return look.describe(self.say, Seen(view), target, width) or ((self.say("look-nothing"), "dim"),)

    def legend(self) -> Text:
        """What the letters on the map mean."""
        return legend.legend(self.say, self.theme)

    def places(self) -> list[tuple[str, str]]:
        """Every location, destination and zone, with its name, for a search."""
        ids = (*DESTINATION_IDS, *LOCATION_IDS, *(chart.zone_id(z) for z in range(1, MAX_RANGE + 1)))
        return [(i, look.target_name(self.say, i)) for i in ids]

    def tile_of(self, target: str) -> str:
        """Plymouth Street for its locations."""
        return "street" if target in LOCATION_NUMBER else ""

    def opens(self, decision: Decision) -> str:
        """Plymouth Street while a stop is chosen there."""
        return "street" if decision.ask == "street" else ""

    def subject(self, decision: Decision) -> str:
        """The destination of a mission, of a counter, of a disc; the location that gives one piece more."""
        return str(decision.args[0]) if decision.ask in ABOUT else ""

    # -- what only its owner may see

    def hand(self, view: Any) -> list[tuple[Line, str]]:
        """Own discs, counters that one knows, the own chest."""
        return logs.hand(self.say, Seen(view))

    # -- options

    def targets(self, option: Option) -> tuple[str, ...]:
        """Where in the street or on the map an option points; of a swap both places."""
        return tuple(option[1 : 1 + POINTS.get(option[0], 0)])

    def counted(self, decision: Decision) -> bool:
        """A counter is chosen, not a number."""
        return decision.ask not in ("lay_frigate", "lay_troops")

    def section_of(self, option: Option, decision: Decision) -> str:
        """The section of the rules an option stands on."""
        return sections.of_option(option, decision)

    def group(self, option: Option, decision: Decision) -> Group:
        """The heading under which an option stands in a long list."""
        return groups.group(self.say, option, decision)

    @staticmethod
    def certain(event: Event) -> bool:
        """Discs and counters that are turned over were hidden, and so is what follows from them."""
        return event[0] not in ("arrived", "ghost_ship_shown", "counter_flipped")

    def measures(self, view: Any) -> Mapping[str, Measure]:
        """Points, holdings, docks and whatever else is counted."""
        return measures.measures(self.say, Seen(view))

    def stakes(self, view: Any, option: Option | None) -> list[Line]:
        """What a raid takes and what one has, what a trade, a return or a stop brings."""
        return stakes.stakes(self.say, Seen(view), option)

    # -- the end

    def counts(self, view: Any) -> tuple[tuple[Span, ...], tuple[Count, ...]]:
        """The final counts."""
        from pax_tui.games.francis_drake import course

        return course.counts(self.say, view)

    def course(self, record: Record) -> Course:
        """How a game ended, in words, its charts and its story."""
        from pax_tui.games.francis_drake import course

        return course.course(self.say, record)

    @staticmethod
    def chapter(event: Event) -> str:
        """A voyage begins."""
        return str(event[3]) if event[0] == "voyage_begins" else ""

    kind = staticmethod(kinds.kind)
