/** What the panels of Camel Up collect from events; the events are those of two games that were played on a server. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CamelUpEvent } from '../src/games/camel_up/game';
import { accountsOf, ranksOf } from '../src/games/camel_up/panels/accounts';
import { resultLines } from '../src/games/camel_up/panels/share';
import { storyOf } from '../src/games/camel_up/panels/story';

interface Played {
  events: CamelUpEvent[];
  outcome: { winners: number[]; scores: number[]; places: number[] };
}
const played = JSON.parse(readFileSync(new URL('fixtures/camel_up_scoring.json', import.meta.url), 'utf-8')) as Record<'4' | '6', Played>;
const four = accountsOf(played['4'].events);
const six = accountsOf(played['6'].events);

describe('the accounts of a leg', () => {
  it('are those of every leg, in order, the last with the race', () => {
    expect(four.legs.map((leg) => leg.leg)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(four.legs.map((leg) => leg.last)).toEqual([false, false, false, false, false, true]);
    expect(four.legs.every((leg) => leg.done)).toBe(true);
  });

  it('have a line for each ticket, and the sum and purse that were told', () => {
    const [ada] = four.legs[0]!.seats;
    expect(ada!.lines.map((line) => [line.what, line.camel, line.value, line.count, line.gain])).toEqual([
      ['ticket', 'red', 5, 0, -1],
      ['ticket', 'red', 3, 0, -1],
      ['pyramid', null, 0, 4, 4],
    ]);
    expect(ada!.settled).toEqual({ seat: 0, gain: 2, coins: 5, section: '9.3' });
  });

  it('add up to what the server said', () => {
    for (const { legs } of [four, six]) {
      for (const leg of legs) for (const seat of leg.seats) expect(seat.lines.reduce((sum, line) => sum + line.gain, 0)).toBe(seat.settled!.gain);
    }
  });

  it('know which ticket a partner chose to copy, and from whom', () => {
    const copied = six.legs[0]!.seats.map((seat) => seat.lines.filter((line) => line.what === 'partner').map((line) => [line.partner, line.copied, line.gain]));
    expect(copied).toEqual([[[2, 'yellow', 3]], [[4, 'pyramid', 1]], [[0, 'pyramid', 1]], [[5, 'green', 1]], [[1, 'yellow', 5]], [[3, 'nothing', 0]]]);
  });

  it('can be followed while they are told', () => {
    const half = accountsOf(played['4'].events.slice(0, 3));
    expect(half.legs).toHaveLength(1);
    expect(half.legs[0]!.done).toBe(false);
    expect(half.legs[0]!.seats[0]!.settled).toBeNull();
  });
});

describe('the end of the race', () => {
  it('has both piles, each with the camel that was right', () => {
    expect(four.race!.piles.map((pile) => [pile.pile, pile.camel, pile.cards.length])).toEqual([
      ['winner', 'blue', 9],
      ['loser', 'purple', 11],
    ]);
    expect(four.race!.piles[0]!.cards.filter((card) => card.gain > 0).map((card) => [card.seat, card.gain])).toEqual([
      [3, 8],
      [0, 5],
    ]);
    expect(four.race!.winners).toEqual([1]);
  });

  it('has what each pile came to where it is settled at once', () => {
    expect(six.race!.piles[0]!.settled.map((one) => one.gain)).toEqual([-1, 7, 0, 5, -2, -2]);
    expect(four.race!.piles[0]!.settled).toEqual([]);
  });

  it('ranks everybody, equals alike', () => {
    expect(ranksOf({ scores: [18, 26, 18, 9], places: [2, 1, 2, 4], winners: [1] })).toEqual([
      { place: 1, seat: 1, coins: 26 },
      { place: 2, seat: 0, coins: 18 },
      { place: 2, seat: 2, coins: 18 },
      { place: 4, seat: 3, coins: 9 },
    ]);
  });
});

describe('the story', () => {
  it('tells how the race went and who was best', () => {
    const story = storyOf(four)!;
    expect(story).toMatchObject({ legs: 6, winner: 'blue', loser: 'purple', backward: false });
    expect(story.calls.map((call) => [call.seat, call.pile, call.gain])).toEqual([
      [3, 'winner', 8],
      [3, 'loser', 8],
    ]);
    expect(story.best!.gain).toBe(Math.max(...four.legs.flatMap((leg) => leg.seats.map((seat) => seat.settled!.gain))));
  });

  it('knows who led all the way and who overtook whom', () => {
    expect(storyOf(four)!.ledAllTheWay).toBe(true);
    expect(storyOf(six)!.overtaking).toEqual({ seat: 1, rival: 4, when: { pile: 'winner' } });
  });

  it('is not told before the end', () => {
    expect(storyOf(accountsOf(played['4'].events.slice(0, -1)))).toBeNull();
    expect(storyOf(accountsOf([]))).toBeNull();
  });
});

it('a result to share names everybody and ends with the link', () => {
  const lines = resultLines(four, ranksOf(played['4'].outcome), ['Ada', 'Zosia', 'Léa', 'Siro'], 'https://inn.example/t/x');
  expect(lines[1]).toBe('🐪 🟦🟩🟨🟥🟪 🏁');
  expect(lines[2]).toBe('🥇 Zosia 41 🪙');
  expect(lines.at(-2)).toBe('4. Léa 11 🪙');
  expect(lines.at(-1)).toBe('https://inn.example/t/x');
});
