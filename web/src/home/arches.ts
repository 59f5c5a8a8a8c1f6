/** What is seen through a game's arch: the drawing in `arches/` that is named like the game. */
import type { Component } from 'svelte';
import Plain from './arches/plain.svelte';

const found = import.meta.glob<{ default: Component }>('./arches/*.svelte', { eager: true });

export function archOf(game: string): Component {
  return found[`./arches/${game}.svelte`]?.default ?? Plain;
}
