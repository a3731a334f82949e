"""Part C: the position before the first year."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.decision import Offer
from rules.kernel.step import Outcome, Step
from rules.pax_hispanica.decks import DrawHavens, FlipAll
from rules.pax_hispanica.sequence import Years
from rules.pax_hispanica.solitaire import KING, LEVEL_IDS, YOU, SolitairePosition
from rules.pax_hispanica.state import PaxPosition
from rules.pax_hispanica.tables import (
    ASHORE,
    CATHEDRALS,
    CHESTS,
    COLONIES,
    COLONY_IDS,
    COMET_YEAR,
    DECK_CARDS,
    DECKS,
    EVERYBODY,
    FIRST_YEAR,
    FORTS,
    HAVEN_IDS,
    LANDS,
    LONG_DOVE,
    MAROON_CARD,
    MEEPLES,
    MERCANTILISM_START,
    NATIVE,
    NATIVES,
    NONE,
    PURPLE,
    RED,
    RELICS,
    SEAS,
    SHORT_DOVE,
    SPANISH,
    START_BIBLES,
    START_DISKS,
    START_HAVENS,
    START_SPACE,
    TRIBE_IDS,
    WAR_STRIPE,
)


def set_up(seats: tuple[int, ...], options: Mapping[str, str]) -> PaxPosition:
    """C1-C3 for these colors and the options length, start, pax and maroon-king."""
    solitaire = "solitaire" in options
    pos = SolitairePosition() if solitaire else PaxPosition()
    sites, tribes = len(COLONY_IDS), len(TRIBE_IDS)
    pos.disk = [PURPLE if SPANISH[n] else NONE for n in COLONIES]  # C1d
    pos.labor = [NATIVE if SPANISH[n] else NONE for n in COLONIES]
    absent = PURPLE not in seats
    pos.fort = [int((absent or solitaire) and SPANISH[n]) for n in COLONIES]  # S0.4
    pos.chest, pos.relic = [0] * sites, [0] * sites
    pos.bible, pos.cathedral, pos.tribe = [NONE] * tribes, [0] * tribes, [NATIVE] * tribes  # C1c
    pos.rebel = [0 for _ in LANDS]
    pos.buried_chests, pos.buried_relics = [0 for _ in SEAS], [0 for _ in SEAS]
    pos.dollars = [len(seats) if c in seats else 0 for c in EVERYBODY]  # C3c
    if isinstance(pos, SolitairePosition):
        pos.difficulty = LEVEL_IDS.index(options["difficulty"])
        pos.dollars[KING], pos.dollars[YOU] = 0, pos.level.dollars  # S0.2, S0.4
    pos.relics = [0 for _ in EVERYBODY]
    pos.citizens = [MEEPLES for _ in EVERYBODY]  # C3f
    pos.bibles, pos.disks = list(START_BIBLES), list(START_DISKS)  # C3d, C3e
    pos.figure = [START_SPACE[c] if c in seats else NONE for c in EVERYBODY]  # C3g
    pos.fleet = [ASHORE for _ in EVERYBODY]
    nothing: tuple[int, ...] = ()
    pos.ships, pos.peerages, pos.covered = ([nothing for _ in EVERYBODY] for _ in range(3))
    pos.hold_chests, pos.hold_relics, pos.spent = ([0 for _ in EVERYBODY] for _ in range(3))
    pos.hold_meeples, pos.market, pos.havens = ([nothing for _ in EVERYBODY] for _ in range(3))
    pos.pool, pos.faceup, pos.bottom = list(DECK_CARDS), [NONE for _ in DECKS], [() for _ in DECKS]  # C2b
    pos.haven_pool = tuple(range(len(HAVEN_IDS)))  # C1e
    spanish = sum(SPANISH)
    pos.natives = NATIVES - tribes - spanish
    pos.forts, pos.cathedrals, pos.chests, pos.relic_pool = FORTS - sum(pos.fort), CATHEDRALS, CHESTS, RELICS  # C3h
    pos.slaves, pos.tax_rebels = spanish, 0
    pos.year = COMET_YEAR if options["start"] == "comet" else FIRST_YEAR  # C1a
    pos.war = int(WAR_STRIPE[pos.year])
    pos.mercantilism, pos.war_coffers = MERCANTILISM_START, 0  # C2a
    pos.dove = SHORT_DOVE if options["length"] == "short" else LONG_DOVE  # C1b
    pos.seats = pos.order = tuple(sorted(seats))  # clarification C1
    if solitaire:
        pos.order = (YOU, KING)  # S0.8
    pos.acting, pos.extremists = NONE, ()
    pos.forever = int(options["pax"] == "forever")
    pos.maroon_mat = RED if options["maroon-king"] == "yes" or solitaire else NONE  # S0.2
    if pos.maroon_mat != NONE:  # C3b, clarification C7
        pos.pool = [tuple(c for c in cards if c != MAROON_CARD) for cards in pos.pool]
        pos.peerages[RED], pos.covered[RED] = (MAROON_CARD,), (1,)
        pos.bibles[RED] -= 1
    if isinstance(pos, SolitairePosition):
        pos.fit_out(pos.level.ships)
    pos.start(SetUp())
    return pos


class SetUp(Step):
    """C2b, C3j: the top card of every deck is flipped, every player draws two Haven Cards; then the first year begins."""

    at = "flip"
    dealt = 0

    def flip(self, pos: PaxPosition, child: Step | None) -> Outcome:
        return self.go("deal", FlipAll())

    def deal(self, pos: PaxPosition, child: Step | None) -> Outcome:
        if self.dealt < len(pos.order):
            color = pos.order[self.dealt]
            self.dealt += 1
            if color == pos.sun_king:  # S0.7
                return self.deal(pos, None)
            return DrawHavens(color, START_HAVENS, section="C3j")
        return self.go("end", Years())

    def choices(self, pos: PaxPosition, offer: Offer) -> None:
        raise AssertionError("set-up asks nothing itself")
