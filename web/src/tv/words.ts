/** The words of the table on a television. */
import { words, type Language } from '../core/words.svelte';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export const addWords = (): Promise<void> => words.addPart('tv', async (language: Language) => [await texts[`./text/${language}.ftl`]!()]);
