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

/** A player aid to print, as HTML of our own making; a game without one has no variants and no words. */
export interface AidSheet {
  title: string;
  variant: string;
  variants: AidVariant[];
  html: string;
}

/** A form of a player aid, by its id, and what it is called. */
export interface AidVariant {
  variant: string;
  name: string;
}

/** A setting that is not as the table was opened with: since when, and what it was. The game's own have `options.` before. */
export interface Altered {
  name: string;
  before: unknown;
  at: number;
}

/** Agree to go back, or not. Whoever asked takes the wish back by not agreeing any more. */
export interface AnswerUndo {
  do: "answer_undo";
  agrees: boolean;
}

/** A real board in notation, and what has come out there since: a die and its face, or nothing. */
export interface BoardAsked {
  game: string;
  position: string;
  rolled?: string;
}

/** The board then, what onlookers see of it, and its odds. */
export interface BoardOdds {
  position: string;
  view: unknown;
  lens: unknown;
  over: boolean;
  reach: Record<string, number>;
}

/** A line with a name, by the last of its moves. */
export interface Branch {
  name: string;
  tip: number;
}

/** What chance might do, and how often against the others. */
export interface ChanceMove {
  notation: string;
  move: unknown;
  weight: number;
}

/** What is different at the table, for a viewer who has the version before and asked to be sent changes. */
export interface Change {
  message: "change";
  since: number;
  update: Record<string, unknown>;
  events: ToldChange[];
  talk: Talk[];
  tidings: Tiding[];
}

/** Who chooses at a real table, whether her preferences are swapped, and among whom. */
export interface ChoiceAsked {
  game: string;
  who: string;
  suitors: SuitorTold[];
  swapped?: boolean;
}

/** A table's clock: no limit, so many minutes in all and some seconds a move, or so many days for each move and a bank. */
export interface Clock {
  kind: "days" | "minutes" | "none";
  minutes: number;
  increment: number;
  days: number;
  at_zero: "bot_moves" | "resign";
  bank: number;
  weekends_off: boolean;
  zone: string;
}

/** A command for a table. With an idempotency key it can be sent again without harm; `id` comes back with the answer. */
export interface CommandEnvelope {
  command: Sit | Leave | SeatBot | SeatGuest | FreeSeat | Rearrange | Ready | Pledge | Start | OpenPledge | Play | Undo | AnswerUndo | Resign | Lend | TakeSeat | StandIn | OpenSeats | Nudge | Accept | Say | React | Rematch;
  key?: string | null;
  id?: number;
  seat?: number | null;
}

