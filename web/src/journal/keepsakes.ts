/** What a game remembers of somebody, drawn by the game itself: `games/<id>/Keepsake.svelte`, for those that have one. */
import type { Component } from 'svelte';
import type { Highlight } from '../generated/wire';
import { addKeepsakeWords } from './words';

export type Keepsake = Component<{ highlights: Highlight[] }>;

const keepsakes = import.meta.glob<{ default: Keepsake }>('../games/*/Keepsake.svelte');

export async function loadKeepsake(game: string): Promise<Keepsake | null> {
  const [found] = await Promise.all([keepsakes[`../games/${game}/Keepsake.svelte`]?.(), addKeepsakeWords(game)]);
  return found?.default ?? null;
}

/** The amount of a kind that is about nothing in particular; null if there is none. */
export function amountOf(highlights: Highlight[], kind: string, about = ''): number | null {
  return highlights.find((one) => one.kind === kind && one.about === about)?.amount ?? null;
}

/** What a kind is about, the most first. */
export function mostOf(highlights: Highlight[], kind: string): Highlight[] {
  return highlights.filter((one) => one.kind === kind).sort((a, b) => b.amount - a.amount);
}
