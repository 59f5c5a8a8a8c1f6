/** A game's judge in a language: its rules, and the words that people use. */
import type { Language } from '../../core/words.svelte';
import { loadDigest } from '../../rules/digest';
import { Judge } from './judge';

const synonyms = import.meta.glob<string>('../../../../src/caravanserai/games/*/beside/judge/*.txt', { query: '?raw', import: 'default' });

/** Null for a game that tells no rules. Rules that nobody has told in this language are asked in theirs. */
export async function openJudge(game: string, language: Language): Promise<Judge | null> {
  const digest = await loadDigest(game, language);
  if (!digest) return null;
  const load = synonyms[`../../../../src/caravanserai/games/${game}/beside/judge/${digest.language}.txt`];
  return new Judge(digest, (await load?.()) ?? '');
}
