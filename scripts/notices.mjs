// @ts-check
// Lists the packages that are bundled, with their licenses, from the module graph of a build. Each artefact carries a notice of
// what it bundles.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * @typedef {object} Bundled
 * @property {string} name
 * @property {string} version
 * @property {string} license As its manifest says it (SPDX).
 * @property {string} text The licence's text; empty where the package brings none.
 */

/** The notice of a folder that several builds write to: each adds its modules, whichever comes first. */
export class FolderNotice {
  /** @type {Set<string>} */
  #modules = new Set();

  /** For the builds of workers, which end before that of their page: what they bring comes to what is added next. @returns {import('vite').Plugin} */
  inWorker() {
    return {
      name: 'znode-lab-notice-of-worker',
      generateBundle: (_, output) => {
        for (const id of modulesIn(output)) this.#modules.add(id);
      },
    };
  }

  /** @param {string} folder @param {Iterable<string>} modules */
  add(folder, modules) {
    for (const id of modules) this.#modules.add(id);
    writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticeOf(packagesOf(this.#modules)));
  }
}

/** The packages that modules come from, by name. @param {Iterable<string>} modules Paths of files. @returns {readonly Bundled[]} */
export function packagesOf(modules) {
  const folders = new Set([...modules].flatMap((id) => folderOf(id) ?? []));
  return [...folders]
    .map(readPackage)
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
    .filter(({ name, version }, index, all) => {
      const before = all[index - 1];
      return before?.name !== name || before.version !== version;
    });
}

/** The notice of these packages, as text. @param {readonly Bundled[]} packages */
export function noticeOf(packages) {
  const list = packages.map(({ name, version, license }) => `  ${name} ${version}: ${license}`);
  const texts = packages.map(
    ({ name, version, license, text }) =>
      `${'='.repeat(78)}\n${name} ${version}\n\n${text === '' ? `Licensed under ${license}.` : text.trim()}\n`,
  );
  return `Znode Lab is licensed under the Apache License 2.0. It contains:\n\n${list.join('\n')}\n\n${texts.join('\n')}`;
}

/** The modules of a build that end up in its files. @param {import('vite').Rolldown.OutputBundle} bundle */
export function modulesIn(bundle) {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}

/** Of the package that a module stands in; undefined for a module of ours. @param {string} id */
function folderOf(id) {
  const path = id.replace(/^\0/, '').split('?')[0] ?? '';
  const parts = path.split(/[\\/]/);
  const at = parts.lastIndexOf('node_modules');
  if (at < 0 || parts[at + 1]?.startsWith('.') === true) return undefined;
  const isScoped = parts[at + 1]?.startsWith('@') === true;
  return parts.slice(0, at + (isScoped ? 3 : 2)).join(sep);
}

/** @param {string} folder @returns {Bundled} */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^(?:licen[sc]e|copying)(?:[.-]|$)/i.test(each));
  const path = file === undefined ? join(dirname(folder), 'LICENSE') : join(folder, file);
  return { name, version, license, text: existsSync(path) ? readFileSync(path, 'utf8') : '' };
}
