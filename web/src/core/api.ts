/** HTTP to our own server. Refusals carry a code and a sentence; when nobody answers, the page says so and goes on trying. */
import { makeApi, PREFIX, type How } from '../generated/api';
import type { Error as Problem } from '../generated/wire';
import { connection } from './connection.svelte';

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

async function fetchJson<T>(method: string, path: string, body?: unknown, how: How = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method, headers };
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

/** All that can be asked, made from what the server declares. */
export const api = makeApi(fetchJson);
