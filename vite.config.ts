import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.mjs';
import { FolderNotice } from './scripts/notices.mjs';
import { offline } from './scripts/offline.mjs';
import { parts } from './scripts/parts.mjs';
import { singleFile } from './scripts/singleFile.mjs';

// Class names stand in the page's code too.
const css = { modules: { generateScopedName: '[hash:base64:5]' } };

// Each chunk: the files it begins with, and all that they need and no earlier chunk has. Not the entries themselves:
// they run when they are imported.
const CHUNKS: readonly (readonly [string, RegExp])[] = [
  ['poster', /src\/(?:embed\/posterPage|rooms\/embed\/ui\/shownPart)\.ts$|preload-helper/],
  [
    'core',
    /src\/pages\/embedded\.ts$|src\/rooms\/embed\/ui\/(?:startEmbed\.tsx|figures\/(?:figureParts|Figure)\.tsx?)$|src\/ui\/draw\/(?:thing\/(?:textFit|ServerBox)|view\/useSize)\.tsx?$|src\/ui\/panels\/(?:startOwnPage|OwnPageHead)\.tsx$|src\/rooms\/data\/words\/timeText\.ts$/,
  ],
  // Keys are pressed as soon as the page is there.
  ['page', /src\/(?:pages\/start|rooms\/embed\/ui\/EmbeddedLab)\.tsx$|src\/rooms\/deck\/ui\/deckKeys\.ts$/],
  ['figures', /src\/rooms\/embed\/ui\/figures\/libraryFigures\.tsx$/],
  [
    'inspect',
    /src\/ui\/(?:panels\/inspectRoute|draw\/board\/zooming)\.ts$|src\/rooms\/deck\/ui\/Presentation\.tsx$/,
  ],
  [
    'views',
    /src\/ui\/(?:views\/(?:ensemble\/EnsemblePanel|shelf\/Shelf)|panels\/guide\/EnsembleLegend)\.tsx$/,
  ],
  // With all rooms that have no chunk of their own.
  [
    'library',
    /src\/rooms\/(?:(?!(?:claims|classroom|deck|embed|lessons|ownRecipes)\/)\w+\/parts|\w+\/entries)\.ts$/,
  ],
  ['lessons', /src\/rooms\/(?:lessons\/parts|embed\/ui\/anyScene)\.ts$/],
  ['deck', /src\/rooms\/deck\/parts\.ts$/],
  ['classroom', /src\/rooms\/classroom\/parts\.ts$/],
  ['samples', /src\/rooms\/(?:data|tap)\/ui\/sample\.ts$/],
  // The interpreter comes in parts of its own, which would be chunks.
  [
    'editor',
    /src\/rooms\/ownRecipes\/parts\.ts$|node_modules\/(?:@jitl|quickjs-emscripten-core)\/|__vite-browser-external/,
  ],
];

/** What only a frame needs of the chunk that all pages begin with: a page does without it. Nothing else comes with these files. */
const FRAME =
  /src\/pages\/embedded\.ts$|src\/embed\/protocol\.ts$|src\/rooms\/embed\/ui\/(?:startEmbed|EmbedApp|hostTalk|reports|hostEvents|Problems|sleepOffScreen|frameShare|showOrder|unknownFaults)\.tsx?$|src\/rooms\/embed\/ui\/figures\/(?:figureParts|Figure|HerdDrawing|HerdFigure|herdLane|herdScene)\.tsx?$|src\/rooms\/embed\/words\/(?:en\/)?figures\.ts$/;

/** What frames share with parts that are fetched later: the first load of a page does without it. */
const APART: readonly (readonly [string, RegExp])[] = [
  ['embeddedLab', /src\/rooms\/embed\/ui\/EmbeddedLab\.(?:tsx|module\.css)$/],
  ['logLevels', /src\/ui\/select\/(?:logLevels|laneNodes|beliefSpans)\.ts$/],
];

/** The interpreter has a branch for Node, which no browser takes: that is no news. */
const onLog: Rolldown.InputOptions['onLog'] = (level, log, handler) => {
  if (!log.message.includes('Module "module" has been externalized')) handler(level, log);
};

const folderNotice = new FolderNotice();

export default defineConfig({
  // Relative addresses: the page works under any path, in a frame and on a documentation site.
  base: './',
  plugins: [react(), singleFile(css, folderNotice), offline(folderNotice), parts()],
  css,
  // A worker is one file: it shares no chunk with the page.
  worker: {
    format: 'es',
    plugins: () => [folderNotice.inWorker()],
    rolldownOptions: { onLog, output: { codeSplitting: false } },
  },
  build: {
    target: 'es2023',
    modulePreload: {
      // Every browser that runs es2023 preloads modules by itself.
      polyfill: false,
      // A module that a link could not preload stays failed, however often it is asked for.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Of the editor with its interpreter. What may be loaded is measured by `npm run size`.
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      onLog,
      // The page, the frame of an embed, the page that writes embeds, that for teachers, those for data directories and for traffic, and
      // that of the phones of a class.
      input: {
        index: 'index.html',
        embed: 'embed.html',
        builder: 'builder.html',
        class: 'class.html',
        data: 'data.html',
        join: 'join.html',
        tap: 'tap.html',
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: FRAME,
              priority: CHUNKS.length + 1,
              includeDependenciesRecursively: false,
            },
            ...APART.map(([name, test]) => ({
              name,
              test,
              priority: CHUNKS.length + 1,
              includeDependenciesRecursively: false,
            })),
            ...CHUNKS.map(([name, test], index) => ({ name, test, priority: CHUNKS.length - index })),
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,conformance,scripts,tests,bench}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          // Files of a worker share what they import: loading the scenarios anew for each takes longer than most tests do.
          // A test puts back what it changes in a store.
          isolate: false,
          // Nothing is timed here; the limits are for what never ends, also on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Vitest leaves one processor free, which on two is half of them.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        // Found when a worker starts, it would load the page anew in the middle of a test.
        optimizeDeps: { include: ['fflate'] },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          // A page has no environment of its own.
          env: { ZNODE_LAB_ALL: process.env.ZNODE_LAB_ALL ?? '' },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            // Finding the browser starts it once to ask its version; only test runs need to know.
            provider: playwright({ launchOptions: process.env.VITEST ? browserLaunch() : {} }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
