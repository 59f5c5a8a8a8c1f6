/** What a branch is called: as somebody has named it, as played, or by its number. */
import { say } from '../core/words.svelte';
import { isPlayed, type Tree } from './tree';

export function branchName(tree: Tree, number: number): string {
  if (tree.branches[number]!.name) return tree.branches[number]!.name;
  return isPlayed(tree, number) ? say('page-whatif-as-played') : say('page-whatif-branch', { number: number + (tree.played ? 0 : 1) });
}
