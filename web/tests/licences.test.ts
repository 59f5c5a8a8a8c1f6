import { describe, expect, it } from 'vitest';
import { folderOf, told, workIn } from '../plugins/licences';

const ROOT = new URL('..', import.meta.url).pathname;

describe('the licences of what is bundled', () => {
  it('finds the package of a module, also one of a scope and one within another', () => {
    expect(folderOf('/x/web/node_modules/uqr/dist/index.mjs', '/x/web')).toBe('/x/web/node_modules/uqr');
    expect(folderOf('/x/web/node_modules/@fluent/bundle/index.js?raw', '/x/web')).toBe('/x/web/node_modules/@fluent/bundle');
    expect(folderOf('/x/web/node_modules/a/node_modules/b/c.js', '/x/web')).toBe('/x/web/node_modules/a/node_modules/b');
    expect(folderOf('\0vite/preload-helper.js', '/x/web')).toBe('/x/web/node_modules/vite');
    expect(folderOf('/x/web/src/main.ts', '/x/web')).toBeNull();
  });

  it('tells name, version, licence and its words', () => {
    const work = workIn(`${ROOT}node_modules/svelte`, ROOT);
    expect(work).toMatchObject({ name: 'svelte', licence: 'MIT' });
    expect(told([work])).toContain(`svelte ${work.version} (MIT)\n`);
    expect(told([work])).toContain('Permission is hereby granted');
    expect(workIn(`${ROOT}node_modules/@fluent/bundle`, ROOT).text).toContain('Apache License');
  });
});
