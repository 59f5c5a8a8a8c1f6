/** The words of what lies beside a real table: fetched when somebody comes for them. */
import { words, type Language } from '../core/words.svelte';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export const addBesideWords = (): Promise<void> => words.addPart('beside', async (language: Language) => [await texts[`./text/${language}.ftl`]!()]);
