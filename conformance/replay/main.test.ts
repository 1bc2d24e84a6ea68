import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callScript } from '../../scripts/testing/callScript.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const sound = trace([
  { session: 'A', op: 'open', result: { session: 'created', timeout: 10_000, readOnly: false } },
]);
const wrong = trace([
  { session: 'A', op: 'open', result: { session: 'created', timeout: 9999, readOnly: false } },
]);

describe('npm run conformance', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'traces-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ends with the totals and exit code 0 where all pass', async () => {
    const { status, lines } = await run([keep('sound.json', sound)]);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
    expect(status).toBe(0);
  });

  it('shows trace, step, operation, expected and got, and ends with exit code 1 where one fails', async () => {
    const { status, lines, text } = await run([keep('sound.json', sound), keep('wrong.json', wrong)]);
    expect(text).toContain('wrong.json');
    expect(text).toContain('step 1 of 1 open');
    expect(text).toMatch(/expected .*"timeout":9999/);
    expect(text).toMatch(/got .*"timeout":10000/);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(status).toBe(1);
  });

  it('names a file that is no trace and counts it as failed', async () => {
    const { status, lines, text } = await run([
      keep('notes.json', '{"steps": 3}'),
      join(folder, 'missing.json'),
    ]);
    expect(text).toMatch(/notes\.json is no zk-trace\/1 file: "format" is missing/);
    expect(text).toMatch(/missing\.json is no .*cannot be read/);
    expect(lines.at(-1)).toBe('0 passed, 2 failed');
    expect(status).toBe(1);
  });

  it('fails where no trace is found', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    const { status, lines } = await run([empty]);
    expect(lines.at(-1)).toBe('0 passed, 0 failed');
    expect(status).toBe(1);
  });

  it('replays a trace of an ensemble like any other', async () => {
    const roles = trace([{ op: 'four', cmd: 'isro', server: 'F1', result: { text: 'rw' } }], {
      servers: { count: 3 },
    });
    const { lines, status } = await run([keep('ensemble.json', roles)]);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
    expect(status).toBe(0);
  });

  it('refuses a trace of more servers than there can be', async () => {
    const many = trace([{ op: 'sleep', ms: 1 }], { servers: { count: 10 } });
    const { lines, text } = await run([keep('many.json', many)]);
    expect(text).toMatch(/many\.json is no zk-trace\/1 file: .*servers\.count/);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });

  it('prints one JSON object alone with --json', async () => {
    const { status, text } = await run(['--json', keep('wrong.json', wrong)]);
    expect(JSON.parse(text)).toMatchObject({
      passed: 0,
      failed: 1,
      traces: [{ verdict: 'failed', mismatches: [{ step: 1, op: 'open' }] }],
    });
    expect(status).toBe(1);
  });

  it('takes relative paths from where the caller stands', () => {
    keep('sound.json', sound);
    expect(runIn(folder, ['sound.json']).lines.at(-1)).toBe('1 passed, 0 failed');
  });

  it('explains itself, also to who asks for what it does not know', async () => {
    expect(await run(['--help'])).toMatchObject({
      status: 0,
      text: expect.stringContaining('npm run conformance'),
    });
    const { status, errors } = await run(['--jsno']);
    expect(errors).toContain('unknown option --jsno');
    expect(status).toBe(2);
  });

  function keep(name: string, text: string): string {
    const path = name.startsWith('/') ? name : join(folder, name);
    writeFileSync(path, text);
    return path;
  }
});

function trace(steps: readonly unknown[], head: object = {}): string {
  return JSON.stringify({ format: 'zk-trace/1', name: 'n', ...head, steps });
}

interface Run {
  readonly status: number | null;
  readonly text: string;
  readonly lines: readonly string[];
  readonly errors: string;
}

async function run(args: readonly string[]): Promise<Run> {
  return told(await callScript('conformance/replay/main.ts', ...args));
}

/** In a process of its own: where the caller stands is the process's. */
function runIn(folder: string, args: readonly string[]): Run {
  const runner = join(ROOT, 'scripts/run.mjs');
  const command = [runner, 'conformance/replay/main.ts', ...args];
  return told(spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' }));
}

function told(run: Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>): Run {
  const { status, stdout, stderr } = run;
  return { status, text: stdout, lines: stdout.trimEnd().split('\n'), errors: stderr };
}
