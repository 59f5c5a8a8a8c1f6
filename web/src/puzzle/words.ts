/** The words of the daily puzzle, fetched when somebody opens one. */
import { words, type Language } from '../core/words.svelte';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export const addPuzzleWords = (): Promise<void> => words.addPart('puzzle', async (language: Language) => [await texts[`./text/${language}.ftl`]!()]);
