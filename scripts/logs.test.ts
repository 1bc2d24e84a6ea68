// `npm run logs` as one calls it, on recordings of real servers and on a folder whose log is torn.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createBody, logBytes, setDataBody } from '../src/rooms/data/testing/logBytes.ts';
import { callScript } from './testing/callScript.ts';

const INCIDENT = fileURLToPath(new URL('../conformance/data/incident.tar.gz', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'logs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const logs = (...args: readonly string[]) => callScript('scripts/logs.ts', ...args);
const json = async (...args: readonly string[]): Promise<unknown> =>
  JSON.parse((await logs(...args, '--json')).stdout);

describe('npm run logs', () => {
  it('prints servers, the tree at a zxid below a path, and what differs, as JSON', async () => {
    const { servers, differences } = (await json(
      INCIDENT,
      '--at',
      '0x200000003',
      '--path',
      '/app/leader',
    )) as {
      readonly servers: readonly { readonly dir: string }[];
      readonly differences: unknown;
    };
    expect(servers).toHaveLength(3);
    const [one, two] = servers;
    expect(one).toEqual({
      dir: expect.stringMatching(/\/1\/version-2$/),
      first: '0x100000001',
      last: '0x300000007',
      transactions: 50,
      digests: { right: 44, wrong: 0, without: 6, firstWrong: null },
      damaged: [],
      sessions: 12,
      tree: {
        '/app/leader': {
          czxid: '0x100000021',
          mzxid: '0x100000021',
          pzxid: '0x100000021',
          ctime: 1795514169140,
          mtime: 1795514169140,
          version: 0,
          cversion: 0,
          aversion: 0,
          ephemeralOwner: '0x100004117df0007',
          dataLength: 1,
          numChildren: 0,
          acl: [{ scheme: 'world', id: 'anyone', perms: 31 }],
        },
      },
    });
    expect(differences).toEqual([
      {
        zxid: '0x200000005',
        servers: [two?.dir],
        what: expect.stringMatching(/^two histories: 2 transactions/),
      },
      { zxid: '0x300000001', servers: [two?.dir], what: expect.stringMatching(/^the log ends/) },
    ]);
  });

  it('says where a log is torn, and what was known by then', async () => {
    const whole = logBytes(
      [
        { zxid: 1, type: 1, body: createBody('/a') },
        { zxid: 2, type: 5, body: setDataBody('/a', 'written', 1) },
        { zxid: 3, type: 5, body: setDataBody('/a', 'torn', 2) },
      ],
      { padding: 0 },
    );
    writeFileSync(join(folder, 'log.1'), whole.subarray(0, whole.length - 5));
    const { servers } = (await json(folder)) as { readonly servers: readonly unknown[] };
    // Prefix, header, path, data, version and end mark of the last record.
    const offset = whole.length - (12 + 32 + 6 + 8 + 4 + 1);
    expect(servers).toMatchObject([
      {
        last: '0x2',
        damaged: [{ file: 'log.1', offset, zxid: '0x2', reason: expect.stringContaining('torn') }],
        tree: { '/a': { version: 1, dataLength: 7 } },
      },
    ]);
  });

  it('tells the life of a znode: who deleted it', async () => {
    const { stdout } = await logs(INCIDENT, '--path', '/app/config');
    expect(stdout).toMatch(/0x200000003 .* deleted {2}delete by session 0x300004124c80000, request 2/);
  });

  it('exits with 1 where there is nothing to read, and with 2 where the order makes no sense', async () => {
    expect(await logs(join(folder, 'nowhere'))).toMatchObject({ status: 1, stdout: '' });
    expect(await logs(fileURLToPath(new URL('logs', import.meta.url)))).toMatchObject({ status: 1 });
    expect(await logs(INCIDENT, '--at', 'noon')).toMatchObject({ status: 2, stdout: '' });
    expect(await logs()).toMatchObject({ status: 2 });
  });
});
