/** HTTP to our own server. Refusals carry a code and a sentence; when nobody answers, the page says so and goes on trying. */
import { makeApi, PREFIX, type How } from '../generated/api';
import type { Error as Problem } from '../generated/wire';
import { connection } from './connection.svelte';
import { hasMine } from './mine';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
  get code(): string {
    return this.problem.code;
  }
}

/** Nobody answers. */
export class Away extends Error {}

/** For which seat this page asks, where one has several at a table: one at a time. `none` for what everybody may see. */
export const looking = { seat: '' };

async function fetchJson<T>(method: string, path: string, body?: unknown, how: How = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method, headers };
  if (looking.seat) headers['caravanserai-seat'] = looking.seat;
  if (how.longest !== undefined) init.signal = AbortSignal.timeout(how.longest);
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  let response: Response;
  try {
    response = await fetch(`${PREFIX}${path}`, init);
  } catch {
    connection.lost();
    const found = method === 'GET' && how.longest === undefined && (await hasMine()) ? await recalled(path) : null;
    if (found !== null) return found as T;
    throw new Away();
  }
  connection.found();
  const text = await response.text();
  if (how.keep && response.ok) void import('./kept').then(({ keep }) => keep(path, text)).catch(() => null);
  if (!response.ok) throw new ApiError(response.status, readProblem(text, response.status));
  return (response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text) as T;
}

/** What is kept of an answer; null if nothing is. */
const recalled = (path: string): Promise<unknown> => import('./kept').then(({ recall }) => recall(path)).catch(() => null);

function readProblem(text: string, status: number): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { message: 'error', code: `http_${status}`, text: text.slice(0, 200), id: 0, details: {}, update: null };
  }
}

/** All that can be asked, made from what the server declares. */
export const api = makeApi(fetchJson);
