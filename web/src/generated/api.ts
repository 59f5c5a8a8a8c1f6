// Made by tools/page_types.py from the server's types. Do not edit.

import type { Ack, AidSheet, BoardAsked, BoardOdds, ChoiceAsked, CommandEnvelope, Done, FeedLink, GameInfo, GameRules, GameWords, HerChoice, Hint, HookInfo, HookWish, Journal, JournalGames, LensInfo, LessonCard, LessonInfo, LessonWhatIf, Made, Me, NewNoticeWishes, NewSettings, NewTokenMade, NewWhatIfDocument, NoticeInfo, NoticePlace, OfferedSeat, OrderInfo, PastLens, PastPosition, PushEndpoint, PuzzleDays, PuzzleInfo, PuzzleSolution, PuzzleTry, Quick, Recovery, ReviewInfo, ServerKey, Tables, Thoughts, TokenInfo, Told, ToldChange, Update, Verified, WhatIfHint, WhatIfInfo, WhatIfKept, WhatIfLens, WhatIfLook, WhatIfSeen, WhatIfTable, WhatIfThink, WhatIfWhy, Why } from './wire';

export const PREFIX = '/api';

/** How something is asked for. */
export interface How {
  /** How long to wait for an answer, in milliseconds, before nobody answers. */
  longest?: number;
  /** Whether the answer is kept on this device, for when nobody answers. */
  keep?: boolean;
}

export type Call = <T>(method: string, path: string, body?: unknown, how?: How) => Promise<T>;

