/** HTTP to our own server. Refusals carry a code and a sentence; when nobody answers, the page says so and goes on trying. */
import type { Ack, Command, Error as Problem, GameInfo, Glimpse, LensInfo, Made, Me, Offer, Quick, Recovery, Settings, Tables, Told, ToldChange, Update, Verified, Why } from '../generated/wire';
import { connection } from './connection.svelte';

export class ApiError extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.text);
  }
  get code(): string {
    return this.problem.code;
  }
}

/** Nobody answers. */
export class Away extends Error {}

export type NewSettings = Pick<Settings, 'game' | 'players'> & Partial<Settings>;

/** After `longest` milliseconds without an answer, nobody answers. */
async function call<T>(method: string, path: string, body?: unknown, longest?: number): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (longest !== undefined) init.signal = AbortSignal.timeout(longest);
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    connection.lost();
    throw new Away();
  }
  connection.found();
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, readProblem(text, response.status));
  return (response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text) as T;
}

function readProblem(text: string, status: number): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { message: 'error', code: `http_${status}`, text: text.slice(0, 200), id: 0, details: {}, update: null };
  }
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  recovery: () => call<Recovery>('POST', '/me/recovery'),
  recover: (code: string) => call<Me>('POST', '/me/recover', { code }),
  tables: () => call<Tables>('GET', '/tables'),
  open: (settings: NewSettings) => call<Made>('POST', '/tables', settings),
  quick: (wish: Quick) => call<Made>('POST', '/tables/quick', wish),
  import: (text: string) => call<Made>('POST', '/tables/import', { text }),
  table: (table: string, since = 0, longest?: number) => call<Update>('GET', `/tables/${table}?since=${since}`, undefined, longest),
  /** A single command, for whoever is not at the table's socket. */
  command: (table: string, command: Command) => call<Ack>('POST', `/tables/${table}`, { command }),
  why: (table: string, move: string) => call<Why>('GET', `/tables/${table}/why?move=${encodeURIComponent(move)}`),
  replay: (table: string, moves: number) => call<ToldChange[]>('GET', `/tables/${table}/replay?moves=${moves}`),
  since: (table: string, moves: number) => call<Told[]>('GET', `/tables/${table}/since?moves=${moves}`),
  glimpse: (table: string, moves: number) => call<Glimpse>('GET', `/tables/${table}/moves/${moves}`),
  lens: (table: string) => call<LensInfo>('GET', `/tables/${table}/lens`),
  verify: (table: string) => call<Verified>('GET', `/tables/${table}/verify`),
  export: (table: string) => call<string>('GET', `/tables/${table}/export`),
  offer: (table: string) => call<Offer>('POST', `/tables/${table}/offer`),
};
