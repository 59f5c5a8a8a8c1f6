// Made by tools/page_types.py from the server's types. Do not edit.

/** What is decided next, and by which seat or on whose behalf. */
export interface Asked {
  event: "asked";
  phase: "choosing_crazy" | "choosing_start" | "copying" | "over" | "rolling" | "rolling_first_crazy" | "rolling_second_crazy" | "rolling_start" | "stacking" | "turn";
  seat: number;
}

export interface CamelPlaced {
  event: "camel_placed";
  camel: "blue" | "green" | "purple" | "red" | "yellow" | "black" | "white";
  space: number;
}

/** Odds of the leg are exact as long as nobody moves a tile; those of the race are estimated, with no tiles after this leg. */
export interface CamelUpLens {
  camels: Record<string, PlaceChances>;
  race_ends: number;
  tickets: Record<string, TicketWorth | null>;
  roll: number;
  tiles: Record<string, TileWorth>;
  cards: Record<string, Record<string, number>>;
  race: Record<string, RaceChance>;
  races: number;
  error: number;
}

/** Each option is explained, in three languages, by the text of its name. */
export interface CamelUpOptions {
  start_seat?: number | "random";
  stack_order?: "choose" | "given" | "random";
  first_crazy?: "choose" | "given" | "random";
  final_floor?: "card" | "pile";
  partner_ticket?: "automatic" | "manual";
  hide_coins?: boolean;
  two_players?: boolean;
  stall_limit?: number;
}

/** What a seat sees of a game of Camel Up, or an onlooker. */
export interface CamelUpView {
  viewer: number | null;
  options: CamelUpOptions;
  phase: "choosing_crazy" | "choosing_start" | "copying" | "over" | "rolling" | "rolling_first_crazy" | "rolling_second_crazy" | "rolling_start" | "stacking" | "turn";
  turn: number;
  leg: number;
  turns: number;
  idle_turns: number;
  start_marker: number;
  track: Stack[];
  tiles: Tile[];
  dice_left: ("blue" | "green" | "grey" | "purple" | "red" | "yellow")[];
  rolled: RolledDie[];
  tickets: Record<string, number[]>;
  winner_pile: Card[];
  loser_pile: Card[];
  seats: Seat[];
  finish: "backward" | "forward" | "running" | "stalled";
  winners: number[];
}

/** A finish card on a pile; its colour is None for those who may not know it. */
export interface Card {
  owner: number;
  camel: "blue" | "green" | "purple" | "red" | "yellow" | null;
}

export interface CardPlayed {
  event: "card_played";
  seat: number;
  pile: "loser" | "winner";
  camel: "blue" | "green" | "purple" | "red" | "yellow" | null;
}

export interface CardScored {
  event: "card_scored";
  seat: number;
  camel: "blue" | "green" | "purple" | "red" | "yellow";
  pile: "loser" | "winner";
  gain: number;
  coins: number;
}

/** Profit from one of the partner's leg tickets, from a pyramid ticket, or from nothing. */
export interface CopyTicket {
  move: "copy_ticket";
  ticket: "blue" | "green" | "purple" | "red" | "yellow" | string;
}

export interface CrazySwapped {
  event: "crazy_swapped";
  printed: "black" | "white";
  camel: "black" | "white";
  reason: "only_carrier" | "upper_of_two";
}

export interface DieRolled {
  event: "die_rolled";
  camel: "blue" | "green" | "purple" | "red" | "yellow" | "black" | "white";
  face: number;
}

/** Chance: who starts. */
export interface DrawStartSeat {
  move: "draw_start_seat";
  seat: number;
}

/** Ally with another seat for this leg. */
export interface FormPartnership {
  move: "form_partnership";
  seat: number;
}

export interface GameEnded {
  event: "game_ended";
  winners: number[];
}

export interface GameStalled {
  event: "game_stalled";
  turns: number;
}

export interface GreyStartDieRolled {
  event: "grey_start_die_rolled";
  printed: "black" | "white";
  face: number;
}

export interface LegEnded {
  event: "leg_ended";
  leg: number;
  ranking: ("blue" | "green" | "purple" | "red" | "yellow")[];
  start_marker: number;
}

export interface LegSettled {
  event: "leg_settled";
  seat: number;
  gain: number;
  coins: number;
}

export interface LegStarted {
  event: "leg_started";
  leg: number;
  seat: number;
}

export interface PartnerTicketChosen {
  event: "partner_ticket_chosen";
  seat: number;
  ticket: string;
  gain: number;
}

