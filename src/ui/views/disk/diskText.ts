// A disk in words: how it stands, and a sentence for each file.
import type { ViewWords } from '../../../words/messages.ts';
import type { Disk, LogShown, RecordCell, SnapshotShown } from './disk.ts';

type Words = ViewWords['disk'];

/** What goes on, else what a start would read. */
export function lineOf({ server, snapshots, recovery }: Disk, words: Words): string {
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
export function spokenOf(disk: Disk, words: Words): readonly string[] {
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
