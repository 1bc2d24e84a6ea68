// @ts-check
// The budget for the first load: all JavaScript, gzipped, until the opening scene responds. That is what
// dist/index.html names or holds inline, what those chunks import statically, and the dynamic imports that the
// opening page always makes (ALWAYS below). Chunks reached only by other import()s are listed as later.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'rolldown/utils';

const LIMIT_KB = 150;
/** As it lies on the disk: everything in one file. */
const SINGLE_LIMIT_KB = 1000;
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Of the chunks that match a pattern the largest counts too: one language is always loaded. */
const ALWAYS = [/^assets\/(en|zh)\b[^/]*\.js$/];

if (!existsSync(join(DIST, 'index.html'))) {
  console.error('there is no dist/index.html to measure: npm run build');
  process.exit(1);
}

const html = readFileSync(join(DIST, 'index.html'), 'utf8');
const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
  (m) => m[1] ?? '',
);
const named = [...html.matchAll(/\b(?:src|href)="(?:\.\/)?([^":]+\.(?:js|css))"/g)].map((m) => m[1] ?? '');

/** @param {string} text */
const gzKb = (text) => (text.trim() === '' ? 0 : gzipSync(text).length / 1000);
/** @param {string} chunk */
const source = (chunk) => readFileSync(join(DIST, chunk), 'utf8');

/** What a chunk imports statically. @param {string} chunk */
function imports(chunk) {
  const { module } = parseSync(chunk, source(chunk));
  const requests = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map((entry) => entry.moduleRequest?.value ?? ''),
    ),
  ];
  return requests.filter((r) => r.startsWith('.')).map((r) => posix.join(posix.dirname(chunk), r));
}

const chunks = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(js|css)$/.test(file));
const bySize = chunks.map((chunk) => ({ chunk, kb: gzKb(source(chunk)) })).toSorted((a, b) => b.kb - a.kb);
const always = ALWAYS.flatMap((pattern) => bySize.find(({ chunk }) => pattern.test(chunk))?.chunk ?? []);

/** @type {Set<string>} */
const first = new Set();
const queue = [...named, ...always];
for (let chunk = queue.pop(); chunk !== undefined; chunk = queue.pop()) {
  if (first.has(chunk)) continue;
  first.add(chunk);
  if (chunk.endsWith('.js')) queue.push(...imports(chunk));
}

/** @param {number} kb @param {string} what */
const row = (kb, what) => console.log(`${kb.toFixed(1).padStart(8)} kB gz  ${what}`);
for (const { chunk, kb } of bySize) row(kb, first.has(chunk) ? chunk : `${chunk} (later)`);
const inlineKb = inline.reduce((total, script) => total + gzKb(script), 0);
if (inlineKb > 0) row(inlineKb, 'inline scripts');
const totalKb = bySize
  .filter(({ chunk }) => first.has(chunk) && chunk.endsWith('.js'))
  .reduce((total, { kb }) => total + kb, inlineKb);
row(totalKb, `first-load JavaScript (limit ${LIMIT_KB})`);
if (totalKb === 0) console.error('index.html loads no JavaScript: has its form changed?');
if (totalKb > LIMIT_KB) console.error(`first load exceeds ${LIMIT_KB} kB`);
const singleKb = readFileSync(join(DIST, 'znode-lab.html')).length / 1000;
console.log(
  `${singleKb.toFixed(1).padStart(8)} kB     znode-lab.html, the single file (limit ${SINGLE_LIMIT_KB})`,
);
if (singleKb > SINGLE_LIMIT_KB) console.error(`the single file exceeds ${SINGLE_LIMIT_KB} kB`);
process.exitCode = totalKb === 0 || totalKb > LIMIT_KB || singleKb > SINGLE_LIMIT_KB ? 1 : 0;
