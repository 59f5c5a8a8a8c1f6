/** Notices: who is asked, when somebody is left alone, and what a device is called. */
import { beforeEach, expect, it, vi } from 'vitest';
import { decline, mayAsk } from '../src/notices/asked';
import { deviceName, markOf } from '../src/notices/push';
import { minuteOf, timeOf, turnOf } from '../src/notices/times';
import { mayTakeAWhile } from '../src/table/waiting';
import type { Update } from '../src/generated/wire';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
  vi.stubGlobal('window', { Notification: {} });
});

it('asks once at each table, and never where the browser was told', () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  expect(mayAsk('t')).toBe(true);
  decline('t');
  expect([mayAsk('t'), mayAsk('u')]).toEqual([false, true]);
  for (const permission of ['granted', 'denied']) {
    vi.stubGlobal('Notification', { permission });
    expect(mayAsk('u')).toBe(false);
  }
});

it('reads what was kept of declined tables, however damaged', () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  localStorage.setItem('caravanserai-calls', '{"t":');
  expect(mayAsk('t')).toBe(true);
});

it('asks when nobody else is there or the clock counts days, and not before bots, on my turn or in a lesson', () => {
  const seat = (kind: string, present: boolean) => ({ kind, present });
  const table = (changes: object) =>
    ({
      phase: 'playing',
      you: 0,
      legal: [],
      lesson: false,
      settings: { clock: { kind: 'none' } },
      seats: [seat('person', true), seat('person', false), seat('bot', true)],
      ...changes,
    }) as unknown as Update;
  expect(mayTakeAWhile(table({}))).toBe(true);
  expect(mayTakeAWhile(table({ seats: [seat('person', true), seat('person', true)] }))).toBe(false);
  expect(mayTakeAWhile(table({ seats: [seat('person', true), seat('person', true)], settings: { clock: { kind: 'days' } } }))).toBe(true);
  expect(mayTakeAWhile(table({ seats: [seat('person', true), seat('bot', true)] }))).toBe(false);
  for (const change of [{ legal: [{}] }, { you: null }, { phase: 'over' }, { lesson: true }]) expect(mayTakeAWhile(table(change))).toBe(false);
});

it('writes minutes as fields for times do', () => {
  expect([0, 485, 1439].map(timeOf)).toEqual(['00:00', '08:05', '23:59']);
  expect(['00:00', '08:05', '23:59:30', '', '24:00', '8:5'].map(minuteOf)).toEqual([0, 485, 1439, null, null, null]);
  expect([720, 1080, 0, 360].map(turnOf)).toEqual([0, 0.25, 0.5, 0.75]);
});

it('names a device as its owner does', () => {
  expect(deviceName('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36')).toBe('Chrome, Android');
  expect(deviceName('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15')).toBe(
    'Safari, Mac',
  );
  expect(deviceName('something else')).toBe('');
});

it('tells endpoints apart as the server does', async () => {
  expect(await markOf('https://push.example.org/x')).toBe('af5cb7ca8b8a4a52');
});
