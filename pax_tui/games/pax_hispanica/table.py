"""The Pax Hispanica table: every view model of the screen from a view and the present decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pax_tui.games.pax_hispanica import bargain, cards, chart, groups, kinds, legend, look, measures, panels, sections, stakes
from pax_tui.games.pax_hispanica.say import Say
from pax_tui.games.pax_hispanica.seen import Seen
from pax_tui.games.table import NOTHING, Count, Group, Measure, Table, Tile
from pax_tui.theme import Theme
from pax_tui.widgets import paint
from pax_tui.widgets.lines import Course
from pax_tui.widgets.models import Bar, Board, Mats, Text, Years
from pax_tui.widgets.scene import Scene
from pax_tui.widgets.sheet import Line, Span
from pax_tui.wording import Wording
from rules.kernel.decision import Decision, Option
from rules.kernel.position import Event
from rules.kernel.record import Record
from rules.pax_hispanica.interdiction import PASS
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    CARD_IDS,
    COLONIES,
    COLONY_IDS,
    COLONY_LAND,
    COLONY_SEAS,
    COLORS,
    DECK_NUMBER,
    LAND_IDS,
    LANDS,
    NONE,
    PHASE,
    SEA_IDS,
    SEA_LANDS,
    SEAS,
    SPACE_NUMBER,
    TRIBE_AREA,
    TRIBE_IDS,
    TRIBE_SEAS,
    TRIBES,
)
from rules.pax_hispanica.words import OPTIONS


class PaxTable(Table):
    """View models of Pax Hispanica."""

    no_call = PASS
    say: Say

    def __init__(self, words: Wording, theme: Theme) -> None:
        super().__init__(words, theme)
        self.say = say = Say(words)
        self._names = (
            (say("sea-name-gulf"), -91.0, 25.3),
            (say("sea-name-caribbean"), -74.0, 14.6),
            (say("sea-name-atlantic"), -67.0, 27.5),
            (say("sea-name-south"), -91.0, 10.0),
        )

    @staticmethod
    def tiles(seats: int) -> tuple[Tile, ...]:
        """Philosophy board, calendar, playmats."""
        return (
            Tile("board", paint.board, 15),
            Tile("years", paint.years, 10),
            Tile("mats", paint.mats, 1 + 4 * seats, 2 + 2 * seats),
        )

    # -- the panels

    def status(self, view: Any, width: int, right: Line = (), who: int | None = None) -> Bar:
        """The first row; `who` decides, where it is not whoever is asked."""
        return panels.status(self.say, Seen(view), right, width, who)

    def standing(self, view: Any, width: int, own: int | None) -> Bar:
        """How near each victory is."""
        return panels.standing(self.say, Seen(view), width, own)

    def scene(self, view: Any, columns: int, lit: Mapping[str, str] = NOTHING, cursor: str = "") -> Scene:
        """The map."""
        marked = kin(cursor)
        return chart.scene(view, self.theme, columns, self._names, lit, marked, cursor if cursor not in SPACE_NUMBER else "")

    def model(
        self, tile: str, view: Any, lit: Mapping[str, str] = NOTHING, cursor: str = "", who: int | None = None
    ) -> Board | Years | Mats:
        """The view model of a tile."""
        return self.board(view, lit, cursor) if tile == "board" else self.years(view) if tile == "years" else self.mats(view, who)

    def board(self, view: Any, lit: Mapping[str, str] = NOTHING, cursor: str = "") -> Board:
        """The philosophy board."""
        return panels.philosophy(self.say, Seen(view), lit, cursor)

    def years(self, view: Any) -> Years:
        """The calendar."""
        return panels.calendar(self.say, Seen(view))

    def mats(self, view: Any, who: int | None = None) -> Mats:
        """The playmats."""
        return panels.mats(self.say, Seen(view), who)

    def look(self, view: Any, target: str, width: int | None = None) -> Line:
        """The cursor line; with nothing under the cursor, what the year is for."""
        return look.describe(self.say, Seen(view), target, width) or ((self.say("look-nothing", phase=PHASE[view.year]), "dim"),)

    def legend(self) -> Text:
        """What the letters on the map mean."""
        return legend.legend(self.say, self.theme)

    def prospects(self, view: Any) -> Text | None:
        """What the Sun King could attack next."""
        from pax_tui.games.pax_hispanica import alone

        seen = Seen(view)
        return alone.foresight(self.say, seen) if alone.alone(seen) else None

    # -- cards

    def hand(self, view: Any) -> list[tuple[Line, str]]:
        """The Hand of the one whose view it is."""
        return cards.hand(self.say, Seen(view))

    def open_cards(self, view: Any) -> list[tuple[Line, str]]:
        """Cards that everybody sees."""
        return cards.open_cards(self.say, Seen(view))

    def catalog(self) -> list[tuple[Line, str]]:
        """Every card of the game."""
        return cards.catalog(self.say)

    def card(self, view: Any, card_id: str) -> list[Line]:
        """Everything about a card."""
        return cards.card(self.say, Seen(view), card_id)

    # -- options

    def targets(self, option: Option) -> tuple[str, ...]:
        """Where on the map or the board an option points, the last first."""
        names = OPTIONS.get(str(option[0]), ())
        found = []
        for name, thing in zip(names, option[1:], strict=False):
            kind = self.words.kind(name)
            if isinstance(thing, str) and (target := look.target_of(kind, thing)):
                found.append(target)
        if option[0] == "home":
            found.append("europe")
        elif option[0] in ("end_sail", "reconnaissance"):
            found.append("pirating")
        return tuple(reversed(found))

    def card_of(self, view: Any, option: Option) -> str:
        """The card an option speaks of: itself, the faceup one of its deck, or the one that is bid for; "" for none."""
        if option[0] == "bid" and view.asked is not None and view.asked[1] == "bid":
            return self._faceup(view, view.asked[3][0])
        for argument, thing in zip(OPTIONS.get(str(option[0]), ()), option[1:], strict=False):
            kind = self.words.kind(argument)
            if kind in ("card", "haven") and isinstance(thing, str):
                return thing
            if kind == "deck" and option[0] == "auction" and thing in DECK_NUMBER:
                return self._faceup(view, str(thing))
        return ""

    @staticmethod
    def _faceup(view: Any, deck: str) -> str:
        up: int = view.faceup[DECK_NUMBER[deck]]
        return CARD_IDS[up] if up != NONE else ""

    def card_line(self, card_id: str) -> Line:
        """A card in one line."""
        return cards.one_line(self.say, card_id)

    def section_of(self, option: Option, decision: Decision) -> str:
        """The section of the rules an option stands on."""
        return sections.of_option(option)

    def card_sections(self, card_id: str) -> Sequence[str]:
        """The sections of the rules a card stands on."""
        return sections.of_card(card_id)

    def group(self, option: Option, decision: Decision) -> Group:
        """The heading under which an option stands in a long list."""
        return groups.group(self.say, option, decision)

    @staticmethod
    def certain(event: Event) -> bool:
        """Whether the Sun King strikes depends on Haven Cards that nobody sees."""
        return event[0] not in ("king_lets_pass", "struck")

    def measures(self, view: Any) -> Mapping[str, Measure]:
        """Money, Sway, tokens and whatever else is counted."""
        return measures.measures(self.say, Seen(view))

    def stakes(self, view: Any, option: Option | None) -> list[Line]:
        """Strength in a battle, Ships and tactics at sea, Cargo, bids, the price of loading."""
        return stakes.stakes(self.say, Seen(view), option)

    def places(self) -> list[tuple[str, str]]:
        """Every thing on the map and the board, with its name, for a search."""
        ids = [p.id for p in chart.places(False)] + ["europe", "pirating", *SPACE_NUMBER]
        return [(i, look.target_name(self.say, i)) for i in ids]

    def tile_of(self, target: str) -> str:
        """The philosophy board for its spaces."""
        return "board" if target in SPACE_NUMBER else ""

    # -- Interdiction and deals

    def window(self, view: Any) -> tuple[int, ...]:
        """Who is asked about an Interdiction now and has not answered; empty when that is not what is asked."""
        if view.asked is None or view.asked[1] != "interdict":
            return ()
        fields = view.agenda[-1][1]
        return tuple(fields["seats"][fields["answered"] :])

    def window_text(self, view: Any) -> str:
        """What everybody sees of such a question."""
        prey, sea = view.asked[3]
        return self.say("window-text", prey=self.words.seat(prey), sea=self.say.name("place", sea))

    def window_prey(self, view: Any) -> int:
        """Who sails."""
        return COLORS.index(view.asked[3][0])

    def deals_now(self, position: PaxPosition) -> bool:
        """Whether somebody may propose a deal, or a counter to one."""
        return bargain.possible(position)

    def dealers(self, position: PaxPosition) -> tuple[int, ...]:
        """Who may propose a deal now."""
        return bargain.proposers(position)

    def deal_note(self, position: PaxPosition) -> str:
        """What deals could be about now, in a line."""
        return bargain.note(position, self.words)

    def is_offer(self, position: PaxPosition) -> bool:
        """Whether what is asked is the answer to a deal."""
        return bargain.answered(position) is not None

    def bargain(self, position: PaxPosition, seat: int) -> bargain.Bargain:
        """A deal to be put together by a player, a counter where he has just been offered one."""
        return bargain.Bargain(position, seat, self.words)

    # -- the end

    def counts(self, view: Any) -> tuple[tuple[Span, ...], tuple[Count, ...]]:
        """The final counts: a head with the seats, and a line for each thing counted."""
        from pax_tui.games.pax_hispanica import course

        return course.counts(self.say, view)

    def course(self, record: Record) -> Course:
        """How a game ended, in words, its charts and its story."""
        from pax_tui.games.pax_hispanica import story

        return story.course(self.say, record)

    @staticmethod
    def chapter(event: Event) -> str:
        """A year begins."""
        return str(event[3]) if event[0] == "year" else ""

    kind = staticmethod(kinds.kind)


def kin(target: str) -> frozenset[str]:
    """What belongs to a thing on the map: the Sites of a land zone or of a sea zone."""
    if target in SEA_IDS:
        zone = SEA_IDS.index(target)
        sites = [COLONY_IDS[n] for n in COLONIES if zone in COLONY_SEAS[n]] + [TRIBE_IDS[n] for n in TRIBES if zone in TRIBE_SEAS[n]]
        return frozenset([*sites, *(chart.rebel_id(n) for n in SEA_LANDS[zone])])
    area = NONE
    if target in COLONY_IDS:
        area = COLONY_LAND[COLONY_IDS.index(target)]
    elif target in TRIBE_IDS:
        area = TRIBE_AREA[TRIBE_IDS.index(target)]
    elif target.removeprefix("rebel:") in LAND_IDS:
        area = LAND_IDS.index(target.removeprefix("rebel:"))
    if area == NONE:
        return frozenset()
    sites = [COLONY_IDS[n] for n in COLONIES if COLONY_LAND[n] == area] + [TRIBE_IDS[n] for n in TRIBES if TRIBE_AREA[n] == area]
    seas = []
    if target in COLONY_IDS:
        seas = [SEA_IDS[z] for z in COLONY_SEAS[COLONY_IDS.index(target)]]
    elif target in TRIBE_IDS:
        seas = [SEA_IDS[z] for z in TRIBE_SEAS[TRIBE_IDS.index(target)]]
    elif area in LANDS:
        seas = [SEA_IDS[z] for z in SEAS if area in SEA_LANDS[z]]
    return frozenset([*sites, *([chart.rebel_id(area)] if area in LANDS else []), *seas])
