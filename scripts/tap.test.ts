// `npm run tap` as one calls it.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseRecording } from '../src/rooms/tap/model/recording.ts';
import { startLive, type LiveServer } from './live/liveServer.ts';
import { creation } from './live/testing/servedPage.ts';
import { TinyClient } from './live/testing/tinyClient.ts';
import { parseTapArguments } from './tap/arguments.ts';
import { callScript } from './testing/callScript.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
let live: LiveServer;
beforeAll(async () => {
  live = await startLive({ ports: [0], host: '127.0.0.1', values: { latencyMs: 0 }, seed: 1 });
});
afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true });
});

const tap = (...args: readonly string[]) => callScript('scripts/tap.ts', ...args);
const upstream = () => `127.0.0.1:${live.portOf('server:1')}`;
const folder = mkdtempSync(join(tmpdir(), 'tap-'));

describe('npm run tap', () => {
  it('says where it listens, obeys its lines, and sums up what has passed', async () => {
    const file = join(folder, 'herd.tap');
    const args = [
      '--upstream',
      upstream(),
      '--listen',
      '0',
      '--page',
      '0',
      '--json',
      '--record',
      file,
      '--ask',
      '1s',
    ];
    const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/tap.ts', ...args], { cwd: ROOT });
    const exit = new Promise((resolve) => child.once('exit', resolve));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ready = JSON.parse(String((await lines.next()).value)) as { listen: number[]; page: string };
    expect(ready.page).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/tap\.html#tap=[0-9a-f]{32}$/);
    const port = ready.listen[0] ?? 0;
    const clients = [await TinyClient.open(port), await TinyClient.open(port), await TinyClient.open(port)];
    await clients[0]?.request(creation('/herd'));
    for (const client of clients) await client.request({ op: 'getChildren1', path: '/herd', watch: true });
    await clients[0]?.request(creation('/herd/n'));
    for (const client of clients) await client.until(() => client.events.length === 1);
    const answers = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
    child.stdin.write('status\nclose connection:3\n');
    await clients[2]?.until(() => clients[2]?.ending !== null);
    const status = [String((await answers.next()).value)];
    while (!status.at(-1)?.startsWith('close')) status.push(String((await answers.next()).value));
    expect(status.slice(-2)).toEqual([
      '3 connections, 5 requests, 3 notifications',
      'close connection:3: 1 connection',
    ]);
    // It asks the server once a second.
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('"mode":"standalone"'), 60_000);
    for (const client of clients) client.close();
    child.kill('SIGTERM');
    const summary = JSON.parse(String((await lines.next()).value)) as Record<string, unknown>;
    expect(summary).toMatchObject({
      connections: 3,
      requests: 5,
      notifications: 3,
      wakeups: [{ path: '/herd', clients: 3 }],
      errors: 0,
    });
    // What the clients’ own sockets have counted.
    expect(summary['bytes']).toBe(
      clients.reduce((sum, { socket }) => sum + socket.bytesRead + socket.bytesWritten, 0),
    );
    expect(await exit).toBe(0);
    const recording = parseRecording(readFileSync(file, 'utf8'));
    expect(recording?.unreadable).toBe(0);
    expect(recording?.events.filter(({ kind }) => kind === 'event')).toHaveLength(3);
    expect(recording?.events).toContainEqual(
      expect.objectContaining({ kind: 'report', report: expect.objectContaining({ mode: 'standalone' }) }),
    );
    expect(recording?.events).toContainEqual(
      expect.objectContaining({ kind: 'disturbed', order: 'close connection:3' }),
    );
  });

  it('starts with nothing but the files that its image has', async () => {
    const dockerfile = readFileSync(join(ROOT, 'examples/tap/Dockerfile'), 'utf8');
    const image = join(folder, 'image');
    for (const [, path = ''] of dockerfile.matchAll(/^COPY --from=build \/lab\/(\S+) /gm)) {
      if (path === 'node_modules') symlinkSync(join(ROOT, path), join(image, path));
      // The page: it is not there before a build.
      else if (path !== 'dist') cpSync(join(ROOT, path), join(image, path), { recursive: true });
    }
    const [, entry = ''] = /^ENTRYPOINT (.+)$/m.exec(dockerfile) ?? [];
    const [, ...script] = JSON.parse(entry) as string[];
    const args = ['--upstream', upstream(), '--page', 'off', '--json'];
    const child = spawn(process.execPath, [...script, ...args], { cwd: image });
    const exit = new Promise((resolve) => child.once('exit', resolve));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { listen } = JSON.parse(String((await lines.next()).value)) as { listen: number[] };
    (await TinyClient.open(listen[0] ?? 0)).close();
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('understands the command of the example for Compose, whose page is at an address of this machine', () => {
    const compose = readFileSync(join(ROOT, 'examples/tap/compose.yaml'), 'utf8');
    const [, command = ''] = /^ +command: (.+)$/m.exec(compose) ?? [];
    const order = parseTapArguments(command.split(' '));
    expect(order).toMatchObject({ host: '0.0.0.0', shownHost: '127.0.0.1', ports: [2281], pagePort: 4181 });
  });

  it('ends with the exit code of the program that it starts', async () => {
    const program = `
      const [, port] = process.argv[1].split(':');
      if (process.env.ZNODE_LAB_TAP !== process.argv[1]) process.exit(9);
      const socket = require('node:net').connect(Number(port), '127.0.0.1', () => socket.end('ruok'));
      socket.on('data', (text) => process.exit(String(text) === 'imok' ? 7 : 8));`;
    const args = ['--upstream', upstream(), '--page', 'off', '--json'];
    const { status, stdout } = await tap(...args, '--', process.execPath, '-e', program, '{connect}');
    expect(status).toBe(7);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line) as object)[0]),
    ).toEqual(['listen', 'connections']);
  });

  it.each([
    [[], /which servers\?/],
    [['--upstream', 'a b'], /HOST:PORT/],
    [['--upstream', 'a:2181', '--listen', '1,2'], /one port for the one server/],
    [['--upstream', 'a:2181,b:2181', '--listen', '5000,5000'], /a port of its own/],
    [['--upstream', 'a:99999'], /0 to 65535/],
    [['--upstream', 'a:2181', '--slow'], /--slow/],
    [['--upstream', 'a:2181', '--ask', 'often'], /such as 10s/],
    [['--upstream', 'a:2181', '--', 'no-such-program-here'], /cannot be started/],
    [['--upstream', 'a:2181', '--script', '/no/such/file'], /There is no file "\/no\/such\/file"/],
  ])('says in a sentence why %j makes no sense', async (args, why) => {
    const { status, stderr, stdout } = await tap('--page', 'off', '--json', ...args);
    expect({ status, isEmpty: !stdout.includes('requests') || args.includes('--') }).toEqual({
      status: 2,
      isEmpty: true,
    });
    expect(stderr).toMatch(why);
  });

  it('names the line of a script that it cannot read', async () => {
    const script = join(folder, 'script.txt');
    writeFileSync(script, 'at 1s: heal\nwhen /a is created: explode it\n');
    const { status, stderr } = await tap('--upstream', upstream(), '--page', 'off', '--script', script);
    expect(status).toBe(2);
    expect(stderr).toContain('line 2: "explode it" is no order; orders are cut TARGET');
  });
});
