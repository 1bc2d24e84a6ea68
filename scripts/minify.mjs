// @ts-check
// Terser, with what a chunk exports called inside it as it is called outside: `export{a}` instead of `export{x as a}`. A Vite
// plugin, because such names are a chunk's own.
import { minify } from 'terser';

/** What may stand outside and not inside. */
const RESERVED = new Set(['default', 'do', 'if', 'in']);

/** @returns {import('vite').Plugin} */
export function minified() {
  return {
    name: 'znode-lab-minify',
    apply: 'build',
    renderChunk: {
      // After what would print it anew.
      order: 'post',
      async handler(code, _chunk, { sourcemap }) {
        const { code: small = '', map } = await minify(code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          nameCache: { vars: { props: exportNames(code) }, props: { props: {} } },
          sourceMap: sourcemap !== false,
        });
        return { code: small, map: typeof map === 'string' ? map : null };
      },
    },
  };
}

/**
 * By the name inside, as Terser's cache has it, the one outside; bundled code has one list of exports, at its end.
 * @param {string} code
 */
function exportNames(code) {
  const [, list = ''] = /export\s*\{([^}]*)\};?\s*$/.exec(code) ?? [];
  const pairs = [...list.matchAll(/([\w$]+)\s+as\s+([\w$]+)/g)];
  return Object.fromEntries(
    pairs.flatMap(([, inside, outside = '']) => (RESERVED.has(outside) ? [] : [[`$${inside}`, outside]])),
  );
}
