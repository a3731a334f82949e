"""The records of Francis Drake as pydantic models: what one record alone can get wrong is found here, what several must agree on in
`data_checks`."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rules.kernel.data_models import Count, Id, Many, Model, Provenance, Text, only, wrong

SeatId = Literal["red", "blue", "green", "yellow", "black"]
ComponentId = Literal[
    "crew", "guns", "trade_goods", "supplies", "gold", "silver", "jewels", "indigo", "sugar", "coffee", "tobacco", "pinnace",
    "troop_counter", "frigate_counter", "spanish_galleon", "governor", "admiral", "informer", "ship_frigate", "ship_galleon",
    "investor_tile", "treasure_chest", "ship_log", "scoring_marker", "mission_disc", "player_disc", "player_cube", "location_tile_set",
    "die",
]  # fmt: skip
LocationKind = Literal[
    "crew", "guns", "supplies", "tavern", "admiral", "trading-post", "shipyard", "governor", "pinnace", "informer", "queen", "drake",
    "golden-hind", "investor", "dockside",
]  # fmt: skip
ItemId = Literal[
    "galleon", "pinnace", "admiral", "governor", "informer", "golden_hind", "crew", "guns", "supplies", "trade_goods", "roll", "choice",
    "frigate_counters", "troop_counters",
]  # fmt: skip
TargetKind = Literal["town", "fort", "galleon", "trade-port"]
Commodity = Literal["indigo", "sugar", "coffee", "tobacco"]
Treasure = Literal["silver", "gold", "jewel"]
Office = Literal["admiral", "governor"]
Positive = Annotated[int, Field(ge=1)]
Circle = Annotated[dict[ItemId, Count], Field(min_length=1)]
Circles = Annotated[Many[Circle], Field(min_length=1)]


class Record(Model):
    """A record that says where it comes from."""

    provenance: Provenance
    source: Text


# ------------------------------------------------------------------ street.toml


class Location(Record):
    """One of the 18 locations of Plymouth Street."""

    position: Positive
    id: Id
    kind: LocationKind
    name: Text
    tile: bool
    circles_3: Circles
    circles_4: Circles
    circles_5: Circles
    in_order: bool | None = None
    per_player: bool | None = None
    once_per_game: bool | None = None
    then_leave: bool | None = None
    cost_vp: Positive | None = None
    discs: Positive | None = None
    choices: Circles | None = None
    stocked_choices: bool | None = None
    position_provenance: Provenance
    circles_3_provenance: Provenance
    circles_4_provenance: Provenance
    circles_5_provenance: Provenance
    circles_source: Text

    @model_validator(mode="after")
    def circles_and_choices(self) -> "Location":
        circles = (*self.circles_3, *self.circles_4, *self.circles_5)
        chosen = any("choice" in circle for circle in circles)
        only(self, chosen, ("choices",), "a location with a choice")
        if self.stocked_choices and not chosen:
            raise wrong("stocked_choices", "stocked_choices belongs to a location with a choice only")
        if self.once_per_game and not self.per_player:
            raise wrong("once_per_game", "once_per_game belongs to a location that every player may use")
        if self.per_player and any(list(circle) != ["choice"] for circle in circles):
            raise wrong("circles_3", "where every player may stop, each chooses from choices and takes nothing else")
        if any("choice" in circle or "roll" in circle for circle in self.choices or ()):
            raise wrong("choices", "a choice gives things, neither dice nor another choice")
        if any("roll" in circle and len(circle) > 1 for circle in circles):
            raise wrong("circles_3", "a circle with dice gives nothing else")
        if (self.discs or 1) > 1 and any(len(c) != 1 for c in (self.circles_3, self.circles_4, self.circles_5)):
            raise wrong("discs", "a location that takes several discs of a player has one place")
        return self


class TavernRow(Record):
    """What a result of the die, with its bonus, brings."""

    start: Positive = Field(alias="from")
    to: Positive
    crew: Count
    ghost_ship: bool


class Street(Model):
    street: Many[Location]
    tavern: Many[TavernRow]


# ------------------------------------------------------------------ map.toml


class Destination(Record):
    """A place on the map: a trade port, a town, a fort or a Spanish galleon."""

    id: Id
    name: Text
    kind: TargetKind
    zone: Annotated[int, Field(ge=1, le=4)]
    lat: float
    lon: float
    circles: Positive | None = None
    start: Many[Commodity] | None = None
    troops: Count | None = None
    guns: Count | None = None
    vp: Positive | None = None
    treasure: Treasure | None = None
    zone_provenance: Provenance
    kind_provenance: Provenance | None = None
    circles_provenance: Provenance | None = None
    defence_provenance: Provenance | None = None
    vp_provenance: Provenance | None = None
    treasure_provenance: Provenance | None = None

    @model_validator(mode="after")
    def keys_of_its_kind(self) -> "Destination":
        port, galleon = self.kind == "trade-port", self.kind == "galleon"
        only(self, port, ("circles", "start", "circles_provenance"), "a trade port")
        only(self, not port, ("treasure", "treasure_provenance"), "a target")
        only(
            self,
            not port and not galleon,
            ("troops", "guns", "vp", "kind_provenance", "defence_provenance", "vp_provenance"),
            "a town or fort",
        )
        return self


class GalleonCounter(Record):
    id: Text
    guns: Count
    vp: Positive


class TroopCounter(Record):
    troops: Count


class FrigateCounter(Record):
    guns: Count


class Refill(Record):
    commodities: Many[Commodity]
    ports: Many[Id]
    per_port: Positive


class Map(Model):
    destination: Many[Destination]
    galleon_counter: Many[GalleonCounter]
    troop_counter: Many[TroopCounter]
    frigate_counter: Many[FrigateCounter]
    refill: Refill


# ------------------------------------------------------------------ charts.toml


class Frame(Record):
    """The game as a whole."""

    id: Literal["francis-drake"]
    players: Many[Annotated[int, Field(ge=3, le=5)]]
    voyages: Positive
    start_score: Count
    last_player_gun_voyage_1: Count
    max_range: Annotated[int, Field(ge=1, le=4)]
    mission_discs: Many[Text]
    successes_per_target: Positive


class Seat(Record):
    id: SeatId


class Component(Record):
    id: ComponentId
    count: Positive
    note: Text | None = None


class ConquestRow(Record):
    kinds: Annotated[int, Field(ge=1, le=3)]
    vp: Count


class CommodityRow(Record):
    different: Annotated[int, Field(ge=1, le=4)]
    vp: Count


class TreasureValue(Record):
    id: Treasure
    vp: Count


class HeroBonus(Record):
    early_return: Positive
    vp: Positive


class Unclaimed(Record):
    holder: Office
    treasure: Treasure
    vp_each: Positive


class Charts(Model):
    game: Frame
    seat: Many[Seat]
    component: Many[Component]
    conquest_chart: Many[ConquestRow]
    commodity_chart: Many[CommodityRow]
    treasure_value: Many[TreasureValue]
    hero_bonus: Many[HeroBonus]
    unclaimed: Many[Unclaimed]


@dataclass(frozen=True)
class Data:
    """All that is printed on the components, one attribute a file."""

    street: Street
    map: Map
    charts: Charts
