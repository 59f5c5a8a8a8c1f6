/**
 * Answers of the server that are kept on this device, for when nobody answers: the journal, and finished games that were looked at. They are in a cache of
 * their own, which the service worker leaves alone, and which goes when whoever they belong to leaves (`mine.ts`).
 */
import type { PastPosition, ToldChange, Update } from '../generated/wire';
import { api, ApiError, Away } from './api';
import { merged, type Change } from './changes';
import { MINE } from './mine';

/** So many finished games are kept, those that were looked at last. */
const GAMES = 30;
const TABLE = /^\/tables\/([^/?]+)/;

/** Keep an answer, as it came. Where there is no room, or no cache, nothing is kept. */
export async function keep(path: string, text: string): Promise<void> {
  if (!globalThis.caches) return;
  try {
    const mine = await caches.open(MINE);
    await mine.delete(path);
    await mine.put(path, new Response(text, { headers: { 'content-type': 'application/json' } }));
  } catch {
    return;
  }
}

/** What would be answered, as far as that follows from what is kept; null if it does not. */
export async function recall(path: string): Promise<unknown> {
  const found = await read(path);
  if (found !== null) return found;
  const past = /^\/tables\/([^/]+)\/(?:moves\/|replay\?moves=)(\d+)$/.exec(path);
  if (!past) return null;
  const whole = (await read(`/tables/${past[1]}/replay?moves=0`)) as ToldChange[] | null;
  const moves = Number(past[2]);
  if (!whole || path.includes('replay')) return whole?.filter((told) => told.moves > moves) ?? null;
  return position(past[1]!, moves, whole);
}

/** The position after so many moves, from the first one and what each event since has changed. */
async function position(table: string, moves: number, whole: ToldChange[]): Promise<PastPosition | null> {
  const first = (await read(`/tables/${table}/moves/0`)) as PastPosition | null;
  if (!first || moves > first.of) return null;
  const passed = whole.filter((told) => told.moves <= moves);
  const view = passed.flatMap((told) => told.changes as Change[]).reduce<unknown>((view, change) => merged(view, change), first.view);
  const last = moves === first.of ? ((await read(`/tables/${table}?since=0`)) as Update | null) : null;
  return { ...first, moves, view, told: passed.at(-1) ?? null, outcome: last?.outcome ?? null };
}

/** Keep all that it takes to look through a finished game. */
export async function keepGame(table: string): Promise<void> {
  try {
    await api.me({ keep: true });
    await api.table(table, 0, { keep: true });
    await api.since(table, 0, { keep: true });
    if ((await read(`/tables/${table}/replay?moves=0`)) === null) {
      await api.pastPosition(table, 0, { keep: true });
      await api.replay(table, 0, { keep: true });
    }
    await tidy();
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof Away)) throw error;
  }
}

async function read(path: string): Promise<unknown> {
  if (!globalThis.caches) return null;
  try {
    const found = await (await caches.open(MINE)).match(path);
    return found ? ((await found.json()) as unknown) : null;
  } catch {
    return null;
  }
}

/** Let go of the games that were looked at longest ago. */
async function tidy(): Promise<void> {
  if (!globalThis.caches) return;
  const mine = await caches.open(MINE);
  const kept = (await mine.keys()).map((request) => ({ request, table: TABLE.exec(new URL(request.url).pathname)?.[1] }));
  const tables = [...new Set(kept.flatMap(({ request, table }) => (table && new URL(request.url).search === '?since=0' ? [table] : [])))];
  const old = new Set(tables.slice(0, -GAMES));
  for (const { request, table } of kept) if (table && old.has(table)) await mine.delete(request);
}
