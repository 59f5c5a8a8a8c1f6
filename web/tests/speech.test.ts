/** The page says what the terminal says, of every event, move and prompt, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Prompt } from '../src/generated/wire';
import { ask, nameMove, tell, type AnyEvent, type AnyMove } from '../src/core/speech';
import { LANGUAGES, words } from '../src/core/words.svelte';

interface Fixture {
  names: string[];
  events: ({ event: AnyEvent } & { said: Record<string, string> })[];
  moves: ({ move: AnyMove } & { said: Record<string, string> })[];
  prompts: ({ prompt: Prompt } & { said: Record<string, string> })[];
}

const folder = new URL('./fixtures/', import.meta.url);
const games = readdirSync(folder).filter((name) => name.startsWith('sentences-'));

/** Spaces that do not break are spaces; the terminal and the page may differ in these. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').trim();

describe.each(games)('%s', (file) => {
  const game = file.slice('sentences-'.length, -'.json'.length);
  const { names, events, moves, prompts } = JSON.parse(readFileSync(new URL(file, folder), 'utf-8')) as Fixture;

  it.each(LANGUAGES)('in %s', async (language) => {
    await words.addGame(game);
    await words.use(language);
    for (const { event, said } of events) expect(plain(tell(game, event, names))).toBe(plain(said[language]!));
    for (const { move, said } of moves) expect(plain(nameMove(game, move, names))).toBe(plain(said[language]!));
    for (const { prompt, said } of prompts) expect(plain(ask(game, prompt, names, 0))).toBe(plain(said[language]!));
  });
});
