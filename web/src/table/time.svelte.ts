/** Time as the server counts it, in the reader's words. */
import { createSubscriber } from 'svelte/reactivity';
import type { SeatInfo, Update } from '../generated/wire';
import { say, words } from '../core/words.svelte';

export type Unit = 'moments' | 'minutes' | 'hours' | 'days';

/** When an update came, so that the server's clock can go on here. */
const arrivals = new WeakMap<Update, number>();

const everySecond = createSubscriber((changed) => {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
});

/** The server's time now, in seconds; whoever asks is told again each second. */
export function serverNow(update: Update): number {
  everySecond();
  return update.now + (Date.now() - cameAt(update)) / 1000;
}

function cameAt(update: Update): number {
  if (!arrivals.has(update)) arrivals.set(update, Date.now());
  return arrivals.get(update)!;
}

/** A span in the largest unit that says it well. */
export function span(seconds: number): { unit: Unit; count: number } {
  if (seconds < 60) return { unit: 'moments', count: 0 };
  if (seconds < 3600) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  if (seconds < 86_400) return { unit: 'hours', count: Math.floor(seconds / 3600) };
  return { unit: 'days', count: Math.floor(seconds / 86_400) };
}

/** `4:05`, or `1:02:03` with hours. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, '0') : String(part))).join(':');
}

export interface Left {
  text: string;
  low: boolean;
}

/** What is left on a seat's clock; null without one. */
export function timeLeft(update: Update, seat: SeatInfo, acts: boolean, now: number): Left | null {
  if (seat.seconds === null || update.settings.clock.kind === 'none') return null;
  const seconds = Math.max(0, acts && update.deadline !== null ? update.deadline - now : seat.seconds);
  if (update.settings.clock.kind === 'minutes') return { text: clockFace(seconds), low: seconds < 60 };
  const { unit, count } = span(seconds);
  if (unit === 'moments' || unit === 'minutes') return { text: clockFace(seconds), low: true };
  const text = words.number(count, { style: 'unit', unit: unit === 'days' ? 'day' : 'hour', unitDisplay: 'long' });
  return { text, low: seconds < 3 * 3600 };
}

/** `for 2 minutes`; nothing while it is only a moment. */
export function waited(seconds: number): string {
  const { unit, count } = span(seconds);
  return unit === 'moments' ? '' : say('page-table-for', { unit, count });
}
