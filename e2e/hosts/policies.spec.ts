// Places where little is allowed: under policies, in sandboxes, without storage, from a disk.
import { mkdtemp, rm, writeFile, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fewFrames.ts';
import { areSweepsWhole } from '../../scripts/wideSweeps.mjs';
import { faultsOf } from '../axe.ts';
import { Guest, watchFor } from './guest.ts';
import { LAB, serve } from './hostServer.ts';
import { APACHE } from './policies.ts';

/** Nothing inline, nothing evaluated, nothing connected to. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const ELEMENTS = `<znode-lab scene="herd-line" clients="4" pacing="real" speed="4" caption="One lock"></znode-lab>
<znode-lab scene="fence-figure" caption="A paused holder, and a fence"></znode-lab>`;
const framesOf = (attributes: string) =>
  [
    'scene=herd-line&amp;clients=4&amp;pacing=real&amp;speed=4&amp;caption=One+lock',
    'scene=fence-figure&amp;caption=A+fence',
  ]
    .map(
      (said, at) =>
        `<div class="embed"><iframe ${attributes} src="/lab/znode-lab.html?${said}" title="Embed ${at}" width="960" height="560"></iframe></div>`,
    )
    .join('');
const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Locks</title><link rel="icon" href="data:," />
<script type="module" src="/lab/znode-lab.js"></script><main><h1>Locks</h1>${body}</main></html>`;

/** The first two are allowed more than the last two: they run with the wide sweeps. */
const PLACES = [
  { place: 'under the policy of the Apache sites', policy: APACHE, body: ELEMENTS, tag: ['@all'] },
  {
    place: 'as one file, under the policy of the Apache sites',
    policy: APACHE,
    body: framesOf(''),
    tag: ['@all'],
  },
  { place: 'under a policy without inline and eval', policy: STRICT, body: ELEMENTS, tag: [] },
  {
    place: 'as one file in a sandbox that allows scripts alone',
    policy: APACHE,
    body: framesOf('sandbox="allow-scripts"'),
    tag: [],
  },
] as const;

for (const { place, policy, body, tag } of PLACES) {
  test(`embeds work ${place}`, { tag: [...tag] }, async ({ page }) => {
    const host = await serve({
      pages: { '/index.html': pageOf(body) },
      headers: { 'content-security-policy': policy },
    });
    const wrong = await watchClosely(page);
    const asked = requestsOf(page);
    try {
      await page.goto(host.origin);
      await expectTheyWork(page, page.locator('znode-lab, .embed'));
      await expectNoFaults(page);
      expect(wrong).toEqual([]);
      expect(
        asked.filter((url) => url !== `${host.origin}/` && !url.startsWith(`${host.origin}/lab/`)),
      ).toEqual([]);
      if (body !== ELEMENTS)
        expect(asked.filter((url) => url.startsWith(`${host.origin}/lab/`))).toHaveLength(3);
    } finally {
      host.close();
    }
  });
}

test('embeds work where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const host = await serve({ pages: { '/index.html': pageOf(ELEMENTS) } });
  const wrong = await watchClosely(page);
  try {
    await page.goto(host.origin);
    await expectTheyWork(page, page.locator('znode-lab'));
    // What axe looks at is no other where things can be stored, or on a server: with the wide sweeps alone.
    if (areSweepsWhole) await expectNoFaults(page);
    expect(wrong).toEqual([]);
  } finally {
    host.close();
  }
});

test('one file on a disk is the whole page, and in a page on a disk embeds', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'znode-lab-disk-'));
  const wrong = await watchClosely(page);
  const asked = requestsOf(page);
  try {
    await copyFile(join(LAB, 'znode-lab.html'), join(folder, 'znode-lab.html'));
    await writeFile(
      join(folder, 'host.html'),
      pageOf(framesOf(''))
        .replaceAll('/lab/znode-lab.html', 'znode-lab.html')
        .replace(/<script.*<\/script>/, ''),
    );
    const lab = pathToFileURL(join(folder, 'znode-lab.html')).href;
    await page.goto(lab);
    await expect(
      page.getByRole('button', { name: /^Client A, .*believes it holds the lock/ }).first(),
    ).toBeVisible();
    expect(asked).toEqual([lab]);
    await page.goto(pathToFileURL(join(folder, 'host.html')).href);
    await expectTheyWork(page, page.locator('.embed'));
    if (areSweepsWhole) await expectNoFaults(page);
    expect(asked).toHaveLength(4);
    expect(wrong).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Asked for, both play; in the first a client can be chosen and killed. */
async function expectTheyWork(page: Page, embeds: Locator): Promise<void> {
  const guest = new Guest(page, embeds.first());
  await guest.open();
  await guest.frame
    .getByRole('button', { name: /^Client A, .*believes it holds the lock/ })
    .first()
    .click();
  await guest.button('Kill').first().click();
  await expect(guest.frame.getByRole('button', { name: /^Client A, killed/ }).first()).toBeVisible();
  await new Guest(page, embeds.last()).open();
}

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsOf(page, { impact: 'serious' })).toEqual([]);
}

/** What goes wrong, with every breach of a policy in every frame. */
async function watchClosely(page: Page): Promise<readonly string[]> {
  const found = watchFor(page);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`refused: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return found;
}

function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) asked.push(request.url());
  });
  return asked;
}
