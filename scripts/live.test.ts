// `npm run live` as one calls it.
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startLive } from './live/liveServer.ts';
import { TinyClient } from './live/testing/tinyClient.ts';
import { callScript } from './testing/callScript.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  vi.unstubAllEnvs();
});

describe('npm run live', () => {
  it('says where it listens, serves, obeys its lines, ends on Ctrl+C, makes the same run again, and is found again by the page', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'run.json');
    writeFileSync(join(folder, 'index.html'), '<p>lab</p>');
    vi.stubEnv('ZNODE_LAB_DIST', folder);
    const live = start('--servers', '1', '--ports', '0', '--page', '0', '--json', '--record', file);
    const { connectString, page } = JSON.parse(await live.line()) as Record<string, string>;
    expect(page).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#live=[0-9a-f]{32}$/);
    expect(await (await fetch(page ?? '')).text()).toBe('<p>lab</p>');
    const client = await TinyClient.open(Number(connectString?.split(':')[1]));
    expect(await client.request({ op: 'exists', path: '/', watch: false })).toMatchObject({ err: 0 });
    live.child.stdin?.write('crashServer server:1\n');
    await client.until(() => client.ending !== null);
    live.child.kill('SIGINT');
    expect(await live.code).toBe(0);
    const replay = await call('--replay', file);
    expect(replay).toMatchObject({ status: 0, stdout: expect.stringContaining('crashServer server:1') });

    // Started anew, it is found again by the page that is open.
    const again = start('--servers', '1', '--ports', '0', '--json', '--page', new URL(page ?? '').port);
    expect(JSON.parse(await again.line())).toMatchObject({ page });
    again.child.kill('SIGINT');
    await again.code;
  });

  it('says in a sentence which port is taken, and ends', async () => {
    const first = await startLive({ ports: [0], host: '127.0.0.1', values: {}, seed: 1 });
    const port = String(first.portOf('server:1'));
    const second = await call('--servers', '2', '--ports', `0,${port}`, '--page', 'off');
    expect(second.status).toBe(1);
    expect(second.stderr).toMatch(new RegExp(`^Port ${port} is in use by another program\\.[^\n]*\\n$`));
    const third = await call('--servers', '1', '--ports', '0', '--page', port);
    expect(third.status).toBe(1);
    expect(third.stderr).toContain(`Port ${port} is in use`);
    await first.close();
  });

  it.each([
    [['--servers', '12'], 2],
    [['--replay', fileURLToPath(import.meta.url)], 1],
    [['--help'], 0],
  ])('%j ends with %i', async (args, code) => {
    expect(await call(...args)).toMatchObject({ status: code });
  });
});

/** What ends by itself. */
const call = (...args: readonly string[]) => callScript('scripts/live.ts', ...args);

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'scripts/live.ts', ...args], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  child.stdout.on('data', (piece: Buffer) => (text += piece.toString()));
  const code = new Promise<number | null>((resolve) => child.on('close', resolve));
  const line = () =>
    new Promise<string>((resolve) => {
      const look = () => text.includes('\n') && resolve(text.slice(0, text.indexOf('\n')));
      child.stdout.on('data', look);
      look();
    });
  return { child, code, line };
}
