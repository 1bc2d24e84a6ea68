// @ts-check
// npm run size: how large a build is, and whether it keeps the limits. Exit 1: it does not, or there is no build.
// The limits: what is loaded until a visitor can act on the page and in an embed, gzipped; all there is; how many chunks and dynamic
// imports. A language beside English is a chunk of its own, which has a limit of its own: another one breaks none. Chunks that a limit
// of the page does not count are listed as later.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'rolldown/utils';
import { helpIfAsked } from './helpIfAsked.mjs';

helpIfAsked(import.meta.url);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = process.env.ZNODE_LAB_DIST ?? join(ROOT, 'dist');

if (!existsSync(join(DIST, 'index.html'))) {
  console.error('there is no dist/index.html to measure: npm run build');
  process.exit(1);
}

/** @param {string} text */
const gzKb = (text) => (text.trim() === '' ? 0 : gzipSync(text).length / 1000);
/** @param {string} file */
const source = (file) => readFileSync(join(DIST, file), 'utf8');
/** @param {Iterable<string>} of */
const gzOf = (of) => [...of].reduce((total, file) => total + gzKb(source(file)), 0);

/** Scripts and styles that a page names. @param {string} page */
function namedIn(page) {
  return [...source(page).matchAll(/\b(?:src|href)="(?:\.\/)?([^":]+\.(?:js|css))"/g)].map((m) => m[1] ?? '');
}

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

/** @param {Iterable<string>} of */
const scripts = (of) => [...of].filter((file) => file.endsWith('.js'));

/** The folders of the languages that are fetched when they are chosen. */
const LANGUAGES = readdirSync(join(ROOT, 'src/words')).filter(
  (name) => name !== 'en' && existsSync(join(ROOT, 'src/words', name, 'index.ts')),
);

/** Of the whole of src, but for tests, for languages and for what no build of the page has. */
function dynamicImports() {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|words.languages\.ts$/.test(file))
    .filter((file) => !file.startsWith('package/'))
    .reduce((total, file) => {
      const text = readFileSync(join(ROOT, 'src', file), 'utf8');
      return total + [...text.matchAll(/(?<!typeof )\bimport\(/g)].length;
    }, 0);
}

/** In MB. @param {readonly string[]} of */
function sizeOf(of) {
  return of.reduce((total, file) => total + statSync(join(DIST, file)).size, 0) / 1_000_000;
}

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^assets\/.*\.(js|css)$/.test(file));
/** @param {string} file A worker's: it can share no chunk with the page, so it has an engine of its own. */
const isWorkers = (file) => /^assets\/\w*Worker-[^/]*\.js$/.test(file);
/** @param {string} file A worker that runs own recipes: an engine and an interpreter. */
const isOwnWorkers = (file) => /^assets\/(?:ownSearch|ahead)Worker-[^/]*\.js$/.test(file);
/** @param {string} file The editor of own recipes with its interpreter: few visits want it. */
const isEditors = (file) => /^assets\/editor-[^/]*\.js$/.test(file);
/** @param {string} file What the cards of the library show: no code. */
const isDrawn = (file) => /^assets\/drawnMoments-[^/]*\.js$/.test(file);
/** @param {string} file */
const isLanguages = (file) => [...LANGUAGES, 'pseudo'].some((name) => file.startsWith(`assets/${name}-`));
/** @param {string} file */
const isCounted = (file) => !isWorkers(file) && !isEditors(file) && !isDrawn(file) && !isLanguages(file);
const page = withImports(namedIn('index.html'));
const poster = withImports(namedIn('embed.html'));
// What an embed needs beyond its poster.
const figure = withImports([...poster, ...files.filter((file) => /^assets\/core-[^/]*\.js$/.test(file))]);
// Of the figures beyond the first, which bring their scenarios, with the frame that all of them share.
const otherFigure = withImports([
  ...figure,
  ...files.filter((file) => /^assets\/figures-[^/]*\.js$/.test(file)),
]);
const pictures = readdirSync(join(DIST, 'posters')).map((name) => gzKb(source(`posters/${name}`)));

