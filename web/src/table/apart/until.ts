/** Time in days, in words. */
import { say, words } from '../../core/words.svelte';
import type { Update } from '../../generated/wire';

/** `2 days 4 hours`, or `3 hours`: days and hours, and under an hour minutes. */
export function spanInWords(seconds: number): string {
  const unit = (count: number, of: string): string => words.number(count, { style: 'unit', unit: of, unitDisplay: 'long' });
  const hours = Math.floor(seconds / 3600);
  if (hours < 1) return unit(Math.max(1, Math.floor(seconds / 60)), 'minute');
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return [days ? unit(days, 'day') : '', rest || !days ? unit(rest, 'hour') : ''].filter(Boolean).join(' ');
}

/** `Thursday 18:00`; with the date where that could be another week's. */
export function moment(at: number, now: number): string {
  const day: Intl.DateTimeFormatOptions = at - now < 6 * 86_400 ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(words.locale, { ...day, hour: '2-digit', minute: '2-digit' }).format(at * 1000).replace(' at ', ' ');
}

/** How much longer whoever acts has, and until when; nothing without a clock, and when it is over. */
export function untilWhen({ phase, deadline }: Update, now: number): string {
  if (phase !== 'playing' || deadline === null || deadline <= now) return '';
  return say('page-until', { left: spanInWords(deadline - now), when: moment(deadline, now) });
}
