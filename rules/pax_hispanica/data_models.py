"""The records of Pax Hispanica as pydantic models: one class per table of the TOML files, attributes named as the keys.

An unknown key, a missing key, a wrong type or an unknown word is an error; nothing is converted. Lists come out as tuples,
models are frozen. What one record alone can get wrong is found here, what several must agree on in `data_checks`.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import Field, Strict, StringConstraints, model_validator

from rules.kernel.data_models import Count, Id, Many, Model, Provenance, Text, only, wrong

Color = Literal["purple", "red", "blue", "orange", "green"]
Direction = Literal["up", "right", "down", "left"]
Deck = Literal["colony", "mission", "royalty", "ship"]
Phase = Literal["goods", "auction", "play", "sail"]
Stripe = Literal["pax", "war"]
SiteKind = Literal["spanish", "squatter"]
SpaceKind = Literal["callow", "wedding", "track", "extremist"]
ProfessionId = Literal["colonist", "missionary", "buccaneer", "royalist"]
VictoryId = Literal["tea_party", "abolition", "el_patron", "sun_king"]
VictoryTest = Literal["none", "no_slaves_on_map", "tax_rebels_gt_mercantilism", "war_coffers_full"]
RealmId = Literal["TL", "TR", "BL", "BR"]
RealmKind = Literal["mutiny", "midlife_crisis"]
Legality = Literal["PLUNDER", "SMUGGLER", "CONQUISTADOR", "PRIVATEER"]
Qualification = Literal["most_righteous", "most_loyal", "least_righteous", "least_loyal"]
Peerage = Literal["reach", "sway"]
Treasure = Literal["chest", "relic"]
ActionId = Literal[
    "disk", "bible", "ship", "reach_peerage", "sway_peerage", "tax", "tax_revolt", "slave_revolt", "slave_trade", "literacy",
    "apostasy", "dove", "armada", "casa", "black_market", "letter_of_marque", "voodoo", "sword_fight", "peninsular_marriage",
]  # fmt: skip
HookId = Literal[
    "bid_bonus", "buried_claim", "extra_draw", "action_limit", "hand_limit", "nudge_waiver", "realm_immunity", "battle_strength",
    "seamanship_shift", "goods_income", "unload_bonus", "citizen_shield", "mercantilism_step", "maroon_king",
]  # fmt: skip
ParamName = Literal[
    "deck", "amount", "fee", "realm", "role", "target", "steps", "source", "treasure", "legality", "cost",
    "indigenous_strength", "no_enslave", "no_kidnap",
]  # fmt: skip

Pair = Annotated[tuple[int, int], Strict(False)]
Section = Annotated[str, StringConstraints(pattern=r"^[A-Z]\d{0,2}[a-z]?$")]
Strength = Annotated[int, Field(ge=1, le=25)]


class Record(Model):
    provenance: Provenance
    section: Section | None = None


# ------------------------------------------------------------------ map.toml


class SeaZone(Record):
    id: Id
    name: Text
    lon: float
    lat: float
    exits_to_europe: bool
    exit_provenance: Provenance | None = None

    @model_validator(mode="after")
    def provenance_of_the_exit(self) -> "SeaZone":
        only(self, self.exits_to_europe, ("exit_provenance",), "a sea zone that leads to EUROPE")
        return self


class Edge(Record):
    """Two neighbouring sea zones; `two_way = false` is a current, sailed from `start` to `to` only."""

    start: str = Field(alias="from")
    to: str
    two_way: bool
    name: Text | None = None


class RebelSite(Model):
    name: Text
    lon: float
    lat: float


class LandZone(Record):
    id: Id
    name: Text
    archipelago: bool
    goods: Many[str]
    goods_provenance: Many[Provenance]
    coasts: Many[str]
    rebel_site: RebelSite
    rebel_site_provenance: Provenance
    label_lon: float
    label_lat: float


class Wilderness(Record):
    id: Id
    name: Text
    coasts: Many[str]
    label_lon: float
    label_lat: float


class ColonySite(Record):
    id: Id
    name: Text
    kind: SiteKind
    land_zone: str
    land_provenance: Provenance
    sea_zones: Many[str]
    sea_provenance: Provenance
    lon: float
    lat: float
    founder: Color


class TribalSite(Record):
    """`area` is a land zone or a wilderness."""

    id: Id
    name: Text
    area: str
    land_provenance: Provenance
    sea_zones: Many[str]
    sea_provenance: Provenance
    lon: float
    lat: float


class TreasureIsland(Record):
    id: Id
    name: Text
    sea_zone: str
    lon: float
    lat: float


class Map(Model):
    sea_zone: Many[SeaZone]
    edge: Many[Edge]
    land_zone: Many[LandZone]
    wilderness: Many[Wilderness]
    colony_site: Many[ColonySite]
    tribal_site: Many[TribalSite]
    treasure_island: Many[TreasureIsland]


# ------------------------------------------------------------------ calendar.toml


class CalendarFrame(Record):
    first_year: int
    last_year: int
    cycle: Many[Phase]
    long_game_dove: int
    short_game_dove: int
    comet_start: int
    comet_start_note: Text
    war_years: Many[Pair]
    pax_years: Many[Pair]
    pax_forever_from: int


class Good(Record):
    id: Id
    name: Text


class Year(Record):
    year: int
    phase: Phase
    stripe: Stripe
    goods: Many[str] | None = None
    goods_provenance: Provenance | None = None
    omen: str | None = None
    dove: Literal["prague", "westphalia"] | None = None

    @model_validator(mode="after")
    def goods_in_goods_years(self) -> "Year":
        only(self, self.phase == "goods", ("goods", "goods_provenance"), "a goods year")
        return self


class SetStripe(Model):
    kind: Literal["set_stripe"]
    value: Stripe
    skip_in_variant: Literal["pax_forever"] | None = None


class ActionLimitOverride(Model):
    kind: Literal["action_limit_override"]
    who: Literal["professional"]
    limit: Literal["mercantilism"]
    duration: Literal["year"]


class Hurricane(Model):
    kind: Literal["hurricane"]
    multiplayer: Literal["any_haven_interdicts"]
    solitaire: Literal["no_sailing_reconnaissance_allowed"]
    duration: Literal["year"]


class NoMarketSales(Model):
    kind: Literal["no_market_sales"]
    except_action: ActionId
    duration: Literal["rest_of_game"]


class WarCoffersLoss(Model):
    kind: Literal["war_coffers_loss"]
    chests: Count
    to: Literal["pool"]


class Alcabala(Model):
    kind: Literal["alcabala"]
    price: Count
    pay_to: Literal["pool"]
    ask: Literal["citizen_owners_in_player_order"]
    absent_owner: Literal["does_not_pay"]


class DisableAction(Model):
    kind: Literal["disable_action"]
    action: ActionId
    also_automatic_spain: bool
    duration: Literal["rest_of_game"]


OmenEffect = Annotated[
    SetStripe | ActionLimitOverride | Hurricane | NoMarketSales | WarCoffersLoss | Alcabala | DisableAction, Field(discriminator="kind")
]


class Omen(Record):
    id: Id
    year: int
    title: Text
    text: Text
    effect: OmenEffect


class Calendar(Model):
    calendar: CalendarFrame
    good: Many[Good]
    year: Many[Year]
    omen: Many[Omen]


# ------------------------------------------------------------------ philosophy.toml


class Board(Record):
    x_axis: Text
    y_axis: Text
    directions: dict[Direction, Pair]
    arm_length: Count
    mercantilism_start: Count
    mercantilism_min: Count
    mercantilism_max: Count
    war_coffers_size: Count

    @model_validator(mode="after")
    def four_directions(self) -> "Board":
        for direction in ("up", "right", "down", "left"):
            if direction not in self.directions:
                raise wrong("directions", f"directions: {direction} is missing")
        return self


class Space(Record):
    id: Id
    kind: SpaceKind
    x: int
    y: int
    start_color: Color | None = None
    profession: ProfessionId | None = None
    rung: int | None = None
    lowest_rung: bool | None = None
    extremist: VictoryId | None = None
    title: Text | None = None

    @model_validator(mode="after")
    def keys_of_the_kind(self) -> "Space":
        only(self, self.kind == "callow", ("start_color",), "a callow space")
        only(self, self.kind != "callow", ("profession", "rung", "lowest_rung"), "a space of a profession")
        only(self, self.kind == "extremist", ("extremist", "title"), "an extremist space")
        return self


class Profession(Record):
    id: ProfessionId
    direction: Direction
    deck: Deck
    extremist: VictoryId


class Victory(Record):
    id: VictoryId
    title: Text
    profession: ProfessionId
    space: str
    relic_counts_as_peerage: bool
    min_peerages: Count
    min_peerages_4plus_players: Count | None = None
    test: VictoryTest
    chests: Count | None = None

    @model_validator(mode="after")
    def chests_of_the_coffers(self) -> "Victory":
        only(self, self.test == "war_coffers_full", ("chests",), "the test war_coffers_full")
        return self


class Realm(Record):
    id: RealmId
    kind: RealmKind
    cells: Many[Pair]


class Philosophy(Model):
    board: Board
    space: Many[Space]
    profession: Many[Profession]
    victory: Many[Victory]
    realm: Many[Realm]


# ------------------------------------------------------------------ playmats.toml


class NationalAbility(Model):
    id: Annotated[str, StringConstraints(pattern=r"^[a-z][a-z_]*$")]
    title: Text
    text: Text
    hook: Literal["privateer_attacks_in_pax", "bible_strength", "pirating_haven_draw", "bribe_any_legality"] | None = None
    amount: Strength | None = None
    treasure: Treasure | None = None
    bribe: Strength | None = None

    @model_validator(mode="after")
    def keys_of_the_hook(self) -> "NationalAbility":
        only(self, self.hook in ("bible_strength", "pirating_haven_draw"), ("amount",), "the hook bible_strength or pirating_haven_draw")
        only(self, self.hook == "bribe_any_legality", ("treasure", "bribe"), "the hook bribe_any_legality")
        return self


class Playmat(Record):
    id: Color
    color: Color
    nation: Text
    adjective: Text
    person: Text
    people: Text
    leader: Text
    leader_born: int
    leader_provenance: Provenance
    start_disks_in_sway_column: Count
    start_disks_on_map: Count
    start_bibles_in_reach_column: Count
    meeples: Count
    galleons: Count
    figures: Count
    sway_by_disks_left: Many[Count]
    reach_by_bibles_left: Many[Count]
    ability: NationalAbility
    ability_provenance: Provenance
    ability_section: Section | None = None
    solitaire_side: Literal["ganga_zumba", "sun_king"] | None = None


class Ladder(Record):
    text: Text
    by_tokens_gone: Many[Count]
    spain_sway_by_disks_left: Many[Count]


class Supply(Record):
    white_meeples: Count
    forts: Count
    cathedrals: Count
    rebels: Count
    relics: Count
    chests: Count
    silver_dollars: Count
    gold_doubloons: Count
    doubloon_value: Count
    black_galleons: Count
    dice: Count
    haven_cards: Count
    battle_cards: Count
    start_havens: Count
    start_dollars_per_player: Literal["number of players"]


class Playmats(Model):
    playmat: Many[Playmat]
    ladder: Ladder
    supply: Supply


# ------------------------------------------------------------------ market-cards.toml


class Action(Record):
    id: ActionId
    name: Text
    anchor: bool
    haven_only: bool


class Hook(Record):
    id: HookId
    params: Many[ParamName]
    text: Text


class Params(Model):
    """The parameters of an ability: those its hook names are given, the others keep a value that does nothing."""

    deck: Deck | None = None
    amount: Strength = 0
    fee: Strength = 0
    realm: RealmKind | None = None
    role: Literal["attack", "defence"] | None = None
    target: Literal["any", "colony", "spanish_colony"] | None = None
    steps: Strength = 0
    source: Literal["own_colony_chest", "flat"] | None = None
    treasure: Treasure | None = None
    legality: Legality | None = None
    cost: Strength = 0
    indigenous_strength: Strength = 0
    no_enslave: bool = False
    no_kidnap: bool = False


class Ability(Model):
    id: Annotated[str, StringConstraints(pattern=r"^[a-z][a-z_]*$")]
    text: Text
    hook: HookId
    params: Params


class Card(Record):
    id: Annotated[str, StringConstraints(pattern=r"^PH[CMRS]\d{3}$")]
    deck: Deck
    name: Text
    year: int
    nudge: Direction
    actions: Many[ActionId]
    note: Text
    known: Many[str] = ()
    rulebook_id: Text | None = None
    # Royalty
    title: Text | None = None
    peerage: Peerage | None = None
    qualification: Qualification | None = None
    ability: Ability | None = None
    # Ship
    captain: Text | None = None
    legality: Legality | None = None
    seamanship: Annotated[str, StringConstraints(pattern=r"^[A-Z]$")] | None = None

    OF_ROYALTY: ClassVar = ("title", "peerage", "qualification", "ability")
    OF_SHIPS: ClassVar = ("captain", "legality", "seamanship")

    @model_validator(mode="after")
    def keys_of_the_deck(self) -> "Card":
        only(self, self.deck == "royalty", self.OF_ROYALTY, "a royalty card")
        only(self, self.deck == "ship", self.OF_SHIPS, "a ship card")
        return self


class Market(Model):
    action: Many[Action]
    hook: Many[Hook]
    card: Many[Card]


# ------------------------------------------------------------------ haven-cards.toml


class Haven(Record):
    id: Annotated[str, StringConstraints(pattern=r"^PHH\d{2}$")]
    sea_zone: str
    actions: Many[ActionId]
    requires: Literal["callow"]
    known: Many[str] = ()


class Havens(Model):
    haven: Many[Haven]


@dataclass(frozen=True, slots=True)
class Data:
    """All that is printed on the components, one attribute a file."""

    map: Map
    calendar: Calendar
    philosophy: Philosophy
    playmats: Playmats
    market: Market
    havens: Havens
