/** What happened at a table besides the game, in words. */
import { say, words } from '../../core/words.svelte';
import type { Tiding } from '../../generated/wire';
import { clockFace, span } from '../time.svelte';

/** As it stands in the log. */
export function tell(tiding: Tiding, names: string[]): string {
  const { kind, name, former, count } = tiding;
  return say(`page-tiding-${kind}`, { name, former, count, others: words.list(tiding.others.map((seat) => names[seat] ?? '')) });
}

/** As somebody is told when it happens; nothing of what they did themselves, or see anyway. */
export function tellNow(tiding: Tiding, names: string[], you: number | null): string {
  const { kind, name, count } = tiding;
  if (kind === 'nudged') return you !== null && tiding.others.includes(you) ? say('page-tiding-nudged-mine', { name }) : '';
  if (tiding.seat !== you) return tell(tiding, names);
  if (kind === 'host') return say('page-tiding-host-mine');
  if (kind === 'returned') return count ? say('page-tiding-moved-mine', { count }) : '';
  return kind === 'late' || kind === 'out_of_time' || kind === 'given' ? tell(tiding, names) : '';
}

/** `18 s`, `3 min`, `2 h`: how long somebody has been away. */
export function briefly(seconds: number): string {
  const { unit, count } = span(seconds);
  if (unit === 'moments') return words.number(Math.max(0, Math.floor(seconds)), { style: 'unit', unit: 'second', unitDisplay: 'narrow' });
  return words.number(count, { style: 'unit', unit: unit === 'minutes' ? 'minute' : unit === 'hours' ? 'hour' : 'day', unitDisplay: 'narrow' });
}

/** `1:42` until something happens; in hours and days in words. */
export function until(seconds: number): string {
  return seconds < 3600 ? clockFace(seconds) : briefly(seconds);
}
