"""The records of Sea & Steel as pydantic models: what one record alone can get wrong is found here, what several must agree on in
`data_checks`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rules.kernel.data_models import Count, Id, Many, Model, Provenance, Text, only, wrong

Side = Literal["spanish", "indigenous"]
Bag = Literal["soldier", "settler", "taino", "caribe", "rebel"]
Kind = Literal["soldier", "settler", "taino", "caribe", "rebel", "any"]
Area = Annotated[int, Field(ge=1, le=15)]
Card = Annotated[int, Field(ge=1, le=52)]
Die = Annotated[int, Field(ge=1, le=6)]
Factor = Annotated[int, Field(ge=1, le=5)]
Positive = Annotated[int, Field(ge=1)]
Areas = Annotated[Many[Area], Field(min_length=1)]
Sources = dict[str, Any]
"""For each field where it comes from, in the words of the note at the head of each file."""
OpKind = Literal[
    "lose", "arrive", "roll", "if", "choice", "target", "choose-areas", "chit-areas", "expedition", "leader", "token", "fight", "raid",
    "royal-support", "gold", "palisade", "citadel", "build-limit", "relocate", "free-move", "flip-full",
    "deploy", "nit-raids", "mass-raid", "lose-or", "objective", "fill-empty", "land", "all-out-attack", "strip-palisade", "nit-raid-here",
    "flip-units", "each-area",
]  # fmt: skip
LeaderDo = Literal[
    "place-or-flip", "place", "may-join", "join-full", "flip-full", "prison", "court", "eliminate", "step", "enter-by-chit",
]  # fmt: skip
Place = Literal["target", "beside-target", "beside-columbus", "beside-caonabo"]
Draw = Annotated[dict[Bag, Positive], Field(min_length=1)]


class Record(Model):
    """A record that says where it comes from."""

    provenance: Provenance
    sources: Sources


# ------------------------------------------------------------------ map.toml


class MapArea(Record):
    """One of the fifteen areas. `tribes`: the colors printed; `vp`: its value when its Parchment is gone."""

    n: Area
    name: Text
    place: Text
    tribes: Annotated[Many[Literal["taino", "caribe"]], Field(min_length=1, max_length=2)]
    jungle: bool
    vp: Annotated[int, Field(ge=1, le=2)]
    lon: float
    lat: float


class Markers(Record):
    """The Area markers of the black bag, by area."""

    areas: Areas


class RoyalSupport(Record):
    """The Royal Support track: what each level brings."""

    start: Count
    soldiers: Annotated[Many[int], Field(min_length=2)]
    end_vp: Annotated[Many[int], Field(min_length=2)]

    @model_validator(mode="after")
    def one_track(self) -> RoyalSupport:
        if len(self.soldiers) != len(self.end_vp):
            raise wrong("end_vp", f"the track has {len(self.soldiers)} levels in soldiers and {len(self.end_vp)} in end_vp")
        if self.start >= len(self.soldiers):
            raise wrong("start", f"there is no level {self.start}")
        return self


class Map(Model):
    """map.toml."""

    area: Many[MapArea]
    markers: Markers
    royal_support: RoyalSupport


# ------------------------------------------------------------------ counters.toml


class Unit(Record):
    """A sub-type of Unit: how many counters, and the factors of both sides."""

    id: Id
    name: Text
    bag: Bag
    count: Positive
    attack: Factor
    defense: Factor
    reduced: Factor


class Leader(Record):
    """A Leader or the token. `home` and `bonus` are Anacaona's, `swap` the Caribes that replace the Sons."""

    id: Literal["columbus", "guacanagari", "caonabo", "anacaona", "sons"]
    name: Text
    side: Side
    attack: Factor | None = None
    defense: Factor | None = None
    reduced: Factor | None = None
    home: Area | None = None
    bonus: Positive | None = None
    swap: Positive | None = None

    @model_validator(mode="after")
    def of_his_kind(self) -> Leader:
        only(self, self.id in ("columbus", "guacanagari", "caonabo"), ("reduced",), "a Leader who fights")
        only(self, self.id in ("columbus", "caonabo"), ("attack", "defense"), "a Leader with a full side")
        only(self, self.id == "anacaona", ("home", "bonus"), "Anacaona")
        only(self, self.id == "sons", ("swap",), "the Sons of Caonabó")
        return self


class Limits(Record):
    """What there is of the markers, and the stacking limit."""

    palisades: Positive
    citadels: Positive
    stacking: Positive


class Counters(Model):
    """counters.toml."""

    unit: Many[Unit]
    leader: Many[Leader]
    limits: Limits


# ------------------------------------------------------------------ cards


class Where(Model):
    """Where arrivals may go: the side's own areas, named ones, with a Leader, or where the first voyage landed."""

    own: bool | None = None
    areas: Areas | None = None
    plus: Areas | None = None
    colour: Literal["taino", "caribe"] | None = None
    or_holding: Bag | None = None
    fallback: Literal["own"] | None = None
    with_: Annotated[Literal["caonabo"] | None, Field(alias="with")] = None
    landing: bool | None = None

    @model_validator(mode="after")
    def somewhere(self) -> Where:
        if not (self.own or self.areas or self.landing):
            raise wrong("areas", "says nowhere: own, areas or landing")
        only(self, self.colour is not None, ("or_holding",), "a colour")
        return self


class When(Model):
    """A condition: every key that is given must hold."""

    controls: Areas | None = None
    controls_landing: bool | None = None
    on_map: Literal["columbus", "guacanagari", "caonabo"] | None = None
    at: Area | None = None
    beside: Bag | None = None
    vp_per_turn: Positive | None = None


