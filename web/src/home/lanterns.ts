/** What a lantern says of its table: how far it is, how much time is left, and against whom one plays. */
import { say, words } from '../core/words.svelte';
import type { TableInfo } from '../generated/wire';
import { lessons } from '../lesson/known.svelte';
import { statusOf } from './listing';

/** So many hang from the rope; the others lie below. */
export const LANTERNS = 8;
/** Less time than that is marked. */
const LATE = 3600;

const STORED = 'caravanserai-lanterns';

/** Whether there were lanterns when home was last seen here. */
export function hadLanterns(): boolean {
  return localStorage.getItem(STORED) !== null;
}

export function keepLanterns(hang: boolean): void {
  if (hang) localStorage.setItem(STORED, '1');
  else localStorage.removeItem(STORED);
}

export interface Opponent {
  seat: number;
  name: string;
}

export interface Short {
  stage: string;
  time: string;
  late: boolean;
}

/** Who sits there besides me. */
export function opponents({ names, you }: Pick<TableInfo, 'names' | 'you'>): Opponent[] {
  return names.map((name, seat) => ({ seat, name })).filter(({ seat, name }) => name && seat !== you);
}

/** What a table is called, if not like its game: by its own name, by that of its lesson, or that its position was set up. */
export function ownName({ name, game, lesson, set_up }: Pick<TableInfo, 'name' | 'game' | 'lesson' | 'set_up'>): string {
  if (set_up) return [name, say('page-tables-set-up')].filter(Boolean).join(' · ');
  return name || (lesson ? (lessons.of(game)?.title ?? '') : '');
}

/** How a table stands, as short as can be; whose turn it is if not mine. */
export function shortLine(table: TableInfo, now: number): Short {
  const { is, ...about } = statusOf(table);
  if (table.phase !== 'playing') return { stage: say(`page-tables-${is}`, about), time: '', late: false };
  const left = table.deadline === null ? null : Math.max(0, table.deadline - now);
  const time = is !== 'mine' ? say(`page-tables-${is}`, about) : left === null ? '' : say('page-lanterns-left', { time: spanShort(left) });
  return { stage: stageOf(table), time, late: is === 'mine' && left !== null && left < LATE };
}

/** "leg 3", "round 4", "turn 6", as the game counts. */
export function stageOf({ game, stage }: Pick<TableInfo, 'game' | 'stage'>): string {
  const id = `${game}-stage`;
  return stage > 0 && words.has(id) ? say(id, { number: stage }) : '';
}

const UNITS: [string, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "12 min", "2 hrs", "3 days": never more than there is. */
export function spanShort(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ['minute', 60];
  return words.number(Math.floor(seconds / length), { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' });
}
