// Made by tools/page_types.py from the server's types. Do not edit.

import type { Ack, CommandEnvelope, Done, GameInfo, GameRules, GameWords, Hint, LensInfo, Made, Me, NewSettings, NewTokenMade, OfferedSeat, PastPosition, Quick, Recovery, ServerKey, Tables, TokenInfo, Told, ToldChange, Update, Verified, Why } from './wire';

export const PREFIX = '/api';

/** How long to wait for an answer, in milliseconds, before nobody answers. */
export interface How {
  longest?: number;
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
  /** My tokens, without the secrets. */
  tokens: (how?: How): Promise<TokenInfo[]> => call('GET', '/tokens', undefined, how),
  /** A token for a program: `read` to look on, `play` to look on and act. Its secret is shown this once. */
  makeToken: (label: string, scopes: ("play" | "read")[] = ["play", "read"], how?: How): Promise<NewTokenMade> => call('POST', '/tokens', { label, scopes }, how),
  /** Revoke a token. What it is connected to is closed at once. */
  revokeToken: (token: string, how?: How): Promise<Done> => call('DELETE', `/tokens/${encodeURIComponent(token)}`, undefined, how),
  /** Tables I sit at (those that wait for me first), and of the others those to join and those to watch. */
  tables: (how?: How): Promise<Tables> => call('GET', '/tables', undefined, how),
  /** Open a table. Its path is the invitation. */
  openTable: (settings: NewSettings, how?: How): Promise<Made> => call('POST', '/tables', settings, how),
  /** Open a table, sit down in seat 0 with bots in all others, and begin. */
  quick: (wish: Quick, how?: How): Promise<Made> => call('POST', '/tables/quick', wish, how),
  /** A finished game from its text, as a table to look through. */
  importGame: (text: string, how?: How): Promise<Made> => call('POST', '/tables/import', { text }, how),
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
  /** The finished game as text, signed, as `caravanserai replay` shows it and `caravanserai verify` checks it. */
  export: (table: string, how?: How): Promise<string> => call('GET', `/tables/${encodeURIComponent(table)}/export`, undefined, how),
  /** The position when so many moves had been made: as I saw it then, or of a finished game, as everybody may see it now. */
  pastPosition: (table: string, moves: number, how?: How): Promise<PastPosition> => call('GET', `/tables/${encodeURIComponent(table)}/moves/${encodeURIComponent(moves)}`, undefined, how),
  /** The odds of what I see, if the table shows them to me now; not `fine`, at once and roughly where they take a while. */
  lens: (table: string, fine: boolean = true, how?: How): Promise<LensInfo> => call('GET', `/tables/${encodeURIComponent(table)}/lens?fine=${encodeURIComponent(fine)}`, undefined, how),
  /** What the strongest bot, or another, would do in my seat, knowing no more than I do, and why; where odds are shown. */
  hint: (table: string, bot: string = "", how?: How): Promise<Hint> => call('GET', `/tables/${encodeURIComponent(table)}/hint?bot=${encodeURIComponent(bot)}`, undefined, how),
  /** Whether the finished game is whole and legal, and every die fits the seed and what the seats gave to the dice. */
  verify: (table: string, how?: How): Promise<Verified> => call('GET', `/tables/${encodeURIComponent(table)}/verify`, undefined, how),
  /** A code by which a friend may take over my seat, with the command `accept`, within an hour. */
  offer: (table: string, how?: How): Promise<OfferedSeat> => call('POST', `/tables/${encodeURIComponent(table)}/offer`, undefined, how),
});

/** A table as it goes on: commands in; updates, acknowledgements and refusals out. With `changes`, what is different since the update before is sent in place of the next. */
export const livePath = (table: string, since: number = 0, changes: boolean = false): string => `/tables/${encodeURIComponent(table)}/live?since=${encodeURIComponent(since)}&changes=${encodeURIComponent(changes)}`;