/** Everything that can be asked of the server. */
export const makeApi = (call: Call) => ({
  /** All games, with their options and bots, weakest first. */
  games: (how?: How): Promise<GameInfo[]> => call('GET', '/games', undefined, how),
  /** A game's sentences, in English where there are none in this language, for whoever does not have them already. */
  gameWords: (game: string, language: string = "en", how?: How): Promise<GameWords> => call('GET', `/games/${encodeURIComponent(game)}/words?language=${encodeURIComponent(language)}`, undefined, how),
  /** A game's rules as Markdown, in English where nobody has told them in this language. */
  gameRules: (game: string, language: string = "en", how?: How): Promise<GameRules> => call('GET', `/games/${encodeURIComponent(game)}/rules?language=${encodeURIComponent(language)}`, undefined, how),
  /** A game's player aid to print, in the usual form or in another. */
  aid: (game: string, variant: string = "", language: string = "en", how?: How): Promise<AidSheet> => call('GET', `/beside/aids/${encodeURIComponent(game)}?variant=${encodeURIComponent(variant)}&language=${encodeURIComponent(language)}`, undefined, how),
  /** The public key by which one can tell that a saved game was given out by this server, and not altered since. */
  serverKey: (how?: How): Promise<ServerKey> => call('GET', '/key', undefined, how),
  /** Who am I? Whoever has no identity yet gets one, as a cookie. */
  me: (how?: How): Promise<Me> => call('GET', '/me', undefined, how),
  /** Use another name from now on. At tables where one sits already, the old one stays. */
  rename: (name: string, how?: How): Promise<Me> => call('PUT', '/me', { name }, how),
  /** A personal link for another device, for one use or until it is taken back. Older links stop working. */
  makeRecovery: (once: boolean = true, how?: How): Promise<Recovery> => call('POST', '/me/recovery', { once }, how),
  /** No personal link of mine works any more. */
  takeBackRecovery: (how?: How): Promise<Done> => call('DELETE', '/me/recovery', undefined, how),
  /** Become who the link was made for. */
  recover: (code: string, how?: How): Promise<Me> => call('POST', '/me/recover', { code }, how),
  /** Every other browser of mine forgets me, and personal links stop working; or, not elsewhere, this browser does. */
  signOut: (elsewhere: boolean = true, how?: How): Promise<Done> => call('POST', '/me/sign_out', { elsewhere }, how),
  /** Leave for good: seats go to bots, my name and words out of every table, tokens and links are void. No way back. */
  forgetMe: (how?: How): Promise<Done> => call('DELETE', '/me', undefined, how),
  /** What my games come to, those I have played to their end: how many, against whom, and what is worth remembering. */
  journal: (how?: How): Promise<Journal> => call('GET', '/me/journal', undefined, how),
  /** My games themselves, the latest first; those before one of them, to go on. */
  journalGames: (game: string = "", before: string = "", how?: How): Promise<JournalGames> => call('GET', `/me/journal/games?game=${encodeURIComponent(game)}&before=${encodeURIComponent(before)}`, undefined, how),
  /** How and where I am told that it is my turn when I do not look on. */
  notices: (how?: How): Promise<NoticeInfo> => call('GET', '/me/notices', undefined, how),
  /** What I want to be told, and when I want to be left alone. */
  setNotices: (wishes: NewNoticeWishes, how?: How): Promise<NoticeInfo> => call('PUT', '/me/notices', wishes, how),
  /** Have this browser told by its push service. Whoever gives an endpoint that is known has to have its keys. */
  addPush: (browser: PushEndpoint, how?: How): Promise<NoticePlace> => call('POST', '/me/notices/push', browser, how),
  /** Have mail sent to this address once it is confirmed, by the link that is sent there now. */
  addMail: (address: string, language: string = "en", how?: How): Promise<NoticePlace> => call('POST', '/me/notices/mail', { address, language }, how),
  /** Send no notices of mine there any more. */
  forgetPlace: (place: string, how?: How): Promise<Done> => call('DELETE', `/me/notices/${encodeURIComponent(place)}`, undefined, how),
  /** A feed (Atom) of the tables that wait for me, for whoever has its address. An older one stops working. */
  makeFeed: (language: string = "en", how?: How): Promise<FeedLink> => call('POST', '/me/feed', { language }, how),
  /** No feed of mine works any more. */
  endFeed: (how?: How): Promise<Done> => call('DELETE', '/me/feed', undefined, how),
  /** My tokens, without the secrets. */
  tokens: (how?: How): Promise<TokenInfo[]> => call('GET', '/tokens', undefined, how),
  /** A token for a program: `read` to look on, `play` to look on and act. Its secret is shown this once. */
  makeToken: (label: string, scopes: ("play" | "read")[] = ["play", "read"], how?: How): Promise<NewTokenMade> => call('POST', '/tokens', { label, scopes }, how),
  /** Revoke a token. What it is connected to is closed at once. */
  revokeToken: (token: string, how?: How): Promise<Done> => call('DELETE', `/tokens/${encodeURIComponent(token)}`, undefined, how),
  /** The guided first games there are. */
  lessons: (language: string = "en", how?: How): Promise<LessonInfo[]> => call('GET', `/lessons?language=${encodeURIComponent(language)}`, undefined, how),
  /** A table of one's own at which a first game is taught; the one that one has not finished, begun again if so wished. */
  beginLesson: (game: string, again: boolean = false, name: string | null = null, how?: How): Promise<Made> => call('POST', `/lessons/${encodeURIComponent(game)}`, { again, name }, how),
  /** A position that might be, as whoever is to move sees it, with what may be done; nothing of it is kept. */
  lookAt: (look: WhatIfLook, how?: How): Promise<WhatIfSeen> => call('POST', '/what_if/look', look, how),
  /** The odds of what whoever is to move sees there. */
  whatIfLens: (line: WhatIfLens, how?: How): Promise<LensInfo> => call('POST', '/what_if/lens', line, how),
  /** The odds of a real table's board; after a roll there, if one is told: the engine moves the board. */
  boardOdds: (board: BoardAsked, how?: How): Promise<BoardOdds> => call('POST', '/beside/odds', board, how),
  /** Whom somebody chooses at a real table, with how it comes about, and what everybody pays then. */
  whom: (choice: ChoiceAsked, how?: How): Promise<HerChoice> => call('POST', '/beside/whom', choice, how),
  /** Why a move is not allowed there. */
  whatIfWhyNot: (line: WhatIfWhy, how?: How): Promise<Why> => call('POST', '/what_if/why', line, how),
  /** What a bot would do there, knowing no more than whoever is to move. */
  whatIfHint: (line: WhatIfHint, how?: How): Promise<Hint> => call('POST', '/what_if/hint', line, how),
  /** What the moves come to there: a step more of the engine's thinking. Nothing runs between two steps. */
  think: (think: WhatIfThink, how?: How): Promise<Thoughts> => call('POST', '/what_if/think', think, how),
  /** Open a real table whose game begins at a position that might be. It is marked as such, and counts nowhere. */
  openWhatIf: (table: WhatIfTable, how?: How): Promise<Made> => call('POST', '/what_if/table', table, how),
  /** Keep a what-if, for whoever has its address. It stays as it is: whoever goes on has a copy of their own. */
  shareWhatIf: (what_if: NewWhatIfDocument, how?: How): Promise<WhatIfKept> => call('POST', '/what_ifs', what_if, how),
  /** A what-if that somebody has shared. */
  whatIf: (what_if: string, how?: How): Promise<WhatIfInfo> => call('GET', `/what_ifs/${encodeURIComponent(what_if)}`, undefined, how),
  /** Which games have a puzzle for every day, and which days can be looked up. */
  puzzles: (how?: How): Promise<PuzzleDays> => call('GET', '/puzzles', undefined, how),
  /** The puzzle of a day, today's or an earlier one, without its answer. */
  puzzle: (game: string, day: string, how?: How): Promise<PuzzleInfo> => call('GET', `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(day)}`, undefined, how),
  /** Try moves in a puzzle: where they lead, and once they are a whole answer, whether it is the best. Nothing is kept. */
  tryPuzzle: (game: string, day: string, moves: string[], how?: How): Promise<PuzzleTry> => call('POST', `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(day)}/try`, { moves }, how),
  /** Why a move is not allowed in a puzzle, after these moves of a try. */
  puzzleWhyNot: (game: string, day: string, moves: string[], move: string, how?: How): Promise<Why> => call('POST', `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(day)}/why_not`, { moves, move }, how),
  /** What is best in a puzzle, why, and what the alternatives cost. */
  puzzleSolution: (game: string, day: string, how?: How): Promise<PuzzleSolution> => call('GET', `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(day)}/solution`, undefined, how),
  /** Tables I sit at (those that wait for me first), and of the others those to join and those to watch. */
  tables: (how?: How): Promise<Tables> => call('GET', '/tables', undefined, how),
  /** Open a table. Its path is the invitation. */
  openTable: (settings: NewSettings, how?: How): Promise<Made> => call('POST', '/tables', settings, how),
  /** Open a table, sit down in seat 0 with bots in all others, and begin. */
  quick: (wish: Quick, how?: How): Promise<Made> => call('POST', '/tables/quick', wish, how),
  /** A finished game from its text, as a table to look through. */
  importGame: (text: string, how?: How): Promise<Made> => call('POST', '/tables/import', { text }, how),
  /** Put one of my tables away, or take it up again. Nothing changes at it, and it is found among mine all the same. */
  putAway: (table: string, away: boolean = true, how?: How): Promise<Done> => call('PUT', `/tables/${encodeURIComponent(table)}/away`, { away }, how),
  /** Hear nothing of one of my tables while I do not look on, or hear of it again. */
  mute: (table: string, muted: boolean = true, how?: How): Promise<Done> => call('PUT', `/tables/${encodeURIComponent(table)}/notices`, { muted }, how),
  /** The webhooks of my table. */
  hooks: (table: string, how?: How): Promise<HookInfo[]> => call('GET', `/tables/${encodeURIComponent(table)}/hooks`, undefined, how),
  /** Have my table tell a group whose turn it is: nothing that not everybody at the table knows. */
  addHook: (table: string, wish: HookWish, how?: How): Promise<HookInfo> => call('POST', `/tables/${encodeURIComponent(table)}/hooks`, wish, how),
  /** Have my table tell nothing there any more. */
  removeHook: (table: string, place: string, how?: How): Promise<Done> => call('DELETE', `/tables/${encodeURIComponent(table)}/hooks/${encodeURIComponent(place)}`, undefined, how),
  /** The table as I may see it: view, prompt, legal moves, clocks, and the events since the version I have. */
  table: (table: string, since: number = 0, how?: How): Promise<Update> => call('GET', `/tables/${encodeURIComponent(table)}?since=${encodeURIComponent(since)}`, undefined, how),
  /** Any command. It is done and committed when this answers; the same idempotency key again changes nothing. */
  command: (table: string, envelope: CommandEnvelope, how?: How): Promise<Ack> => call('POST', `/tables/${encodeURIComponent(table)}`, envelope, how),
  /** Why a move is not allowed now, for the asking seat. */
  whyNot: (table: string, move: string, how?: How): Promise<Why> => call('GET', `/tables/${encodeURIComponent(table)}/why?move=${encodeURIComponent(move)}`, undefined, how),
  /** What happened since so many moves had been made, as I may hear it. */
  since: (table: string, moves: number = 0, how?: How): Promise<Told[]> => call('GET', `/tables/${encodeURIComponent(table)}/since?moves=${encodeURIComponent(moves)}`, undefined, how),
  /** The same with what each event changes, for letting the game pass once more from the position after so many moves. */
  replay: (table: string, moves: number = 0, how?: How): Promise<ToldChange[]> => call('GET', `/tables/${encodeURIComponent(table)}/replay?moves=${encodeURIComponent(moves)}`, undefined, how),
  /** The review of a finished game by what a seat could know, or everybody, or with open cards; or how far it is. */
  review: (table: string, viewer: number = -1, open_cards: boolean = false, how?: How): Promise<ReviewInfo> => call('GET', `/tables/${encodeURIComponent(table)}/review?viewer=${encodeURIComponent(viewer)}&open_cards=${encodeURIComponent(open_cards)}`, undefined, how),
  /** Have a finished game reviewed, in the background; it is kept with the table. */
  beginReview: (table: string, viewer: number = -1, open_cards: boolean = false, how?: How): Promise<ReviewInfo> => call('POST', `/tables/${encodeURIComponent(table)}/review`, { viewer, open_cards }, how),
  /** A review that has been made as one page of HTML, which needs no server. */
  reviewPage: (table: string, viewer: number = -1, open_cards: boolean = false, language: string = "en", how?: How): Promise<string> => call('GET', `/tables/${encodeURIComponent(table)}/review/page?viewer=${encodeURIComponent(viewer)}&open_cards=${encodeURIComponent(open_cards)}&language=${encodeURIComponent(language)}`, undefined, how),
  /** A finished game as a what-if that nobody keeps: all its moves, looked at where so many had been made. */
  tableWhatIf: (table: string, moves: number = 9007199254740992, how?: How): Promise<WhatIfInfo> => call('GET', `/tables/${encodeURIComponent(table)}/what_if?moves=${encodeURIComponent(moves)}`, undefined, how),
  /** The finished game as text, signed, as `caravanserai replay` shows it and `caravanserai verify` checks it. */
  export: (table: string, how?: How): Promise<string> => call('GET', `/tables/${encodeURIComponent(table)}/export`, undefined, how),
  /** The position when so many moves had been made, as I saw it then: what I held open, what others held as it was to me. */
  pastPosition: (table: string, moves: number, how?: How): Promise<PastPosition> => call('GET', `/tables/${encodeURIComponent(table)}/moves/${encodeURIComponent(moves)}`, undefined, how),
  /** The odds of what I saw when so many moves had been made, if the table showed them to me then. */
  pastLens: (table: string, moves: number, fine: boolean = true, how?: How): Promise<PastLens> => call('GET', `/tables/${encodeURIComponent(table)}/moves/${encodeURIComponent(moves)}/lens?fine=${encodeURIComponent(fine)}`, undefined, how),
  /** The odds of what I see, if the table shows them to me now; not `fine`, at once and roughly where they take a while. */
  lens: (table: string, fine: boolean = true, how?: How): Promise<LensInfo> => call('GET', `/tables/${encodeURIComponent(table)}/lens?fine=${encodeURIComponent(fine)}`, undefined, how),
  /** What the strongest bot, or another, would do in my seat, knowing no more than I do, and why; where odds are shown. */
  hint: (table: string, bot: string = "", how?: How): Promise<Hint> => call('GET', `/tables/${encodeURIComponent(table)}/hint?bot=${encodeURIComponent(bot)}`, undefined, how),
  /** What I have ordered to be done for me at this table when I am asked, and what there is to order. */
  order: (table: string, how?: How): Promise<OrderInfo> => call('GET', `/tables/${encodeURIComponent(table)}/order`, undefined, how),
  /** Order a move for when I am asked, whether I am there or not: of these lines, the first that applies then. */
  giveOrder: (table: string, lines: string[], how?: How): Promise<OrderInfo> => call('PUT', `/tables/${encodeURIComponent(table)}/order`, { lines }, how),
  /** Take my order back. */
  dropOrder: (table: string, how?: How): Promise<OrderInfo> => call('DELETE', `/tables/${encodeURIComponent(table)}/order`, undefined, how),
  /** Whether the finished game is whole and legal, and every die fits the seed and what the seats gave to the dice. */
  verify: (table: string, how?: How): Promise<Verified> => call('GET', `/tables/${encodeURIComponent(table)}/verify`, undefined, how),
  /** What a learner reads now, where a lesson is given. */
  lesson: (table: string, language: string = "en", how?: How): Promise<LessonCard> => call('GET', `/tables/${encodeURIComponent(table)}/lesson?language=${encodeURIComponent(language)}`, undefined, how),
  /** Go on in a lesson, have the move made that is asked for, take another one back, go a step back, or skip the step. */
  learn: (table: string, do_: "back" | "go_on" | "show_me" | "skip" | "take_back", language: string = "en", how?: How): Promise<LessonCard> => call('POST', `/tables/${encodeURIComponent(table)}/lesson`, { do: do_, language }, how),
  /** What else could have happened in this step of a lesson. */
  lessonWhatIf: (table: string, language: string = "en", how?: How): Promise<LessonWhatIf> => call('GET', `/tables/${encodeURIComponent(table)}/lesson/what_if?language=${encodeURIComponent(language)}`, undefined, how),
  /** A code by which a friend may take over my seat, with the command `accept`, within an hour. */
  offer: (table: string, how?: How): Promise<OfferedSeat> => call('POST', `/tables/${encodeURIComponent(table)}/offer`, undefined, how),
});

/** A table as it goes on: commands in; updates, acknowledgements and refusals out. With `changes`, what is different since the update before is sent in place of the next. `seat` is for whoever has guests: one of their seats, or `none`. */
export const livePath = (table: string, since: number = 0, changes: boolean = false, seat: string = ""): string => `/tables/${encodeURIComponent(table)}/live?since=${encodeURIComponent(since)}&changes=${encodeURIComponent(changes)}&seat=${encodeURIComponent(seat)}`;

/** All that is kept of me, as a zip: `mine.json`, and my finished games as text. Many games come in several parts. */
export const takeAlongPath = (part: number = 1): string => `/me/export?part=${encodeURIComponent(part)}`;
