import { describe, expect, it } from 'vitest';
import type { CamelUpView, UnitMoved } from '../src/generated/camel_up';
import type { CamelUpTable } from '../src/games/camel_up/game';
import { timingOf } from '../src/core/pace';
import { pace } from '../src/games/camel_up/pace';
import { courtOf } from '../src/games/camel_up/track/court';
import { standings, type Standing } from '../src/games/camel_up/track/layout';
import { journey, moveCamels } from '../src/games/camel_up/track/motion';
import { diceInside, dieOut, leader, withoutDie } from '../src/games/camel_up/track/scene';
import { makeRing } from '../src/games/camel_up/track/ring';

const ring = makeRing(888, 640);
const court = courtOf(ring);
type Track = CamelUpView['track'];
const stand = (track: Track): Standing[] =>
  standings({ track, tiles: [], winner_pile: [], loser_pile: [], leg: 1, turns: 3 } as unknown as CamelUpView, ring, court);

interface Shown {
  frames: Keyframe[];
  duration: number;
}

/** What every camel would be seen to do. */
function seen(event: UnitMoved, before: Track, now: Track, manner = { calm: false, haste: 1 }) {
  const shown = new Map<string, Shown[]>();
  const element = (camel: string): Element =>
    ({
      animate: (frames: Keyframe[], { duration }: { duration: number }) => shown.set(camel, [...(shown.get(camel) ?? []), { frames, duration }]),
      querySelector: () => element(`${camel} body`),
    }) as unknown as Element;
  const elements = new Map(stand(now).map(({ camel }) => [camel as string, element(camel)]));
  return { way: moveCamels(event, stand(before), stand(now), ring, elements, manner), shown };
}

const at = (frame: Keyframe): number[] =>
  String(frame['transform'])
    .match(/-?[\d.]+/g)!
    .map(Number);
const spot = ({ x, y, scale }: Standing): number[] => [x - 41 * scale, y - 74 * scale, scale, scale];

const crazies: Track = [{ space: 14, camels: ['white', 'black'] }];
const plain: UnitMoved = { event: 'unit_moved', camels: ['blue', 'green'], origin: 2, stop: 5, space: 5, under: false };
const booed: UnitMoved = { event: 'unit_moved', camels: ['blue', 'green'], origin: 5, stop: 8, space: 7, under: true };
const cases: [string, UnitMoved, Track, Track][] = [
  [
    'three spaces',
    plain,
    [{ space: 2, camels: ['red', 'blue', 'green'] }, { space: 5, camels: ['yellow', 'purple'] }, ...crazies],
    [{ space: 2, camels: ['red'] }, { space: 5, camels: ['yellow', 'purple', 'blue', 'green'] }, ...crazies],
  ],
  [
    'back beneath others',
    booed,
    [{ space: 5, camels: ['blue', 'green'] }, { space: 7, camels: ['yellow', 'red', 'purple'] }, ...crazies],
    [{ space: 7, camels: ['blue', 'green', 'yellow', 'red', 'purple'] }, ...crazies],
  ],
  [
    'over the line',
    { ...plain, origin: 15, stop: 18, space: 18 },
    [{ space: 15, camels: ['blue', 'green'] }, ...crazies],
    [...crazies, { space: 18, camels: ['blue', 'green'] }],
  ],
  [
    'the wrong way round',
    { ...plain, camels: ['white', 'blue'], origin: 3, stop: 1, space: 1 },
    [{ space: 3, camels: ['white', 'blue'] }],
    [{ space: 1, camels: ['white', 'blue'] }],
  ],
];

