// @ts-check
// Gives the page the small pictures of the library's cards as the build draws them, instead of the code that plays each scene for its
// card. A Vite plugin of the page's build alone: the single file, the development server and the tests play them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/ui/views/thumbnail', import.meta.url));

/** @param {ReturnType<typeof import('./drawings.mjs').drawings>} drawn @returns {import('vite').Plugin} */
export function cardMoments(drawn) {
  return {
    name: 'znode-lab-card-moments',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return source.endsWith('/picturedLibrary.ts') ? join(FOLDER, 'drawnLibrary.ts') : null;
    },
    async load(id) {
      if (id !== join(FOLDER, 'drawnMoments.ts')) return null;
      const { moments } = await drawn();
      const text = JSON.stringify(JSON.stringify(moments));
      // Text is read faster than code.
      return { code: `export const drawnMoments = JSON.parse(${text});`, moduleType: 'js' };
    },
  };
}
