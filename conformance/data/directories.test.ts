// Data directories of real servers: the tree that is read from them is the one that the server showed, and every digest is right.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { serversIn } from '../../src/rooms/data/model/folders.ts';
import { readServer } from '../../src/rooms/data/reading/readServer.ts';
import { recordedFiles } from './recordings.ts';
import { comparable, readTree, type Shown } from './shownTree.ts';

const FOLDER = new URL('./', import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tar.gz'))
  .map((name) => name.replace('.tar.gz', ''));

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
