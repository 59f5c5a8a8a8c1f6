import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Uplink } from '../src/core/uplink';
import type { Update } from '../src/generated/wire';

/** A line that can die without saying so. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  readyState = 0;
  sent: string[] = [];
  closed = false;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

const sight = {
  visibilityState: 'visible',
  addEventListener: (name: string, heard: () => void) => void (woken[name] = heard),
  removeEventListener: () => undefined,
};
let woken: Record<string, () => void> = {};
let version = 7;
let got: number[] = [];
let uplink: Uplink;
const ask = vi.fn<() => Promise<Response>>();

const answer = (at: number): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify({ message: 'update', version: at }), { headers: { 'content-type': 'application/json' } }));

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  woken = {};
  got = [];
  version = 7;
  ask.mockReset();
  ask.mockImplementation(() => answer(version));
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', sight);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { protocol: 'http:', host: 'inn' });
  vi.stubGlobal('addEventListener', sight.addEventListener);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', ask);
  sight.visibilityState = 'visible';
  uplink = new Uplink(
    't',
    () => version,
    (update: Update) => got.push(update.version),
    (change) => change.since === version,
    () => undefined,
  );
  Line.last.open();
});

afterEach(() => {
  uplink.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a change that does not fit what is here', () => {
  it('is answered with a new line, on which all comes anew', () => {
    const line = Line.last;
    line.tell({ message: 'change', since: version });
    expect(Line.last).toBe(line);
    line.tell({ message: 'change', since: version + 1 });
    expect(Line.last).not.toBe(line);
  });
});

describe('a line that is dead and does not say so', () => {
  it('is left alone while something is heard', async () => {
    for (let minute = 0; minute < 10; minute += 1) {
      Line.last.tell({ message: 'update', version: ++version });
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect([Line.all.length, ask.mock.calls.length]).toEqual([1, 0]);
  });

  it('is tried after a silence, and kept if nothing was missed', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask.mock.calls.length).toBe(2);
    expect(Line.all.length).toBe(1);
  });

  it('is given up if it has kept something back', async () => {
    ask.mockImplementation(() => answer(9));
    const first = Line.last;
    await vi.advanceTimersByTimeAsync(28_000);
    expect(Line.all.length).toBe(2);
    expect(first.closed).toBe(true);
    expect(Line.last.url).toContain('since=7');
  });

  it('is given up if nobody answers', async () => {
    ask.mockImplementation(() => Promise.reject(new TypeError('no network')));
    await vi.advanceTimersByTimeAsync(28_000);
    expect(Line.all.length).toBe(2);
  });

  it('is tried at once when the phone wakes', async () => {
    ask.mockImplementation(() => answer(9));
    sight.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask.mock.calls.length).toBe(0);
    sight.visibilityState = 'visible';
    woken['visibilitychange']!();
    await vi.advanceTimersByTimeAsync(10);
    expect(Line.all.length).toBe(2);
  });

  it('costs a command only a wait: it is sent again on another line, under the same key', async () => {
    const done = uplink.send({ do: 'ready', ready: true });
    const first = Line.last;
    await vi.advanceTimersByTimeAsync(9000);
    expect(Line.all.length).toBe(2);
    Line.last.open();
    expect(Line.last.sent).toEqual(first.sent);
    first.tell({ message: 'update', version: 99 });
    expect(got).toEqual([]);
    Line.last.tell({ message: 'ack', id: 1, version: 8 });
    expect((await done).version).toBe(8);
  });
});
