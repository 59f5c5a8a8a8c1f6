/** A table's settings, as what is to be said about them. */
import type { GameInfo, Settings } from '../generated/wire';
import type { Value } from '../newtable/options';

export type Line = { id: string; words: Record<string, string | number> } | { option: string; value: Value };

export type Span = { count: number; unit: 'second' | 'minute' | 'hour' | 'day' };

/** The largest unit that tells it without a rest. */
export function spanOf(seconds: number): Span {
  if (seconds % 86400 === 0) return { count: seconds / 86400, unit: 'day' };
  if (seconds % 3600 === 0) return { count: seconds / 3600, unit: 'hour' };
  if (seconds % 60 === 0) return { count: seconds / 60, unit: 'minute' };
  return { count: seconds, unit: 'second' };
}

export function spanInWords(seconds: number, language: string): string {
  const { count, unit } = spanOf(seconds);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

export function summary(settings: Settings, info: GameInfo | null, language: string): Line[] {
  const { clock } = settings;
  const talk = settings.talk === 'auto' ? (settings.listed ? 'reactions' : 'free') : settings.talk;
  const lines: Line[] = [{ id: 'page-sum-players', words: { count: settings.players } }];
  if (info?.lens !== false) lines.push({ id: `page-sum-lens-${settings.lens}`, words: {} });
  lines.push({ id: `page-sum-clock-${clock.kind}`, words: { minutes: clock.minutes, increment: clock.increment, days: clock.days } });
  if (clock.kind === 'days' && clock.bank) lines.push({ id: 'page-sum-bank', words: { bank: clock.bank } });
  if (clock.kind === 'days' && clock.weekends_off) lines.push({ id: 'page-sum-weekends', words: {} });
  if (clock.kind !== 'none') lines.push({ id: `page-sum-zero-${clock.at_zero}`, words: {} });
  lines.push(settings.listed ? { id: 'page-sum-listed', words: {} } : { id: 'page-sum-unlisted', words: {} });
  lines.push({ id: `page-sum-watch-${settings.watch}`, words: {} });
  lines.push({ id: `page-sum-talk-${talk}`, words: {} });
  const seats = settings.bot_seats === 'auto' ? (settings.listed ? 'closed' : 'open') : settings.bot_seats;
  lines.push({ id: `page-sum-bot_seats-${seats}`, words: {} });
  lines.push({ id: 'page-sum-grace', words: { time: spanInWords(settings.grace, language) } });
  for (const option of info?.options ?? []) {
    const value = settings.options[option.name];
    if (value !== undefined && value !== option.default) lines.push({ option: option.name, value });
  }
  return lines;
}