describe.each(cases)('a unit goes %s', (_name, event, before, now) => {
  const { way, shown } = seen(event, before, now);

  it('from where it was to where it is, and nowhere else in the end', () => {
    for (const camel of event.camels) {
      const [{ frames, duration }] = shown.get(camel) as [Shown];
      const from = stand(before).find((standing) => standing.camel === camel)!;
      const to = stand(now).find((standing) => standing.camel === camel)!;
      at(frames[0]!).forEach((value, index) => expect(value).toBeCloseTo(spot(from)[index]!, 1));
      at(frames.at(-1)!).forEach((value, index) => expect(value).toBeCloseTo(spot(to)[index]!, 1));
      expect(duration).toBe(journey(event));
      const offsets = frames.map((frame) => frame.offset as number);
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBe(1);
      expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    }
  });

  it('above all others, and no longer than people are given to see it', () => {
    expect(way!.aloft).toEqual(event.camels);
    expect(way!.landing).toBeLessThanOrEqual(journey(event));
    const { lasts, words } = timingOf(pace({ section: '5', ...event }), { pace: 'normal', calm: false, mine: true });
    expect(words).toBe(journey(event));
    expect(lasts).toBeGreaterThanOrEqual(words);
  });

  it('and those who stay put are left alone', () => {
    const still = now.flatMap((stack) => stack.camels).filter((camel) => !shown.has(camel));
    for (const camel of still) expect(stand(before).find((one) => one.camel === camel)).toMatchObject({ x: stand(now).find((one) => one.camel === camel)!.x });
  });
});

it('whoever is slipped under lifts first', () => {
  const [, event, before, now] = cases[1]!;
  const { way, shown } = seen(event, before, now);
  for (const camel of ['yellow', 'red', 'purple']) {
    const [{ frames }] = shown.get(camel) as [Shown];
    const high = Math.min(...frames.map((frame) => at(frame)[1]!));
    expect(high).toBeLessThan(at(frames.at(-1)!)[1]!);
  }
  expect(way!.landing).toBeLessThan(journey(event));
});

it('is quicker when there is haste, and calm when that is wanted', () => {
  const [, event, before, now] = cases[0]!;
  expect(seen(event, before, now, { calm: false, haste: 2 }).shown.get('blue')![0]!.duration).toBe(journey(event) / 2);
  const calm = seen(event, before, now, { calm: true, haste: 1 });
  expect(calm.way).toBeNull();
  for (const [, shown] of calm.shown)
    for (const { frames, duration } of shown) {
      expect(duration).toBeLessThan(250);
      for (const frame of frames) expect(Object.keys(frame)).toEqual(['opacity']);
    }
});

it('is felt by those it lands on', () => {
  const [, event, before, now] = cases[0]!;
  const [{ frames }] = seen(event, before, now).shown.get('yellow') as [Shown];
  const heights = frames.map((frame) => at(frame)[3]!);
  expect(Math.min(...heights)).toBeLessThan(heights[0]!);
  expect(heights.at(-1)).toBe(heights[0]);
});

describe('what is on its way', () => {
  const view = {
    rolled: [
      { camel: 'blue', face: 2 },
      { camel: 'black', face: 1 },
    ],
    dice_left: ['blue', 'grey', 'red'],
    track: [
      { space: 4, camels: ['red', 'white'] },
      { space: 9, camels: ['black'] },
      { space: 7, camels: ['blue', 'green', 'black'] },
    ],
  } as unknown as CamelUpView;
  const event = { event: 'die_rolled', camel: 'black', face: 1, section: '' };
  const table = (more: object): CamelUpTable => ({ event, landed: null, past: null, busy: true, haste: 1, ...more }) as unknown as CamelUpTable;

  it('is a die in no tent, until it has landed there', () => {
    expect(withoutDie(view, table({})).rolled).toHaveLength(1);
    expect(dieOut(table({}), false)).toEqual({ camel: 'black', face: 1, large: true });
    expect(withoutDie(view, table({ landed: event })).rolled).toHaveLength(2);
    expect(dieOut(table({ landed: event }), false)).toBeNull();
  });

  it('is never a die both out and in the pyramid', () => expect(diceInside(view)).toEqual(['red']));
  it('has the uppermost racer of the foremost stack for its leader', () => expect(leader(view)).toBe('green'));
});
