/** A puzzle in words: its day, its plans, and what one may tell others without giving it away. */
import type { Planned } from '../core/game';
import type { AnyMove } from '../core/speech';
import { gameTitle, say, words } from '../core/words.svelte';
import type { PuzzleLine, PuzzleSolution } from '../generated/wire';
import { WIDE } from '../review/telling';
import { streak, type Result, type Tried } from './kept';

/** "18 November", as it is called everywhere on earth: puzzles go by UTC. */
export function dayName(day: string, form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }): string {
  return new Intl.DateTimeFormat(words.locale, { ...form, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A chance as points, without a sign. */
export const points = (chance: number): string => words.number(Math.abs(100 * chance), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Half of the 95 % interval of what something costs, as points. */
export const within = (error: number): string => points(WIDE * error);

/** A line of the solution as a plan that a hint would point at. */
export function planOf({ moves }: PuzzleLine): Planned {
  const [first, ...then] = moves as { move: AnyMove; notation: string }[];
  return { ...first!, then };
}

/** A row of the solution: a plan, what it costs, and whose it is. */
export interface Row {
  line: PuzzleLine;
  /** Its number in the solution; 0 is the answer. */
  number: number;
  /** Which of the tries it was, from 1; 0 for none. */
  tried: number;
  glance: boolean;
}

const key = (moves: string[]): string => moves.join('/');
const keyOf = ({ moves }: PuzzleLine): string => key(moves.map((step) => step.notation));

export function rowsOf(solution: PuzzleSolution, tries: Tried[]): Row[] {
  const tried = (line: PuzzleLine): number => tries.findIndex((one) => key(one.moves) === keyOf(line)) + 1;
  const glance = keyOf(solution.glance);
  const row = (line: PuzzleLine, number: number): Row => ({ line, number, tried: tried(line), glance: keyOf(line) === glance });
  return [solution.answer, ...solution.others].map(row);
}

/** A ring for each try that missed, a disc for the one that found it. */
export function marks({ costs, found }: Pick<Result, 'costs' | 'found'>): string {
  return costs.map((_, index) => (found && index === costs.length - 1 ? '●' : '○')).join(' ');
}

export function cameOf(result: Result): string {
  const { found, costs, seconds } = result;
  return found ? say('page-puzzle-at', { try: costs.length, seconds: words.number(seconds) }) : say('page-puzzle-not-found', { tries: costs.length });
}

/** What is shared: the day, tries, time and row. Nothing that is on the board. */
export function shareText(game: string, day: string, result: Result, address: string): string {
  const { found, costs, seconds } = result;
  const row = streak(game, day);
  const came = found ? say('page-puzzle-line-found', { try: costs.length, seconds: words.number(seconds) }) : say('page-puzzle-line-not');
  return [
    say('page-puzzle-line-title', { game: gameTitle(game), day: dayName(day) }),
    `${marks(result)} ${came}`.trim(),
    ...(row > 1 ? [say('page-puzzle-row', { count: row })] : []),
    address,
  ].join('\n');
}
