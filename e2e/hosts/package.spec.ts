// The package as somebody installs it: made from the build, unpacked into a project of its own, and used there.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { FIGURES } from '../../src/embed/figures.ts';
import { Guest, watchFor } from './guest.ts';
import { LAB, serve } from './hostServer.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'znode-lab-package-'));
const installed = join(project, 'node_modules/znode-lab');

// One package for both.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  // Says what npm, Node and TypeScript would object to, and fails then.
  run('scripts/package.mjs', ['--out', project], { ...process.env, ZNODE_LAB_DIST: LAB });
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', 'znode-lab-0.1.0.tgz', '-C', installed, '--strip-components=1'], {
    cwd: project,
  });
  for (const name of ['react', 'react-dom', '@types', 'csstype', 'scheduler', 'valibot'])
    symlinkSync(join(ROOT, 'node_modules', name), join(project, 'node_modules', name));
});

test.afterAll(() => rmSync(project, { recursive: true, force: true }));

test('its example runs three servers in Node', () => {
  const printed = run(join(installed, 'example/lock.mjs'));
  expect(printed).toMatch(/create .* created \/lock/);
  expect(printed).toMatch(/closeSession .* deleted \/lock/);
  expect(printed).toMatch(/client:B .*NodeDeleted \/lock/);
});

test('a React page with it is typed, renders on a server, and shows the lab', async ({ page }) => {
  writeFileSync(
    join(project, 'App.tsx'),
    `import { useRef } from 'react';
import { ZnodeLab, type ZnodeLabElement } from 'znode-lab/react';
export function App() {
  const lab = useRef<ZnodeLabElement>(null);
  return (
    <main>
      <button onClick={() => void lab.current?.act({ type: 'killClient', client: 'client:A' })}>Kill it</button>
      <ZnodeLab ref={lab} src="/lab/" scene="herd-line" clients={4} poster="no"
        onReady={({ version }) => {
          document.title = 'version ' + version;
          void lab.current?.step(40);
        }}>
        <p>Two locks</p>
      </ZnodeLab>
    </main>
  );
}
`,
  );
  writeFileSync(
    join(project, 'main.tsx'),
    `import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from './App';
console.info(renderToString(<App />));
createRoot(document.getElementById('root')!).render(<App />);
`,
  );
  writeFileSync(
    join(project, 'index.html'),
    '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.tsx'] }));
  run(join(ROOT, 'node_modules/typescript/bin/tsc'), ['-p', project]);
  await build({ root: project, logLevel: 'error', configFile: false });
  cpSync(LAB, join(project, 'dist/lab'), { recursive: true });
  const host = await serve({ folders: { '/': join(project, 'dist') } });
  try {
    const wrong = watchFor(page);
    const printed = page.waitForEvent('console', (message) => message.text().includes('<p>Two locks</p>'));
    await page.goto(host.origin);
    expect((await printed).text()).toContain('scene="herd-line"');
    await expect(page).toHaveTitle('version 1');
    const guest = new Guest(page, page.locator('znode-lab'));
    await expect(guest.frame.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Kill it' }).click();
    await expect(guest.frame.getByRole('button', { name: /^Client A, killed/ }).first()).toBeVisible();
    expect(wrong).toEqual([]);
  } finally {
    host.close();
  }
});

test('only the figures can be copied: a small folder in which each of them plays', async ({ page }) => {
  const folder = join(project, 'figures');
  const printed = run(join(installed, 'copy.mjs'), ['copy', folder, '--only', 'figures']);
  const tag = /<znode-lab scene="[\w-]+"><\/znode-lab>/.exec(printed)?.[0] ?? '';
  expect(tag).toContain('scene="herd-figure"');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(files.length).toBeLessThan(30);
  expect(bytes).toBeLessThan(2_000_000);
  const tags = FIGURES.map((id) => tag.replace('herd-figure', id)).join('');
  mkdirSync(join(project, 'small'), { recursive: true });
  writeFileSync(
    join(project, 'small/index.html'),
    `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:," />${tags}<script type="module" src="/lab/znode-lab.js"></script></html>`,
  );
  cpSync(folder, join(project, 'small/lab'), { recursive: true });
  const host = await serve({ folders: { '/': join(project, 'small') } });
  try {
    const wrong = watchFor(page);
    await page.goto(host.origin);
    for (const index of FIGURES.keys()) {
      const guest = new Guest(page, page.locator('znode-lab').nth(index));
      await guest.element.scrollIntoViewIfNeeded();
      await guest.poster.click();
      await expect(guest.button('Pause')).toBeVisible();
    }
    expect(wrong).toEqual([]);
  } finally {
    host.close();
  }
});

test('a copy of what is not there says so', () => {
  const copy = () =>
    run(join(installed, 'copy.mjs'), ['copy', join(project, 'none'), '--scenes', 'herd-lime']);
  expect(copy).toThrow("there is no scene 'herd-lime'");
});

function run(script: string, args: readonly string[] = [], env = process.env): string {
  return execFileSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}
