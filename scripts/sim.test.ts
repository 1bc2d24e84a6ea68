import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callScript } from './testing/callScript.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const RUN = resolve(import.meta.dirname, 'run.mjs');

const sim = (...args: readonly string[]) => callScript('scripts/sim.ts', ...args);

describe('npm run sim', () => {
  test('prints one JSON object and nothing else', async () => {
    const { status, stdout, stderr } = await sim('predecessor-lock', '--clients', '5', '--json');
    expect([status, stderr]).toEqual([0, '']);
    const report = JSON.parse(stdout) as unknown;
    expect(report).toMatchObject({
      scenario: 'predecessor-lock',
      seed: 1,
      counters: { notifications: 4, requests: { create: { ok: 5, error: 0 }, delete: { ok: 5, error: 0 } } },
      violations: [],
    });
  });

  test('prints the trace, a line a record', async () => {
    const { status, stdout } = await sim('herd-lock', '--clients', '2');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ +\d+ ms {2}client:A +belief\.stated +holder \/exclusive_lock\/lock$/m);
  });

  test('the same seed gives the same run, another seed another', async () => {
    const printed = async (seed: string) => (await sim('herd-lock', '--seed', seed)).stdout;
    const [one, again, other] = [await printed('1'), await printed('1'), await printed('2')];
    expect(one).not.toBe('');
    expect(one).toBe(again);
    expect(one).not.toBe(other);
  });

  test('takes parameters', async () => {
    const { stdout } = await sim('herd-lock', '--set', 'variant=children-look', '--set=holdMs=30', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      counters: { notifications: 20, requests: { getChildren: { ok: 20 } } },
    });
  });

  test('runs a world of a file to the moment that it was saved at', async () => {
    const file = join(temporaryFolder(), 'world.json');
    writeFileSync(file, WORLD_FILE);
    const { status, stdout, stderr } = await sim('--world', file, '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ scenario: 'world', steps: 200 });
    writeFileSync(file, '{}');
    expect(await sim('--world', file)).toMatchObject({
      status: 2,
      stderr: `${file}: It is not a world or a recording of Znode Lab.\n`,
    });
  });

  test('lists the scenarios and their parameters', async () => {
    const { status, stdout } = await sim('--list');
    expect(status).toBe(0);
    for (const word of ['herd-lock', 'predecessor-lock', 'children-look', 'untilReleased', 'lockstep'])
      expect(stdout).toContain(word);
  });

  // By an absolute one: tests/commandLine.test.ts.
  test('can be called from anywhere, by a relative path', () => {
    const cwd = temporaryFolder();
    const args = [relative(cwd, RUN), 'scripts/sim.ts', 'predecessor-lock', '--clients', '2', '--json'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ counters: { notifications: 1 } });
  });

  test('an endless form runs as many steps as it is told, and is refused otherwise', async () => {
    expect(await sim('herd-lock', '--set', 'rounds=endless')).toMatchObject({ status: 2, stdout: '' });
    const { status, stdout } = await sim('herd-lock', '--set', 'rounds=endless', '--steps', '5000', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ steps: 5000 });
  });

  test('a run that does not end within its steps has failed, says so, and prints its JSON all the same', async () => {
    const { status, stdout, stderr } = await sim('herd-lock', '--steps', '100', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ steps: 100, ended: false });
    expect(stderr).toContain('100 steps');
  });

  test('says in one sentence what is wrong, and prints nothing else', async () => {
    const { status, stdout, stderr } = await sim('herd-lock', '--clients', '1', '--json');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe('--clients takes a whole number from 2 to 200, not "1".\n');
  });
});

/** Three servers and a client at its zkCli. */
const WORLD_FILE = JSON.stringify({
  v: 3,
  behaviour: 1,
  choices: [
    {
      scenario: 'world',
      seed: 1,
      clients: 1,
      values: {},
      plan: {
        name: '',
        servers: 3,
        observers: 0,
        tickTimeMs: 2000,
        initLimit: 10,
        syncLimit: 5,
        latencyMs: { min: 2, max: 8 },
        localSessions: 'off',
        enforceQuota: false,
        programs: [],
        clients: [{ name: 'A', program: null, sessionTimeoutMs: 30_000 }],
        znodes: [],
      },
    },
  ],
  commands: [],
  playhead: { step: 200, timeMs: 60_000 },
  hash: '',
  view: 'single',
});
