import { expect, it } from 'vitest';
import { filesAhead } from '../plugins/ahead';

const chunk = (name: string, imports: string[], facadeModuleId: string | null = null, css: string[] = []) =>
  [`assets/${name}.js`, { type: 'chunk', name, fileName: `assets/${name}.js`, imports, facadeModuleId, viteMetadata: { importedCss: new Set(css) } }] as const;

it('names what a table, its lobby and each board need, besides what every page has', () => {
  const bundle = Object.fromEntries([
    chunk('inn', ['assets/runtime.js']),
    chunk('runtime', []),
    chunk('Table', ['assets/inn.js', 'assets/shared.js'], '/web/src/pages/Table.svelte', ['assets/Table.css']),
    chunk('Lobby', ['assets/inn.js'], '/web/src/table/Lobby.svelte'),
    chunk('shared', ['assets/runtime.js']),
    chunk('front', ['assets/shared.js'], '/web/src/games/camel_up/index.ts'),
    chunk('Rules', [], '/web/src/pages/Rules.svelte'),
  ]);
  expect(filesAhead(bundle as unknown as Parameters<typeof filesAhead>[0])).toEqual({
    Lobby: ['/assets/Lobby.js'],
    Table: ['/assets/Table.js', '/assets/Table.css', '/assets/shared.js'],
    camel_up: ['/assets/front.js', '/assets/shared.js'],
  });
});
