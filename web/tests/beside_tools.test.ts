import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { besideGames, toolsOf } from '../src/beside/tools';

const PAGES: Record<string, string> = { pad: 'Pad', odds: 'Odds', whom: 'Whom', aid: 'Aid', judge: 'Judge' };

describe('what lies beside a box', () => {
  it('is told where it is, and nowhere else', () => {
    expect(Object.fromEntries(besideGames.map((game) => [game, toolsOf(game).map(({ tool }) => tool)]))).toEqual({
      camel_up: ['pad', 'odds', 'aid', 'judge'],
      emira: ['pad', 'whom', 'aid', 'judge'],
      five_tribes: ['pad', 'aid', 'judge'],
    });
  });

  it('has a page for every tool', () => {
    for (const { tool } of besideGames.flatMap(toolsOf)) expect(existsSync(new URL(`../src/pages/${PAGES[tool]}.svelte`, import.meta.url))).toBe(true);
  });

  it('is a judge alone for a game that has nothing of its own', () => {
    expect(toolsOf('coins').map(({ tool }) => tool)).toEqual(['judge']);
  });
});
