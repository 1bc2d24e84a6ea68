// @ts-check
// Module hooks that take the types out of .ts files as they are loaded: Node 20 cannot, later versions can.
// Registered by run.mjs. Unlike bundling, this leaves import.meta.url and dynamic imports as they are written.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/^file:.*\.ts$/.test(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const { code, map, errors } = transformSync(path, await readFile(path, 'utf8'), {
    target: 'es2023',
    sourcemap: true,
  });
  const [error] = errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);
  const sourceMap = Buffer.from(JSON.stringify(map)).toString('base64');
  return {
    format: 'module',
    shortCircuit: true,
    source: `${code}\n//# sourceMappingURL=data:application/json;base64,${sourceMap}`,
  };
}
