/** The tree of a what-if: moves that might be made, each after another, and lines with names. Nodes are numbered from 1; 0 is the beginning. */
import type { AnyMove } from '../core/speech';
import type { NewWhatIfDocument, WhatIfInfo } from '../generated/wire';

/** So many moves a what-if may have, and so many branches, as the server says (core/what_if.py). */
export const MOST_NODES = 2000;
export const MOST_BRANCHES = 40;

export interface TreeNode {
  after: number;
  notation: string;
  actor: number;
  move: AnyMove;
}

export interface TreeBranch {
  /** Empty if nobody has named it. */
  name: string;
  tip: number;
}

export interface Tree {
  game: string;
  /** Where it begins, in notation. */
  position: string;
  nodes: TreeNode[];
  branches: TreeBranch[];
  at: number;
  /** The table whose game it comes from; empty for none. So many moves, from the first on, are those of that game. */
  table: string;
  played: number;
}

export const emptyTree = (game: string, position: string): Tree => ({ game, position, nodes: [], branches: [], at: 0, table: '', played: 0 });

export function treeOf({ document, actors, moves }: WhatIfInfo): Tree {
  const { game, position, branches, at, table, played } = document;
  const nodes = document.nodes.map(({ after, move }, index) => ({ after, notation: move, actor: actors[index]!, move: moves[move] as AnyMove }));
  return { game, position, nodes, branches, at, table, played };
}

export function documentOf({ nodes, ...tree }: Tree): NewWhatIfDocument {
  return { ...tree, nodes: nodes.map(({ after, notation }) => ({ after, move: notation })) };
}

export const parentOf = (tree: Tree, node: number): number => (node ? tree.nodes[node - 1]!.after : 0);

/** From the first move to this one. */
export function pathTo(tree: Tree, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at; at = parentOf(tree, at)) path.unshift(at);
  return path;
}

export const lineTo = (tree: Tree, node: number): string[] => pathTo(tree, node).map((at) => tree.nodes[at - 1]!.notation);

export function childrenOf(tree: Tree, node: number): number[] {
  return tree.nodes.flatMap(({ after }, index) => (after === node ? [index + 1] : []));
}

/** The branch that goes through a node: of several, the one that was made first. */
export function branchThrough(tree: Tree, node: number): number {
  return tree.branches.findIndex(({ tip }) => node === 0 || pathTo(tree, tip).includes(node));
}

/** The next move along a branch; 0 at its end, or beside it. */
export function nextAlong(tree: Tree, branch: number, node: number): number {
  const path = pathTo(tree, tree.branches[branch]?.tip ?? 0);
  return node ? (path[path.indexOf(node) + 1] ?? 0) : (path[0] ?? 0);
}

/**
 * Make a move where one is, and go there. One that is known is gone to. At the end of a branch that grows; elsewhere a new one begins there.
 * Where no more moves or branches fit, null.
 */
export function grown(tree: Tree, move: Omit<TreeNode, 'after'>): Tree | null {
  const known = childrenOf(tree, tree.at).find((node) => tree.nodes[node - 1]!.notation === move.notation);
  if (known) return { ...tree, at: known };
  const at = tree.nodes.length + 1;
  const ends = tree.at > 0 && tree.branches.some(({ tip }) => tip === tree.at);
  if (at > MOST_NODES || (!ends && tree.branches.length >= MOST_BRANCHES)) return null;
  const branches = ends ? tree.branches.map((one) => (one.tip === tree.at ? { ...one, tip: at } : one)) : [...tree.branches, { name: '', tip: at }];
  return { ...tree, nodes: [...tree.nodes, { ...move, after: tree.at }], branches, at };
}

export function renamed(tree: Tree, branch: number, name: string): Tree {
  return { ...tree, branches: tree.branches.map((one, index) => (index === branch ? { ...one, name: name.trim().slice(0, 60) } : one)) };
}

/** Without a branch, and without the moves that no other leads to; what was played stays. Whoever was there is where it left the others. */
export function pruned(tree: Tree, branch: number): Tree {
  const branches = tree.branches.filter((_, index) => index !== branch);
  const kept = new Set(branches.flatMap(({ tip }) => pathTo(tree, tip)));
  for (let node = 1; node <= tree.played; node++) kept.add(node);
  const order = tree.nodes.flatMap((_, index) => (kept.has(index + 1) ? [index + 1] : []));
  const number = new Map(order.map((node, index) => [node, index + 1]));
  let at = tree.at;
  while (at && !kept.has(at)) at = parentOf(tree, at);
  return {
    ...tree,
    nodes: order.map((node) => ({ ...tree.nodes[node - 1]!, after: number.get(tree.nodes[node - 1]!.after) ?? 0 })),
    branches: branches.map((one) => ({ ...one, tip: number.get(one.tip)! })),
    at: number.get(at) ?? 0,
  };
}

/** Whether a branch is the game as it was played. */
export const isPlayed = (tree: Tree, branch: number): boolean => tree.played > 0 && tree.branches[branch]!.tip === tree.played;

/** Where a branch leaves those before it, 0 if it leaves none; and how many moves it has from there. */
export function fork(tree: Tree, branch: number): { from: number; own: number[] } {
  const before = new Set(tree.branches.slice(0, branch).flatMap(({ tip }) => pathTo(tree, tip)));
  const path = pathTo(tree, tree.branches[branch]!.tip);
  const own = path.filter((node) => !before.has(node));
  return { from: own.length ? parentOf(tree, own[0]!) : 0, own };
}

/** Where two lines part: after so many moves, and the next move of each; 0 for a line that ends there. */
export function parting(tree: Tree, one: number, other: number): { at: number; one: number; other: number } {
  const [ones, others] = [pathTo(tree, one), pathTo(tree, other)];
  let at = 0;
  while (at < ones.length && ones[at] === others[at]) at++;
  return { at, one: ones[at] ?? 0, other: others[at] ?? 0 };
}