/** @param {number} value @param {string} what */
const row = (value, what) => console.log(`${value.toFixed(1).padStart(8)}  ${what}`);
for (const { file, kb } of files
  .map((each) => ({ file: each, kb: gzKb(source(each)) }))
  .toSorted((a, b) => b.kb - a.kb))
  row(kb, page.has(file) ? file : `${file} (later)`);

/** @type {readonly (readonly [number, number, string])[]} */
const limits = [
  [gzOf(scripts(page)), 282, 'kB of JavaScript until the page can be used'],
  [
    figure.size === poster.size ? 0 : gzOf(scripts(figure)),
    229,
    'kB of JavaScript until a figure in an embed can be used',
  ],
  [
    otherFigure.size === figure.size ? 0 : gzOf(scripts(otherFigure)),
    265,
    'kB of JavaScript until a figure with a scenario of its own can be used',
  ],
  [
    gzOf(scripts(files).filter(isCounted)),
    977,
    'kB of JavaScript in all, but for workers, the editor, languages and the pictures of cards',
  ],
  [gzOf(scripts(files).filter(isDrawn)), 45, 'kB for the pictures of the cards in the library'],
  [
    Math.max(
      ...scripts(files)
        .filter(isLanguages)
        .map((file) => gzKb(source(file))),
    ),
    197,
    'kB of JavaScript for the largest language',
  ],
  [gzOf(scripts(files).filter(isEditors)), 545, 'kB of JavaScript for the editor and its interpreter'],
  [
    gzOf(scripts(files).filter((file) => isWorkers(file) && !isOwnWorkers(file))),
    260,
    'kB of JavaScript for the worker that searches',
  ],
  [
    Math.max(
      ...scripts(files)
        .filter(isOwnWorkers)
        .map((file) => gzKb(source(file))),
    ),
    595,
    'kB of JavaScript for the larger worker that runs own recipes',
  ],
  [
    gzKb(source('embed.html')) + gzOf(poster) + Math.max(...pictures),
    15,
    "kB for an embed's poster with the largest picture",
  ],
  [
    gzKb(source('join.html')) + gzOf(withImports(namedIn('join.html'))),
    30,
    "kB for the page of a class's phones",
  ],
  [gzKb(source('znode-lab.js')), 5.5, 'kB for znode-lab.js, the element'],
  [source('znode-lab.html').length / 1000, 1600, 'kB for znode-lab.html, the single file, not gzipped'],
  [scripts(files).filter(isCounted).length, 26, 'chunks of JavaScript besides'],
  [dynamicImports(), 39, 'dynamic imports in src, but for those of languages'],
];
for (const [value, limit, what] of limits) row(value, `${what} (limit ${limit})`);
for (const [value, limit, what] of limits) if (value > limit) console.error(`${what}: more than ${limit}`);
const everyFile = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join(DIST, file)).isFile(),
);
/** What docs/embedding.md says in MB, and what it is. @type {readonly (readonly [RegExp, number])[]} */
const told = [
  [/makes the folder `dist\/`, ([\d.]+) MB/, sizeOf(everyFile)],
  [/in one file of ([\d.]+) MB/, sizeOf(['znode-lab.html'])],
];
const documentation = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8');
const untrue = told.filter(
  ([said, mb]) => Math.abs(Number(said.exec(documentation)?.[1] ?? 0) / mb - 1) > 0.05,
);
for (const [said, mb] of untrue)
  console.error(`docs/embedding.md says otherwise: ${said.source} is ${mb.toFixed(2)}`);
const isMissing = limits.some(([value]) => value === 0);
if (isMissing) console.error('something is empty: has its form changed?');
process.exitCode = isMissing || untrue.length > 0 || limits.some(([value, limit]) => value > limit) ? 1 : 0;
