/** What tells who is here, away, back or stood in for, with its words. It is fetched when somebody first is not here (`attendance.ts`). */
import { words, type Language } from '../../core/words.svelte';

export { default as News } from './News.svelte';
export { default as Standing } from './Standing.svelte';
export { default as TakeSeat } from './TakeSeat.svelte';
export { default as UndoWish } from '../UndoWish.svelte';
export { default as TidingLines } from './TidingLines.svelte';
export { default as Waiting } from './Waiting.svelte';
export { default as Ways } from './Ways.svelte';

const texts = import.meta.glob<string>('../text/presence/*.ftl', { query: '?raw', import: 'default' });

export const learn = (): Promise<void> => words.addPart('presence', async (language: Language) => [await texts[`../text/presence/${language}.ftl`]!()]);
