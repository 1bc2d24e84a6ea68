// What a page must not do in other people's places: ask third parties, take focus, need storage, evaluate text.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fewFrames.ts';
import { LAB } from './hosts/hostServer.ts';
import { HERD, Lab, playFast } from './lab.ts';

test('takes no focus when it opens, and asks nobody but its own origin', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:') && !url.startsWith('blob:'))
      foreign.push(url);
  });
  await page.goto('./');
  await expect(page.getByRole('region', { name: HERD })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await playFast(page);
  await new Lab(page).waitUntilAllWait();
  expect(foreign).toEqual([]);
});

test('works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  expect(errors).toEqual([]);
});

test('works under any path, under a policy that forbids eval and foreign sources', async ({ page }) => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.replace('/docs/deep/lab/', '');
    readFile(join(LAB, path === '' ? 'index.html' : path)).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(path)] ?? 'text/html',
            'content-security-policy': POLICY,
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  try {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/docs/deep/lab/`);
    await expect(page.getByRole('region', { name: HERD })).toBeVisible();
    expect(violations).toEqual([]);
  } finally {
    server.close();
  }
});

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
