// Data directories of real servers: the tree that is read from them is the one that the server showed, and every digest is right.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aclText } from '../../src/rooms/data/model/exportTexts.ts';
import { serversIn, splitPath } from '../../src/rooms/data/model/folders.ts';
import { statTextOf, treeAt } from '../../src/rooms/data/model/moment.ts';
import type { ServerHistory } from '../../src/rooms/data/model/serverHistory.ts';
import { readServer } from '../../src/rooms/data/reading/readServer.ts';
import { recordedFiles } from './recordings.ts';

const FOLDER = new URL('./', import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tar.gz'))
  .map((name) => name.replace('.tar.gz', ''));

type Shown = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

describe.each(NAMES)('the recording %s', (name) => {
  const shown = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Readonly<
    Record<string, Shown>
  >;
  const reading = recordedFiles(name).then((files) =>
    Promise.all(serversIn(files).map((each) => readServer(each))),
  );

  test('every digest is right, and so is every snapshot', async () => {
    for (const { digests, damaged, snapshots, dir } of await reading) {
      expect({ dir, damaged, wrong: digests.wrong }).toEqual({ dir, damaged: [], wrong: 0 });
      expect(digests.right > 0).toBe(name !== 'old-forms');
      expect(snapshots.filter(({ isRight }) => isRight === false)).toEqual([]);
    }
  });

  test('the tree at the end is the one that the server showed', async () => {
    const servers = await reading;
    for (const [number, tree] of Object.entries(shown)) {
      const server = servers.find(({ dir }) => dir.endsWith(`/${number}/version-2`));
      expect(readTree(server)).toEqual(comparable(tree));
    }
  });
});

test('there are recordings', () => {
  expect(NAMES.length).toBeGreaterThan(8);
});

function readTree(server: ServerHistory | undefined): Shown {
  if (server === undefined) return {};
  const versions = [...treeAt(server, server.history.rowCount - 1)];
  const entries = versions.map((version) => [
    version.path,
    { ...statTextOf(version), acl: sorted(aclText(version.acl)) },
  ]);
  return comparable(Object.fromEntries(entries) as Shown);
}

/** A server of an ensemble writes its configuration into its own tree at each start, with the time of that. */
function comparable(tree: Shown): Shown {
  return Object.fromEntries(
    Object.entries(tree).map(([path, stat]) => [
      path,
      {
        ...stat,
        acl: typeof stat.acl === 'string' ? stat.acl : (stat.acl as readonly string[]).map(sorted).join(','),
        ...(splitPath(path).name === 'config' && path.startsWith('/zookeeper/') ? { mtime: null } : {}),
      },
    ]),
  );
}

/** Letters of permissions come in more than one order. */
function sorted(acl: string): string {
  return acl
    .split(',')
    .map((entry) => {
      const [, id = '', letters = ''] = /^(.*):([a-z]*)$/.exec(entry) ?? [];
      return `${id}:${letters.split('').toSorted().join('')}`;
    })
    .join(',');
}