/** A comparison: by what, the best that is seen, and the places of those who have it. */
export interface Compared {
  by: string;
  best: number;
  seats: number[];
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

/** Where the feed of tables that wait is fetched. Whoever has it can read it. */
export interface FeedLink {
  path: string;
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
  hides: boolean;
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

/** Whom she goes to, or nobody yet; and how she came to that. */
export interface HerChoice {
  chosen: number | null;
  among: number[];
  looks: Compared[];
  section: string;
  bills: number[];
  upkeep: string;
}

/** From how many moves to how many, both included, positions cannot be shown: today's rules do not lead to them. */
export interface HiddenPositions {
  first: number;
  last: number;
}

/** One thing to remember: what kind of thing, how much, and what it is about, if about one thing among several. */
export interface Highlight {
  kind: string;
  amount: number;
  about: string;
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
  values: number[];
  trials: number;
}

/** A move that is to follow another at once, of the same seat: a step of a walk. */
export interface HintedStep {
  move: unknown;
  notation: string;
}

/** A webhook of a table, for its host alone. */
export interface HookInfo {
  hook: string;
  place: string;
  form: "discord" | "json" | "mattermost" | "slack";
  kept: boolean;
  language: string;
  secret: string;
  active: boolean;
}

/** A webhook that a table is to tell whose turn it is. */
export interface HookWish {
  address: string;
  form?: "discord" | "json" | "mattermost" | "slack";
  kept?: boolean;
  language?: string;
}

/** The figures of one's journal, over all games and for each. */
export interface Journal {
  figures: JournalFigures[];
  lately: number[];
  parts: number;
  unread: boolean;
}

/** What the games of one's journal come to: those of one game, or of all. */
export interface JournalFigures {
  game: string;
  games: number;
  won: number;
  alone: number;
  alone_won: number;
  rivals: Rival[];
  highlights: Highlight[];
}

/** A game of one's journal, which one has played to its end. */
export interface JournalGame {
  table: string;
  game: string;
  name: string;
  ended: number;
  you: number;
  seats: JournalSeat[];
  winners: number[];
  reason: string;
  moves: number;
  highlights: Highlight[];
}

/** A stretch of one's journal, the latest game first. */
export interface JournalGames {
  games: JournalGame[];
  more: boolean;
}

/** Somebody who was in a game of one's journal. */
export interface JournalSeat {
  kind: "bot" | "friend" | "guest" | "me";
  name: string;
  bot: string;
  place: number;
  score: number;
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

/** Let a bot move for one's seat until one takes it back, or moves. */
export interface Lend {
  do: "lend";
  bot?: string | null;
}

/** The odds of what the asker sees; None before there are any, and after the game. */
export interface LensInfo {
  version: number;
  lens: unknown;
  fine: boolean;
}

/** What a learner reads now. */
export interface LessonCard {
  version: number;
  step: number;
  of: number;
  id: string;
  kind: "do" | "end" | "say" | "skip" | "watch";
  phase: "ask" | "shown" | "told";
  title: string;
  idea: string | null;
  text: string;
  why: string | null;
  cites: string[];
  highlight: string[];
  moves: string[];
  what_if: boolean;
  back: boolean;
  lens: boolean;
  began: number;
  own_game: OwnGameInfo | null;
}

/** A guided first game. */
export interface LessonInfo {
  game: string;
  title: string;
  minutes: [number, number];
  steps: number;
}

/** What else could have happened from where a step began; nothing of it is kept. */
export interface LessonWhatIf {
  text: string;
  cites: string[];
  before: unknown;
  events: ToldChange[];
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
  lan: string;
}

/** A new token with its secret, which is told only now. */
export interface NewTokenMade {
  token: TokenInfo;
  secret: string;
}

/** A move that might be made: after which other one, by its number; 0 is the beginning. */
export interface Node {
  after: number;
  move: string;
}

/** How and where the asker is told. */
export interface NoticeInfo {
  key: string | null;
  mail: boolean;
  feed: boolean;
  wishes: NoticeWishes;
  places: NoticePlace[];
  muted: string[];
}

/** A place where somebody's notices go: a browser, or an address for mail. */
export interface NoticePlace {
  place: string;
  kind: "mail" | "push";
  label: string;
  confirmed: boolean;
  created: number;
  mark: string;
}

/** What somebody wants to be told when they do not look on, and when they want to be left alone. */
export interface NoticeWishes {
  turn: boolean;
  nudge: boolean;
  reminder: boolean;
  over: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string;
}

/** Remind those whom the table waits for. All who sit there together may do so once a minute. */
export interface Nudge {
  do: "nudge";
}

/** When somebody last nudged those whom the table waits for, and from when on anybody may again. */
export interface NudgeInfo {
  at: number;
  again: number;
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

/** Say whether whoever has the link may take a bot's seat, while the game is on: the host's to do. */
export interface OpenSeats {
  do: "open_seats";
  open: boolean;
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

/** The asker's standing order at a table: what is done for them when they are asked. Nobody else is told of it. */
export interface OrderInfo {
  lines: string[];
  active: boolean;
  ended: "done" | "moved" | "not_possible" | "over" | "void" | "went_back" | null;
  done: string[];
  offers: OrderOffer[];
}

/** A line of a standing order, as a game offers it to a seat. */
export interface OrderOffer {
  line: string;
  kind: string;
  about: Record<string, string | number>;
  amounts: [number, number, number] | null;
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

/** What a learner may play next: a game of their own, against so many others less one, of this bot. */
export interface OwnGameInfo {
  game: string;
  players: number;
  bot: string;
}

/** The odds of what the asker saw when so many moves had been made; None where there were none. */
export interface PastLens {
  moves: number;
  lens: unknown;
  fine: boolean;
}

/** A position when so many moves had been made, with what the last of them did: as the asker saw it then. */
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

/** A browser's subscription, as its push service has made it. */
export interface PushEndpoint {
  endpoint: string;
  p256dh: string;
  auth: string;
  label?: string;
  language?: string;
  zone?: string;
}

/** The puzzles there are: by game, one for every day. */
export interface PuzzleDays {
  today: string;
  first: string;
  games: string[];
  puzzles: Record<string, string>;
}

/** A puzzle before anybody has tried it: nothing of the answer is in it. */
export interface PuzzleInfo {
  game: string;
  day: string;
  today: string;
  puzzle: string;
  ask: string;
  update: Update;
  facts: unknown;
}

/** A plan in a position: its moves, what it costs against the best, and why a bot would choose it. */
export interface PuzzleLine {
  moves: HintedStep[];
  loss: number | null;
  error: number | null;
  points: number | null;
  reason: string;
  about: Record<string, string | number>;
}

/** What is best in a puzzle, and by how much. */
export interface PuzzleSolution {
  answer: PuzzleLine;
  glance: PuzzleLine;
  others: PuzzleLine[];
  unit: string;
  samples: number;
  position: string;
  after: Update;
}

/** What a try has come to so far. */
export interface PuzzleTry {
  update: Update;
  facts: unknown;
  done: boolean;
  found: boolean;
  near: boolean;
  loss: number | null;
  error: number | null;
  points: number | null;
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

/** Say that one is ready, or not yet; with a version, to play by the settings of that version and no later ones. */
export interface Ready {
  do: "ready";
  ready?: boolean;
  version?: number | null;
}

/** Set the table anew, before the game begins: the host's to do. Everybody else is asked again whether they are ready. These are all its settings; what is left out is as usual. Another game needs another table. With fewer players the last seats go, if nobody sits there. */
export interface Rearrange {
  do: "arrange";
  settings: Settings;
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

/** The review of a finished game, or how far it is. */
export interface ReviewInfo {
  state: "done" | "failed" | "none" | "under_way" | "waiting";
  progress: number;
  review: unknown;
  moves: Record<string, unknown>;
}

/** Whom one has played against, and how often one came before them. */
export interface Rival {
  kind: "bot" | "friend" | "guest";
  name: string;
  bot: string;
  game: string;
  games: number;
  ahead: number;
  low: number;
  high: number;
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

/** Give a free seat to a bot, or take it away again: the host's to do, before the game begins. While it is played, the host may give a bot the seat of somebody for whom one stands in already. */
export interface SeatBot {
  do: "seat_bot";
  seat: number;
  bot: string | null;
}

/** Give a free seat, this one or any, to somebody who plays by one's own device: for whoever sits there, and for the host. */
export interface SeatGuest {
  do: "seat_guest";
  name: string;
  seat?: number | null;
}

/** Who sits where, as everybody may know. */
export interface SeatInfo {
  kind: "bot" | "free" | "person";
  name: string;
  bot: string | null;
  ready: boolean;
  present: boolean;
  seconds: number | null;
  bank: number;
  thinks: boolean;
  away: number | null;
  bot_at: number | null;
  lent: boolean;
  bot_from: number | null;
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
  bot_seats: "auto" | "closed" | "open";
}

/** Take a seat, this one or any that is free. Whoever sits elsewhere at the table moves over. */
export interface Sit {
  do: "sit";
  name: string;
  seat?: number | null;
}

/** Let a bot move at once for somebody who is away, instead of waiting until the table's grace is over: for the host, and at a table that is not listed for whoever sits there. Its owner has the seat again as soon as they are back. */
export interface StandIn {
  do: "stand_in";
  seat: number;
}

/** Begin: every seat taken, not by bots alone, and everybody ready. The host's to do. */
export interface Start {
  do: "start";
}

/** Somebody who may be chosen: free rooms, what is seen of them by name, and who lives there. */
export interface SuitorTold {
  room: number;
  seen?: Record<string, number>;
  guests?: string[];
}

/** A move that might be made: whose, and what. */
export interface SupposedMove {
  actor: number;
  notation: string;
  move: unknown;
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
  you: number | null;
  stage: number;
  deadline: number | null;
  put_away: boolean;
  lesson: boolean;
  set_up: boolean;
}

/** The lists of tables that the asker may see. */
export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
  watchable: TableInfo[];
}

/** Take a bot's seat while the game is on, where the table allows it; or one's own back that a bot moves for. */
export interface TakeSeat {
  do: "take_seat";
  seat: number;
  name: string;
}

/** Something that was said, or a reaction and no text, and the version of the table it made. */
export interface Talk {
  version: number;
  seat: number;
  text: string;
  reaction: string | null;
  at: number;
}

/** How far the engine has come with a position. */
export interface Thoughts {
  actor: number;
  samples: number;
  depth: number;
  done: boolean;
  chances: number[];
  best: WeighedMove[];
  so_far: WeighedSoFar[];
}

/** Something that happened at a table besides the game and the talk, and the version of the table it made. */
export interface Tiding {
  version: number;
  kind: "given" | "handed" | "host" | "late" | "lent" | "nudged" | "out_of_time" | "resigned" | "returned" | "seats_closed" | "seats_opened" | "taken" | "taken_over" | "undo_agreed" | "undo_asked" | "undo_dropped" | "undo_refused" | "undone";
  seat: number;
  name: string;
  moves: number;
  at: number;
  former: string;
  bot: string;
  count: number;
  others: number[];
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
  deadline: number | null;
  now: number;
  can_undo: number | null;
  undo: UndoInfo | null;
  talk: Talk[];
  tidings: Tiding[];
  nudge: NudgeInfo | null;
  outcome: Outcome | null;
  fair: FairInfo;
  rematch: string | null;
  altered: Altered[];
  onlookers: number;
  other_rules: OtherRules | null;
  ordered: boolean;
  lesson: boolean;
  set_up: boolean;
  secrets: boolean;
  mine: number[];
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

/** A move as the engine sees it now. */
export interface WeighedMove {
  notation: string;
  move: unknown;
  then: HintedStep[];
  up_to: number | null;
  chance: number;
  error: number;
  tried: number;
}

/** A move, with what would follow it at once, and what it has come to so far for whoever makes it. */
export interface WeighedSoFar {
  option: number;
  tried: number;
  parts: number;
  total: number;
  squares: number;
}

/** The document. Its moves are numbered from 1, each after one that comes before it. */
export interface WhatIfDocument {
  game: string;
  position: string;
  nodes: Node[];
  branches: Branch[];
  at: number;
  table: string;
  played: number;
}

/** What a bot would do there; the strongest, unless one is named. */
export interface WhatIfHint {
  game: string;
  position?: string;
  line?: string[];
  bot?: string;
}

/** A what-if, and what its moves are. */
export interface WhatIfInfo {
  document: WhatIfDocument;
  actors: number[];
  moves: Record<string, unknown>;
}

/** Under which name a what-if is kept, and the address to send to others. */
export interface WhatIfKept {
  what_if: string;
  path: string;
}

/** The odds there; not `fine`, at once and roughly where they take a while. */
export interface WhatIfLens {
  game: string;
  position?: string;
  line?: string[];
  fine?: boolean;
}

/** What is to be told of it. */
export interface WhatIfLook {
  game: string;
  position?: string;
  line?: string[];
  roll?: boolean;
  since?: number;
  viewer?: number;
  fresh?: number;
  spelled?: boolean;
  story?: boolean;
}

/** A position that might be, as whoever is to move sees it. */
export interface WhatIfSeen {
  update: Update;
  position: string;
  actor: number;
  added: SupposedMove[];
  chance: ChanceMove[];
  told: ToldChange[];
}

/** A table whose game begins there. It counts nowhere. */
export interface WhatIfTable {
  game: string;
  position?: string;
  line?: string[];
  name: string;
  seat?: number;
  bot?: string | null;
  pledge?: string | null;
}

/** Let the engine think on about a position, from where it was left. */
export interface WhatIfThink {
  game: string;
  position?: string;
  line?: string[];
  so_far?: WeighedSoFar[];
  samples?: number;
}

/** Why a move is not allowed there. */
export interface WhatIfWhy {
  game: string;
  position?: string;
  line?: string[];
  move: string;
}

/** Whether a move is allowed now; if not, why. */
export interface Why {
  allowed: boolean;
  reason: string | null;
  section: string | null;
  about: Record<string, string | number>;
}

/** `NoticeWishes` as they are sent to the server: what is left out is filled in. */
export type NewNoticeWishes = Pick<NoticeWishes, never> & Partial<NoticeWishes>;

/** `WhatIfDocument` as they are sent to the server: what is left out is filled in. */
export type NewWhatIfDocument = Pick<WhatIfDocument, "game" | "position"> & Partial<WhatIfDocument>;

/** `Settings` as they are sent to the server: what is left out is filled in. */
export type NewSettings = Pick<Settings, "game" | "players"> & Partial<Settings>;

export type Command = Accept | AnswerUndo | FreeSeat | Leave | Lend | Nudge | OpenPledge | OpenSeats | Play | Pledge | React | Ready | Rearrange | Rematch | Resign | Say | SeatBot | SeatGuest | Sit | StandIn | Start | TakeSeat | Undo;
