// The package as a user installs it: made from the build, unpacked into a project of its own, and used there.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../fewFrames.ts';
import { build } from 'vite';
import { FIGURES } from '../../src/embed/figures.ts';
import { documentedBlock } from './docsText.ts';
import { expectStillAndTold, Guest, noteShiftsAndEvents, watchFor } from './guest.ts';
import { LAB, serve } from './hostServer.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
let project = '';
let installed = '';

// One package for both.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'znode-lab-package-'));
  installed = join(project, 'node_modules/znode-lab');
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

test('its examples run in Node', () => {
  const lock = run(join(installed, 'example/lock.mjs'));
  expect(lock).toMatch(/create .* created \/lock/);
  expect(lock).toMatch(/closeSession .* deleted \/lock/);
  expect(lock).toMatch(/client:B .*NodeDeleted \/lock/);
  const leader = run(join(installed, 'example/leader.mjs'));
  expect(leader.match(/leader\.established/g)).toHaveLength(2);
  expect(leader.match(/has "second"/g)).toHaveLength(4);
  expect(leader).toContain('0 invariants broken');
  const herd = run(join(installed, 'example/herd.mjs'));
  expect(herd).toContain('herdLock: the first release wakes 11 of 11');
  expect(herd).toContain('predecessorLock: the first release wakes 1 of 11');
});

test('the programs of its README are typed, run, and say what is wrong with wrong input', () => {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  const programs = [...readme.matchAll(/```(?:js|ts)\n([^`]*znode-lab\/engine[\s\S]*?)```/g)].map(
    ([, program = '']) => program,
  );
  expect(programs).toHaveLength(2);
  const files = programs.map((_, index) => `readme${index}.ts`);
  for (const [index, program] of programs.entries())
    writeFileSync(join(project, `readme${index}.ts`), program);
  // Types of Node stand in for the console alone.
  const compilerOptions = {
    strict: true,
    target: 'es2023',
    module: 'nodenext',
    outDir: 'readme',
    types: ['node'],
    skipLibCheck: false,
  };
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  run(TSC, ['-p', project]);
  expect(run(join(project, 'readme/readme0.js'))).toMatch(/client:A .*belief\.stated/);
  expect(run(join(project, 'readme/readme1.js'))).toMatch(/NodeChildrenChanged \/workers/);
  const withOption = (option: string) => programs[0]?.replace('servers: 3', option) ?? '';
  writeFileSync(join(project, 'wrong.mjs'), withOption('latencyMs: { min: 5, max: 1 }'));
  expect(() => run(join(project, 'wrong.mjs'))).toThrow(
    'createWorld: latencyMs has a min that is larger than its max',
  );
  writeFileSync(join(project, 'misspelt.ts'), withOption('server: 3'));
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['misspelt.ts'] }));
  const { stdout } = spawnSync(process.execPath, [TSC, '-p', project], { encoding: 'utf8' });
  expect(stdout).toContain("'server' does not exist in type 'WorldOptions'");
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
  run(TSC, ['-p', project]);
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

test('the component of docs/embedding.md, as it stands there, plays, tells its events, and moves nothing', async ({
  page,
}) => {
  const site = join(project, 'guide');
  mkdirSync(site);
  writeFileSync(join(site, 'Figure.jsx'), documentedBlock('jsx', 'ZnodeLab'));
  writeFileSync(
    join(site, 'main.jsx'),
    `import { createRoot } from 'react-dom/client';
import { Figure } from './Figure.jsx';
createRoot(document.getElementById('root')).render(<Figure />);
`,
  );
  writeFileSync(
    join(site, 'index.html'),
    `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:," />
<script type="module" src="/main.jsx"></script></head><body><div id="root"></div></body></html>`,
  );
  await build({ root: site, logLevel: 'error', configFile: false, oxc: { jsx: { runtime: 'automatic' } } });
  // The builder of the site does not see the folder that is served beside it.
  const index = join(site, 'dist/index.html');
  const sheet = documentedBlock('html', '<link rel="stylesheet" href="/lab/znode-lab.css" />').split('\n')[0];
  writeFileSync(index, readFileSync(index, 'utf8').replace('</head>', `${sheet}</head>`));
  const host = await serve({ folders: { '/lab/': LAB, '/': join(site, 'dist') } });
  try {
    const wrong = watchFor(page);
    await noteShiftsAndEvents(page);
    await page.goto(host.origin);
    await new Guest(page, page.locator('znode-lab')).open();
    await expectStillAndTold(page);
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
  expect(bytes).toBeLessThan(2_050_000);
  const tags = FIGURES.map((id) => tag.replace('herd-figure', id)).join('');
  mkdirSync(join(project, 'small'), { recursive: true });
  writeFileSync(
    join(project, 'small/index.html'),
    `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:," />${tags}<script type="module" src="/lab/znode-lab.js"></script></html>`,
  );
  const host = await serve({ folders: { '/lab/': folder, '/': join(project, 'small') } });
  try {
    const wrong = watchFor(page);
    await page.goto(host.origin);
    for (const index of FIGURES.keys()) {
      const guest = new Guest(page, page.locator('znode-lab').nth(index));
      await guest.element.scrollIntoViewIfNeeded();
      await guest.poster.click();
      await expect(guest.button('Pause')).toBeVisible();
      // There is no whole lab in this folder.
      await expect(guest.button('Open in Znode Lab')).toHaveCount(0);
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
