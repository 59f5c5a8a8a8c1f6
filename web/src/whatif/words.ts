/** The words of what-ifs, fetched when somebody opens one. */
import { words, type Language } from '../core/words.svelte';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export const addWhatIfWords = (): Promise<void> => words.addPart('whatif', async (language: Language) => [await texts[`./text/${language}.ftl`]!()]);
