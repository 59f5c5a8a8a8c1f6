// Made by tools/page_types.py from the server's types. Do not edit.

export interface Activated {
  event: "activated";
  seat: number;
  place: number;
}

/** Choose a tile for a power, a thief or a piece. */
export interface Aim {
  move: "aim";
  tile: string;
}

/** What is decided next, in whose activation or bid, and how far it has come. */
export interface Asked {
  event: "asked";
  phase: "aiming" | "bidding" | "building" | "claiming" | "drawing_card" | "drawing_djinns" | "drawing_meeples" | "ending" | "filling_djinns" | "filling_resources" | "filling_thief" | "giving" | "keeping" | "killing" | "killing_again" | "laying_djinns" | "laying_markers" | "laying_meeples" | "laying_resources" | "laying_thief" | "laying_tiles" | "over" | "placing" | "planting" | "second_card" | "sowing" | "starting" | "stealing" | "tile_action";
  seat: number;
  step: Step;
}

/** Take a spot of the turn order track; Kumarbi's fakirs make it cheaper. */
export interface Bid {
  move: "bid";
  spot: number;
  fakirs: number;
}

/** A free spot of the turn order track. */
export interface BidWorth {
  ahead: number;
  place: number;
  worth: number;
  net: number;
}

/** Let the builders build, with so many fakirs. */
export interface Build {
  move: "build";
  fakirs: number;
}

export interface Built {
  event: "built";
  seat: number;
  gold: number;
  fakirs: number;
  blue: number;
}

export interface CamelPlaced {
  event: "camel_placed";
  seat: number;
  tile: string;
}

export interface CardBought {
  event: "card_bought";
  seat: number;
  resource: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat" | "fakir";
  place: number;
  price: number;
}

export interface CardDrawn {
  event: "card_drawn";
  seat: number;
  resource: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat" | "fakir" | null;
  open: boolean;
}

/** What a choice changes at once, before anything else happens. */
export interface ChoiceWorth {
  points: number;
  takes: string | null;
  costs: Record<string, number>;
}

