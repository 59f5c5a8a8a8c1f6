/** Everything that the page with a game's rules needs, so that nothing moves once one reads. */
import { words, type Language } from '../core/words.svelte';
import { loadDigest, type Digest } from './digest';
import { loadCaptions, loadFigures, type Captions, type Drawn } from './figures';

/** The words of it, in the language that was asked for; the digest may be in English still. */
export interface Told {
  language: Language;
  digest: Digest;
  captions: Captions;
}

export interface Opened {
  told: Told;
  drawn: Drawn;
}

export async function openRules(game: string): Promise<Opened | null> {
  const [told, drawn] = await Promise.all([tellRules(game, words.language), loadFigures(game), words.addGame(game)]);
  return told ? { told, drawn } : null;
}

export async function tellRules(game: string, language: Language): Promise<Told | null> {
  const [digest, captions] = await Promise.all([loadDigest(game, language), loadCaptions(game, language)]);
  return digest ? { language, digest, captions } : null;
}
