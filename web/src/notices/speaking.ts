/** The words about notices, loaded with what says them. */
import { words } from '../core/words.svelte';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export const learnWords = (): Promise<void> => words.addPart('notices', (language) => Promise.all([texts[`./text/${language}.ftl`]!()]));