class Row(Model):
    """A row of a die table: it holds up to this number."""

    upto: Die
    ops: Many[Op]


class Alternative(Model):
    """One of the effects of which somebody chooses."""

    label: Id
    on_map: Literal["columbus"] | None = None
    ops: Many[Op]


NEEDS: dict[str, tuple[str, ...]] = {
    "lose": ("side", "of"),
    "arrive": ("side", "draw", "where"),
    "roll": ("rows",),
    "if": ("when", "yes"),
    "choice": ("by", "choices"),
    "target": ("by", "holds", "beside", "ops"),
    "choose-areas": ("by", "n", "holds", "ops"),
    "chit-areas": ("n", "ops"),
    "expedition": ("need_units", "areas", "rows"),
    "leader": ("who", "do"),
    "fight": ("attacker",),
    "raid": ("side", "holding"),
    "royal-support": ("by",),
    "palisade": ("n",),
    "build-limit": ("n",),
    "relocate": ("units",),
    "free-move": ("side", "n"),
    "flip-full": ("side", "areas"),
    "deploy": ("draw",),
    "nit-raids": ("n",),
    "lose-or": ("first", "second"),
    "objective": ("assault", "end_vp"),
    "fill-empty": ("n",),
    "land": ("draw",),
    "flip-units": ("side", "n"),
    "each-area": ("ops",),
}
"""The keys without which an op says nothing."""


class Op(Model):
    """One instruction of a card; what its keys mean follows from `op`."""

    op: OpKind
    side: Side | None = None
    by: Side | int | None = None
    attacker: Side | None = None
    of: Annotated[Many[Kind], Field(min_length=1)] | None = None
    n: Positive | None = None
    all: bool | None = None
    mode: Literal["reduce", "remove"] | None = None
    areas: Areas | int | None = None
    place: Place | None = None
    prefer: Areas | Literal["2vp"] | None = None
    order: Literal["columbus-then-nearest"] | None = None
    max_per_area: Positive | None = None
    spread: bool | None = None
    draw: Draw | None = None
    where: Where | None = None
    single: bool | None = None
    enemy_ok: bool | None = None
    rows: Many[Row] | None = None
    when: When | None = None
    yes: Many[Op] | None = None
    no: Many[Op] | None = None
    choices: Many[Alternative] | None = None
    holds: Kind | Many[Bag] | None = None
    beside: Literal["settler", "columbus"] | None = None
    ops: Many[Op] | None = None
    until: Literal["spanish-units", "spanish-no-citadel"] | None = None
    need_units: Positive | None = None
    who: Literal["columbus", "guacanagari", "caonabo", "anacaona"] | None = None
    do: LeaderDo | None = None
    first: Side | Op | None = None
    second: Op | None = None
    holding: Bag | None = None
    landing: bool | None = None
    units: Positive | None = None
    assault: Positive | None = None
    end_vp: int | None = None

    @model_validator(mode="after")
    def complete(self) -> Op:
        for key in NEEDS.get(self.op, ()):
            if getattr(self, key) is None:
                raise wrong(key, f"{key} is missing: the op {self.op} needs it")
        if self.op == "lose" and (self.n is None or self.by is None) and not self.all:
            raise wrong("n", "n and by are missing: the op lose needs them, or all")
        if self.rows is not None and (not self.rows or self.rows[-1].upto != 6):
            raise wrong("rows", "the last row of a die table holds up to 6")
        return self


class PlayedCard(Record):
    """A card with its number and title."""

    n: Card
    title: Text


class EventCard(PlayedCard):
    """An Event card."""

    side: Side
    rrv: Positive
    overstacking: bool
    ops: Many[Op]


class Events(Model):
    """event-cards.toml."""

    event: Many[EventCard]


class FirstCard(PlayedCard):
    """A Fate card of turn 1. `grace`: the side the marker shows; `landing` and `gold`: by die."""

    grace: Side
    landing: Annotated[Many[Area], Field(min_length=6, max_length=6)]
    gold: Annotated[Many[int], Field(min_length=6, max_length=6)]
    ops: Many[Op]


class FateCard(PlayedCard):
    """A Fate card of turns 2 to 6."""

    impulses: Annotated[int, Field(ge=2, le=5)]
    navigation_difficulties: bool
    indigenous_conflict: bool
    gold: Annotated[Many[int], Field(min_length=6, max_length=6)]
    ops: Many[Op]


class WillCard(PlayedCard):
    """Columbus' Will."""

    ops: Many[Op]


class Fate(Model):
    """fate-cards.toml."""

    first: Many[FirstCard]
    fate: Many[FateCard]
    will: Annotated[Many[WillCard], Field(min_length=1, max_length=1)]


class Band(Model):
    """What a Nitayno card does up to this many VP."""

    upto: Count
    ops: Many[Op]


class NitaynoCard(PlayedCard):
    """A card of the solo game. `last`: what it does in the Nitayno's last impulse of turn 6."""

    deck: Literal["turn-2", "turns-3-6"]
    bands: Annotated[Many[Band], Field(min_length=1)]
    last: Many[Op]


class Nitayno(Model):
    """nitayno-cards.toml."""

    nitayno: Many[NitaynoCard]


@dataclass(frozen=True)
class Data:
    """The five files."""

    map: Map
    counters: Counters
    events: Events
    fate: Fate
    nitayno: Nitayno


for _model in (Row, Alternative, Op, EventCard, FirstCard, FateCard, WillCard, Band, NitaynoCard, Events, Fate, Nitayno):
    _model.model_rebuild()
