// @ts-check
// Module hooks that take the types out of .ts files as they are loaded: Node 20 cannot, later versions can.
// Registered by run.mjs. Unlike bundling, this leaves import.meta.url and dynamic imports as they are written.
// What was made of a file is kept in `.cache/typescript` until the file changes: a tool loads hundreds of them.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../.cache/typescript/', import.meta.url));
const OPTIONS = { target: 'es2023', sourcemap: true };
/** `package.json` has the version of what translates. */
const MADE_BY = JSON.stringify(OPTIONS) + readFileSync(new URL('../package.json', import.meta.url), 'utf8');

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/^file:.*\.ts$/.test(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const text = readFileSync(path, 'utf8');
  // It ends with what it was made of.
  const madeOf = `\n//${hashOf(MADE_BY + text)}`;
  const known = knownAt(CACHE + hashOf(path));
  const source = known?.endsWith(madeOf) ? known : (await translated(path, text)) + madeOf;
  if (source !== known) keep(CACHE + hashOf(path), source);
  return { format: 'module', shortCircuit: true, source };
}

/** @param {string} path @param {string} text */
async function translated(path, text) {
  const { transformSync } = await import('rolldown/utils');
  const { code, map, errors } = transformSync(path, text, OPTIONS);
  const [error] = errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);
  const sourceMap = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${sourceMap}`;
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** @param {string} file */
function knownAt(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Another tool may read it meanwhile. Where nothing can be written, the next one translates again. @param {string} file @param {string} source */
function keep(file, source) {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(unfinished, source);
    renameSync(unfinished, file);
  } catch {}
}
