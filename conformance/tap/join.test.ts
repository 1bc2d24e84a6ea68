// A recording and the data directory of a real server: at each moment the joined tree is the one that the server had.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as inFolder } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { serversIn } from '../../src/rooms/data/model/folders.ts';
import { treeAt } from '../../src/rooms/data/model/moment.ts';
import type { ServerHistory } from '../../src/rooms/data/model/serverHistory.ts';
import { readServer } from '../../src/rooms/data/reading/readServer.ts';
import { Ledger } from '../../src/rooms/tap/model/ledger.ts';
import { FORMAT, recordingLine, parseRecording, type TapHead } from '../../src/rooms/tap/model/recording.ts';
import type { TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';
import { CannotJoin, join } from '../../scripts/tap/join.ts';
import { callScript } from '../../scripts/testing/callScript.ts';
import { recordedFiles } from '../data/recordings.ts';

const ARCHIVE = fileURLToPath(new URL('../data/incident.tar.gz', import.meta.url));

async function recorded(name: string): Promise<ServerHistory> {
  const [files] = serversIn(await recordedFiles(name));
  if (files === undefined) throw new Error('the recording has no server');
  return readServer(files);
}

/** A client that asks something once after each transaction from `from` on, its clock as far off as said. */
function recordingOf({ history }: ServerHistory, from: number, clockMs = 0) {
  const epochMs = history.timeOf(from) + clockMs;
  const head: TapHead = { format: FORMAT, epochMs, upstreams: ['a:2181'], keepsData: false };
  const events: TapEvent[] = [{ atMs: 0, connection: 1, kind: 'opened', server: 1, client: '127.0.0.1:9' }];
  const rows = Array.from({ length: history.rowCount - from }, (_, at) => from + at);
  for (const row of rows)
    events.push({
      // Its own clock goes on; two transactions may have one time.
      atMs: history.timeOf(row) - history.timeOf(from) + (row - from) / 1000,
      connection: 1,
      kind: 'answer',
      xid: row,
      op: 'exists',
      about: '/nothing',
      err: 'NoNode',
      zxid: history.zxidOf(row),
      latencyMs: 1,
      bytes: 20,
    });
  return { head, events, rows };
}

it.each([
  ['right', 0],
  ['an hour slow', -3_600_000],
  ['an hour fast', 3_600_000],
])('has the tree and the owners of each moment where the tap’s clock is %s', async (_name, clockMs) => {
  const server = await recorded('incident');
  const from = Math.floor(server.history.rowCount / 2);
  const { head, events, rows } = recordingOf(server, from, clockMs);
  const joined = join(head, events, server);
  expect(joined.beyond).toBe(0);
  const ledger = new Ledger();
  const wanted = [...rows];
  for (const event of joined.events) {
    ledger.take(event);
    if (event.kind !== 'answer') continue;
    const row = wanted.shift() ?? -1;
    expect(shown(ledger), `row ${row}`).toEqual(
      [...treeAt(server, row)]
        .map(({ path, owner, version }) => `${path} ${owner ?? ''} ${version}`)
        .toSorted(),
    );
  }
  expect(wanted).toEqual([]);
});

function shown(ledger: Ledger): readonly string[] {
  return [...ledger.nodes.values()]
    .filter(({ state, path }) => state === 'there' && path !== '/nothing')
    .map(({ path, owner, stat }) => `${path} ${owner ?? ''} ${stat?.version}`)
    .toSorted();
}

it('names the writer that did not pass the tap', async () => {
  const server = await recorded('incident');
  const { history } = server;
  const { row, path } = firstDeletion(server);
  const { head, events } = recordingOf(server, row - 1);
  const session = history.rowAt(row).session;
  const heard: readonly TapEvent[] = [
    { atMs: 0, connection: 1, kind: 'opened', server: 1, client: '127.0.0.1:9' },
    {
      atMs: 0,
      connection: 1,
      kind: 'connected',
      sessionId: '0x7',
      timeoutMs: 6000,
      readOnly: false,
      bytes: 41,
    },
    ...events.slice(1, 3),
    { atMs: events[2]?.atMs ?? 0, connection: 1, kind: 'event', type: 'NodeDeleted', path, bytes: 30 },
  ];
  const ledger = new Ledger();
  for (const event of join(head, heard, server).events) ledger.take(event);
  expect(ledger.wakeups.all).toMatchObject([{ path, cause: { session } }]);
});

function firstDeletion({ history }: ServerHistory): { readonly row: number; readonly path: string } {
  for (let version = 0; version < history.versionCount; version++)
    if (history.changeOf(version) === 'deleted')
      return {
        row: history.rowOfVersion(version),
        path: history.paths.nameOf(history.pathOfVersion(version)),
      };
  throw new Error('nothing was deleted');
}

it('refuses a directory that begins later, and counts answers that it does not reach', async () => {
  const server = await recorded('rolled');
  const [files] = serversIn(await recordedFiles('rolled'));
  if (files === undefined) throw new Error('the recording has no server');
  const { head, events } = recordingOf(server, 5);
  const purged = { ...files, logs: files.logs.slice(-1), snapshots: files.snapshots.slice(-1) };
  const rest = await readServer(purged);
  expect(() => join(head, events, rest)).toThrow(CannotJoin);
  const newer = events.map((event) =>
    event.kind === 'answer' ? { ...event, zxid: event.zxid + 1e9 } : event,
  );
  expect(join(head, newer, server).beyond).toBe(newer.length - 1);
});

it('is a recording that opens: npm run tap -- --join', async () => {
  const folder = mkdtempSync(inFolder(tmpdir(), 'tap-join-'));
  const [run, out] = [inFolder(folder, 'run.tap'), inFolder(folder, 'joined.tap')];
  const { head, events } = recordingOf(await recorded('incident'), 10);
  writeFileSync(run, [head, ...events].map(recordingLine).join(''));
  const joined = (...args: readonly string[]) =>
    callScript('scripts/tap.ts', '--join', run, '--data', ...args);
  const { status, stderr } = await joined(ARCHIVE, '--record', out);
  expect({ status, stderr }).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('can be opened in tap.html'),
  });
  const recording = parseRecording(readFileSync(out, 'utf8'));
  expect(recording?.unreadable).toBe(0);
  expect(recording?.events[0]).toMatchObject({ kind: 'log', session: null });
  expect((await joined(ARCHIVE)).status).toBe(2);
  expect(await joined(folder, '--record', out)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no log.<zxid>'),
  });
});
