// What was read of a server's folder.
import type { ByteSource } from './byteSource.ts';
import type { Damage } from './damage.ts';
import type { History } from './history.ts';
import type { SessionLife } from './sessionLives.ts';
import type { Digest } from './txnRecord.ts';

export interface ServerHistory {
  readonly dir: string;
  /** What `myid` says, or null. */
  readonly myid: string | null;
  readonly acceptedEpoch: number | null;
  readonly currentEpoch: number | null;
  readonly history: History;
  /** By the index that rows and versions have. */
  readonly sources: readonly ByteSource[];
  readonly digests: DigestCount;
  readonly damaged: readonly Damage[];
  readonly sessions: readonly SessionLife[];
  readonly snapshots: readonly SnapshotFacts[];
  /** The row where the tree begins; transactions before it could not be applied. −1: there is no tree. */
  readonly firstTreeRow: number;
}

export interface DigestCount {
  readonly right: number;
  readonly wrong: number;
  /** Of transactions without a digest, or that cannot be compared yet. */
  readonly without: number;
  readonly firstWrong: WrongDigest | null;
}

export interface WrongDigest {
  readonly row: number;
  readonly zxid: number;
  /** What the server had, and what the tree here has. */
  readonly server: Digest;
  readonly here: Digest;
  /** The last transaction before it whose digest was right; −1 if there is none. */
  readonly lastRightRow: number;
}

export interface SnapshotFacts {
  readonly file: string;
  readonly zxid: number;
  readonly nodes: number;
  readonly sessions: number;
  /** Where it is exact; null where the file does not say. */
  readonly settledZxid: number | null;
  /** Whether its digest is that of the tree there; null where that was not reached. */
  readonly isRight: boolean | null;
}
