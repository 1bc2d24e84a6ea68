// @ts-check
// Makes what has to be one file: the lab a second time, as an HTML file that loads nothing, and the element, which a host may copy
// with that file alone; and the pictures of embeds. A Vite plugin, so that every build has them.
// The code lies in it deflated, a third of its size, and is unfolded when it is wanted.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { toAscii85 } from '../src/embed/ascii85.ts';
import { reservedSheet } from '../src/embed/reservedSheet.ts';
import { modulesIn, noticeOf, packagesOf } from './notices.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {import('vite').CSSOptions} css As the page's, so that both are alike.
 * @param {import('./notices.mjs').FolderNotice} folderNotice
 * @param {ReturnType<typeof import('./drawings.mjs').drawings>} drawn @returns {import('vite').Plugin}
 */
export function singleFile(css, folderNotice, drawn) {
  let outDir = '';
  /** Of the page and its workers. @type {Set<string>} */
  const modules = new Set();
  /** Made beside the page's build. @type {ReturnType<typeof filesBeside>} */
  let beside;
  return {
    name: 'znode-lab-single-file',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    buildStart() {
      beside = filesBeside(css, drawn);
      // The code that waits for them hears of a failure; none does if the page fails first.
      beside.catch(() => undefined);
    },
    generateBundle(_, output) {
      for (const id of modulesIn(output)) modules.add(id);
    },
    async closeBundle(failure) {
      if (failure !== undefined) return;
      const { lab, first, element, pictures } = await beside;
      writeFileSync(resolve(ROOT, outDir, 'znode-lab.js'), element.code);
      writeFileSync(resolve(ROOT, outDir, 'znode-lab.css'), reservedSheet());
      const inSingleFile = [...lab.modules, ...first.modules];
      const notice = noticeOf(packagesOf(inSingleFile));
      copyFileSync(join(ROOT, 'LICENSE'), resolve(ROOT, outDir, 'LICENSE.txt'));
      folderNotice.add(resolve(ROOT, outDir), [...modules, ...inSingleFile, ...element.modules]);
      writeFileSync(resolve(ROOT, outDir, 'znode-lab.notices.txt'), notice);
      const folder = resolve(ROOT, outDir, 'posters');
      mkdirSync(folder, { recursive: true });
      for (const [id, svg] of pictures) writeFileSync(join(folder, `${id}.svg`), svg);
      writeFileSync(resolve(ROOT, outDir, 'znode-lab.html'), pageOf(lab, first.code, pictures, notice));
    },
  };
}

/** @param {import('vite').CSSOptions} css @param {ReturnType<typeof import('./drawings.mjs').drawings>} drawn */
async function filesBeside(css, drawn) {
  const [lab, first, element, { posters: pictures }] = await Promise.all([
    bundle('src/pages/wholeLab.ts', css, 'script'),
    bundle('src/embed/single.ts', css, 'script'),
    bundle('src/embed/element.ts', css, 'module'),
    drawn(),
  ]);
  return { lab, first, element, pictures };
}

/** What the single file does without, by how it is imported, and what stands there instead. */
const ABSENT = [
  ['/ownRecipes/parts.ts', 'src/rooms/ownRecipes/ui/notInThisFile.tsx'],
  ['/searchWorkers.ts', 'src/rooms/breakIt/ui/noSearchWorkers.ts'],
];

/** @returns {import('vite').Plugin} */
function withoutAbsent() {
  return {
    name: 'znode-lab-without-absent',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const path = join(dirname(importer), source);
      const [, instead] = ABSENT.find(([end = '']) => path.endsWith(end)) ?? [];
      return instead === undefined ? null : join(ROOT, instead);
    },
  };
}

/**
 * @typedef {{ readonly code: string, readonly style: string, readonly modules: readonly string[] }} Bundle
 * @param {string} input @param {import('vite').CSSOptions} css @param {'script' | 'module'} kind @returns {Promise<Bundle>}
 */
async function bundle(input, css, kind) {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), withoutAbsent()],
    css,
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(ROOT, input),
        output: { format: kind === 'script' ? 'iife' : 'es', codeSplitting: false },
        // Nothing is loaded relative to a file that has no address.
        ...(kind === 'script' ? { transform: { define: { 'import.meta': '{}' } } } : {}),
      },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (made);
  const chunks = output.filter((file) => file.type === 'chunk');
  const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (chunks.length !== 1) throw new Error(`${input} became ${chunks.length} files instead of one`);
  return {
    modules: modulesIn(Object.fromEntries(output.map((file) => [file.fileName, file]))),
    code: chunks[0]?.code ?? '',
    style: styles.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n'),
  };
}

// What stands there until the code runs, and stays where it may not.
const STOPPED = [
  'Znode Lab needs JavaScript. It is turned off, or this site’s Content-Security-Policy forbids inline scripts.',
  '<span lang="zh-CN">Znode Lab 需要 JavaScript：它被关闭了，或者本站的内容安全策略（CSP）不允许内联脚本。</span>',
];

/**
 * @param {Bundle} lab @param {string} first The code that shows the poster. @param {ReadonlyMap<string, string>} pictures
 * @param {string} notice Of what is bundled in it.
 */
function pageOf(lab, first, pictures, notice) {
  const poster = readFileSync(join(ROOT, 'src/embed/poster.css'), 'utf8');
  const packed = pack(`${lab.style}\0${lab.code}`);
  const drawn = pack(JSON.stringify(Object.fromEntries(pictures)));
  return `<!doctype html>
<html lang="en" data-whole-page="">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Znode Lab</title>
    <link rel="icon" href="data:," />
    <style>${poster}</style>
  </head>
  <body>
    <div id="root"><p class="stopped">${STOPPED.join('<br />')}</p></div>
    <script type="application/octet-stream" id="posters">${drawn}</script>
    <script type="application/octet-stream" id="packed">${packed}</script>
    <script>${first.trim().replaceAll('</script', String.raw`<\/script`)}</script>
  </body>
</html>
<!--
${notice.replaceAll('--', '- -')}
-->
`;
}

/** @param {string} text */
function pack(text) {
  return toAscii85(deflateRawSync(text, { level: 9 }));
}
