/** The words of the review, fetched when somebody opens one. */
import { words, type Language } from '../core/words.svelte';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export const addReviewWords = (): Promise<void> => words.addPart('review', async (language: Language) => [await texts[`./text/${language}.ftl`]!()]);
