import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.mjs';
import { minified } from './scripts/minify.mjs';
import { singleFile } from './scripts/singleFile.mjs';

// Class names stand in the page's code too.
const css = { modules: { generateScopedName: '[hash:base64:5]' } };

export default defineConfig({
  // Relative addresses: the page works under any path, in a frame and on a documentation site.
  base: './',
  plugins: [react(), minified(), singleFile(css)],
  css,
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // By a plugin: 2 kB smaller than what the built-in minifier makes, and the first load has a limit.
    minify: false,
    cssMinify: true,
    sourcemap: true,
    // Every browser that runs es2023 preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // The first load is to be small before what comes later is fast: of that it names styles and what is large.
      resolveDependencies: (_, files) =>
        files.filter((file) => /\.css$|\/(?:core|lab|clients|whole)-/.test(file)),
    },
    // What the first picture needs is one file: together it packs smaller than shared between a dozen.
    rolldownOptions: {
      // The page, the frame of an embed, and the page that writes embeds.
      input: { index: 'index.html', embed: 'embed.html', builder: 'builder.html' },
      output: {
        minify: false,
        codeSplitting: {
          groups: [
            // What every entry needs to load anything later is no part of the page.
            { name: 'later', test: /preload-helper/, priority: 1 },
            { name: firstLoad, debugName: 'first load' },
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
          // Nothing is timed here; the limit is for what never ends, also on a busy machine.
          testTimeout: 60_000,
          // Vitest leaves one processor free, which on two is half of them.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
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

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

/** Files that hand on what others have: being named there says nothing about who needs it, and when. */
const BARREL = /lucide-react\.mjs$|src\/engine\/index\.ts$/;

/** A file for each of these would be larger than they are: words in every language and most views need them. */
const SMALL = /src\/ui\/(?:i18n\/(?:format|names|viewWords)|select\/(?:kept|readTrace|span))\.ts$/;

/**
 * What the page's first scene loads, in three files: `core` is what a figure in somebody else's page needs too, `lab` what
 * an embed of anything else does, `page` the page's own. By what imports a module without waiting, itself or through others.
 */
function firstLoad(id: string, graph: ModuleGraph): string | null {
  if (SMALL.test(id)) return 'core';
  const seen = new Set<string>();
  const pending = [id];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const info = graph.getModuleInfo(at);
    if (info === null || seen.has(at)) continue;
    seen.add(at);
    pending.push(...info.importers.filter((importer) => !BARREL.test(importer)));
  }
  const reaches = (entry: RegExp) => !entry.test(id) && [...seen].some((module) => entry.test(module));
  if (!reaches(/src\/ui\/main\.tsx$/)) return null;
  if (reaches(/src\/ui\/embed\/(?:startEmbed\.tsx|figures\/\w+Part\.ts)$/)) return 'core';
  return reaches(/src\/ui\/embed\/EmbeddedLab\.tsx$/) ? 'lab' : 'page';
}
