import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.mjs';

// Any free port, so that runs beside each other and beside `npm start` do not meet. Workers load this file again
// and find the choice in their environment.
process.env.E2E_PORT ??= String(await freePort());
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
const jsonFile = process.env.E2E_JSON_FILE;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0, // a flaky test is a bug
  workers: 1, // on two cores one is faster: software rendering contends
  reporter: jsonFile ? [['line'], ['json', { outputFile: jsonFile }]] : 'list',
  timeout: 20_000,
  use: {
    baseURL: origin,
    launchOptions: browserLaunch(),
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${process.env.E2E_PORT} --strictPort`,
    url: origin,
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
