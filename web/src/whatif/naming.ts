/** What a branch is called: as somebody has named it, as played, or by its number. And how far the engine goes. */
import { say, words } from '../core/words.svelte';
import { isPlayed, type Tree } from './tree';

export function branchName(tree: Tree, number: number): string {
  if (tree.branches[number]!.name) return tree.branches[number]!.name;
  return isPlayed(tree, number) ? say('page-whatif-as-played') : say('page-whatif-branch', { number: number + (tree.played ? 0 : 1) });
}

/** How far a try goes on, as the game says it, if it does. */
export function depthName(game: string, depth: number): string {
  const own = `${game}-page-whatif-depth`;
  return say(words.has(own) ? own : 'page-whatif-depth', { count: depth });
}
