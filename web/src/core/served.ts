/** Games that the page was built without: the server has their words and rules. */
import type { GameRules } from '../generated/wire';
import { api } from './api';
import { learnSeats } from './seats';

let games: Promise<string[]> | null = null;

/** The games that the server has, asked for once. */
export function servedGames(): Promise<string[]> {
  games ??= api.games().then((all) => all.map((info) => info.game));
  games.catch(() => (games = null));
  return games;
}

/** A game's sentences, and with them what the page has to know of its fields; none if there is no such game. */
export async function servedWords(game: string, language: string): Promise<string[]> {
  if (!(await servedGames()).includes(game)) return [];
  const words = await api.gameWords(game, language);
  learnSeats(game, words.seats, words.by_seat);
  return [words.sentences];
}

/** A game's rules as they are written; null if it tells none. */
export async function servedRules(game: string, language: string): Promise<GameRules | null> {
  if (!(await servedGames()).includes(game)) return null;
  const rules = await api.gameRules(game, language);
  return rules.text ? rules : null;
}
