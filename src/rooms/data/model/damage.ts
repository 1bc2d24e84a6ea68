// What is wrong with a file, and where. A damage is a finding like any other: what can be read before and after it is read.

export type DamageReason =
  /** The file has no header of a log or a snapshot. */
  | 'noHeader'
  /** The last record was not written to its end: the server ignores it too. */
  | 'tornTail'
  | 'wrongChecksum'
  | 'noEndOfRecord'
  | 'impossibleLength'
  | 'malformedRecord'
  | 'unknownType'
  /** Transactions are missing inside of an epoch. */
  | 'hole'
  /** The same, at the beginning of a log: a file between this one and the one before is missing. */
  | 'missingFile'
  /** A record whose zxid is not above the one before. */
  | 'outOfOrder'
  /** The first transaction of a log is not the one it is named by. */
  | 'wrongName'
  /** A snapshot that ends too early, or whose checksum is wrong. */
  | 'incompleteSnapshot'
  | 'wrongSeal'
  /** A file that could not be unpacked or read at all. */
  | 'unreadable';

export interface Damage {
  readonly file: string;
  /** Of the record in the file. */
  readonly offset: number;
  /** Of the record if it can be read, or else of the last one before it. */
  readonly zxid: number;
  readonly reason: DamageReason;
}

/** As `--json` and the command line print it. */
export const REASON_TEXTS: Readonly<Record<DamageReason, string>> = {
  noHeader: 'no header of a log or a snapshot',
  tornTail: 'torn tail',
  wrongChecksum: 'wrong checksum',
  noEndOfRecord: 'no end of record',
  impossibleLength: 'impossible length',
  malformedRecord: 'malformed record',
  unknownType: 'unknown type',
  hole: 'hole in zxids',
  missingFile: 'missing file',
  outOfOrder: 'zxid out of order',
  wrongName: 'wrong file name',
  incompleteSnapshot: 'incomplete snapshot',
  wrongSeal: 'wrong checksum of the snapshot',
  unreadable: 'unreadable',
};
