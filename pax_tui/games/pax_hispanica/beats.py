"""What could be told of a game of Pax Hispanica: every Beat, with its weight. The story chooses among them.

A Beat is a sentence that could be said. Robberies weigh by their loot, leads by how long they last, mutinies by the Ships lost; what
nobody would remember a year later has no Beat at all. Only open events and what lies open are read (see `course`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from pax_tui.games.pax_hispanica.course import Sample, Told, Trace
from pax_tui.games.pax_hispanica.panels import rung
from pax_tui.games.pax_hispanica.say import Say
from rules.kernel.decision import CHANCE
from rules.kernel.position import Position
from rules.pax_hispanica.tables import (
    BUCCANEER,
    CALLOW,
    COLONIST,
    COLORS,
    EXTREMIST,
    LAND_IDS,
    LANDS,
    MISSIONARY,
    NONE,
    SITE_AREA,
    SITE_NUMBER,
    SPACE_NUMBER,
    VICTORIES,
)

AGAIN = 0.5
"""What it weighs when the same player comes to a goal once more."""
OVER_NOW = {"struck", "battle_announced", "placed", "year", "to_europe", "to_pirating", "sailed"}
"""Events after which a fight is over."""


class Beat(NamedTuple):
    """Something that could be told: its place among the events, kind, weight, message and arguments, section, and whom it is about."""

    at: float
    year: int
    kind: str
    weight: float
    message: str
    args: dict[str, Any]
    section: str
    who: tuple[int, ...] = ()


class Fight(NamedTuple):
    """A battle at sea or on land, from its announcement to the next thing that happens."""

    at: int
    first: Told
    then: list[Told]

    def of(self, kind: str) -> list[Any]:
        """The events of a kind that belong to it."""
        return [told.event for told in self.then if told.event[0] == kind]


class Teller:
    """Looks through a game for what could be told."""

    def __init__(self, say: Say, found: Trace, position: Position) -> None:
        self.say, self.found, self.told, self.position = say, found, found.told, position
        self.samples: list[Sample] = found.samples
        self.over = position.outcome() is not None and found.stopped is None
        self.made: list[Beat] = []

    # -- words

    def seat(self, color: int | str) -> str:
        """A name, marked so that it can be colored."""
        number = COLORS.index(color) if isinstance(color, str) and color in COLORS else color
        return f"\x01{number}\x02{self.say.seat(number)}\x03" if isinstance(number, int) else self.say.name("seat", color)

    def site(self, site: str) -> str:
        """A Site by its name, a Rebel Site by its land zone."""
        return self.land(site) if site in LAND_IDS else self.say.name("site", site)

    def land(self, land: str) -> str:
        """A land zone, without what stands in brackets behind its name."""
        return self.say.name("area", land).partition(" (")[0]

    def all_of(self, parts: Sequence[str]) -> str:
        """One, one and another, or more with commas."""
        return f"{', '.join(parts[:-1])} {self.say('and')} {parts[-1]}" if len(parts) > 1 else "".join(parts)

    def loot(self, chests: int, relics: int, people: int = 0) -> str:
        """Treasure and captives in words; "" for nothing."""
        parts = [self.say("look-chests", n=chests)] if chests else []
        parts += [self.say("mat-relics", n=relics)] if relics else []
        return self.all_of(parts + ([self.say("story-loot-captives", n=people)] if people else []))

    def add(
        self, at: float, year: int, kind: str, weight: float, message: str, who: Sequence[int | str], section: str, /, **args: Any
    ) -> None:
        """Notes a Beat."""
        colors = tuple(COLORS.index(c) if isinstance(c, str) else c for c in who if not isinstance(c, str) or c in COLORS)
        self.made.append(Beat(at, year, kind, weight, f"story-{message}", args, section, colors))

    # -- everything that could be told

    def beats(self) -> list[Beat]:
        """All of it, unweighed."""
        for n, told in enumerate(self.told):
            method = getattr(self, f"on_{told.event[0]}", None)
            if method is not None:
                method(n, told, *told.event[3:])
        self._fights()
        self._years()
        self._leads()
        self._money()
        self._sums()
        return self.made

    def _fights(self) -> None:
        fight: Fight | None = None
        for n, told in enumerate(self.told):
            kind = told.event[0]
            if fight is not None and kind in OVER_NOW:
                (self._at_sea if fight.first.event[0] == "struck" else self._ashore)(fight)
                fight = None
            if kind in ("struck", "battle_announced"):
                fight = Fight(n, told, [])
            elif fight is not None:
                fight.then.append(told)
        if fight is not None:
            (self._at_sea if fight.first.event[0] == "struck" else self._ashore)(fight)

    def _at_sea(self, fight: Fight) -> None:
        pirate, prey, sea, _ = fight.first.event[3:]
        args: dict[str, Any] = {"pirate": self.seat(pirate), "prey": self.seat(prey), "sea": self.say.name("place", sea)}
        chests, relics, lost, people = (sum(e[n] for e in fight.of("cargo_seized")) for n in (5, 6, 7, 8))
        sunk, failed = (sum(e[3] == color for e in fight.of("ship_lost")) for color in (prey, pirate))
        where = (fight.at, fight.first.year)
        both = (pirate, prey)
        if loot := self.loot(chests, relics, people):
            how = "surrender" if fight.of("surrendered") else "battle"
            many = "one" if chests + relics + people == 1 else "other"
            weight = 20 + 15 * chests + 25 * relics + 6 * people + 4 * lost + 5 * sunk
            self.add(*where, "robbery", weight, "robbery", both, "F2e", **args, loot=loot, how=how, many=many, ships=sunk)
        elif bought := [e for e in fight.of("money_offered") if fight.of("bought_off")]:
            dollars = bought[-1][5]
            self.add(*where, "bought", 8 + 5 * dollars, "bought-off", both, "G1b", **args, dollars=dollars)
        elif sunk:
            self.add(*where, "robbery", 12 + 9 * sunk, "sunk", both, "F2e", **args, ships=sunk)
        elif failed:
            self.add(*where, "repelled", 16 + 9 * failed, "repelled", both, "F2e", **args, ships=failed)
        elif fight.of("escaped"):
            self.add(*where, "escape", 15, "escape", both, "F2d", **args)

    def _ashore(self, fight: Fight) -> None:
        color, site, _ = fight.first.event[3:]
        outcome = [*fight.of("battle_won"), *fight.of("battle_lost")]
        if not outcome:
            return
        attack, defense = outcome[0][5:7]
        where, section = (fight.at, fight.first.year), fight.first.event[1]
        args: dict[str, Any] = {"seat": self.seat(color), "site": self.site(site), "n": attack, "m": defense}
        size = attack + defense
        if fight.of("battle_lost"):
            ships = sum(e[3] == color for e in fight.of("ship_lost"))
            self.add(*where, "fails", 8 + 5 * ships + size, "attack-fails", (color,), section, **args, ships=ships)
        elif sacked := fight.of("colony_sacked"):
            owner = sacked[0][3]
            chests, relics = len(fight.of("chest_stolen")), len(fight.of("relic_stolen"))
            fates = [k for k in ("liberated", "took_up_arms", "kidnapped_to", "carried_off") if fight.of(k)]
            fate = fates[0].replace("_", "-") if fates else "none"
            weight = 32 + 12 * chests + 20 * relics + (6 if fates else 0) + size
            owned = {"owner": self.seat(owner), "loot": self.loot(chests, relics) or "none", "fate": fate}
            self.add(*where, "sack", weight, "sack", (color, owner), section, **args, **owned)
        elif sacked := fight.of("mission_sacked"):
            self.add(*where, "sack", 32 + size, "mission", (color, sacked[0][3]), section, **args, owner=self.seat(sacked[0][3]))
        elif fight.of("enslaved"):
            owners = [e[3] for e in fight.of("bible_returned")]
            owner = self.seat(owners[0]) if owners else "none"
            self.add(*where, "enslave", 20 + (6 if owners else 0), "enslave", (color, *owners), section, **args, owner=owner)
        elif fight.of("rebel_defeated"):
            helpers = [self.seat(e[3]) for e in fight.of("supports") if e[4] == "fleet" and e[3] != color]
            side = self.say.name("side", self._side(fight.at, site))
            weight = 8 + size + 6 * len(helpers)
            self.add(*where, "rebel", weight, "rebel-beaten", (color,), section, **args, land=self.site(site), side=side,
                     help=self.all_of(helpers) or "none")  # fmt: skip

    def _side(self, at: int, land: str) -> str:
        """Which Rebel stands in a land zone just before an event."""
        for told in reversed(self.told[:at]):
            if told.event[0] in ("rebel_rose", "rebel_flipped") and told.event[4] == land:
                return str(told.event[3])
            if told.event[0] == "alcabala_revolt" and told.event[3] == land:
                return "tax"
            if told.event[0] == "took_up_arms" and LAND_IDS[_area(told.event[3])] == land:
                return "slave"
        return "slave"

    # -- single events

    def on_mutiny(self, n: int, told: Told, color: str, ships: int) -> None:
        if ships:
            self.add(n, told.year, "mutiny", 6 + 10 * ships, "mutiny", (color,), "G2a", seat=self.seat(color), n=ships)

    def on_tribute_paid(self, n: int, told: Told, owner: str, color: str, dollars: int) -> None:
        asked = next(t for t in reversed(self.told[:n]) if t.event[0] == "tribute_demanded")
        args = {"seat": self.seat(color), "owner": self.seat(owner), "dollars": dollars, "site": self.site(asked.event[4])}
        self.add(n, told.year, "tribute", 11 + 5 * dollars, "tribute", (color, owner), "G1c", **args)

    def on_debauchery(self, n: int, told: Told, color: str) -> None:
        self.add(n, told.year, "crisis", 22, "debauchery", (color,), "D2", seat=self.seat(color))

    def on_midlife_crisis(self, n: int, told: Told, color: str) -> None:
        before = self._space(n, color)
        if before != NONE and not CALLOW[before] and rung(before) > 1:
            weight = 4 + 7 * rung(before)
            self.add(n, told.year, "crisis", weight, "crisis", (color,), "G2a", seat=self.seat(color), rung=str(rung(before)))

    def _space(self, at: int, color: str) -> int:
        """Where a Figure stood just before an event."""
        for told in reversed(self.told[:at]):
            event = told.event
            if event[0] == "figure_moved" and event[3] == color:
                return SPACE_NUMBER[event[4]]
            if event[0] == "duel" and color in event[3:5]:
                return SPACE_NUMBER[event[5 if event[3] == color else 6]]
        return self.samples[0].figure[COLORS.index(color)]

    def on_figure_moved(self, n: int, told: Told, color: str, space: str) -> None:
        self._reached(n, told, color, space)

    def on_duel(self, n: int, told: Told, color: str, victim: str, space: str, other: str) -> None:
        goal = EXTREMIST[SPACE_NUMBER[space]]
        if goal != NONE:
            args = {"seat": self.seat(color), "other": self.seat(victim), "victory": VICTORIES[goal].title}
            self.add(n, told.year, "goal-lost", 40, "goal-lost", (color, victim), "D3b", **args)
        self._reached(n, told, victim, other)

    def _reached(self, n: int, told: Told, color: str, space: str) -> None:
        goal = EXTREMIST[SPACE_NUMBER[space]]
        now = self.found.goals.get(n)
        if goal == NONE or now is None or (self.over and told.choice == self.found.last - 1):
            return
        short = max(0, now.needed - now.titles)
        what = {COLONIST: "rebels", MISSIONARY: "slaves"}.get(goal, "chests")
        lack = "titles" if short and (now.ripe or goal == BUCCANEER) else what if not short and not now.ripe else "much"
        weight = {"titles": 40.0, "much": 24.0}.get(lack, 44.0) - 8 * max(0, short - 1)
        if any(beat.kind == "goal" and beat.who == (COLORS.index(color),) for beat in self.made):
            weight *= AGAIN
        args = {"seat": self.seat(color), "victory": VICTORIES[goal].title, "lack": lack, "titles": short, "rebels": now.tax_rebels}
        args |= {"dice": now.mercantilism, "slaves": now.slaves, "chests": now.war_coffers}
        self.add(n, told.year, "goal", weight, "goal", (color,), "G2b", **args)

    def on_peerage_anchored(self, n: int, told: Told, color: str, card: str) -> None:
        before = [t for t in self.told[:n] if t.event[0] == "peerage_anchored"]
        mine = 1 + sum(t.event[3] == color for t in before) - self._lost(n, color)
        args = {"seat": self.seat(color), "card": self.say.name("card", card), "n": mine}
        if not before:
            self.add(n, told.year, "peerage", 17, "peerage", (color,), "E4", **args)
        elif mine >= 3:
            self.add(n, told.year, "peerage", 22 + 4 * mine, "peerage", (color,), "E4", **args)

    def _lost(self, n: int, color: str) -> int:
        return sum(t.event[0] == "peerage_lost" and t.event[3] == color for t in self.told[:n])

    def on_peerage_lost(self, n: int, told: Told, victim: str, card: str) -> None:
        if told.seat not in (CHANCE, COLORS.index(victim)):
            args = {"seat": self.seat(told.seat), "other": self.seat(victim), "card": self.say.name("card", card)}
            self.add(n, told.year, "peerage-lost", 34, "peerage-lost", (told.seat, victim), told.event[1], **args)

    def on_relic_kept(self, n: int, told: Told, color: str) -> None:
        self._relic(n, told, color, "kept", 34)

    def on_relic_sold(self, n: int, told: Told, color: str, dollars: int) -> None:
        self._relic(n, told, color, "sold", 26, dollars)

    def on_relic_for_the_king(self, n: int, told: Told, color: str, chests: int, dollars: int) -> None:
        self._relic(n, told, color, "king", 26, dollars)

    def _relic(self, n: int, told: Told, color: str, what: str, weight: float, dollars: int = 0) -> None:
        self.add(n, told.year, "relic", weight, "relic", (color,), "F6d", seat=self.seat(color), what=what, dollars=dollars)

    def on_chests_for_the_king(self, n: int, told: Told, color: str, chests: int, filled: int, dollars: int) -> None:
        self._chests(n, told, color, chests, dollars, "yes")

    def on_chests_sold(self, n: int, told: Told, color: str, chests: int, dollars: int) -> None:
        self._chests(n, told, color, chests, dollars, "no")

    def _chests(self, n: int, told: Told, color: str, chests: int, dollars: int, king: str) -> None:
        if chests > 1:
            args = {"seat": self.seat(color), "n": chests, "dollars": dollars, "king": king}
            self.add(n, told.year, "chests", 10 + 8 * chests, "chests", (color,), told.event[1], **args)

    def on_buried(self, n: int, told: Told, color: str, island: str, chests: int, relics: int) -> None:
        if loot := self.loot(chests, relics):
            args = {"seat": self.seat(color), "island": self.say.name("island", island), "loot": loot}
            self.add(n, told.year, "buried", 12 + 5 * chests + 10 * relics, "buried", (color,), "F6c", **args)

    def on_chest_dug_up(self, n: int, told: Told, color: str, island: str) -> None:
        self._dug(n, told, color, island)

    def on_relic_dug_up(self, n: int, told: Told, color: str, island: str) -> None:
        self._dug(n, told, color, island)

    def _dug(self, n: int, told: Told, color: str, island: str) -> None:
        buriers = [t.event[3] for t in self.told[:n] if t.event[0] == "buried" and t.event[4] == island]
        if not buriers:
            return
        other = buriers[-1]
        args = {"seat": self.seat(color), "other": self.seat(other), "island": self.say.name("island", island)}
        own = other == color
        self.add(n, told.year, "dug", 24 if own else 40, "dug-up", (color, other), "F4", **args, whose="own" if own else "other")

    def on_dove(self, n: int, told: Told, color: str, year: int | str) -> None:
        last = self.over and not any(t.event[0] == "dove" for t in self.told[n + 1 :]) and str(self.samples[-1].year) == str(year)
        args = {"seat": self.seat(color), "year": str(year), "last": "yes" if last else "no"}
        self.add(n, told.year, "dove", 33 if last else 12, "dove", (color,), "G3a", **args)

    def on_dealt_dollars(self, n: int, told: Told, giver: str, taker: str, dollars: int) -> None:
        at_sea = self.told[n - 1].event[0] in ("money_offered", "bought_off", "struck")
        if dollars >= 2 and not at_sea:
            args = {"seat": self.seat(giver), "other": self.seat(taker), "dollars": dollars}
            self.add(n, told.year, "deal", 10 + 4 * dollars, "gift", (giver, taker), "G1", **args)

    def on_omen(self, n: int, told: Told, omen: str) -> None:
        """An Omen, by what follows from it at once."""
        then = []
        for later in self.told[n + 1 :]:
            if later.event[0] in ("year", "player_order", "action", "placed", "refreshed"):
                break
            then.append(later.event)
        kinds = Counter(event[0] for event in then)
        args: dict[str, Any] = {"omen": self.say.name("omen", omen)}
        revolts = kinds["alcabala_revolt"]
        if kinds["stripe"]:
            self._omen_told(n, told, 14, f"omen-{then[0][3]}", args)
        elif kinds["war_coffers_lost"] and then[0][3]:
            self._omen_told(n, told, 16 + 5 * then[0][3], "omen-coffers", {**args, "n": then[0][3]})
        elif revolts:
            self._omen_told(n, told, 18 + 7 * revolts, "omen-alcabala", {**args, "n": revolts})
        elif kinds["alcabala_paid"]:
            self._omen_told(n, told, 18, "omen-alcabala-paid", args)
        else:
            for kind, weight, name in (
                ("slave_trade_over", 21, "trade"),
                ("hurricane", 14, "hurricane"),
                ("entrepot", 9, "entrepot"),
                ("debasement", 12, "debasement"),
            ):
                if kinds[kind]:
                    self._omen_told(n, told, weight, f"omen-{name}", args)

    def _omen_told(self, n: int, told: Told, weight: float, message: str, args: dict[str, Any]) -> None:
        self.add(n, told.year, "omen", weight, message, (), "B3a", **args)

    # -- what shows only over a year or more

    def _years(self) -> None:
        """Risings, Colonies that die out, the year with most revolts, the first of things."""
        years: dict[int, list[tuple[int, Any]]] = {}
        for n, told in enumerate(self.told):
            years.setdefault(told.year, []).append((n, told.event))
        for year, events in years.items():
            rose = [(n, e[3]) for n, e in events if e[0] == "rebel_rose"]
            if len(rose) > 2:
                slaves = sum(side == "slave" for _, side in rose)
                who = "tax" if not slaves else "slaves" if slaves == len(rose) else "both"
                self.add(rose[-1][0], year, "risings", 12 + 7 * len(rose), "risings", (), "E6", n=len(rose), slaves=slaves, who=who)
            died = [(n, e[3]) for n, e in events if e[0] == "colony_died"]
            if len(died) > 1:
                owners = list(dict.fromkeys(COLORS.index(owner) for _, owner in died))
                names = self.all_of([self.seat(c) for c in owners])
                self.add(died[-1][0], year, "died", 12 + 8 * len(died), "colonies-die", owners, "E2", n=len(died), owners=names)
        for kind, weight, section in (("founded", 13, "E4"), ("cathedral", 12, "E4"), ("slave_revolted", 20, "E6")):
            first = next(((n, t) for n, t in enumerate(self.told) if t.event[0] == kind), None)
            if first is not None:
                n, told = first
                site = self.site(told.event[-2] if kind == "cathedral" else told.event[4])
                name = "first-revolt" if kind == "slave_revolted" else kind
                self.add(n, told.year, name, weight, name, (told.event[3],), section, seat=self.seat(told.event[3]), site=site)
        peak = max(self.samples, key=lambda s: s.rebels)
        if peak.rebels > 3:
            at = self._begins(peak.year)
            self.add(at, peak.year, "risings", 9 + 2.5 * peak.rebels, "peak", (), "E6b", n=peak.rebels, all=len(LANDS))

    def _begins(self, year: int) -> int:
        """The number of the event that begins a year."""
        return next((n for n, told in enumerate(self.told) if told.event[0] == "year" and told.event[3] == year), len(self.told) - 1)

    def _leads(self) -> None:
        """Who leads in tokens, when that changes, and sudden rises and falls."""
        seats, samples = self.found.seats, self.samples
        leaders = [self._leader(s) for s in samples]
        first = samples[0]
        if leaders[0] != NONE:
            rest = max(first.tokens[c] for c in seats if c != leaders[0])
            if first.tokens[leaders[0]] - rest > 2:
                args = {"seat": self.seat(leaders[0]), "n": first.tokens[leaders[0]], "m": rest}
                self.add(0, first.year, "lead", 21, "ahead", (leaders[0],), "G3a", **args)
        turn = self._turn()
        for reign in self._reigns(leaders):
            beat = self._reign(*reign)
            if beat is not None and (turn is None or beat.at != turn.at):
                self.made.append(beat)
        for earlier, later in pairwise(samples):
            for color in seats:
                by, year = later.tokens[color] - earlier.tokens[color], earlier.year
                at = self._begins(later.year) - 0.5 if later is not samples[-1] else len(self.told) - 1.5
                if by <= -3:
                    args = {"seat": self.seat(color), "n": -by, "all": earlier.tokens[color]}
                    self.add(at, year, "collapse", 12 - 7 * by, "collapse", (color,), "G3a", **args)
                elif by >= 3:
                    args = {"seat": self.seat(color), "n": by, "all": later.tokens[color]}
                    self.add(at, year, "surge", 10 + 6 * by, "surge", (color,), "G3a", **args)

    def _leader(self, sample: Sample) -> int:
        best = max(sample.tokens[c] for c in self.found.seats)
        first = [c for c in self.found.seats if sample.tokens[c] == best]
        return first[0] if len(first) == 1 and best else NONE

    def _reigns(self, leaders: Sequence[int]) -> list[tuple[int, int, int, int]]:
        """(first sample, first sample after it, leader, leader before) of every lead that somebody takes; ties interrupt none."""
        found: list[tuple[int, int, int, int]] = []
        holder, start, before = leaders[0], 0, NONE
        for n, leader in enumerate(leaders):
            if leader not in (NONE, holder):
                if holder != NONE:
                    found.append((start, n, holder, before))
                before, holder, start = holder, leader, n
        if holder != NONE:
            found.append((start, len(leaders), holder, before))
        return [reign for reign in found if reign[0] > 0]

    def _reign(self, start: int, end: int, leader: int, before: int) -> Beat | None:
        """Somebody takes the lead; None where it does not last."""
        last = end == len(self.samples) and self.over and self._leader(self.samples[-1]) == leader
        since, until = self.samples[start], self.samples[min(end, len(self.samples) - 1)]
        years = until.year - since.year
        if years < 3 and not last:
            return None
        args: dict[str, Any] = {"seat": self.seat(leader), "n": since.tokens[leader], "years": years}
        args["kept"] = "last" if last and since is self.samples[-1] else "end" if last else "years"
        args["over"], args["other"] = ("nobody", "") if before == NONE else ("other", self.seat(before))
        args["m"] = 0 if before == NONE else since.tokens[before]
        at = self._begins(since.year) - 0.25 if since is not self.samples[-1] else len(self.told) - 1.6
        weight = 18 + 1.1 * years + (4 if last else 0)
        who = (leader,) if before == NONE else (leader, before)
        return Beat(at, self.samples[start - 1].year, "lead", weight, "story-lead", args, "G3a", who)

    def _turn(self) -> Beat | None:
        """When the winner of a token count came to the front for good; None where he was there from the start."""
        result = self.position.outcome()
        if result is None or not self.over or result.section != "G3a" or len(result.winners) != 1:
            return None
        reigns = self._reigns([self._leader(sample) for sample in self.samples])
        if not reigns or reigns[-1][1] < len(self.samples) or reigns[-1][2] != result.winners[0]:
            return None
        return self._reign(*reigns[-1])

    def _money(self) -> None:
        """The richest, the dearest card, the Black Market."""
        for sample in self.samples[1:]:
            rich = max(self.found.seats, key=lambda c: sample.dollars[c])
            most = sample.dollars[rich]
            if most >= 10 and 2 * most > sum(sample.dollars[c] for c in self.found.seats):
                args = {"seat": self.seat(rich), "n": str(most)}
                self.add(self._begins(sample.year) + 0.5, sample.year, "rich", 14 + most, "rich", (rich,), "G3a", **args)
                break
        bought = [(n, t) for n, t in enumerate(self.told) if t.event[0] in ("won_auction", "won_buried")]
        if bought and self.found.stopped is None:  # what comes later might be dearer
            n, told = max(bought, key=lambda b: (b[1].event[5], -b[0]))
            color, what, dollars = told.event[3:6]
            if dollars >= 4:
                buried = told.event[0] == "won_buried"
                name = {"deck": self.say.name("deck", what)} if buried else {"card": self.say.name("card", what)}
                message = "auction-buried" if buried else "auction"
                self.add(n, told.year, "auction", 6 + 2 * dollars, message, (color,), "D2", seat=self.seat(color), n=str(dollars), **name)
        sold = [(n, t) for n, t in enumerate(self.told) if t.event[0] == "black_market"]
        if sold:
            n, told = max(sold, key=lambda b: (b[1].event[5], -b[0]))
            color, cards, dollars = told.event[3:6]
            if dollars >= 6:
                args = {"seat": self.seat(color), "n": cards, "dollars": dollars}
                self.add(n, told.year, "market", 6 + 2 * dollars, "black-market", (color,), told.event[1], **args)

    def _sums(self) -> None:
        """What adds up over the years, told at the end."""
        end, year = len(self.told) - 1.75, self.samples[-1].year
        if self.found.stopped is not None:
            return
        deaths = sum(t.event[0] == "attrition" for t in self.told)
        if deaths >= 6:
            self.add(end, year, "sum", 18 + deaths, "attrition", (), "D1", n=deaths)
        stirred = Counter(t.event[3] for t in self.told if t.event[0] == "slave_revolted")
        if stirred:
            color, count = max(stirred.items(), key=lambda item: (item[1], -COLORS.index(item[0])))
            if count >= 3 and sum(n == count for n in stirred.values()) == 1:
                self.add(end, year, "sum", 11 + 3 * count, "revolts-by", (color,), "E6", seat=self.seat(color), n=count)


def _area(site: str) -> int:
    area: int = SITE_AREA[SITE_NUMBER[site]]
    return area
