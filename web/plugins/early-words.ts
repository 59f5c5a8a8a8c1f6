/** Tells `early.js` where the words of each language are, so that they are fetched beside the page's code and not after it. */
import type { Plugin } from 'vite';

const TEXTS = /\/src\/text\/(\w+)\.ts$/;

export function earlyWords(): Plugin {
  return {
    name: 'caravanserai-early-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const attrs: Record<string, string> = { name: 'words' };
        for (const chunk of Object.values(bundle ?? {}).sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
          const language = chunk.type === 'chunk' ? TEXTS.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
          if (language) attrs[`data-${language}`] = `/${chunk.fileName}`;
        }
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
