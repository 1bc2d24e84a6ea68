import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { cardMoments } from './scripts/cardMoments.mjs';
import { drawings } from './scripts/drawings.mjs';
import { FolderNotice } from './scripts/notices.mjs';
import { offline } from './scripts/offline.mjs';
import { parts } from './scripts/parts.mjs';
import { singleFile } from './scripts/singleFile.mjs';

// Class names stand in the page's code too.
const css = { modules: { generateScopedName: '[hash:base64:5]' } };

// Each chunk: the files it begins with, and all that they need and no earlier chunk has. Not the entries themselves:
// they run when they are imported.
const CHUNKS: readonly (readonly [string, RegExp])[] = [
  // What a frame's first page shares with what comes after it. That page itself is in the file of its entry.
  [
    'poster',
    /src\/(?:embed\/(?:embedHeight|figures|parameters|pictureLook|posterDifferences|reportProblems|schemeOn)|rooms\/embed\/ui\/shownPart)\.ts$/,
  ],
  [
    'core',
    /src\/pages\/embedded\.ts$|src\/rooms\/embed\/ui\/(?:startEmbed\.tsx|figures\/(?:figureParts|Figure)\.tsx?)$|src\/ui\/draw\/(?:thing\/(?:textFit|ServerBox)|view\/useSize)\.tsx?$|src\/ui\/panels\/ownPage\/(?:startOwnPage|OwnPageHead)\.tsx$|src\/rooms\/data\/words\/timeText\.ts$/,
  ],
  ['page', /src\/(?:pages\/start|rooms\/embed\/ui\/EmbeddedLab)\.tsx$/],
  ['figures', /src\/rooms\/embed\/ui\/figures\/libraryFigures\.tsx$/],
  [
    'inspect',
    /src\/ui\/(?:panels\/inspectRoute|draw\/board\/zooming)\.ts$|src\/rooms\/deck\/ui\/(?:Presentation\.tsx|deckKeys\.ts)$/,
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

/** Chunks of just these files: nothing else comes with them. */
const APART: readonly (readonly [string, RegExp])[] = [
  // What all pages begin with. In the chunk of a frame's first page it would bring that page to the lab.
  ['common', /src\/(?:words\/language(?:s|Names)|embed\/(?:host|said))\.ts$|preload-helper/],
  // What only a frame needs of the chunk 'core': a page does without it.
  [
    'frame',
    /src\/pages\/embedded\.ts$|src\/embed\/protocol\.ts$|src\/rooms\/embed\/ui\/(?:startEmbed|EmbedApp|hostTalk|reports|hostEvents|Problems|sleepOffScreen|frameShare|showOrder|unknownFaults|OpenWhole|wholePage|appearance|problems|keepFocus)\.tsx?$|src\/rooms\/embed\/ui\/figures\/(?:figureParts|Figure|HerdDrawing|HerdFigure|herdLane|herdScene)\.tsx?$|src\/rooms\/embed\/words\/(?:en\/)?figures\.ts$/,
  ],
  // What frames share with parts that are fetched later: the first load of a page does without it.
  [
    'embeddedLab',
    /src\/rooms\/embed\/ui\/(?:EmbeddedLab\.(?:tsx|module\.css)|(?:EditorButton|EmbedCard)\.tsx)$/,
  ],
  [
    'logLevels',
    /src\/(?:ui\/select\/(?:logLevels|laneNodes|beliefSpans)|scenarios\/(?:elections\/leaderLatch\/latchVersion|scenario\/formOf))\.ts$/,
  ],
];

/** The interpreter has a branch for Node, which no browser takes: that is no news. */
const onLog: Rolldown.InputOptions['onLog'] = (level, log, handler) => {
  if (!log.message.includes('Module "module" has been externalized')) handler(level, log);
};

const folderNotice = new FolderNotice();
const drawn = drawings(css);

export default defineConfig({
  // Relative addresses: the page works under any path, in a frame and on a documentation site.
  base: './',
  plugins: [
    react(),
    singleFile(css, folderNotice, drawn),
    cardMoments(drawn),
    offline(folderNotice),
    parts(),
  ],
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
});
