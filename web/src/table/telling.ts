/** Who tells of a table's things, with the words for it: what its game says (`games/<id>/about.ts`), and what all tables share (`things.ts`). Loaded when somebody first points at something. */
import type { TableStore } from '../core/table.svelte';
import { words, type Language } from '../core/words.svelte';
import type { About, Teller } from './about.svelte';
import { aboutThing } from './things';

type OfGame = (table: TableStore, kind: string, of: string[]) => About | null;

/** Whose types are the game's own; a table and what tells of its things are of the same game. */
const games = import.meta.glob<{ about: OfGame }>('../games/*/about.ts');
const texts = {
  ...import.meta.glob<string>('../games/*/text/about/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./text/about/*.ftl', { query: '?raw', import: 'default' }),
};

const textsIn = (game: string) => (language: Language) =>
  Promise.all([`./text/about/${language}.ftl`, `../games/${game}/text/about/${language}.ftl`].flatMap((path) => texts[path]?.() ?? []));

export async function tellerOf(table: TableStore): Promise<Teller> {
  const { game } = table;
  const [own] = await Promise.all([games[`../games/${game}/about.ts`]?.(), words.addPart(`${game}/about`, textsIn(game))]);
  return (kind, of) => aboutThing(table, kind, of) ?? own?.about(table, kind, of) ?? null;
}
