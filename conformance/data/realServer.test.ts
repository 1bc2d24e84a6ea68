// What only a real server can say, for `npm test -- --all`: conformance/README.md says how it is installed.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aclText } from '../../src/rooms/data/model/exportTexts.ts';
import { serversIn } from '../../src/rooms/data/model/folders.ts';
import type { Version } from '../../src/rooms/data/model/history.ts';
import { treeAt } from '../../src/rooms/data/model/moment.ts';
import { readServer } from '../../src/rooms/data/reading/readServer.ts';
import { readData } from '../../src/rooms/data/reading/readRecord.ts';
import { DataService } from '../../src/rooms/data/reading/service.ts';
import { unpack } from '../../src/rooms/data/reading/unpack.ts';
import { filesBelow } from '../../scripts/logs/files.ts';
import { areSweepsWhole } from '../../scripts/wideSweeps.mjs';
import { recordedFiles } from './recordings.ts';
import { comparable, readTree, sorted, type Shown } from './shownTree.ts';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const WRITES = 200_000;
const TIMEOUT_MS = 15 * 60_000;
const run = promisify(execFile);

describe.runIf(areSweepsWhole)('with a real server', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'znode-lab-data-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const python = (script: string, ...args: readonly string[]) =>
    run('python3', [join(FOLDER, script), ...args], { maxBuffer: 1 << 28 });

  test(
    'a directory of 200,000 transactions has the tree that the server shows, and every digest is right',
    async () => {
      await python('record.py', 'large', '--out', folder, '--writes', String(WRITES));
      const { sources } = await unpack(filesBelow(join(folder, 'large.tar.gz')));
      const [files] = serversIn(sources);
      if (files === undefined) throw new Error('record.py has made no server');
      const server = await readServer(files);
      expect(server.digests).toMatchObject({ wrong: 0, without: 0 });
      expect(server.digests.right).toBeGreaterThanOrEqual(WRITES);
      expect(server.damaged).toEqual([]);
      const shown = JSON.parse(await readFile(join(folder, 'large.json'), 'utf8')) as Record<string, Shown>;
      expect(readTree(server)).toEqual(comparable(shown['1'] ?? {}));
    },
    TIMEOUT_MS,
  );

  test.each(['everything', 'incident', 'rolled'])(
    'the script for zkCli of the recording %s makes the same tree on a new server',
    async (name) => {
      const files = await recordedFiles(name);
      const service = await DataService.open(files, { progress: () => undefined });
      const row = (service.opened().servers[0]?.rows ?? 0) - 1;
      const script = await service.ask('export', { server: 0, row, format: 'zkcli', mask: 'nothing' });
      const path = join(folder, `${name}.zkcli`);
      await writeFile(path, await script.text());
      const { stdout } = await python('type_script.py', path);
      const typed = JSON.parse(stdout) as Shown;
      const [server] = await Promise.all(serversIn(files).map((each) => readServer(each)));
      if (server === undefined) throw new Error('the recording has no server');
      const expected: Record<string, unknown> = {};
      for (const version of treeAt(server, server.history.rowCount - 1))
        if (!isOwn(version.path))
          expected[version.path] = meant(version, typedData(await readData(server, version)));
      expect(
        Object.fromEntries(
          Object.entries(typed)
            .filter(([each]) => !isOwn(each))
            .map(asMeant),
        ),
      ).toEqual(expected);
    },
    TIMEOUT_MS,
  );
});

/** Each server has these by itself. */
const isOwn = (path: string) => path === '/zookeeper' || path.startsWith('/zookeeper/');

const LONGEST_SHOWN = 200;

/** Bytes that are no text cannot be typed: their length is. */
function typedData(data: Awaited<ReturnType<typeof readData>>): unknown {
  if (data === null) return null;
  if (typeof data !== 'string') return `<${data.hex.length / 2} bytes>`;
  return data.length > LONGEST_SHOWN ? { length: data.length } : data;
}

/** A server does not tell a client which znodes are containers or have a TTL. */
function meant({ kind, acl, numChildren }: Version, data: unknown): unknown {
  return { isEphemeral: kind === 'ephemeral', acl: sorted(aclText(acl)), numChildren, data };
}

function asMeant([path, { ephemeralOwner, acl, numChildren, data }]: readonly [
  string,
  Shown[string],
]): readonly [string, unknown] {
  const letters = (acl as readonly string[]).map(sorted).join(',');
  return [path, { isEphemeral: ephemeralOwner !== '0x0', acl: letters, numChildren, data }];
}
