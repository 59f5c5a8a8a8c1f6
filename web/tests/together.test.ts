import { expect, it } from 'vitest';
import { fileOf } from '../plugins/together';

/** By module: who imports it, and who fetches it later. */
const GRAPH: Record<string, { importers?: string[]; later?: string[] }> = {
  '/src/main.ts': {},
  '/src/pages/Table.svelte': { later: ['/src/main.ts'] },
  '/src/pages/Rules.svelte': { later: ['/src/main.ts'] },
  '/src/table/Lobby.svelte': { later: ['/src/pages/Table.svelte'] },
  '/src/table/Menu.svelte': { later: ['/src/table/Frame.svelte'] },
  '/src/games/race/index.ts': { later: ['/src/pages/Table.svelte'] },
  '/src/games/land/index.ts': { later: ['/src/pages/Table.svelte'] },
  '/src/games/race/figures.ts': { later: ['/src/pages/Rules.svelte'] },
  '/src/games/race/Result.svelte': { later: ['/src/games/race/Board.svelte'] },
  '/src/table/Frame.svelte': { importers: ['/src/pages/Table.svelte'] },
  '/src/core/store.ts': { importers: ['/src/table/Frame.svelte', '/src/pages/Rules.svelte'] },
  '/src/table/Prompt.svelte': { importers: ['/src/games/race/Board.svelte', '/src/games/land/index.ts'] },
  '/src/table/Seat.svelte': { importers: ['/src/games/race/Board.svelte', '/src/table/Lobby.svelte'] },
  '/src/games/race/Board.svelte': { importers: ['/src/games/race/index.ts'] },
  '/src/games/race/coins.ts': { importers: ['/src/games/race/Board.svelte', '/src/games/race/Result.svelte'] },
  '/src/games/race/Camel.svelte': { importers: ['/src/games/race/Board.svelte', '/src/games/race/figures.ts'] },
};

const look = (id: string) => {
  const { importers = [], later = [] } = GRAPH[id]!;
  return { importers, dynamicImporters: later, isEntry: id === '/src/main.ts' };
};

it.each([
  ['/src/table/Frame.svelte', 'table'],
  ['/src/core/store.ts', 'shared'],
  ['/src/table/Prompt.svelte', 'boards'],
  ['/src/table/Seat.svelte', 'table'],
  ['/src/games/race/Board.svelte', 'race'],
  ['/src/games/race/coins.ts', 'race'],
  ['/src/games/race/Camel.svelte', 'race-art'],
  ['/src/table/Lobby.svelte', null],
  ['/src/table/Menu.svelte', null],
  ['/src/games/race/Result.svelte', null],
  ['/src/pages/Rules.svelte', null],
])('%s comes in %s', (module, file) => {
  expect(fileOf(module, look)).toBe(file);
});
