// Where the trees of several servers differ at the last zxid that all of them have reached.
import type { History, Version } from './history.ts';
import { treeAt } from './moment.ts';
import type { ServerHistory } from './serverHistory.ts';

export interface PathApart {
  readonly path: string;
  /** By the index of the server: servers with one number have the same znode there; −1: it is not there. */
  readonly alike: readonly number[];
}

export interface PathsApart {
  /** Null: a server has no tree to compare. */
  readonly zxid: number | null;
  readonly paths: readonly PathApart[];
  readonly total: number;
}

/** Znodes that are not on all servers, or not the same. Of a parent that only counts other children nothing is said. */
export function pathsApart(servers: readonly ServerHistory[], limit: number): PathsApart {
  const zxid = Math.min(...servers.map(({ history }) => lastZxidOf(history)));
  const rows = servers.map(({ history }) => history.rowOfZxid(zxid));
  if (!Number.isFinite(zxid) || rows.some((row, at) => row < (servers[at]?.firstTreeRow ?? row + 1)))
    return { zxid: null, paths: [], total: 0 };
  const known = new Map<string, (string | null)[]>();
  for (const [at, server] of servers.entries())
    for (const version of treeAt(server, rows[at] ?? 0)) {
      if (version.path === OWN || version.path.startsWith(`${OWN}/`)) continue;
      const looks = known.get(version.path) ?? servers.map(() => null);
      looks[at] = lookOf(version, server.history);
      known.set(version.path, looks);
    }
  const apart = [...known]
    .filter(([, looks]) => looks.some((look) => look !== looks[0]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { zxid, paths: apart.slice(0, limit).map(pathOf), total: apart.length };
}

/** What each server keeps for itself. */
const OWN = '/zookeeper';

function lastZxidOf(history: History): number {
  return history.rowCount === 0 ? -Infinity : history.zxidOf(history.rowCount - 1);
}

/** Two histories may give one zxid to two transactions: the checksum of the record tells them apart. */
function lookOf({ czxid, mzxid, version, aversion, data }: Version, history: History): string {
  const row = history.rowOfZxid(mzxid);
  const checksum =
    row >= 0 && history.isTransaction(row) && history.zxidOf(row) === mzxid ? history.checksumOf(row) : 0;
  return [czxid, mzxid, version, aversion, data.length, checksum].join(' ');
}

function pathOf([path, looks]: [string, readonly (string | null)[]]): PathApart {
  const kinds = [...new Set(looks)].filter((look) => look !== null);
  return { path, alike: looks.map((look) => (look === null ? -1 : kinds.indexOf(look))) };
}