export interface PartnerTicketScored {
  event: "partner_ticket_scored";
  seat: number;
  partner: number;
  gain: number;
}

export interface PartnershipFormed {
  event: "partnership_formed";
  seat: number;
  partner: number;
}

export interface PileSettled {
  event: "pile_settled";
  seat: number;
  pile: "loser" | "winner";
  gain: number;
  coins: number;
}

/** A racer's chances to end the leg first, second and last. */
export interface PlaceChances {
  first: number;
  second: number;
  last: number;
}

/** At setup: the crazy camel that takes the first grey roll. */
export interface PlaceFirstCrazy {
  move: "place_first_crazy";
  camel: "black" | "white";
}

/** Lay one's spectator tile on a space, or move it there. */
export interface PlaceTile {
  move: "place_tile";
  side: "boo" | "cheer";
  space: number;
}

/** Lay a finish card on the winner pile or the loser pile. */
export interface PlayCard {
  move: "play_card";
  pile: "loser" | "winner";
  camel: "blue" | "green" | "purple" | "red" | "yellow";
}

export interface PyramidScored {
  event: "pyramid_scored";
  seat: number;
  count: number;
}

export interface PyramidTicketTaken {
  event: "pyramid_ticket_taken";
  seat: number;
}

/** A racer's chance to win the race and to lose it. */
export interface RaceChance {
  winner: number;
  loser: number;
}

export interface RaceEnded {
  event: "race_ended";
  finish: "backward" | "forward" | "running" | "stalled";
  ranking: ("blue" | "green" | "purple" | "red" | "yellow")[];
}

/** Take a pyramid ticket and roll a die. */
export interface Roll {
  move: "roll";
}

/** A die that is out, with what it showed; white and black are the grey die's numbers. */
export interface RolledDie {
  camel: "blue" | "green" | "purple" | "red" | "yellow" | "black" | "white";
  face: number;
}

/** What lies before a seat. */
export interface Seat {
  coins: number;
  tickets: Ticket[];
  pyramid_tickets: number;
  partner: number | null;
  cards: number;
  hand: ("blue" | "green" | "purple" | "red" | "yellow")[] | null;
  copied: number;
}

export interface SetupEnded {
  event: "setup_ended";
  seat: number;
}

/** Chance: a die and its face. The grey die shows a number in white or black. */
export interface ShowDie {
  move: "show_die";
  camel: "blue" | "green" | "purple" | "red" | "yellow" | "black" | "white";
  face: number;
}

/** The camels on a space, bottom first. */
export interface Stack {
  space: number;
  camels: ("blue" | "green" | "purple" | "red" | "yellow" | "black" | "white")[];
}

/** At setup: the next camel onto the stack. */
export interface StackCamel {
  move: "stack_camel";
  camel: "blue" | "green" | "purple" | "red" | "yellow";
}

export interface StartDieRolled {
  event: "start_die_rolled";
  camel: "blue" | "green" | "purple" | "red" | "yellow";
  face: number;
}

export interface StartSeatDrawn {
  event: "start_seat_drawn";
  seat: number;
}

/** Take the top leg ticket of a colour. */
export interface TakeTicket {
  move: "take_ticket";
  camel: "blue" | "green" | "purple" | "red" | "yellow";
}

/** A betting ticket that somebody holds. */
export interface Ticket {
  camel: "blue" | "green" | "purple" | "red" | "yellow";
  value: number;
}

export interface TicketScored {
  event: "ticket_scored";
  seat: number;
  camel: "blue" | "green" | "purple" | "red" | "yellow";
  value: number;
  gain: number;
}

export interface TicketTaken {
  event: "ticket_taken";
  seat: number;
  camel: "blue" | "green" | "purple" | "red" | "yellow";
  value: number;
}

/** The ticket on top of a pile: what is printed on it, and what it is worth to whoever takes it now. */
export interface TicketWorth {
  value: number;
  worth: number;
}

/** A spectator tile that lies, and whose it is. */
export interface Tile {
  space: number;
  side: "boo" | "cheer";
  owner: number;
}

export interface TilePaid {
  event: "tile_paid";
  seat: number;
  space: number;
}

export interface TilePlaced {
  event: "tile_placed";
  seat: number;
  side: "boo" | "cheer";
  space: number;
  origin: number | null;
}

/** What a tile on a space earns until the leg ends, by the side that is up. */
export interface TileWorth {
  cheer: number;
  boo: number;
}

export interface UnitMoved {
  event: "unit_moved";
  camels: ("blue" | "green" | "purple" | "red" | "yellow" | "black" | "white")[];
  origin: number;
  stop: number;
  space: number;
  under: boolean;
}

