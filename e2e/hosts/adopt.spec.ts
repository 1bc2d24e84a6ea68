// examples/adopt: each change is put into a small copy of the site that it is for, as its maintainers would do it, and read there.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../fewFrames.ts';
import { build } from 'vite';
import { expectStillAndTold, Guest, noteShiftsAndEvents, watchFor } from './guest.ts';
import { LAB, serve } from './hostServer.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITES = fileURLToPath(new URL('adopt/', import.meta.url));
const DOCUSAURUS = fileURLToPath(new URL('docusaurus/node_modules/', import.meta.url));
const BASE = '/doc/r3.9.4/';

const folders: string[] = [];
test.afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A copy of the small site with the change in it. */
function adopted(change: string, site: string): string {
  const folder = mkdtempSync(join(tmpdir(), `znode-lab-${site}-`));
  folders.push(folder);
  cpSync(join(SITES, site), folder, { recursive: true });
  apply(change, folder);
  return folder;
}

function apply(change: string, folder: string): string {
  return execFileSync(process.execPath, [join(ROOT, 'examples/adopt/apply.mjs'), change, folder], {
    env: { ...process.env, ZNODE_LAB_DIST: LAB },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

test('zookeeper-recipes runs in a version of the documentation with a base path of its own', async ({
  page,
}) => {
  const site = adopted('zookeeper-recipes', 'zookeeper-website');
  symlinkSync(join(ROOT, 'node_modules'), join(site, 'node_modules'));
  const recipes = readFileSync(join(site, 'app/pages/_docs/docs/_mdx/developer/recipes.mdx'), 'utf8');
  writeFileSync(join(site, 'main.tsx'), pageOfMdx(recipes));
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><html lang="en" class="dark"><head><title>Recipes</title><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>',
  );
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify(TYPED));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', site]);
  await build({
    root: site,
    base: BASE,
    logLevel: 'error',
    configFile: false,
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { alias: { '@': join(site, 'app') }, preserveSymlinks: true },
  });
  const host = await serve({
    folders: { [BASE]: join(site, 'dist') },
    headers: { 'x-frame-options': 'SAMEORIGIN' },
  });
  try {
    const wrong = watchFor(page);
    await noteShiftsAndEvents(page);
    await page.goto(`${host.origin}${BASE}`);
    await expectEachToPlay(page, 6);
    expect(await new Guest(page, page.locator('znode-lab').first()).colourScheme()).toBe('dark');
    expect(wrong).toEqual([]);
  } finally {
    host.close();
  }
});

test('curator-recipes puts a figure into five pages, and is put in once', async ({ page }) => {
  const site = adopted('curator-recipes', 'curator-site');
  const config = readFileSync(join(site, 'docusaurus.config.ts'), 'utf8');
  expect(config).toContain("stylesheets: ['/znode-lab/znode-lab.css'],");
  expect(() => apply('curator-recipes', site)).toThrow('docusaurus.config.ts has this change already');
  expect(readFileSync(join(site, 'docusaurus.config.ts'), 'utf8')).toBe(config);
  const tags = CURATOR_PAGES.map((name) => {
    const text = readFileSync(join(site, `docs/recipes-${name}.md`), 'utf8');
    return /<znode-lab[\s\S]*?<\/znode-lab>/.exec(text)?.[0] ?? '';
  });
  const host = await serve({
    pages: {
      '/index.html': `<!doctype html><html lang="en"><head><title>Recipes</title><link rel="icon" href="data:," />
<link rel="stylesheet" href="/znode-lab/znode-lab.css" /><script type="module" src="/znode-lab/znode-lab.js"></script></head><body><h1>Recipes</h1>${tags.join('')}</body></html>`,
    },
    folders: { '/znode-lab/': join(site, 'static/znode-lab') },
  });
  try {
    const wrong = watchFor(page);
    await noteShiftsAndEvents(page);
    await page.goto(host.origin);
    await expectEachToPlay(page, 5);
    expect(wrong).toEqual([]);
  } finally {
    host.close();
  }
});

test('curator-recipes is built by Docusaurus', { tag: '@all' }, async ({ page }) => {
  test.skip(!existsSync(DOCUSAURUS), 'npm run hosts installs Docusaurus');
  const site = adopted('curator-recipes', 'curator-site');
  symlinkSync(DOCUSAURUS, join(site, 'node_modules'));
  const built = spawnSync(
    process.execPath,
    [join(DOCUSAURUS, '@docusaurus/core/bin/docusaurus.mjs'), 'build', site, '--out-dir', join(site, 'out')],
    {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
    },
  );
  expect(built.status, built.stderr).toBe(0);
  const host = await serve({ folders: { '/': join(site, 'out') } });
  try {
    for (const name of CURATOR_PAGES) {
      const wrong = watchFor(page);
      await noteShiftsAndEvents(page);
      await page.goto(`${host.origin}/${name === 'shared-lock' ? '' : `recipes-${name}/`}`);
      await expectEachToPlay(page, 1);
      expect(wrong).toEqual([]);
    }
  } finally {
    host.close();
  }
});

for (const change of ['zookeeper-recipes', 'curator-recipes'])
  test(`${change} says in its text who maintains it and what it adds`, () => {
    const folder = join(ROOT, 'examples/adopt', change);
    const text = readFileSync(join(folder, 'README.md'), 'utf8');
    for (const heading of ['## What it adds', '## Who maintains it', '## How to take it out again'])
      expect(text).toContain(heading);
    for (const [, picture = ''] of text.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g))
      expect(existsSync(join(folder, picture)), picture).toBe(true);
  });

const CURATOR_PAGES = [
  'shared-lock',
  'shared-reentrant-lock',
  'leader-latch',
  'simple-distributed-queue',
  'distributed-queue',
];

const TYPED = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['vite/client'],
  },
  files: ['app/components/docs/znode-lab.tsx'],
};

/** Its picture, then its run, and nothing that it did not understand. */
async function expectEachToPlay(page: Page, count: number): Promise<void> {
  const embeds = page.locator('znode-lab');
  await expect(embeds).toHaveCount(count);
  for (let at = 0; at < count; at++) {
    const guest = new Guest(page, embeds.nth(at));
    await guest.element.scrollIntoViewIfNeeded();
    await expect(guest.poster).not.toContainText('There is no');
    await guest.open();
    await guest.expectItsHeight();
    await expect(guest.frame.getByText('Not understood')).toHaveCount(0);
  }
  await expectStillAndTold(page);
}

/** As much of MDX as the page has: headings, paragraphs, and what is JSX already. */
function pageOfMdx(text: string): string {
  const [, , body = ''] = text.split(/^---$/m);
  const blocks = body.trim().split(/\n{2,}/);
  const imports = blocks.filter((block) => block.startsWith('import '));
  const shown = blocks.filter((block) => !block.startsWith('import ')).map(asJsx);
  return `import { createRoot } from 'react-dom/client';
${imports.join('\n')}
createRoot(document.getElementById('root')!).render(<main>${shown.join('\n')}</main>);
`;
}

function asJsx(block: string): string {
  if (block.startsWith('<')) return block;
  const heading = /^(#+) (.*)$/.exec(block);
  return heading === null
    ? `<p>${block}</p>`
    : `<h${heading[1]?.length}>${heading[2]}</h${heading[1]?.length}>`;
}
