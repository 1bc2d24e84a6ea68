// @ts-check
// Which files of a build an embed needs, for sites that do not want all of it: found in the graph of its chunks and written to
// parts.json, which `npx znode-lab copy --only …` reads.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIGURES } from '../src/embed/figures.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What a frame loads when it shows a figure, besides what the frame itself begins with. */
const FIGURE_MODULES = [
  'src/rooms/embed/ui/startEmbed.tsx',
  'src/rooms/embed/ui/figures/figureParts.ts',
  'src/rooms/embed/ui/figures/libraryFigures.tsx',
];
/** Fetched when a reader's language asks for it. */
const LANGUAGE_MODULE = /\/src\/words\/(?!en\/)[\w-]+\/index\.ts$/;
/** What no frame leads to. */
const OF_OTHER_PAGES = /^assets\/(?:builder|class|index|join)-/;

/** @returns {import('vite').Plugin} */
export function parts() {
  let outDir = '';
  return {
    name: 'znode-lab-parts',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(ROOT, config.build.outDir);
    },
    writeBundle(_, output) {
      const chunks = Object.values(output).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const frame = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('embed.html'));
      const languages = chunks.filter(({ moduleIds }) => moduleIds.some((id) => LANGUAGE_MODULE.test(id)));
      const figures = chunks.filter(({ moduleIds }) =>
        moduleIds.some((id) => FIGURE_MODULES.some((file) => id === join(ROOT, file))),
      );
      if (frame.length !== 1 || figures.length === 0 || languages.length === 0)
        throw new Error(
          'the frame, the figures or the languages are not where scripts/parts.mjs looks for them',
        );
      const all = Object.keys(output).filter(
        (file) => file.startsWith('assets/') && !OF_OTHER_PAGES.test(file),
      );
      const page = ['embed.html', 'znode-lab.js', 'znode-lab.css', 'LICENSE.txt', 'THIRD-PARTY-NOTICES.txt'];
      const list = {
        /** Their pictures are posters/<id>.svg. */
        figureIds: FIGURES,
        figures: [...page, ...filesOf([...frame, ...figures, ...languages], output)].toSorted(),
        scenes: [...page, ...all].toSorted(),
      };
      writeFileSync(join(outDir, 'parts.json'), `${JSON.stringify(list, null, 2)}\n`);
    },
  };
}

/**
 * The files of chunks and of all that they import at once.
 * @param {readonly import('vite').Rolldown.OutputChunk[]} chunks @param {import('vite').Rolldown.OutputBundle} output
 */
function filesOf(chunks, output) {
  /** @type {Set<string>} */
  const files = new Set();
  const queue = [...chunks];
  for (let chunk = queue.pop(); chunk !== undefined; chunk = queue.pop()) {
    if (files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) {
      const next = output[name];
      if (next?.type === 'chunk') queue.push(next);
    }
  }
  return [...files];
}
