import { register } from 'node:module';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.mjs';
import { areSweepsWhole } from './scripts/wideSweeps.mjs';

register('./scripts/typescriptOfProject.mjs', import.meta.url);

// Any free port, so that runs beside each other and beside `npm start` do not meet. Workers load this file again
// and find the choice in their environment.
process.env.E2E_PORT ??= String(await freePort());
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
const jsonFile = process.env.E2E_JSON_FILE;

// The page is built for the tests alone, in a folder of their own; ZNODE_LAB_DIST names a build to take instead.
const given = process.env.ZNODE_LAB_DIST;
const folder = (process.env.ZNODE_LAB_DIST ??= fileURLToPath(new URL('.cache/e2e-dist', import.meta.url)));
const vite = 'node node_modules/vite/bin/vite.js';
const preview = `${vite} preview --outDir "${folder}" --host 127.0.0.1 --port ${process.env.E2E_PORT} --strictPort`;

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'src/rooms/*/e2e/*.spec.ts'],
  // Wide sweeps are for `npm test -- --all`.
  ...(areSweepsWhole ? {} : { grepInvert: /@all/ }),
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0, // a flaky test is a bug
  // A test waits more than it works: two to a processor of the smallest machine.
  workers: 4,
  reporter: jsonFile ? [['line'], ['json', { outputFile: jsonFile }]] : 'list',
  // For what never ends: no test is to fail because a machine is slow or busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: origin,
    // What is packed for each test and unpacked again costs a fifth of a page's load.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    launchOptions: browserLaunch(),
    // Tests look at what the network does; e2e/offline.spec.ts is about the worker.
    serviceWorkers: 'block',
    // A trace of every test costs as much as the tests: `npm run e2e -- --trace retain-on-failure` keeps one of what fails.
    trace: 'off',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command:
      given === undefined ? `${vite} build --logLevel error --outDir "${folder}" && ${preview}` : preview,
    url: origin,
    timeout: 600_000,
    reuseExistingServer: false,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
