/** The tree of a what-if: moves that might be made, and branches that grow, part and are cut. */
import { describe, expect, it } from 'vitest';
import {
  branchThrough,
  childrenOf,
  documentOf,
  emptyTree,
  fork,
  grown,
  isPlayed,
  lineTo,
  MOST_BRANCHES,
  MOST_NODES,
  nextAlong,
  parting,
  pruned,
  renamed,
  treeOf,
  type Tree,
} from '../src/whatif/tree';

const played = (tree: Tree, notation: string): Tree => grown(tree, { notation, actor: 0, move: { move: notation } })!;
const line = (tree: Tree, ...moves: string[]): Tree => moves.reduce(played, tree);
const start = emptyTree('camel_up', '');

describe('a branch', () => {
  it('grows at its end', () => {
    const tree = line(start, 'a', 'b', 'c');
    expect(tree.branches).toEqual([{ name: '', tip: 3 }]);
    expect([tree.at, lineTo(tree, 3)]).toEqual([3, ['a', 'b', 'c']]);
  });

  it('parts where another move is made, and is found again by its move', () => {
    const tree = line({ ...line(start, 'a', 'b', 'c'), at: 1 }, 'x', 'y');
    expect(tree.branches.map(({ tip }) => lineTo(tree, tip))).toEqual([
      ['a', 'b', 'c'],
      ['a', 'x', 'y'],
    ]);
    expect(childrenOf(tree, 1)).toEqual([2, 4]);
    expect(fork(tree, 1)).toEqual({ from: 1, own: [4, 5] });
    expect(parting(tree, 3, 5)).toEqual({ at: 1, one: 2, other: 4 });
    expect(parting(tree, 1, 5)).toEqual({ at: 1, one: 0, other: 4 });
    const again = played({ ...tree, at: 1 }, 'b');
    expect([again.at, again.nodes.length]).toEqual([2, 5]);
  });

  it('is gone along forward', () => {
    const tree = line({ ...line(start, 'a', 'b'), at: 1 }, 'x');
    expect([0, 1].map((branch) => nextAlong(tree, branch, 1))).toEqual([2, 3]);
    expect([nextAlong(tree, 0, 0), nextAlong(tree, 1, 3)]).toEqual([1, 0]);
    expect([0, 1, 2, 3].map((node) => branchThrough(tree, node))).toEqual([0, 0, 0, 1]);
  });

  it('has a name of its own', () => {
    const tree = renamed(line(start, 'a'), 0, `  the ticket ${'x'.repeat(80)}`);
    expect(tree.branches[0]!.name).toHaveLength(60);
    expect(line(tree, 'b').branches[0]!.name.startsWith('the ticket')).toBe(true);
  });

  it('is cut with what only it leads to', () => {
    const both = line({ ...line(start, 'a', 'b', 'c'), at: 1 }, 'x', 'y');
    const first = pruned(both, 0);
    expect(first.branches.map(({ tip }) => lineTo(first, tip))).toEqual([['a', 'x', 'y']]);
    expect(lineTo(first, first.at)).toEqual(['a', 'x', 'y']);
    const second = pruned(both, 1);
    expect([second.nodes.length, second.at, lineTo(second, 3)]).toEqual([3, 1, ['a', 'b', 'c']]);
  });
});

it('what was played stays, and is told from what was not', () => {
  const game: Tree = { ...line(start, 'a', 'b'), table: 't', played: 2 };
  const tree = line({ ...game, at: 1 }, 'x');
  expect([isPlayed(tree, 0), isPlayed(tree, 1)]).toEqual([true, false]);
  expect(pruned(tree, 1)).toEqual({ ...game, at: 1 });
  const beyond = line(game, 'c');
  expect(pruned(beyond, 0).nodes).toHaveLength(2);
});

it('a document comes back as the same tree', () => {
  const tree = renamed(line({ ...line(start, 'a', 'b'), at: 1 }, 'x'), 1, 'other');
  const { nodes = [], branches = [], at = 0, table = '', played: of = 0, game, position } = documentOf(tree);
  const moves = Object.fromEntries(tree.nodes.map(({ notation, move }) => [notation, move]));
  expect(treeOf({ document: { game, position, nodes, branches, at, table, played: of }, actors: [0, 0, 0], moves })).toEqual(tree);
});

it('no more grows than can be kept', () => {
  const nodes = Array.from({ length: MOST_NODES }, (_, after) => ({ after, notation: 'a', actor: 0, move: { move: 'a' } }));
  const full: Tree = { ...start, nodes, branches: [{ name: '', tip: MOST_NODES }], at: MOST_NODES };
  expect(grown(full, { notation: 'b', actor: 0, move: { move: 'b' } })).toBeNull();
  const wide = Array.from({ length: MOST_BRANCHES }, (_, way) => `m${way}`).reduce((tree, way) => played({ ...tree, at: 0 }, way), start);
  expect(grown({ ...wide, at: 0 }, { notation: 'z', actor: 0, move: { move: 'z' } })).toBeNull();
});
