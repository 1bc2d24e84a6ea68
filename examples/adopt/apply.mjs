// @ts-check
// Puts a prepared change into a checkout of the site that it is for:
//   node examples/adopt/apply.mjs zookeeper-recipes ../zookeeper/zookeeper-website
// It copies the change's files, inserts its texts, and copies what its embeds need of the lab, of the build in dist/.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Change
 * @property {string} lab Where the site has the folder of the lab.
 * @property {readonly Edit[]} edits
 *
 * @typedef {object} Edit
 * @property {string} file
 * @property {string | null} before The line that the text is put above; null: at the end.
 * @property {string} text
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = resolve(ROOT, process.env['ZNODE_LAB_DIST'] ?? 'dist');

const [name, site] = process.argv.slice(2);
if (name === undefined || site === undefined) {
  console.error('usage: node examples/adopt/apply.mjs zookeeper-recipes|curator-recipes FOLDER-OF-THE-SITE');
  process.exit(2);
}
const folder = new URL(`./${name}/`, import.meta.url);
/** @type {{ readonly default: Change }} */
const { default: change } = await import(new URL('change.mjs', folder).href);

// All are looked for first: a site that has changed since is left as it is.
const texts = textsOf(change.edits);
for (const [file, text] of texts) writeFileSync(join(site, file), text);
cpSync(fileURLToPath(new URL('files', folder)), site, { recursive: true });
const scenes = new Set(
  change.edits.flatMap(({ text }) => [...text.matchAll(/\bscene="([^"]*)"/g)].map(([, id]) => id)),
);
execFileSync(
  process.execPath,
  [join(ROOT, 'package/files/copy.mjs'), 'copy', join(site, change.lab), '--scenes', [...scenes].join(',')],
  { env: { ...process.env, ZNODE_LAB_FOLDER: DIST }, stdio: ['ignore', 'ignore', 'inherit'] },
);
console.log(`${name} is in ${site}: ${texts.size} files changed, ${scenes.size} figures`);

/** @param {readonly Edit[]} edits @returns {ReadonlyMap<string, string>} Files with the texts inserted. */
function textsOf(edits) {
  /** @type {Map<string, string>} */
  const changed = new Map();
  for (const { file, before, text } of edits) {
    const old = changed.get(file) ?? readFileSync(join(site, file), 'utf8');
    if (old.includes(text)) throw new Error(`${file} has this change already`);
    if (before === null) {
      changed.set(file, `${old.trimEnd()}\n\n${text}`);
      continue;
    }
    const parts = `\n${old}`.split(`\n${before}\n`);
    if (parts.length !== 2)
      throw new Error(`${file} has the line '${before}' ${parts.length - 1} times, not once`);
    changed.set(file, parts.join(`\n${text}\n${before}\n`).slice(1));
  }
  return changed;
}
