import { expect, test } from 'vitest';
import { signOf } from '../plugins/signs';
import { characterOf, levelName } from '../src/core/levels';
import { LANGUAGES, gameTitle, words } from '../src/core/words.svelte';
import { drawnGames } from '../src/home/arches';

test('a sign has a title, a pitch and the bots with their characters, and nothing else of all the words', () => {
  expect(signOf('# Dunes\n\ndunes-title = Dunes\ndunes-pitch = Climb them.\ndunes-odds-title = Odds\n')).toBe('dunes-title = Dunes\ndunes-pitch = Climb them.');
  const bots = 'dunes-bot-novice = Novice\n    .help = Slides.\ndunes-bot-expert = Expert\n    .help = Climbs.';
  expect(signOf(`dunes-title = Dunes\ndunes-pitch = Climb them.\n\n## Bots\n\n${bots}\ndunes-why-only = So.\n`)).toBe(
    `dunes-title = Dunes\ndunes-pitch = Climb them.\n${bots}`,
  );
  expect(() => signOf('dunes-title = Dunes\n')).toThrow('there is no pitch');
});

test.each(LANGUAGES)('home knows what to say of every game in %s before the games’ own words are here', async (language) => {
  await words.use(language);
  expect(drawnGames.length).toBeGreaterThan(0);
  for (const game of drawnGames) {
    expect(words.has(`${game}-pitch`)).toBe(true);
    expect(gameTitle(game)).not.toBe(game);
    for (const bot of ['novice', 'regular', 'expert']) expect([levelName(game, bot) !== bot, characterOf(game, bot) !== '']).toEqual([true, true]);
  }
  expect(gameTitle('dunes')).toBe('dunes');
});
