// Made by tools/page_types.py from the server's types. Do not edit.

/** Take over a seat that its owner has offered, by the code of the offer. */
export interface Accept {
  do: "accept";
  code: string;
  name: string;
}

/** A command is carried out and committed; the table has this version now. */
export interface Ack {
  message: "ack";
  version: number;
  id: number;
  table: string | null;
}

/** Agree to go back, or not. Whoever asked takes the wish back by not agreeing any more. */
export interface AnswerUndo {
  do: "answer_undo";
  agrees: boolean;
}

/** What is different at the table, for a viewer who has the version before and asked to be sent changes. */
export interface Change {
  message: "change";
  since: number;
  update: Record<string, unknown>;
  events: ToldChange[];
  talk: Talk[];
}

/** A table's clock: no limit, so many minutes in all and some seconds a move, or so many days for each move. */
export interface Clock {
  kind: "days" | "minutes" | "none";
  minutes: number;
  increment: number;
  days: number;
  at_zero: "bot_moves" | "resign";
}

/** A command for a table. With an idempotency key it can be sent again without harm; `id` comes back with the answer. */
export interface CommandEnvelope {
  command: Sit | Leave | SeatBot | FreeSeat | Ready | Pledge | Start | OpenPledge | Play | Undo | AnswerUndo | Resign | Accept | Say | React | Rematch;
  key?: string | null;
  id?: number;
}

/** It is done, and there is nothing else to tell. */
export interface Done {
  done: boolean;
}

/** A refusal as a message; nothing has changed: a code for programs, a sentence for people, and what it is about. */
export interface Error {
  message: "error";
  code: string;
  text: string;
  id: number;
  details: Record<string, unknown>;
  update: Update | null;
}

/** The commitment to the dice and what the seats give to them; after the end also the seed that opens it. */
export interface FairInfo {
  commitment: string;
  seed: string | null;
  salts: string[] | null;
  pledges: string[];
  rounds: string[][];
  opening: number[] | null;
}

/** Take a seat from whoever has it, person or bot: the host's to do, before the game begins. */
export interface FreeSeat {
  do: "free_seat";
  seat: number;
}

/** A game that can be played here. */
export interface GameInfo {
  game: string;
  rules_version: number;
  fewest: number;
  most: number;
  usual: number;
  options: Option[];
  bots: string[];
  usual_bot: string;
  lens: boolean;
}

export interface GameRules {
  language: string;
  text: string;
}

export interface GameWords {
  sentences: string;
  seats: string[];
  by_seat: string[];
}

/** From how many moves to how many, both included, positions cannot be shown: today's rules do not lead to them. */
export interface HiddenPositions {
  first: number;
  last: number;
}

/** What a bot would do in the asker's seat, knowing no more than the asker, and why. */
export interface Hint {
  version: number;
  bot: string;
  move: unknown;
  notation: string;
  reason: string;
  about: Record<string, string | number>;
  then: HintedStep[];
  considered: HintedMove[];
}

/** A move that a bot has thought of, and what it expects of it. */
export interface HintedMove {
  move: unknown;
  notation: string;
  value: number;
  then: HintedStep[];
}

/** A move that is to follow another at once, of the same seat: a step of a walk. */
export interface HintedStep {
  move: unknown;
  notation: string;
}

/** Leave one's seat before the game begins. */
export interface Leave {
  do: "leave";
}

/** Moves of one kind, which a person chooses among. */
export interface LegalGroup {
  kind: string;
  moves: LegalMove[];
}

/** A move that may be made now. */
export interface LegalMove {
  number: number;
  notation: string;
  move: unknown;
}

/** The odds of what the asker sees; None before there are any, and after the game. */
export interface LensInfo {
  version: number;
  lens: unknown;
  fine: boolean;
}

/** A table that was just made. */
export interface Made {
  table: string;
  path: string;
}

/** Who the asker is, and whether that is new. */
export interface Me {
  name: string;
  new: boolean;
}

/** A new token with its secret, which is told only now. */
export interface NewTokenMade {
  token: TokenInfo;
  secret: string;
}

/** The code of an offer of one's seat, and when it ends. */
export interface OfferedSeat {
  code: string;
  expires: number;
}

/** Open the next link of one's chain, once the game has been started: its hash is what one has given before. */
export interface OpenPledge {
  do: "open_pledge";
  link: string;
}

/** One option: what it may be, and what it is unless the table says otherwise. */
export interface Option {
  name: string;
  values: (string | number | boolean)[];
  minimum: number | null;
  maximum: number | null;
  default: string | number | boolean;
  ordinary: boolean;
  fewest: number | null;
}

/** What is not of today's rules in a game that was played, in part or whole, by others. */
export interface OtherRules {
  played: number;
  today: number;
  changes: RulesSince[];
  hidden: HiddenPositions[];
}

/** How a game ended. Several winners share the victory, and who has won need not have the highest score. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  places: number[];
}

/** A position when so many moves had been made, with what the last of them did. Of a finished game it is seen by everybody alike; while the game is played, by each as they saw it then. */
export interface PastPosition {
  table: string;
  moves: number;
  of: number;
  view: unknown;
  told: Told | null;
  outcome: Outcome | null;
}

/** Make a move: as an object, as its number or in notation, seeing this version of the table. */
export interface Play {
  do: "play";
  move: Record<string, unknown> | number | string;
  version: number;
}

/** Pledge what one gives to the dice: the end of a chain of hashes that begins with a secret. It replaces the one before. */
export interface Pledge {
  do: "pledge";
  pledge: string;
}

