// Logs written byte by byte: forms that no server at hand writes any more, and sizes that no test should have on disk.
import { describe, expect, test } from 'vitest';
import { serversIn } from '../model/folders.ts';
import { TooManyZnodesError } from '../model/mostZnodes.ts';
import { nodeAt, openSessionsAt } from '../model/moment.ts';
import type { ServerHistory } from '../model/serverHistory.ts';
import {
  createBody,
  deleteBody,
  int,
  logBytes,
  memoryFile,
  setDataBody,
  text,
  type WrittenTxn,
} from '../testing/logBytes.ts';
import type { Reading } from './fileWindow.ts';
import { readServer } from './readServer.ts';

async function read(txns: readonly WrittenTxn[], reading: Reading = {}): Promise<ServerHistory> {
  const [server] = serversIn([memoryFile('version-2/log.1', logBytes(txns))]);
  if (server === undefined) throw new Error('no server');
  return readServer(server, reading);
}

const CREATE = 1;
const DELETE = 2;
const SET_DATA = 5;
const CREATE_SESSION = -10;
const CLOSE_SESSION = -11;
const end = (server: ServerHistory) => server.history.rowCount - 1;

describe('old forms', () => {
  test('a create of 3.3 leaves the parent’s version to the server', async () => {
    const server = await read([
      { zxid: 1, type: CREATE, body: createBody('/a', { parentVersion: null }) },
      { zxid: 2, type: CREATE, body: createBody('/a/b', { parentVersion: null }) },
      { zxid: 3, type: DELETE, body: deleteBody('/a/b') },
    ]);
    expect(nodeAt(server, '/a', end(server))).toMatchObject({ cversion: 2, numChildren: 0, pzxid: 3 });
    expect(server.digests).toMatchObject({ right: 0, wrong: 0, without: 3 });
  });

  test('a closeSession without paths ends all ephemerals of its session', async () => {
    const server = await read([
      { zxid: 1, type: CREATE_SESSION, session: 7, body: int(4000) },
      { zxid: 2, type: CREATE, session: 7, body: createBody('/e', { ephemeral: true, parentVersion: 1 }) },
      { zxid: 3, type: CREATE, session: 7, body: createBody('/stays', { parentVersion: 2 }) },
      { zxid: 4, type: CLOSE_SESSION, session: 7, cxid: 0, body: [] },
    ]);
    expect(nodeAt(server, '/e', 4)).toBeNull();
    expect(nodeAt(server, '/e', 3)).toMatchObject({ kind: 'ephemeral', owner: '0x7' });
    expect(nodeAt(server, '/stays', end(server))).not.toBeNull();
    expect(server.sessions).toMatchObject([{ id: '0x7', timeoutMs: 4000, closedBy: 'server' }]);
    expect(openSessionsAt(server, 3)).toHaveLength(1);
  });

  test('a multi with a part that failed changes nothing', async () => {
    const part = (type: number, body: readonly number[]) => [...int(type), ...int(body.length), ...body];
    const server = await read([
      { zxid: 1, type: 14, body: [...int(2), ...part(CREATE, createBody('/never')), ...part(-1, int(-101))] },
      { zxid: 2, type: 14, body: [...int(1), ...part(CREATE, createBody('/made'))] },
    ]);
    expect(nodeAt(server, '/never', end(server))).toBeNull();
    expect(nodeAt(server, '/made', end(server))).not.toBeNull();
  });
});

describe('what cannot be meant', () => {
  test('an unknown type is named with its zxid, and not applied', async () => {
    const server = await read([
      { zxid: 1, type: CREATE, body: createBody('/a') },
      { zxid: 2, type: 99, body: text('?') },
      { zxid: 3, type: SET_DATA, body: setDataBody('/a', 'x', 1) },
    ]);
    expect(server.damaged).toMatchObject([{ reason: 'unknownType', zxid: 2, file: 'version-2/log.1' }]);
    expect(nodeAt(server, '/a', end(server))?.version).toBe(1);
  });

  test('a list of two thousand million entries is no reason to wait', async () => {
    const server = await read([{ zxid: 1, type: CLOSE_SESSION, body: [...int(0x7fffffff), ...text('/a')] }]);
    expect(server.damaged).toMatchObject([{ reason: 'malformedRecord' }]);
  });

  test('a hole is named by the transaction after it', async () => {
    const server = await read([
      { zxid: 1, type: CREATE, body: createBody('/a') },
      { zxid: 5, type: CREATE, body: createBody('/b') },
    ]);
    expect(server.damaged).toMatchObject([{ reason: 'hole', zxid: 5 }]);
  });

  test('a log by the name of another transaction is named', async () => {
    const [files] = serversIn([
      memoryFile('version-2/log.7', logBytes([{ zxid: 9, type: CREATE, body: createBody('/a') }])),
    ]);
    const server = files === undefined ? null : await readServer(files);
    expect(server?.damaged).toContainEqual(expect.objectContaining({ reason: 'wrongName', zxid: 9 }));
  });
});

test('more znodes than there is room for end the reading with their number, those that came and went do not', async () => {
  const txns: WrittenTxn[] = [{ zxid: 1, type: CREATE, body: createBody('/d') }];
  for (let zxid = 2; zxid < 40; zxid += 2) {
    txns.push({ zxid, type: CREATE, body: createBody(`/d/n-${zxid}`) });
    txns.push({ zxid: zxid + 1, type: DELETE, body: deleteBody(`/d/n-${zxid}`) });
  }
  // ZooKeeper's own four, /d and one below it.
  expect((await read(txns, { mostZnodes: 6 })).history.rowCount).toBe(txns.length + 1);
  await expect(read(txns, { mostZnodes: 5 })).rejects.toEqual(new TooManyZnodesError(5));
});

test('a log of 20,000 transactions is read, and any moment of it is there at once', async () => {
  const txns: WrittenTxn[] = [{ zxid: 1, type: CREATE, body: createBody('/q') }];
  for (let zxid = 2; zxid <= 20_000; zxid += 2) {
    txns.push({ zxid, type: CREATE, body: createBody(`/q/n-${zxid}`, { data: 'job' }) });
    txns.push({ zxid: zxid + 1, type: DELETE, body: deleteBody(`/q/n-${zxid - (zxid % 4)}`) });
  }
  const server = await read(txns);
  expect(nodeAt(server, '/q', 10_000)?.numChildren).toBeGreaterThan(2000);
  expect(nodeAt(server, '/q/n-50', 60)).not.toBeNull();
  expect(nodeAt(server, '/q/n-50', 10)).toBeNull();
});
