// One server's storage in words: how it stands, and a sentence for each file.
import type { ServerId } from '../../../engine/index.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { serverFaces, type ServerFace } from '../../select/ensemble/serverFaces.ts';
import {
  diskOf,
  tellingServer,
  type Disk,
  type LogShown,
  type RecordCell,
  type SnapshotShown,
} from './disk.ts';
import type { Words } from './words/en.ts';

export interface DiskModel extends ViewModel {
  readonly disk: Disk;
  readonly isEmpty: boolean;
  /** Whose disk can be looked at. */
  readonly servers: readonly ServerFace[];
  readonly choose: (server: ServerId) => void;
  readonly words: Words;
}

/** The server that the reader chose, if any. */
export interface ServerChoice {
  readonly chosen: ServerId | null;
  readonly choose: (server: ServerId) => void;
}

/** One server's version-2 directory: snapshots above, logs below, numbered in the order in which a start reads them. */
export function diskModel(
  { view: { world, simulation, step } }: Scene,
  { words }: ViewTexts<Words>,
  { chosen, choose }: ServerChoice,
): DiskModel | string | null {
  const servers = serverFaces(world);
  const shown = chosen ?? tellingServer(simulation, step, servers);
  const server = servers.find(({ id }) => id === shown) ?? servers[0];
  if (server === undefined) return null;
  const disk = diskOf(simulation, world, { server, step });
  const isEmpty = disk.snapshots.length === 0 && disk.logs.length === 0;
  if (isEmpty && servers.length === 1) return words.empty(server.number);
  return {
    line: isEmpty ? words.empty(server.number) : lineOf(disk, words),
    spoken: spokenOf(disk, words),
    things: [],
    disk,
    isEmpty,
    servers,
    choose,
    words,
  };
}

/** What goes on, else what a start would read. */
function lineOf({ server, snapshots, recovery }: Disk, words: Words): string {
  const writing = snapshots.find(({ written }) => written !== null);
  if (writing !== undefined && writing.written !== null)
    return words.writing(server.number, writing.name, writing.written, writing.fuzzy.length);
  return words.recovery(server.number, recovery);
}

/** What is to be said of a snapshot, each a few words. */
export function snapshotNotes(snapshot: SnapshotShown, words: Words): readonly string[] {
  const { written, fuzzy, missing, order, isPurged } = snapshot;
  return [
    ...(written === null ? [] : [words.progress(written)]),
    ...((order === null && written === null) || fuzzy.length === 0
      ? []
      : [words.fuzzy(fuzzy.map(({ zxid }) => zxid))]),
    ...(order === null || missing.length === 0 ? [] : [words.missing(missing.map(({ zxid }) => zxid))]),
    ...(isPurged ? [words.purged] : []),
  ];
}

export function logNotes({ rest, state, isPurged }: LogShown, words: Words): readonly string[] {
  return [
    ...(state === 'open' ? [words.open] : []),
    ...(rest === 'reserved' ? [] : [words.rest[rest]]),
    ...(isPurged ? [words.purged] : []),
  ];
}

export function cellText({ name, kind, isReplayed }: RecordCell, words: Words): string {
  return words.record(name, kind, isReplayed);
}

/** The files as sentences, in the order in which they are drawn. */
function spokenOf(disk: Disk, words: Words): readonly string[] {
  return [
    ...disk.snapshots.map((snapshot) =>
      words.spoken(snapshot.name, snapshot.order, snapshotNotes(snapshot, words)),
    ),
    ...disk.logs.map((log) =>
      words.spoken(log.name, log.order, [words.records(log.count), ...logNotes(log, words)]),
    ),
    ...(disk.cut === null ? [] : [words.cut(disk.cut.to, disk.cut.file, disk.cut.dropped)]),
  ];
}