/** What is asked, and of whom: a seat, CHANCE or NO_ACTOR. */
export interface Prompt {
  actor: number;
  ask: string;
  section: string;
}

/** A game against bots, at once: the asker in seat 0, bots of one strength in all the others. */
export interface Quick {
  game: string;
  name: string;
  players?: number | null;
  bot?: string | null;
  options?: Record<string, string | number | boolean>;
  lens?: "all" | "off" | "own";
  pledge?: string | null;
}

/** Say one of a few things that everybody understands, in each one's own language. */
export interface React {
  do: "react";
  reaction: "hurry" | "laugh" | "ouch" | "thanks" | "thinking" | "well_played";
}

/** Say that one is ready, or not yet. */
export interface Ready {
  do: "ready";
  ready?: boolean;
}

/** A link by which another device becomes the same person. */
export interface Recovery {
  code: string;
  path: string;
  once: boolean;
}

/** Open the same table anew, with the same seats. */
export interface Rematch {
  do: "rematch";
}

/** Give one's seat to a bot for good. */
export interface Resign {
  do: "resign";
  bot?: string | null;
}

/** From so many moves on the game went on by other rules, from the position that it had. */
export interface RulesSince {
  before: number;
  after: number;
  moves: number;
  dropped: number;
}

/** Say something to everybody at the table. */
export interface Say {
  do: "say";
  text: string;
}

/** Give a free seat to a bot, or take it away again: the host's to do, before the game begins. */
export interface SeatBot {
  do: "seat_bot";
  seat: number;
  bot: string | null;
}

/** Who sits where, as everybody may know. */
export interface SeatInfo {
  kind: "bot" | "free" | "person";
  name: string;
  bot: string | null;
  ready: boolean;
  present: boolean;
  seconds: number | null;
  thinks: boolean;
}

/** The public key that goes with the signatures under this server's games. */
export interface ServerKey {
  key: string | null;
}

/** A table's settings; options are the game's own, each with a default. */
export interface Settings {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  name: string;
  lens: "all" | "off" | "own";
  clock: Clock;
  watch: "anyone" | "link" | "nobody";
  listed: boolean;
  talk: "auto" | "free" | "off" | "reactions";
  grace: number;
  thinking: number;
  stand_in: string;
}

/** Take a seat, this one or any that is free. Whoever sits elsewhere at the table moves over. */
export interface Sit {
  do: "sit";
  name: string;
  seat?: number | null;
}

/** Begin: every seat taken, everybody ready. The host's to do. */
export interface Start {
  do: "start";
}

/** A table in a list. Identities stay on the server. */
export interface TableInfo {
  table: string;
  game: string;
  name: string;
  phase: string;
  players: number;
  free_seats: number;
  waits_for_me: boolean;
  changed: number;
  names: string[];
  acting: string | null;
  turn_since: number;
}

/** The lists of tables that the asker may see. */
export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
  watchable: TableInfo[];
}

/** Something that was said, or a reaction and no text, and the version of the table it made. */
export interface Talk {
  version: number;
  seat: number;
  text: string;
  reaction: string | null;
  at: number;
}

/** A token, without its secret. */
export interface TokenInfo {
  token: string;
  label: string;
  scopes: string[];
  created: number;
  revoked: boolean;
}

/** The events of one move, as the viewer may hear them, each citing its section. */
export interface Told {
  moves: number;
  actor: number;
  events: unknown[];
  notation: string;
}

/** The events of one move, and beside each what it changes in the viewer's view. */
export interface ToldChange {
  moves: number;
  actor: number;
  events: unknown[];
  notation: string;
  changes: unknown[];
}

/** Go back to the start of one's turn; or, with everybody's consent, to when so many moves had been made. */
export interface Undo {
  do: "undo";
  moves?: number | null;
}

/** A wish to go back to when so many moves had been made, and who has agreed. */
export interface UndoInfo {
  seat: number;
  moves: number;
  agreed: number[];
}

/** All that a viewer needs to show the table. */
export interface Update {
  message: "update";
  table: string;
  version: number;
  since: number;
  settings: Settings;
  phase: "open" | "over" | "playing";
  seats: SeatInfo[];
  you: number | null;
  host: boolean;
  moves: number;
  view: unknown;
  awaited: number[];
  prompt: Prompt | null;
  legal: LegalGroup[];
  ahead: LegalMove | null;
  events: Told[];
  turn_since: number;
  now: number;
  can_undo: number | null;
  undo: UndoInfo | null;
  talk: Talk[];
  outcome: Outcome | null;
  fair: FairInfo;
  rematch: string | null;
  other_rules: OtherRules | null;
}

/** Whether a finished game is whole and legal, and every die as the seed and what the seats gave decide. That the seed and the pledges are those of before the game is for whoever saw them then to say. */
export interface Verified {
  ok: boolean;
  commitment: string;
  seed: string;
  salts: string[];
  pledges: string[];
  rounds: string[][];
  draws: number;
  taken_back: number;
  problem: string | null;
  rules: number;
  unchecked: number;
}

/** Whether a move is allowed now; if not, why. */
export interface Why {
  allowed: boolean;
  reason: string | null;
  section: string | null;
  about: Record<string, string | number>;
}

/** `Settings` as they are sent to the server: what is left out is filled in. */
export type NewSettings = Pick<Settings, "game" | "players"> & Partial<Settings>;

export type Command = Accept | AnswerUndo | FreeSeat | Leave | OpenPledge | Play | Pledge | React | Ready | Rematch | Resign | Say | SeatBot | Sit | Start | Undo;
