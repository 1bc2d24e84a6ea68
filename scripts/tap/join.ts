// A recording joined with the data directory of a server: what the log has is told among what passed, so that the tree is complete.
import type { TapHead } from '../../src/rooms/tap/model/recording.ts';
import type { LoggedNode, TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';
import { treeAt } from '../../src/rooms/data/model/moment.ts';
import type { ServerHistory } from '../../src/rooms/data/model/serverHistory.ts';
import type { Change, Version } from '../../src/rooms/data/model/history.ts';
import { typeName } from '../../src/rooms/data/model/typeNames.ts';

const NODES_AN_EVENT = 1000;
const NO_SESSION = '0x0';

/** Recording and directory do not belong together; the message says why. */
export class CannotJoin extends Error {}

export interface Joined {
  readonly events: readonly TapEvent[];
  /** Transactions that were added behind the tree at the beginning. */
  readonly transactions: number;
  /** Answers with a zxid that the directory does not reach. */
  readonly beyond: number;
}

/** A transaction stands before the first answer with its zxid or a higher one, and before whatever passed later than it happened. */
export function join(head: TapHead, recorded: readonly TapEvent[], server: ServerHistory): Joined {
  const { history, firstTreeRow } = server;
  const first = recorded[0];
  if (first === undefined || firstTreeRow < 0) throw new CannotJoin('There is nothing to join.');
  const clockMs = clockOf(head, recorded, server);
  const momentOf = (row: number) => history.timeOf(row) + clockMs;
  const firstZxid = recorded.find((event) => zxidOf(event) > 0);
  let base = firstTreeRow;
  const isBefore = (row: number) =>
    momentOf(row) < first.atMs && (firstZxid === undefined || history.zxidOf(row) < zxidOf(firstZxid));
  while (base + 1 < history.rowCount && isBefore(base + 1)) base += 1;
  // The tree of a snapshot has the zxid at which the snapshot was begun.
  if (firstZxid !== undefined && history.zxidOf(base) > zxidOf(firstZxid))
    throw new CannotJoin('The directory begins later than the recording.');

  const events: TapEvent[] = loaded(server, base, first.atMs);
  const lastZxid = history.zxidOf(history.rowCount - 1);
  let next = base + 1;
  let beyond = 0;
  let atMs = first.atMs;
  for (const event of recorded) {
    const zxid = zxidOf(event);
    if (zxid > lastZxid) beyond += 1;
    while (next < history.rowCount && (history.zxidOf(next) <= zxid || momentOf(next) < event.atMs)) {
      atMs = Math.max(atMs, Math.min(event.atMs, momentOf(next)));
      events.push(logged(server, next, atMs));
      next += 1;
    }
    atMs = event.atMs;
    events.push(event);
  }
  return { events, transactions: next - base - 1, beyond };
}

function zxidOf(event: TapEvent): number {
  return event.kind === 'answer' ? event.zxid : 0;
}

/**
 * What makes a time of the log one of the tap. Their clocks may differ, but no answer has the zxid of a transaction that has not happened:
 * the one that comes soonest behind its transaction tells by how much.
 */
function clockOf({ epochMs }: TapHead, recorded: readonly TapEvent[], { history }: ServerHistory): number {
  let soonestMs = Infinity;
  for (const event of recorded) {
    const zxid = zxidOf(event);
    const row = zxid > 0 ? history.rowOfZxid(zxid) : -1;
    if (row >= 0 && history.zxidOf(row) === zxid && history.isTransaction(row))
      soonestMs = Math.min(soonestMs, event.atMs - history.timeOf(row));
  }
  return soonestMs === Infinity ? -epochMs : soonestMs;
}

function loaded(server: ServerHistory, row: number, atMs: number): TapEvent[] {
  const zxid = server.history.zxidOf(row);
  const nodes = [...treeAt(server, row)].map((version) => nodeOf(version, 'loaded'));
  const events: TapEvent[] = [];
  for (let at = 0; at < nodes.length; at += NODES_AN_EVENT)
    events.push({
      atMs,
      connection: 0,
      kind: 'log',
      zxid,
      session: null,
      endsSession: false,
      nodes: nodes.slice(at, at + NODES_AN_EVENT),
    });
  return events;
}

function logged({ history }: ServerHistory, row: number, atMs: number): TapEvent {
  const { zxid, session, typeCode } = history.rowAt(row);
  const [from, to] = history.versionsOfRow(row);
  const nodes: LoggedNode[] = [];
  for (let index = from; index < to; index++) {
    const version = history.version(index);
    nodes.push(nodeOf(version, CHANGES[version.change]));
  }
  return {
    atMs,
    connection: 0,
    kind: 'log',
    zxid,
    session: session === NO_SESSION ? null : session,
    endsSession: typeName(typeCode) === 'closeSession',
    nodes,
  };
}

const CHANGES: Readonly<Record<Change, LoggedNode['change']>> = {
  created: 'create',
  dataSet: 'setData',
  deleted: 'delete',
  dropped: 'delete',
  aclSet: 'other',
  childrenChanged: 'other',
  loaded: 'loaded',
};

function nodeOf(version: Version, change: LoggedNode['change']): LoggedNode {
  const { path, czxid, mzxid, version: dataVersion, cversion, owner, data, numChildren } = version;
  return {
    path,
    change,
    stat: {
      czxid,
      mzxid,
      version: dataVersion,
      cversion,
      owner: owner ?? NO_SESSION,
      dataBytes: Math.max(0, data.length),
      numChildren,
    },
  };
}
