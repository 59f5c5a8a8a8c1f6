/** What is seen through a game's arch: the drawing in its folder. */
import type { Component } from 'svelte';
import Plain from './Plain.svelte';

const found = import.meta.glob<{ default: Component }>('../games/*/Arch.svelte', { eager: true });

export function archOf(game: string): Component {
  return found[`../games/${game}/Arch.svelte`]?.default ?? Plain;
}

/** The games that can be shown before the server has said which it has. */
export const drawnGames = Object.keys(found).map((path) => path.split('/').at(-2)!);
