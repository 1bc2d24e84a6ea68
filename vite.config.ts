import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.mjs';

export default defineConfig({
  // Relative addresses: the page works under any path, in a frame and on a documentation site.
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: true,
    // Every browser that runs es2023 preloads modules by itself.
    modulePreload: { polyfill: false },
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
