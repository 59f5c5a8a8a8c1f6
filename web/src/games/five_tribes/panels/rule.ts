/** What our rules say one card does: the last cell of the row that begins with its name. The cells before it are on the card itself. */
import { section } from '../../../rules/digest';
import type { Language } from '../../../core/words.svelte';

export async function ruleOf(game: string, number: string, name: string, language: Language): Promise<string | null> {
  const found = await section(game, number, language).catch(() => null);
  return found ? rowOf(found.html, name) : null;
}

/** The last cell of the row with this name; names are compared without their apostrophes. */
export function rowOf(html: string, name: string): string | null {
  const plain = (text: string): string =>
    text
      .replace(/<[^>]+>/g, '')
      .replace(/&#39;|&rsquo;|&apos;/g, "'")
      .replace(/&amp;/g, '&')
      .trim();
  const bare = (text: string): string => plain(text).replace(/['’]/g, '').toLowerCase();
  for (const [, row] of html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)) {
    const cells = [...row!.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell]) => cell!);
    if (cells.length > 1 && bare(cells[0]!) === bare(name)) return plain(cells.at(-1)!) || null;
  }
  return null;
}
