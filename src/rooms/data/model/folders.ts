// Which of many files are logs and snapshots, and of which server.
import type { ByteSource } from './byteSource.ts';

/** A server's files, in the order of their zxids. */
export interface ServerFiles {
  /** The folder; that of the logs where snapshots lie elsewhere. */
  readonly dir: string;
  readonly logs: readonly NamedFile[];
  readonly snapshots: readonly NamedFile[];
  /** Small text files beside them: acceptedEpoch, currentEpoch, myid. */
  readonly notes: Readonly<Partial<Record<NoteName, ByteSource>>>;
}

export interface NamedFile {
  readonly source: ByteSource;
  /** Of a log, its first transaction; of a snapshot, the last one that was applied when it was begun. */
  readonly zxid: number;
}

export type NoteName = 'acceptedEpoch' | 'currentEpoch' | 'myid';

export function serversIn(sources: readonly ByteSource[]): readonly ServerFiles[] {
  const folders = new Map<string, Folder>();
  for (const source of sources) {
    const { folder, name } = splitPath(source.path);
    const match = NAME.exec(name);
    if (match === null) continue;
    const zxid = Number.parseInt(match[2] ?? '0', 16);
    // More than a number of a zxid has: some other program's file.
    if (zxid > Number.MAX_SAFE_INTEGER) continue;
    const found = folders.get(folder) ?? { logs: [], snapshots: [] };
    folders.set(folder, found);
    (match[1] === 'log' ? found.logs : found.snapshots).push({ source, zxid });
  }
  const joined = joinSplit(folders);
  return [...joined]
    .map(([dir, { logs, snapshots }]) => ({
      dir,
      logs: logs.toSorted(byZxid),
      snapshots: snapshots.toSorted(byZxid),
      notes: notesOf(dir, sources),
    }))
    .toSorted((one, other) => (one.dir < other.dir ? -1 : 1));
}

interface Folder {
  readonly logs: NamedFile[];
  readonly snapshots: NamedFile[];
}

/** Whether a file is one that is read here. */
export function isOurs(path: string): boolean {
  const { name } = splitPath(path);
  return NAME.test(name) || name === 'acceptedEpoch' || name === 'currentEpoch' || name === 'myid';
}

const NAME = /^(log|snapshot)\.([0-9a-f]{1,16})(?:\.gz|\.snappy)?$/;

/** With dataLogDir set, a server has its logs in one folder and its snapshots in another. */
function joinSplit(folders: Map<string, Folder>): ReadonlyMap<string, Folder> {
  const [one, other] = [...folders];
  if (folders.size !== 2 || one === undefined || other === undefined) return folders;
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  for (const [logs, snapshots] of pairs) {
    const isSplit =
      logs[1].snapshots.length === 0 && snapshots[1].logs.length === 0 && snapshots[1].snapshots.length > 0;
    if (isSplit) return new Map([[logs[0], { logs: logs[1].logs, snapshots: snapshots[1].snapshots }]]);
  }
  return folders;
}

/** `myid` lies in the folder above `version-2`. */
function notesOf(dir: string, sources: readonly ByteSource[]): ServerFiles['notes'] {
  const notes: Partial<Record<NoteName, ByteSource>> = {};
  const above = splitPath(dir).folder;
  for (const source of sources) {
    const { folder, name } = splitPath(source.path);
    if ((name === 'acceptedEpoch' || name === 'currentEpoch') && folder === dir) notes[name] = source;
    if (name === 'myid' && (folder === dir || folder === above)) notes[name] = source;
  }
  return notes;
}

function byZxid(one: NamedFile, other: NamedFile): number {
  return one.zxid - other.zxid;
}

export function splitPath(path: string): { readonly folder: string; readonly name: string } {
  const slash = path.lastIndexOf('/');
  return slash < 0
    ? { folder: '', name: path }
    : { folder: path.slice(0, slash), name: path.slice(slash + 1) };
}
