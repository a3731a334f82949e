"""The course of the game: three voyages, each with its two phases. The only module that knows all chapters."""

from __future__ import annotations

from dataclasses import dataclass

from rules.francis_drake.missions import Missions
from rules.francis_drake.provisioning import Provisioning
from rules.francis_drake.sailing import Informer, Placing, Prepare, reveal
from rules.francis_drake.scoring import ShuffleStreet, final_scoring, reset, score_voyage
from rules.francis_drake.state import DrakePosition
from rules.francis_drake.tables import NONE, SEATS, VOYAGES
from rules.kernel.step import DONE, Outcome, Step


@dataclass(eq=False)
class Voyages(Step):
    """1 and 2, three times; then 3. `at` is the phase that goes on when the Step on top of it has ended."""

    def begin(self, pos: DrakePosition, child: Step | None) -> Outcome:
        pos.tell("voyage_begins", "1A", pos.voyage, tuple(SEATS[s] for s in pos.starting))
        return self.go("prepare", Provisioning())

    def prepare(self, pos: DrakePosition, child: Step | None) -> Outcome:
        pos.tell("sailing_order", "1B", tuple(SEATS[s] for s in pos.outbound))
        return self.go("place", Prepare())

    def place(self, pos: DrakePosition, child: Step | None) -> Outcome:
        return self.go("inform", Placing())

    def inform(self, pos: DrakePosition, child: Step | None) -> Outcome:
        if pos.informer != NONE:
            return self.go("sail", Informer(pos.informer))
        return self.sail(pos, None)

    def sail(self, pos: DrakePosition, child: Step | None) -> Outcome:
        reveal(pos)
        return self.go("come_home", Missions())

    def come_home(self, pos: DrakePosition, child: Step | None) -> Outcome:
        score_voyage(pos)
        if pos.voyage == VOYAGES:
            final_scoring(pos)
            return DONE
        reset(pos)
        if pos.printed:
            return self.begin(pos, None)
        return self.go("begin", ShuffleStreet())
