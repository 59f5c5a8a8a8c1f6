/** The words of what lies beside the box, each part's with the part; a game's own are in its folder. */
import { words, type Language } from '../core/words.svelte';

const texts = {
  ...import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/text/beside/*.ftl', { query: '?raw', import: 'default' }),
};

const textIn = (folder: string) => (language: Language) => Promise.all([texts[`${folder}/${language}.ftl`]?.() ?? []].flat());

/** Have the words of a part at hand, and those of a game for it. */
export async function addBesideWords(part: 'pad' | 'odds' | 'whom', game: string): Promise<void> {
  await Promise.all([
    words.addGame(game),
    words.addPart(`beside/${part}`, textIn(`./${part}/text`)),
    words.addPart(`${game}/beside`, textIn(`../games/${game}/text/beside`)),
  ]);
}
