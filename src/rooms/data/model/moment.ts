// What there was at a moment: rows of a history looked up, nothing applied again.
import type { Acl } from '../../../engine/index.ts';
import type { Version } from './history.ts';
import type { ServerHistory } from './serverHistory.ts';
import { isOpenAt, type SessionLife } from './sessionLives.ts';

/** Every znode at a row, parents before children and siblings by name. `under`: only that path and what is below it. */
export function* treeAt({ history }: ServerHistory, row: number, under = '/'): Generator<Version> {
  const first = history.paths.find(under);
  const waiting = first === undefined ? [] : [first];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const version = history.versionAt(path, row);
    if (version < 0) continue;
    yield history.version(version);
    const children = [...history.childPathsOf(path)].toSorted((one, other) =>
      history.paths.nameOf(one) < history.paths.nameOf(other) ? 1 : -1,
    );
    for (const child of children) waiting.push(child);
  }
}

export function nodeAt({ history }: ServerHistory, path: string, row: number): Version | null {
  const id = history.paths.find(path);
  const version = id === undefined ? -1 : history.versionAt(id, row);
  return version < 0 ? null : history.version(version);
}

export function openSessionsAt({ sessions }: ServerHistory, row: number): readonly SessionLife[] {
  return sessions.filter((life) => isOpenAt(life, row));
}

/** A Stat with zxids and owner as the command line prints them. */
export interface StatText {
  readonly czxid: string;
  readonly mzxid: string;
  readonly pzxid: string;
  readonly ctime: number;
  readonly mtime: number;
  readonly version: number;
  readonly cversion: number;
  readonly aversion: number;
  readonly ephemeralOwner: string;
  readonly dataLength: number;
  readonly numChildren: number;
  readonly acl: Acl;
}

export function statTextOf(version: Version): StatText {
  return {
    czxid: hex(version.czxid),
    mzxid: hex(version.mzxid),
    pzxid: hex(version.pzxid),
    ctime: version.ctimeMs,
    mtime: version.mtimeMs,
    version: version.version,
    cversion: version.cversion,
    aversion: version.aversion,
    ephemeralOwner: version.owner ?? '0x0',
    dataLength: Math.max(0, version.data.length),
    numChildren: version.numChildren,
    acl: version.acl,
  };
}

export function hex(zxid: number): string {
  return zxid < 0 ? '0xffffffffffffffff' : `0x${zxid.toString(16)}`;
}