export type GameView = CamelUpView;

export type GameMove = TakeTicket | PlaceTile | Roll | PlayCard | FormPartnership | CopyTicket | StackCamel | PlaceFirstCrazy | ShowDie | DrawStartSeat;

export type GameEvent = StartSeatDrawn | StartDieRolled | GreyStartDieRolled | CamelPlaced | SetupEnded | TicketTaken | TilePlaced | PyramidTicketTaken | DieRolled | CrazySwapped | UnitMoved | TilePaid | CardPlayed | PartnershipFormed | LegEnded | PartnerTicketChosen | TicketScored | PyramidScored | PartnerTicketScored | LegSettled | LegStarted | RaceEnded | CardScored | PileSettled | GameStalled | GameEnded | Asked;

export type GameOptions = CamelUpOptions;

export type GameLens = CamelUpLens;

export const ALLY = 46 as const;

export const AS_GIVEN = 2 as const;

export const BACKWARD = 2 as const;

export const BET_LOSER = 41 as const;

export const BET_WINNER = 36 as const;

export const BLACK = 6 as const;

export const BLUE = 0 as const;

export const BOO = 1 as const;

export const BY_CHANCE = 1 as const;

export const BY_CHOICE = 0 as const;

export const CAMELS = ["blue", "green", "yellow", "red", "purple", "white", "black"] as const;

export const CARDS = 40 as const;

export const CARD_PAYOUTS = [8, 5, 3, 2, 1] as const;

export const CHEER = 0 as const;

export const CHOOSING_CRAZY = 4 as const;

export const CHOOSING_START = 0 as const;

export const COPIES = ["blue", "green", "yellow", "red", "purple", "pyramid", "nothing"] as const;

export const COPYING = 8 as const;

export const COPY_NOTHING = 60 as const;

export const COPY_PYRAMID = 59 as const;

export const COPY_TICKET = 54 as const;

export const CRAZIES = ["white", "black"] as const;

export const DICE = ["blue", "green", "yellow", "red", "purple", "grey"] as const;

export const DIE = 68 as const;

export const FACES = 3 as const;

export const FINISHES = ["running", "forward", "backward", "stalled"] as const;

export const FIRST_CRAZY = 66 as const;

export const FIRST_TILE_SPACE = 2 as const;

export const FORWARD = 1 as const;

export const GREEN = 1 as const;

export const GREY = 83 as const;

export const GREY_DIE = 5 as const;

export const LETTERS = "BGYRPwk" as const;

export const LOSER = 1 as const;

export const MOVES = 97 as const;

export const NOBODY = -1 as const;

export const OVER = 9 as const;

export const PARTNERSHIP_SEATS = 6 as const;

export const PHASES = ["choosing_start", "rolling_start", "stacking", "rolling_first_crazy", "choosing_crazy", "rolling_second_crazy", "turn", "rolling", "copying", "over"] as const;

export const PILES = ["winner", "loser"] as const;

export const PLACE_BOO = 20 as const;

export const PLACE_CHEER = 5 as const;

export const PURPLE = 4 as const;

export const PYRAMID_COINS = 1 as const;

export const PYRAMID_TICKETS = 5 as const;

export const RACERS = ["blue", "green", "yellow", "red", "purple"] as const;

export const RED = 3 as const;

export const ROLL = 35 as const;

export const ROLLING = 7 as const;

export const ROLLING_FIRST_CRAZY = 3 as const;

export const ROLLING_SECOND_CRAZY = 5 as const;

export const ROLLING_START = 1 as const;

export const RUNNING = 0 as const;

export const SEATS = 8 as const;

export const SECOND_TICKET = 1 as const;

export const SIDES = ["cheer", "boo"] as const;

export const SPACES = 16 as const;

export const STACK = 61 as const;

export const STACKING = 2 as const;

export const STALLED = 3 as const;

export const STARTING_COINS = 3 as const;

export const START_SEAT = 89 as const;

export const TAKE_TICKET = 0 as const;

export const TICKETS_PER_COLOUR = 4 as const;

export const TICKET_VALUES = [5, 3, 2, 2] as const;

export const TILE_COINS = 1 as const;

export const TILE_STEP = 1 as const;

export const TURN = 6 as const;

export const WHITE = 5 as const;

export const WINNER = 0 as const;

export const WRONG_CARD = -1 as const;

export const WRONG_TICKET = -1 as const;

export const YELLOW = 2 as const;
