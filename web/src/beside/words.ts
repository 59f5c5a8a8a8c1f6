/** The words of what lies beside the box, fetched when somebody comes for them: each part's with the part, a game's own in its folder. */
import { words, type Language } from '../core/words.svelte';

const texts = {
  ...import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/text/beside/*.ftl', { query: '?raw', import: 'default' }),
};

const textIn = (folder: string) => (language: Language) => Promise.all([texts[`${folder}/${language}.ftl`]?.() ?? []].flat());

/** The words of the door, the aids and the judge. */
export const addBesideWords = (): Promise<void> => words.addPart('beside', textIn('./text'));

/** The words of a tool, and those of a game for it. */
export async function addToolWords(tool: 'pad' | 'odds' | 'whom', game: string): Promise<void> {
  await Promise.all([
    words.addGame(game),
    words.addPart(`beside/${tool}`, textIn(`./${tool}/text`)),
    words.addPart(`${game}/beside`, textIn(`../games/${game}/text/beside`)),
  ]);
}
