/** The page's own code, markup and styles as they are written, by their paths under src. */
import { readdirSync, readFileSync } from 'node:fs';

const SRC = new URL('../src/', import.meta.url);

export const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf-8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(ts|svelte|css)$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(new URL(path, SRC), 'utf-8')]),
);
