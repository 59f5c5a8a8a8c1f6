/** The journal's words, and those of the games that are in it: fetched when somebody opens it. */
import { words, type Language } from '../core/words.svelte';

const texts = {
  ...import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/text/journal/*.ftl', { query: '?raw', import: 'default' }),
};

const textIn = (folder: string) => (language: Language) => Promise.all([texts[`${folder}/${language}.ftl`]?.() ?? []].flat());

export const addJournalWords = (): Promise<void> => words.addPart('journal', textIn('./text'));

/** What a game says in the journal; nothing, if it says nothing. */
export async function addKeepsakeWords(game: string): Promise<void> {
  await Promise.all([words.addGame(game), words.addPart(`${game}/journal`, textIn(`../games/${game}/text/journal`))]);
}
