// Tests of units, and of components in a browser. The page's own configuration draws posters and needs the whole library for that: each
// project would read it anew.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.mjs';

export default defineConfig({
  plugins: [react()],
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
          expect: { poll: { timeout: 60_000 } },
          // Vitest leaves one processor free, which on two is half of them.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        // Found when a worker starts, it would load the page anew in the middle of a test.
        optimizeDeps: { include: ['fflate', 'zustand/react', 'zustand/vanilla'] },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          // Its files share one page, which is put back for each: importing the page's modules anew for each takes longer than most tests.
          isolate: false,
          setupFiles: ['tests/browser/asLoaded.ts'],
          alias: [
            {
              find: /^zustand$/,
              replacement: fileURLToPath(new URL('tests/browser/stores.ts', import.meta.url)),
            },
          ],
          // A page has no environment of its own.
          env: { ZNODE_LAB_ALL: process.env.ZNODE_LAB_ALL ?? '' },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 300_000,
            // Finding the browser starts it once to ask its version; only test runs need to know.
            provider: playwright({ launchOptions: process.env.VITEST ? browserLaunch() : {} }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
