/** The words of what belongs to playing apart: since you left, the next table, orders. They come when something of it is shown. */
import { words, type Language } from '../../core/words.svelte';

const texts = {
  ...import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../games/*/text/order/*.ftl', { query: '?raw', import: 'default' }),
};

const textsIn = (game: string) => (language: Language) =>
  Promise.all([`./text/${language}.ftl`, `../../games/${game}/text/order/${language}.ftl`].flatMap((path) => texts[path]?.() ?? []));

/** Where nobody answers, it is asked again until somebody does. */
export async function learn(game: string): Promise<void> {
  for (;;)
    try {
      await words.addPart(`${game}/apart`, textsIn(game));
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
}
