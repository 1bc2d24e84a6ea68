// `npm run logs` as text: per server what it holds, whether the digests are right, what is damaged and what stands out; then what the
// servers differ in.
import { differenceText } from '../../src/rooms/data/model/align.ts';
import { REASON_TEXTS } from '../../src/rooms/data/model/damage.ts';
import { hex, nodeAt, openSessionsAt, treeAt } from '../../src/rooms/data/model/moment.ts';
import type { Version } from '../../src/rooms/data/model/history.ts';
import { patternsOf } from '../../src/rooms/data/model/patterns.ts';
import type { ServerHistory } from '../../src/rooms/data/model/serverHistory.ts';
import { digestText } from '../../src/rooms/data/model/treeDigest.ts';
import { typeName } from '../../src/rooms/data/model/typeNames.ts';
import { dataDirectoryWords as words } from '../../src/rooms/data/words/en.ts';
import { extentOf, type ReadData } from './readData.ts';

interface Wanted {
  readonly atZxid: number | null;
  readonly path: string;
}

export function* textReport({ servers, alignment, unreadable }: ReadData, wanted: Wanted): Generator<string> {
  for (const { file } of unreadable) yield `${file}: cannot be unpacked to its end\n`;
  for (const server of servers) yield* serverText(server, wanted);
  for (const difference of alignment.differences)
    yield `${hex(difference.zxid)}  ${difference.servers.map((index) => servers[index]?.dir ?? '').join(', ')}: ${differenceText(difference)}\n`;
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

function* serverText(server: ServerHistory, { atZxid, path }: Wanted): Generator<string> {
  const { history, digests, snapshots } = server;
  const row = atZxid === null ? history.rowCount - 1 : history.rowOfZxid(atZxid);
  const { first, last, transactions } = extentOf(server);
  const name = server.myid === null ? server.dir : `${server.dir} (server ${server.myid})`;
  yield `${name}\n`;
  yield first === null || last === null
    ? '  no transactions\n'
    : `  ${counted(transactions, 'transaction')}, ${hex(first)} to ${hex(last)}, ${counted(snapshots.length, 'snapshot')}, epochs: accepted ${server.acceptedEpoch ?? 'unknown'}, current ${server.currentEpoch ?? 'unknown'}\n`;
  const compared = digests.right + digests.wrong;
  yield `  ${words.badge(digests.right, compared)}${digests.without > 0 ? ` (${digests.without} without a digest to compare)` : ''}\n`;
  if (digests.firstWrong !== null) {
    const { zxid, row: at, server: theirs, here } = digests.firstWrong;
    yield `  first difference after ${hex(zxid)} ${typeName(history.typeOf(at))}: server ${digestText(theirs)}, here ${digestText(here)}\n`;
  }
  for (const { file, offset, zxid, reason } of server.damaged)
    yield `  damaged: ${file} at byte ${offset}, zxid ${hex(zxid)}: ${REASON_TEXTS[reason]}\n`;
  for (const pattern of patternsOf(server))
    yield `  ${hex(history.zxidOf(pattern.row))}  ${words.pattern(pattern)}\n`;
  yield `  ${counted(openSessionsAt(server, row).length, 'session')} open at ${row < 0 ? 'the beginning' : hex(history.zxidOf(row))}\n`;
  if (path !== '/') yield* lifeText(server, path);
  for (const version of treeAt(server, row, path)) yield `    ${nodeText(version)}\n`;
  if (path !== '/' && nodeAt(server, path, row) === null) yield `    ${path} is not there\n`;
}

/** Everything that happened to one znode itself. */
function* lifeText({ history }: ServerHistory, path: string): Generator<string> {
  const id = history.paths.find(path);
  if (id === undefined) return;
  for (const version of history.versionsOf(id)) {
    const change = history.changeOf(version);
    if (change === 'childrenChanged') continue;
    const { zxid, timeMs, typeCode, session, cxid, kind } = history.rowAt(history.rowOfVersion(version));
    const by = kind === 'transaction' ? `${typeName(typeCode)} by session ${session}, request ${cxid}` : kind;
    yield `    ${hex(zxid)}  ${new Date(timeMs).toISOString()}  ${change}  ${by}\n`;
  }
}

function nodeText({ path, owner, kind, version, numChildren, data }: Version): string {
  const of = owner === null ? (kind === 'persistent' ? '' : `  ${kind}`) : `  ephemeral of ${owner}`;
  return `${path}  version ${version}, ${Math.max(0, data.length)} bytes, ${numChildren} children${of}`;
}
