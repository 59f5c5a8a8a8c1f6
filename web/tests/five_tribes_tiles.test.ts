import { describe, expect, it } from 'vitest';
import { movesBeside, movesByTile } from '../src/games/five_tribes/tiles';

const legal = (number: number, move: object) => ({ number, notation: String(number), move });

describe('moves on tiles', () => {
  const groups = [
    { kind: 'pick_up', moves: [legal(1, { move: 'pick_up', tile: 'a1' })] },
    { kind: 'drop', moves: [legal(2, { move: 'drop', tile: 'b1', tribe: 'vizier' }), legal(3, { move: 'drop', tile: 'b1', tribe: 'elder' })] },
    { kind: 'go_on', moves: [legal(4, { move: 'go_on' })] },
  ];

  it('finds what is about a tile and what is about a meeple', () => {
    const found = movesByTile(groups);
    expect(found.get('a1')?.whole?.number).toBe(1);
    expect([...found.get('b1')!.byTribe.keys()]).toEqual(['vizier', 'elder']);
    expect(found.get('c1')).toBeUndefined();
  });

  it('leaves the others beside the board', () => {
    expect(movesBeside(groups).map((group) => group.kind)).toEqual(['go_on']);
  });
});
