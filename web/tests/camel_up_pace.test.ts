import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameEvent } from '../src/generated/camel_up';
import { isStop, timingOf } from '../src/core/pace';
import { pace } from '../src/games/camel_up/pace';

interface Game {
  moves: { events: GameEvent[] }[];
}

const games = JSON.parse(readFileSync(new URL('./fixtures/camel_up.json', import.meta.url), 'utf8')) as Game[];
const told = games.flatMap((game) => game.moves.flatMap((move) => move.events));

it('is told of everything that can happen', () => {
  const kinds = new Set(told.map((event) => event.event));
  for (const kind of [
    'start_seat_drawn',
    'crazy_swapped',
    'tile_paid',
    'partnership_formed',
    'partner_ticket_chosen',
    'partner_ticket_scored',
    'pile_settled',
    'card_scored',
    'game_stalled',
    'game_ended',
  ])
    expect(kinds).toContain(kind);
  const moved = told.filter((event) => event.event === 'unit_moved');
  expect(moved.some((event) => event.under)).toBe(true);
  expect(moved.some((event) => !event.under && event.space !== event.stop)).toBe(true);
  expect(moved.some((event) => event.space < 1)).toBe(true);
  expect(moved.some((event) => event.space > 16)).toBe(true);
});

const timed = (event: GameEvent, mine = true) => timingOf(pace({ section: '', ...event }), { pace: 'normal', calm: false, mine });

it('lets nobody wait long, and nothing pass unseen', () => {
  for (const event of told) {
    const { lasts, words } = timed(event);
    expect(lasts).toBeGreaterThanOrEqual(0);
    expect(lasts).toBeLessThan(3100);
    expect(words).toBeLessThanOrEqual(lasts);
    if (event.event === 'unit_moved' || event.event === 'die_rolled') expect(lasts).toBeGreaterThan(400);
  }
});

it('speaks of a die and of a ride when they have come, and hurries those of others', () => {
  for (const event of told.filter((event) => event.event === 'unit_moved' || event.event === 'die_rolled')) {
    const { words, speed } = timed(event);
    expect(words).toBeGreaterThan(500);
    expect(timed(event, false).speed).toBeGreaterThan(speed);
  }
});

it('turns each finish card by itself, stops before it for whoever wants that, and looks longer at one that is right', () => {
  const cards = told.filter((event) => event.event === 'card_scored');
  for (const event of told) expect(isStop(pace({ section: '', ...event }))).toBe(event.event === 'card_scored');
  const [right, wrong] = [cards.find((card) => card.gain > 0)!, cards.find((card) => card.gain < 0)!].map((card) => timed(card));
  expect(right!.held && wrong!.held).toBe(true);
  expect(wrong!.lasts).toBeGreaterThan(1200);
  expect(right!.lasts).toBeGreaterThan(wrong!.lasts + 500);
});
