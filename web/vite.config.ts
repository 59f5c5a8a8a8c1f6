import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ahead } from './plugins/ahead.ts';
import { digests } from './plugins/digest.ts';
import { earlyWords } from './plugins/early-words.ts';
import { licences } from './plugins/licences.ts';
import { manifests } from './plugins/manifests.ts';
import { media } from './plugins/media.ts';
import { offline } from './plugins/offline.ts';
import { previews } from './plugins/previews.ts';
import { signs } from './plugins/signs.ts';
import { groups } from './plugins/together.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env['CARAVANSERAI_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [media(), digests(), signs(), svelte(), earlyWords(), previews(), manifests(), ahead(), offline(), licences(root)],
  build: {
    outDir: `${root}../src/caravanserai/server/page`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [root, `${root}../src/caravanserai`] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // A test that hangs ends some time; how long one takes is no matter of it, on whatever machine.
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
});
