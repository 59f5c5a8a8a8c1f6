/** Lets style sheets name the bounds of `src/styles/media.ts`: `@media (--phone)`, as custom media queries will. */
import type { Plugin } from 'vite';
import { MEDIA } from '../src/styles/media.ts';

const STYLE = /\.css(?:$|\?)|[?&]lang\.css$/;

export function media(): Plugin {
  return {
    name: 'caravanserai-media',
    enforce: 'pre',
    transform: {
      filter: { id: STYLE },
      handler: (code) => (code.includes('(--') ? { code: named(code), map: null } : null),
    },
  };
}

/** The style sheet with queries in place of their names. */
export function named(style: string): string {
  return style.replace(/@media[^{]+/g, (rule) =>
    rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      if (!Object.hasOwn(MEDIA, name)) throw new Error(`no bound is called ${name}; src/styles/media.ts has them all`);
      return MEDIA[name as keyof typeof MEDIA];
    }),
  );
}
