/** The line of our rules that is about one card: the row of a section's table that begins with its name. */
import { section } from '../../../rules/digest';
import type { Language } from '../../../core/words.svelte';

export async function ruleOf(game: string, number: string, name: string, language: Language): Promise<string | null> {
  const found = await section(game, number, language).catch(() => null);
  return found ? rowOf(found.html, name) : null;
}

/** The cells of the row after its name, joined; names are compared without their apostrophes, and rulings are left to the rules. */
export function rowOf(html: string, name: string): string | null {
  const plain = (text: string): string => text.replace(/<[^>]+>/g, '').replace(/&#39;|&rsquo;|&apos;/g, "'").replace(/&amp;/g, '&').trim();
  const bare = (text: string): string => plain(text).replace(/['’]/g, '').toLowerCase();
  for (const [, row] of html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)) {
    const cells = [...row!.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell]) => cell!);
    if (cells.length && bare(cells[0]!) === bare(name)) return cells.slice(1).map(plain).map(withoutRulings).filter(Boolean).join(' · ');
  }
  return null;
}

/** A card is read at the table: what is in brackets there keeps its sections, not the numbers of rulings. */
function withoutRulings(text: string): string {
  return text.replace(/\s*\(([^()]*\bQ\d+)\)/g, (_, cited: string) => {
    const kept = cited.split(', ').filter((citation) => !/^Q\d+$/.test(citation));
    return kept.length ? ` (${kept.join(', ')})` : '';
  });
}
