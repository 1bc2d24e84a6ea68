// `npm run live` as one calls it.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { TinyClient } from './live/testing/tinyClient.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

describe('npm run live', () => {
  it('says where it listens, serves, obeys its lines, ends on Ctrl+C, and makes the same run again', async () => {
    const file = join(temporaryFolder(), 'run.json');
    const live = start('--servers', '1', '--ports', '0', '--page', '0', '--json', '--record', file);
    const { connectString, page } = JSON.parse(await live.line()) as Record<string, string>;
    expect(page).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#live=[0-9a-f]{32}$/);
    expect((await fetch(page ?? '')).status).toBeLessThan(500);
    const client = await TinyClient.open(Number(connectString?.split(':')[1]));
    expect(await client.request({ op: 'exists', path: '/', watch: false })).toMatchObject({ err: 0 });
    live.child.stdin?.write('crashServer server:1\n');
    await client.until(() => client.ending !== null);
    live.child.kill('SIGINT');
    expect(await live.code).toBe(0);
    const replay = start('--replay', file);
    expect(await replay.code).toBe(0);
    expect(replay.text()).toMatch(/crashServer server:1/);
  });

  it('is found again by the page that is open, when it is started anew', async () => {
    const pages: string[] = [];
    for (const args of [['--page', '0'], []]) {
      const port = new URL(pages[0] ?? 'http://127.0.0.1:1').port;
      const again = args.length > 0 ? args : ['--page', port];
      const live = start('--servers', '1', '--ports', '0', '--json', ...again);
      pages.push((JSON.parse(await live.line()) as { readonly page: string }).page);
      live.child.kill('SIGINT');
      await live.code;
    }
    expect(pages[1]).toBe(pages[0]);
  });

  it('says in a sentence which port is taken, and ends', async () => {
    const first = start('--servers', '1', '--ports', '0', '--page', 'off', '--json');
    const { connectString } = JSON.parse(await first.line()) as Record<string, string>;
    const port = connectString?.split(':')[1] ?? '';
    const second = start('--servers', '2', '--ports', `0,${port}`, '--page', 'off');
    expect(await second.code).toBe(1);
    expect(second.errors()).toMatch(new RegExp(`^Port ${port} is in use by another program\\.[^\n]*\\n$`));
    const third = start('--servers', '1', '--ports', '0', '--page', port);
    expect(await third.code).toBe(1);
    expect(third.errors()).toContain(`Port ${port} is in use`);
  });

  it.each([
    [['--servers', '12'], 2],
    [['--replay', fileURLToPath(import.meta.url)], 1],
    [['--help'], 0],
  ])('%j ends with %i', async (args, code) => {
    expect(await start(...args).code).toBe(code);
  });
});

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'scripts/live.ts', ...args], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  let errors = '';
  child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
  child.stdout.on('data', (piece: Buffer) => (text += piece.toString()));
  const code = new Promise<number | null>((resolve) => child.on('close', resolve));
  const line = () =>
    new Promise<string>((resolve) => {
      const look = () => text.includes('\n') && resolve(text.slice(0, text.indexOf('\n')));
      child.stdout.on('data', look);
      look();
    });
  return { child, code, line, text: () => text, errors: () => errors };
}
