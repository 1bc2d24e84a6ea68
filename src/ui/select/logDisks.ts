// The disks of servers as far as logs are concerned: what each has written, is about to write, and has dropped.
import type { ServerId, ServerState, Txn, World, Zxid } from '../../engine/index.ts';
import type { ServerFace } from './ensemble/serverFaces.ts';
import type { Truncation, ZabHistory } from './ensemble/zabHistory.ts';

/** What one server has written, is about to write, and has dropped. */
export interface LogDisk {
  readonly face: ServerFace;
  readonly server: ServerState;
  readonly logged: ReadonlyMap<Zxid, Txn>;
  readonly unforced: ReadonlyMap<Zxid, Txn>;
  readonly dropped: ReadonlyMap<Zxid, Truncation>;
  /** `cutOff`: there is more in its log, or a snapshot before it. */
  readonly start: 'whole' | 'cutOff';
}

/** Entries of a log that are looked at, the newest. */
const LOOKED_AT = 120;

export function diskOf(face: ServerFace, world: World, history: ZabHistory): LogDisk {
  const server = serverOf(world, face.id);
  const logged = server.log.toArray().slice(-LOOKED_AT);
  const handed = [
    ...server.syncQueue.toArray().flatMap(({ txn }) => txn ?? []),
    ...acknowledgedUnlogged(server),
  ];
  return {
    face,
    server,
    logged: byZxid(logged.map(({ txn }) => txn)),
    unforced: byZxid(handed),
    dropped: droppedBy(face.id, history, world.step),
    start: server.log.size > LOOKED_AT || server.snapshot.value !== null ? 'cutOff' : 'whole',
  };
}

/** With some faults of released servers: what they hold in memory alone although they have acknowledged it. */
function acknowledgedUnlogged({ learnerSync }: ServerState): readonly Txn[] {
  const { newLeader, notLogged = [] } = learnerSync.value ?? {};
  return newLeader === 'acknowledged' ? notLogged.map(({ txn }) => txn) : [];
}

function serverOf(world: World, id: ServerId): ServerState {
  const server = world.servers.get(id);
  if (server === undefined) throw new Error(`there is no ${id}`);
  return server;
}

function byZxid(txns: readonly Txn[]): ReadonlyMap<Zxid, Txn> {
  return new Map(txns.map((txn) => [txn.zxid, txn]));
}

function droppedBy(
  server: ServerId,
  { truncations }: ZabHistory,
  step: number,
): ReadonlyMap<Zxid, Truncation> {
  const dropped = new Map<Zxid, Truncation>();
  for (const truncation of truncations.get(server) ?? [])
    if (truncation.step <= step) for (const zxid of truncation.zxids) dropped.set(zxid, truncation);
  return dropped;
}

/** All that is on any of them or was, in order. */
export function zxidsOf(disks: readonly LogDisk[]): readonly Zxid[] {
  const zxids = new Set<Zxid>();
  for (const { logged, unforced, dropped } of disks)
    for (const part of [logged, unforced, dropped]) for (const zxid of part.keys()) zxids.add(zxid);
  return [...zxids].toSorted((a, b) => a - b);
}

/** Whether a server’s newest snapshot reaches as far. */
export function isInSnapshot({ snapshot }: ServerState, zxid: Zxid): boolean {
  return zxid <= (snapshot.value?.zxid ?? 0);
}

/** Different transactions of one zxid get numbers, in the order of the servers. */
export function variantsOf(disks: readonly LogDisk[], zxids: readonly Zxid[]): ReadonlyMap<Txn, number> {
  const variants = new Map<Txn, number>();
  for (const zxid of zxids) {
    const contents: string[] = [];
    for (const { logged, unforced } of disks) {
      const txn = logged.get(zxid) ?? unforced.get(zxid);
      if (txn === undefined) continue;
      const content = contentOf(txn);
      if (!contents.includes(content)) contents.push(content);
      variants.set(txn, contents.indexOf(content));
    }
  }
  return variants;
}

function contentOf({ session, timeMs, body }: Txn): string {
  return `${session} ${timeMs} ${body.type} ${'path' in body ? body.path : ''}`;
}