/** Of the djinns that Ouafat's victims gave up, take this one. */
export interface ClaimDjinn {
  move: "claim_djinn";
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

/** Of the cards that Houssain's victims gave up, take this one. */
export interface ClaimGood {
  move: "claim_good";
  good: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat";
}

/** Of what Shaum's victims gave up, take a palace. */
export interface ClaimPalace {
  move: "claim_palace";
}

/** Of what Shaum's victims gave up, take a palm. */
export interface ClaimPalm {
  move: "claim_palm";
}

/** What a viewer knows of a seat, by what it sees and has counted. */
export interface Counted {
  gold: number | null;
  cards: Record<string, number>;
  unknown: number;
}

export interface DjinnBought {
  event: "djinn_bought";
  seat: number;
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
  payment: "elder" | "fakir";
}

export interface DjinnClaimed {
  event: "djinn_claimed";
  seat: number;
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

export interface DjinnDiscarded {
  event: "djinn_discarded";
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

export interface DjinnDrawn {
  event: "djinn_drawn";
  seat: number;
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

export interface DjinnGiven {
  event: "djinn_given";
  seat: number;
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

export interface DjinnKept {
  event: "djinn_kept";
  seat: number;
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

/** A djinn that watches brings its owner gold. */
export interface DjinnPaid {
  event: "djinn_paid";
  seat: number;
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
  gold: number;
}

export interface DjinnShown {
  event: "djinn_shown";
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

/** Chance: the top card of the djinns. */
export interface DrawDjinn {
  move: "draw_djinn";
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

/** Chance: whose marker bids next in the first round. */
export interface DrawMarker {
  move: "draw_marker";
  seat: number;
}

/** Chance: meeples out of the bag, by their letters. */
export interface DrawMeeples {
  move: "draw_meeples";
  meeples: string;
}

/** Chance: the top card of the resources. */
export interface DrawResource {
  move: "draw_resource";
  resource: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat" | "fakir";
}

/** Chance: the next thief. */
export interface DrawThief {
  move: "draw_thief";
  thief: "houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad";
}

/** Chance: the next tile of the sultanate. */
export interface DrawTile {
  move: "draw_tile";
  design: "large_market" | "oasis" | "sacred_10" | "sacred_12" | "sacred_15" | "sacred_6" | "small_market" | "village";
}

/** Step onto a tile and drop a meeple there. */
export interface Drop {
  move: "drop";
  tile: string;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
}

export interface Dropped {
  event: "dropped";
  seat: number;
  tile: string;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
}

export interface EldersKept {
  event: "elders_kept";
  seat: number;
  count: number;
}

export interface FakirsSpent {
  event: "fakirs_spent";
  seat: number;
  count: number;
}

export interface FiveTribesLens {
  seat: number;
  following: number;
  moves: Record<string, Record<string, Record<string, MoveWorth>>>;
  plans: MoveEnd[];
  places: PlaceWorth[];
  bids: Record<string, BidWorth>;
  choices: Record<string, ChoiceWorth>;
  row: number[];
  scores: ScoreSheet[];
  counted: Counted[];
}

/** Each option is explained, in three languages, by the text of its name. */
export interface FiveTribesOptions {
  thieves?: boolean;
  djinn_limit?: "activation" | "round";
  thief_wait?: "activation" | "round";
  loop_match?: boolean;
  viziers?: "each" | "most";
  open_hands?: boolean;
  empty_round?: boolean;
}

/** What a seat sees of a game of Five Tribes, or an onlooker. */
export interface FiveTribesView {
  viewer: number | null;
  options: FiveTribesOptions;
  phase: "aiming" | "bidding" | "building" | "claiming" | "drawing_card" | "drawing_djinns" | "drawing_meeples" | "ending" | "filling_djinns" | "filling_resources" | "filling_thief" | "giving" | "keeping" | "killing" | "killing_again" | "laying_djinns" | "laying_markers" | "laying_meeples" | "laying_resources" | "laying_thief" | "laying_tiles" | "over" | "placing" | "planting" | "second_card" | "sowing" | "starting" | "stealing" | "tile_action";
  turn: number;
  round: number;
  turns: number;
  last_round: boolean;
  laid: number;
  tiles: Tile[];
  designs_left: Record<string, number>;
  bag: Record<string, number>;
  row: ("fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat" | "fakir")[];
  pile: number;
  discard: Record<string, number>;
  djinn_row: ("al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug")[];
  djinn_pile: ("al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug")[];
  djinn_discard: ("al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug")[];
  thief: "houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad" | null;
  thief_pile: ("houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad")[];
  palms_left: number;
  palaces_left: number;
  markers_left: number[];
  bid_order: number[];
  bids: number;
  spots: (number | null)[];
  returned: number[];
  seats: Seat[];
  step: Step;
  winners: number[];
}

export interface GameEnded {
  event: "game_ended";
  winners: number[];
}

/** Ouafat's victim gives up a djinn. */
export interface GiveDjinn {
  move: "give_djinn";
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

/** Houssain's victim gives up a card. */
export interface GiveGood {
  move: "give_good";
  good: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat";
}

/** Shaum's victim gives up a palace. */
export interface GivePalace {
  move: "give_palace";
  tile: string;
}

/** Shaum's victim gives up a palm. */
export interface GivePalm {
  move: "give_palm";
  tile: string;
}

/** Do without, or have nothing more to do. */
export interface GoOn {
  move: "go_on";
}

export interface GoodClaimed {
  event: "good_claimed";
  seat: number;
  good: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat";
}

export interface GoodDiscarded {
  event: "good_discarded";
  good: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat";
}

export interface GoodGiven {
  event: "good_given";
  seat: number;
  good: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat";
}

export interface GoodOffered {
  event: "good_offered";
  seat: number;
  good: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat";
}

export interface GoodWithdrawn {
  event: "good_withdrawn";
  seat: number;
  good: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat";
}

export interface HeldKilled {
  event: "held_killed";
  seat: number;
  owner: number;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
}

/** Of those that Sibittis has drawn. */
export interface KeepDjinn {
  move: "keep_djinn";
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
}

export interface KeptByKandicha {
  event: "kept_by_kandicha";
  seat: number;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
}

/** Let the assassins kill on the board. */
export interface Kill {
  move: "kill";
  tile: string;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
}

/** Let the assassins kill before an opponent. */
export interface KillHeld {
  move: "kill_held";
  seat: number;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
}

export interface Killed {
  event: "killed";
  seat: number;
  tile: string;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
}

export interface LastCamel {
  event: "last_camel";
  seat: number;
}

export interface MarkerLaid {
  event: "marker_laid";
  seat: number;
}

export interface MeeplesAdded {
  event: "meeples_added";
  tile: string;
  meeples: string;
}

export interface MeeplesLaid {
  event: "meeples_laid";
  tile: string;
  meeples: string;
}

/** Where to look in `moves`. */
export interface MoveEnd {
  start: string;
  end: string;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
}

/** A move to one end with one tribe, by the best trail that was found. All but the estimate is what the rules give at once. */
export interface MoveWorth {
  taken: number;
  control: boolean;
  points: number;
  gains: Record<string, number>;
  tens: number;
  over: number[];
  gives: Record<string, number>;
  around: number;
  cards: ("fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat" | "fakir")[];
  victim: Victim | null;
  estimate: WorthEstimate | null;
  trail: TrailStep[];
}

export interface NoMoveLeft {
  event: "no_move_left";
  seat: number;
}

/** The round that is over has left no move on the board: the game ends with it. */
export interface NobodyCanMove {
  event: "nobody_can_move";
}

export interface NobodyKilled {
  event: "nobody_killed";
  seat: number;
}

export interface NothingGiven {
  event: "nothing_given";
  seat: number;
}

/** Add a card to the suit that is to be sold. */
export interface OfferGood {
  move: "offer_good";
  good: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat";
}

/** At the end everybody shows what was hidden. */
export interface Opened {
  event: "opened";
  seat: number;
  gold: number;
  hand: Record<string, number>;
}

export interface PalacePlaced {
  event: "palace_placed";
  seat: number;
  tile: string;
}

export interface PalmPlaced {
  event: "palm_placed";
  seat: number;
  tile: string;
}

/** Take up all meeples of a tile. */
export interface PickUp {
  move: "pick_up";
  tile: string;
}

export interface PickedUp {
  event: "picked_up";
  seat: number;
  tile: string;
}

export interface PieceClaimed {
  event: "piece_claimed";
  seat: number;
  tile: string;
  piece: "palace" | "palm";
}

export interface PieceGiven {
  event: "piece_given";
  seat: number;
  tile: string;
  piece: "palace" | "palm";
}

export interface PiecesReturned {
  event: "pieces_returned";
  palms: number;
  palaces: number;
}

/** Put the palace or palm where it belongs. */
export interface PlaceHere {
  move: "place_here";
}

/** The move that is left for this place in the order, if everybody before takes the best there is. */
export interface PlaceWorth {
  move: MoveEnd;
  earns: MoveWorth;
}

export interface PowerPaid {
  event: "power_paid";
  seat: number;
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
  payment: "elder" | "fakir";
}

export interface Protected {
  event: "protected";
  seat: number;
}

export interface Reshuffled {
  event: "reshuffled";
  pile: "djinns" | "resources";
}

export interface ResourceShown {
  event: "resource_shown";
  resource: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat" | "fakir";
}

export interface RoundEnded {
  event: "round_ended";
  round: number;
}

export interface RoundStarted {
  event: "round_started";
  round: number;
}

/** A merchant's card, the first of the row. */
export interface RowTaken {
  event: "row_taken";
  seat: number;
  resource: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat" | "fakir";
}

/** What a seat would score now, kind by kind. */
export interface ScoreSheet {
  gold: number | null;
  viziers: number;
  elders: number;
  djinns: number;
  thieves: number;
  palms: number;
  palaces: number;
  tiles: number;
  goods: number | null;
  goods_least: number;
  goods_most: number;
  known: number;
  total: number | null;
}

export interface Scored {
  event: "scored";
  seat: number;
  category: "djinns" | "elders" | "gold" | "goods" | "palaces" | "palms" | "thieves" | "tiles" | "viziers";
  points: number;
}

/** What lies before a seat. */
export interface Seat {
  gold: number | null;
  hand: Record<string, number> | null;
  cards: number;
  elders: number;
  viziers: number;
  camels: number;
  djinns: ("al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug")[];
  used: ("al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug")[];
  thieves: ("houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad")[];
  fresh: ("houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad")[];
}

/** Sell the suit. */
export interface Sell {
  move: "sell";
}

/** Kill nobody, since fakirs would be needed for it. */
export interface Spare {
  move: "spare";
}

export interface SpotTaken {
  event: "spot_taken";
  seat: number;
  spot: number;
  place: number;
  price: number;
  fakirs: number;
}

export interface StealingEnded {
  event: "stealing_ended";
  seat: number;
  thief: "houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad";
}

/** Only what matters now is there; everything else is at its default. */
export interface Step {
  start: string | null;
  at: string | null;
  left: string | null;
  in_hand: Record<string, number>;
  stood: string[][];
  end: string | null;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier" | null;
  taken: number;
  doubled: boolean;
  double_kill: boolean;
  kill_tile: string | null;
  kill_seat: number | null;
  first_victim: "assassin" | "builder" | "elder" | "merchant" | "vizier" | null;
  window: "aiming" | "bidding" | "building" | "claiming" | "drawing_card" | "drawing_djinns" | "drawing_meeples" | "ending" | "filling_djinns" | "filling_resources" | "filling_thief" | "giving" | "keeping" | "killing" | "killing_again" | "laying_djinns" | "laying_markers" | "laying_meeples" | "laying_resources" | "laying_thief" | "laying_tiles" | "over" | "placing" | "planting" | "second_card" | "sowing" | "starting" | "stealing" | "tile_action" | null;
  power: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug" | null;
  place: string | null;
  piece: "palace" | "palm" | null;
  due: number;
  offered: ("fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat")[];
  drawn: ("al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug")[];
  thief: "houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad" | null;
  victim: number | null;
  gives_left: number;
  claims_left: number;
  goods: Record<string, number>;
  djinns: ("al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug")[];
  tiles: string[];
  palms: number;
  palaces: number;
}

export interface SuitSold {
  event: "suit_sold";
  seat: number;
  goods: ("fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat")[];
  gold: number;
}

/** Buy the card at this place of the row. */
export interface TakeCard {
  move: "take_card";
  place: number;
}

/** Buy the djinn at this place of the row. */
export interface TakeDjinn {
  move: "take_djinn";
  place: number;
  payment: "elder" | "fakir";
}

/** Buy the open thief. */
export interface TakeThief {
  move: "take_thief";
  payment: "elder" | "fakir";
}

export interface ThiefBought {
  event: "thief_bought";
  seat: number;
  thief: "houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad";
  payment: "elder" | "fakir";
}

export interface ThiefShown {
  event: "thief_shown";
  thief: "houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad";
}

export interface ThiefUsed {
  event: "thief_used";
  seat: number;
  thief: "houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad";
}

/** A tile of the sultanate, with all that stands on it. */
export interface Tile {
  tile: string;
  design: "large_market" | "oasis" | "sacred_10" | "sacred_12" | "sacred_15" | "sacred_6" | "small_market" | "village";
  meeples: Record<string, number>;
  owner: number | null;
  palms: number;
  palaces: number;
}

export interface TileGiven {
  event: "tile_given";
  seat: number;
  tile: string;
}

export interface TileLaid {
  event: "tile_laid";
  tile: string;
  design: "large_market" | "oasis" | "sacred_10" | "sacred_12" | "sacred_15" | "sacred_6" | "small_market" | "village";
}

export interface TrailStep {
  tile: string;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
}

export interface TribeTaken {
  event: "tribe_taken";
  seat: number;
  tile: string;
  tribe: "assassin" | "builder" | "elder" | "merchant" | "vizier";
  count: number;
}

/** Pay for a djinn's power: its price, or the last elder of it, with an elder or a fakir. */
export interface UsePower {
  move: "use_power";
  djinn: "al_amin" | "anun_nak" | "baal" | "boaz" | "bouraq" | "echidna" | "enki" | "hagis" | "haurvatat" | "ibus" | "jafaar" | "kandicha" | "kumarbi" | "lamia" | "leta" | "marid" | "monkir" | "morgiane" | "nekir" | "shamhat" | "sibittis" | "sloar" | "utug";
  payment: "elder" | "fakir";
}

/** Play a thief. */
export interface UseThief {
  move: "use_thief";
  thief: "houssain" | "kohdian" | "madjaar" | "ouafat" | "shaum" | "ziad";
}

/** §3.5 The lone meeple within reach whose tile counts most. */
export interface Victim {
  tile: string;
  points: number;
}

export interface VizierClaimed {
  event: "vizier_claimed";
  seat: number;
  others: number;
}

export interface VizierGiven {
  event: "vizier_given";
  seat: number;
}

export interface ViziersKept {
  event: "viziers_kept";
  seat: number;
  count: number;
}

/** Take a card back that was to be sold. */
export interface WithdrawGood {
  move: "withdraw_good";
  good: "fish" | "gold" | "ivory" | "jewels" | "papyrus" | "pottery" | "silk" | "spice" | "wheat";
}

/** What the planner thinks a move is worth, in points at the end of the game. */
export interface WorthEstimate {
  tribe: number;
  land: number;
  tile: number;
  worth: number;
  leaves: number;
}

export type GameView = FiveTribesView;

export type GameMove = Bid | PickUp | Drop | Build | Kill | KillHeld | Spare | UsePower | Aim | UseThief | TakeCard | TakeDjinn | TakeThief | PlaceHere | GoOn | OfferGood | Sell | WithdrawGood | GiveGood | ClaimGood | GiveDjinn | ClaimDjinn | KeepDjinn | GivePalm | GivePalace | ClaimPalm | ClaimPalace | DrawTile | DrawMeeples | DrawResource | DrawDjinn | DrawThief | DrawMarker;

export type GameEvent = TileLaid | MeeplesLaid | ResourceShown | DjinnShown | ThiefShown | MarkerLaid | RoundStarted | SpotTaken | Activated | PickedUp | Dropped | TribeTaken | CamelPlaced | LastCamel | NoMoveLeft | ViziersKept | EldersKept | RowTaken | Built | Killed | HeldKilled | NobodyKilled | KeptByKandicha | PalacePlaced | PalmPlaced | CardBought | DjinnBought | ThiefBought | GoodOffered | GoodWithdrawn | SuitSold | FakirsSpent | PowerPaid | DjinnPaid | CardDrawn | MeeplesAdded | DjinnDrawn | DjinnKept | ThiefUsed | Protected | NothingGiven | GoodGiven | GoodClaimed | VizierGiven | VizierClaimed | DjinnGiven | DjinnClaimed | TileGiven | PieceGiven | PieceClaimed | GoodDiscarded | DjinnDiscarded | PiecesReturned | StealingEnded | RoundEnded | NobodyCanMove | Reshuffled | Opened | Scored | GameEnded | Asked;

export type GameOptions = FiveTribesOptions;

export type GameLens = FiveTribesLens;

export const ACT = 485 as const;

export const AIM = 432 as const;

export const AIMING = 16 as const;

export const ALL_MEEPLES = 90 as const;

export const ALL_RESOURCES = 54 as const;

export const AL_AMIN = 0 as const;

export const AL_AMIN_FAKIRS = 2 as const;

export const ANUN_NAK = 1 as const;

export const ASSASSIN = 4 as const;

export const AT_ANY_STEP = 38528 as const;

export const BAAL = 2 as const;

export const BASE_DJINNS = 22 as const;

export const BID = 0 as const;

export const BIDDING = 6 as const;

export const BIDS = 28 as const;

export const BID_FIRST = [0, 1, 3, 6, 10, 15, 21] as const;

export const BLUE_DESIGNS = 5 as const;

export const BOAZ = 3 as const;

export const BOURAQ = 4 as const;

export const BUILD = 208 as const;

export const BUILDER = 3 as const;

export const BUILDING = 9 as const;

export const CAMELS_FOR_MORE = 8 as const;

export const CAMELS_FOR_TWO = 11 as const;

export const CATEGORIES = ["gold", "viziers", "elders", "djinns", "thieves", "palms", "palaces", "tiles", "goods"] as const;

export const CLAIMING = 22 as const;

export const CLAIM_DJINN = 547 as const;

export const CLAIM_FIRST = [515, -1, 547, 432, 653, -1] as const;

export const CLAIM_GOOD = 515 as const;

export const CLAIM_PALACE = 654 as const;

export const CLAIM_PALM = 653 as const;

export const COLUMNS = 6 as const;

export const DESIGNS = ["village", "sacred_6", "sacred_10", "sacred_12", "sacred_15", "oasis", "small_market", "large_market"] as const;

export const DESIGN_COUNTS = [5, 4, 1, 1, 1, 6, 8, 4] as const;

export const DESIGN_POINTS = [5, 6, 10, 12, 15, 8, 6, 4] as const;

export const DJINNS = ["al_amin", "anun_nak", "baal", "boaz", "bouraq", "echidna", "enki", "hagis", "haurvatat", "ibus", "jafaar", "kandicha", "kumarbi", "lamia", "leta", "marid", "monkir", "nekir", "shamhat", "sibittis", "sloar", "utug", "morgiane"] as const;

export const DJINN_CARDS = [[0, 5, 0, 0], [1, 8, 1, 38528], [2, 6, 0, 0], [3, 6, 0, 0], [4, 6, 1, 38528], [5, 4, 2, 512], [6, 8, 1, 38528], [7, 10, 1, 16777216], [8, 8, 0, 0], [9, 8, 1, 1024], [10, 6, 0, 0], [11, 6, 0, 0], [12, 6, 0, 0], [13, 10, 1, 16777216], [14, 4, 2, 38528], [15, 6, 0, 0], [16, 6, 0, 0], [17, 6, 0, 0], [18, 6, 0, 0], [19, 4, 2, 38528], [20, 8, 3, 38528], [21, 4, 2, 38528], [22, 6, 0, 0]] as const;

export const DJINN_COSTS = [0, 1, 0, 0, 1, 2, 1, 1, 0, 1, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2, 3, 2, 0] as const;

export const DJINN_POINTS = [5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4, 6] as const;

export const DJINN_ROW = 3 as const;

export const DJINN_TIMES = [0, 38528, 0, 0, 38528, 512, 38528, 16777216, 0, 1024, 0, 0, 0, 16777216, 38528, 0, 0, 0, 0, 38528, 38528, 38528, 0] as const;

export const DRAWING_CARD = 18 as const;

export const DRAWING_DJINNS = 19 as const;

export const DRAWING_MEEPLES = 17 as const;

export const DRAWS_OF_ONE = 5 as const;

export const DRAWS_OF_TWO = 15 as const;

export const DRAW_DJINN = 728 as const;

export const DRAW_MARKER = 757 as const;

export const DRAW_MEEPLES = 663 as const;

export const DRAW_RESOURCE = 718 as const;

export const DRAW_SETS = [1, 64, 4096, 262144, 16777216, 2, 65, 4097, 262145, 16777217, 128, 4160, 262208, 16777280, 8192, 266240, 16781312, 524288, 17039360, 33554432, 3, 66, 4098, 262146, 16777218, 129, 4161, 262209, 16777281, 8193, 266241, 16781313, 524289, 17039361, 33554433, 192, 4224, 262272, 16777344, 8256, 266304, 16781376, 524352, 17039424, 33554496, 12288, 270336, 16785408, 528384, 17043456, 33558528, 786432, 17301504, 33816576, 50331648] as const;

export const DRAW_THIEF = 751 as const;

export const DRAW_TILE = 655 as const;

export const DROP = 58 as const;

export const ECHIDNA = 5 as const;

export const ECHIDNA_FACTOR = 2 as const;

export const ELDER = 1 as const;

export const ELDER_POINTS = 2 as const;

export const ENDING = 15 as const;

export const ENKI = 6 as const;

export const FAKIR = 9 as const;

export const FILLING_DJINNS = 26 as const;

export const FILLING_RESOURCES = 25 as const;

export const FILLING_THIEF = 27 as const;

export const FISH = 6 as const;

export const FREE = 0 as const;

export const FRONT_ZERO = 2 as const;

export const GIVE_DJINN = 524 as const;

export const GIVE_FIRST = [506, -1, 524, 432, 593, -1] as const;

export const GIVE_GOOD = 506 as const;

export const GIVE_PALACE = 623 as const;

export const GIVE_PALM = 593 as const;

export const GIVING = 21 as const;

export const GOLD = 2 as const;

export const GOLD_POINTS = 1 as const;

export const GOODS = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"] as const;

export const GO_ON = 486 as const;

export const HAGIS = 7 as const;

export const HAURVATAT = 8 as const;

export const HAURVATAT_POINTS = 5 as const;

export const HOUSSAIN = 0 as const;

export const HOUSSAIN_GOODS = 2 as const;

export const IBUS = 9 as const;

export const IVORY = 0 as const;

export const JAFAAR = 10 as const;

export const JAFAAR_POINTS = 3 as const;

export const JEWELS = 1 as const;

export const KANDICHA = 11 as const;

export const KEEPING = 20 as const;

export const KEEP_DJINN = 570 as const;

export const KILL = 227 as const;

export const KILLING = 10 as const;

export const KILLING_AGAIN = 11 as const;

export const KILL_HELD = 377 as const;

export const KOHDIAN = 3 as const;

export const KUMARBI = 12 as const;

export const LAMIA = 13 as const;

export const LARGE_CARDS = 2 as const;

export const LARGE_MARKET = 7 as const;

export const LARGE_PRICE = 6 as const;

export const LARGE_ROW = 6 as const;

export const LAYING_DJINNS = 3 as const;

export const LAYING_MARKERS = 5 as const;

export const LAYING_MEEPLES = 1 as const;

export const LAYING_RESOURCES = 2 as const;

export const LAYING_THIEF = 4 as const;

export const LAYING_TILES = 0 as const;

export const LETA = 14 as const;

export const LETTERS = "VEMBA" as const;

export const MADJAAR = 5 as const;

export const MARID = 15 as const;

export const MARKERS = 4 as const;

export const MARKERS_FOR_MORE = 1 as const;

export const MARKERS_FOR_TWO = 2 as const;

export const MEEPLES = [16, 20, 18, 18, 18] as const;

export const MEEPLE_DRAWS = 55 as const;

export const MERCHANT = 2 as const;

export const MONKIR = 16 as const;

export const MORGIANE = 22 as const;

export const MOST_FAKIRS = 18 as const;

export const MOVES = 761 as const;

export const NEKIR = 17 as const;

export const NEVER = 0 as const;

export const NOBODY = -1 as const;

export const NO_MOVE = -1 as const;

export const NO_THIEF = -1 as const;

export const NO_TILE = -1 as const;

export const NO_TRIBE = -1 as const;

export const OASIS = 5 as const;

export const OFFER = 487 as const;

export const ONE = 1 as const;

export const ONE_FAKIR = 3 as const;

export const OUAFAT = 2 as const;

export const OVER = 28 as const;

export const PALACES = 10 as const;

export const PALACE_POINTS = 5 as const;

export const PALMS = 12 as const;

export const PALM_POINTS = 3 as const;

export const PAPYRUS = 3 as const;

export const PAYMENTS = ["elder", "fakir"] as const;

export const PER_TILE = 3 as const;

export const PHASES = ["laying_tiles", "laying_meeples", "laying_resources", "laying_djinns", "laying_thief", "laying_markers", "bidding", "starting", "sowing", "building", "killing", "killing_again", "stealing", "tile_action", "second_card", "ending", "aiming", "drawing_meeples", "drawing_card", "drawing_djinns", "keeping", "giving", "claiming", "planting", "placing", "filling_resources", "filling_djinns", "filling_thief", "over"] as const;

export const PICK = 28 as const;

export const PIECES = ["palm", "palace"] as const;

export const PLACING = 24 as const;

export const PLANTING = 23 as const;

export const PLAYED_THIEVES = 5 as const;

export const POTTERY = 8 as const;

export const POWER = 386 as const;

export const PRICE_ELDERS = [0, 1, 2, 0] as const;

export const RESOURCES = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir"] as const;

export const RESOURCE_COUNTS = [2, 2, 2, 4, 4, 4, 6, 6, 6, 18] as const;

export const RESOURCE_ROW = 9 as const;

export const ROWS = 5 as const;

export const SACRED_10 = 2 as const;

export const SACRED_12 = 3 as const;

export const SACRED_15 = 4 as const;

export const SACRED_6 = 1 as const;

export const SEATS = 4 as const;

export const SECOND_CARD = 14 as const;

export const SELL = 496 as const;

export const SHAMHAT = 18 as const;

export const SHAMHAT_POINTS = 4 as const;

export const SHAUM = 4 as const;

export const SIBITTIS = 19 as const;

export const SIBITTIS_DJINNS = 3 as const;

export const SILK = 4 as const;

export const SLOAR = 20 as const;

export const SMALL_MARKET = 6 as const;

export const SMALL_PRICE = 3 as const;

export const SMALL_ROW = 3 as const;

export const SOWING = 8 as const;

export const SPARE = 385 as const;

export const SPICE = 5 as const;

export const SPOTS = 9 as const;

export const SPOT_PRICES = [0, 0, 0, 1, 3, 5, 8, 12, 18] as const;

export const STARTING = 7 as const;

export const STARTING_GOLD = 50 as const;

export const STEALING = 12 as const;

export const SUIT = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60] as const;

export const TAKE_CARD = 468 as const;

export const TAKE_DJINN = 477 as const;

export const TAKE_THIEF = 483 as const;

export const THIEF_CARDS = [[0, 2, 2, 506, 515], [1, 0, 1, -1, -1], [2, 1, 1, 524, 547], [3, 4, 1, 432, 432], [4, 3, 1, 593, 653], [5, -1, 0, -1, -1]] as const;

export const THIEF_GIFTS = [2, 1, 1, 1, 1, 0] as const;

export const THIEF_POINTS = 6 as const;

export const THIEF_TRIBES = [2, 0, 1, 4, 3, -1] as const;

export const THIEVES = ["houssain", "ziad", "ouafat", "kohdian", "shaum", "madjaar"] as const;

export const TILES = ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5"] as const;

export const TILE_ACTION = 13 as const;

export const TRIBES = ["vizier", "elder", "merchant", "builder", "assassin"] as const;

export const TRIBE_BITS = 6 as const;

export const TRIBE_MASK = 63 as const;

export const TWO = 2 as const;

export const USE_THIEF = 462 as const;

export const UTUG = 21 as const;

export const VILLAGE = 0 as const;

export const VIZIER = 0 as const;

export const VIZIER_LEAD = 10 as const;

export const VIZIER_POINTS = 1 as const;

export const WATCH_OTHER = 2 as const;

export const WATCH_OWN = 1 as const;

export const WHEAT = 7 as const;

export const WHILE_BUILDING = 512 as const;

export const WHILE_KILLING = 1024 as const;

export const WHILE_PLACING = 16777216 as const;

export const WITHDRAW = 497 as const;

export const WITH_FAKIR = 1 as const;

export const ZEROS = 3 as const;

export const ZIAD = 1 as const;
