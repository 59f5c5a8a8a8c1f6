/** A game's judge in a language: its rules, and the words that people use. */
import type { Language } from '../../core/words.svelte';
import { loadDigest } from '../../rules/digest';
import { synonymsFor } from '../parts';
import { Judge } from './judge';

/** Null for a game that tells no rules. Rules that nobody has told in this language are asked in theirs. */
export async function openJudge(game: string, language: Language): Promise<Judge | null> {
  const digest = await loadDigest(game, language);
  return digest && new Judge(digest, await synonymsFor(game, digest.language));
}
