/** The words for playing on one device, which only such tables need. */
import { words, type Language } from '../core/words.svelte';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export const addWords = (): Promise<void> => words.addPart('passing', async (language: Language) => [await texts[`./text/${language}.ftl`]!()]);
