import { words } from '../core/words.svelte';

/** A word that begins a line of its own. */
export const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase(words.locale) + word.slice(1);
