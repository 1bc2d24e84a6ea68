// @ts-check
// The budgets. For the first load: all JavaScript, gzipped, until the opening scene responds. That is what
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
const POSTER_LIMIT_KB = 15;
const ELEMENT_LIMIT_KB = 5;
/** What draws an embed's scene, and what that is. */
const EMBEDS = /** @type {const} */ ([
  ['EmbeddedLab', "an embed's first scene"],
  ['herdPart', 'the figure herd against line'],
  ['fencePart', 'the figure paused holder with fence'],
]);
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
const named = namedIn(html);

/** Scripts and styles that a page names. @param {string} page */
function namedIn(page) {
  return [...page.matchAll(/\b(?:src|href)="(?:\.\/)?([^":]+\.(?:js|css))"/g)].map((m) => m[1] ?? '');
}

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

/** Those chunks and all that they import statically. @param {readonly string[]} roots */
function withImports(roots) {
  /** @type {Set<string>} */
  const found = new Set();
  const queue = [...roots];
  for (let chunk = queue.pop(); chunk !== undefined; chunk = queue.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    if (chunk.endsWith('.js')) queue.push(...imports(chunk));
  }
  return found;
}

const first = withImports([...named, ...always]);

/** @param {number} kb @param {string} what */
const row = (kb, what) => console.log(`${kb.toFixed(1).padStart(8)} kB gz  ${what}`);
for (const { chunk, kb } of bySize) row(kb, first.has(chunk) ? chunk : `${chunk} (later)`);
const inlineKb = inline.reduce((total, script) => total + gzKb(script), 0);
if (inlineKb > 0) row(inlineKb, 'inline scripts');
const totalKb = bySize
  .filter(({ chunk }) => first.has(chunk) && chunk.endsWith('.js'))
  .reduce((total, { kb }) => total + kb, inlineKb);

// An embed: its poster, what makes it interactive once it is asked for, the element that puts it there, the single file.
const frame = readFileSync(join(DIST, 'embed.html'), 'utf8');
const posterChunks = withImports(namedIn(frame));
const pictures = readdirSync(join(DIST, 'posters')).map((name) =>
  gzKb(readFileSync(join(DIST, 'posters', name), 'utf8')),
);
/** @param {Iterable<string>} of */
const gzOf = (of) => [...of].reduce((total, chunk) => total + gzKb(source(chunk)), 0);
/** What is loaded until an embed can be used, by what draws its scene. @param {string} part */
function embedKb(part) {
  const roots = chunks.filter((chunk) =>
    new RegExp(String.raw`^assets/(?:startEmbed|${part})-[^/]*\.js$`).test(chunk),
  );
  if (roots.length !== 2) return 0;
  const loaded = [...withImports([...namedIn(frame), ...roots, ...always])];
  return gzOf(loaded.filter((each) => each.endsWith('.js')));
}
const singleKb = readFileSync(join(DIST, 'znode-lab.html')).length / 1000;

/** @type {readonly (readonly [number, number, string])[]} */
const limits = [
  [totalKb, LIMIT_KB, 'first-load JavaScript'],
  ...EMBEDS.map(([part, what]) => /** @type {const} */ ([embedKb(part), LIMIT_KB, `JavaScript of ${what}`])),
  [
    gzKb(frame) + gzOf(posterChunks) + Math.max(...pictures),
    POSTER_LIMIT_KB,
    "an embed's poster with the largest picture",
  ],
  [gzKb(source('znode-lab.js')), ELEMENT_LIMIT_KB, 'znode-lab.js, the element'],
  [singleKb, SINGLE_LIMIT_KB, 'znode-lab.html, the single file, not gzipped'],
];
for (const [kb, limit, what] of limits) row(kb, `${what} (limit ${limit})`);
for (const [kb, limit, what] of limits) if (kb > limit) console.error(`${what}: more than ${limit} kB`);
const isMissing = limits.some(([kb]) => kb === 0);
if (isMissing) console.error('something is empty: has its form changed?');
process.exitCode = isMissing || limits.some(([kb, limit]) => kb > limit) ? 1 : 0;
