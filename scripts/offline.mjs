// @ts-check
// Makes the service worker of a build: src/offline with the list of the files that it keeps. A Vite plugin, so that every build
// has it.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The page and the builder. Embeds and what they show are not kept: they belong to the pages they stand in; nor is the page of a
 * class’s phones, which is nothing without its relay. */
const KEPT =
  /^(?:index|builder)\.html$|^icon[\w-]*\.(?:svg|png)$|^lab\.webmanifest$|^assets\/(?!join-).*\.(?:js|css)$/;
/** The name of such a file changes with what is in it. */
const HASHED = /^assets\//;

/** @param {import('./notices.mjs').FolderNotice} folderNotice @returns {import('vite').Plugin} */
export function offline(folderNotice) {
  let outDir = '';
  return {
    name: 'znode-lab-offline',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(ROOT, config.build.outDir);
    },
    async closeBundle(failure) {
      if (failure !== undefined) return;
      const { code, modules } = await workerOf(filesIn(outDir));
      writeFileSync(join(outDir, 'serviceWorker.js'), code);
      folderNotice.add(outDir, modules);
    },
  };
}

/** As Workbox takes them: a revision where the name alone does not tell one version from another. @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => KEPT.test(file))
    .toSorted()
    .map((url) => ({ url: `./${url}`, revision: HASHED.test(url) ? null : hashOf(join(folder, url)) }));
}

/** @param {string} file */
function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

/** @param {readonly unknown[]} files */
async function workerOf(files) {
  const bundle = await rolldown({
    input: join(ROOT, 'src/offline/serviceWorker.ts'),
    platform: 'browser',
    transform: {
      define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const { code, modules } = output[0];
  return { code, modules: Object.keys(modules) };
}
