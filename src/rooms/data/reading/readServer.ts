// Reads a server's folder from its oldest snapshot, or from an empty disk, to the end of its logs: every transaction applied, its digest
// compared with that of the tree, and whatever is damaged noted with its place.
import { counterOf, epochOf, type SessionId } from '../../../engine/index.ts';
import type { ByteSource } from '../model/byteSource.ts';
import type { Damage, DamageReason } from '../model/damage.ts';
import type { NamedFile, ServerFiles } from '../model/folders.ts';
import { History } from '../model/history.ts';
import { MOST_ZNODES, TooManyZnodesError } from '../model/mostZnodes.ts';
import { RecordedTree, type LoadedNode } from '../model/recordedTree.ts';
import type { ServerHistory, WrongDigest } from '../model/serverHistory.ts';
import { SessionLives } from '../model/sessionLives.ts';
import type { TxnRecord } from '../model/txnRecord.ts';
import type { Reading } from './fileWindow.ts';
import { readLog, type LogSink, type RecordPlace } from './logFile.ts';
import { readSnapshot, type SnapshotEnd } from './snapshotFile.ts';

export async function readServer(files: ServerFiles, reading: Reading = {}): Promise<ServerHistory> {
  const server = new ServerReading(files, reading);
  return server.read();
}

/** A snapshot as the first look at it has found it. */
interface SeenSnapshot extends NamedFile {
  readonly end: SnapshotEnd;
  readonly nodes: number;
  readonly sessions: number;
  isRight: boolean | null;
}

const NO_SESSION: SessionId = '0x0';

class ServerReading {
  readonly #files: ServerFiles;
  readonly #reading: Reading;
  readonly #mostZnodes: number;
  readonly #history = new History();
  readonly #tree: RecordedTree;
  readonly #sources: ByteSource[] = [];
  readonly #damaged: Damage[] = [];
  readonly #lives = new SessionLives();
  readonly #snapshots: SeenSnapshot[] = [];
  readonly #settled = new Map<number, SeenSnapshot>();
  /** `waiting`: there is no tree yet. `unsound`: something is missing, and the next snapshot is to be loaded. */
  #state: 'waiting' | 'sound' | 'unsound' = 'waiting';
  #firstTreeRow = -1;
  #lastZxid = 0;
  /** Records in a row that could not be read. */
  #skipped = 0;
  /** The transaction before which the last gap was noted. */
  #gapBefore = 0;
  /** Digests need not be right up to there. */
  #settledZxid = 0;
  #right = 0;
  #wrong = 0;
  #without = 0;
  #firstWrong: WrongDigest | null = null;
  #lastRightRow = -1;

  constructor(files: ServerFiles, reading: Reading) {
    this.#files = files;
    this.#reading = reading;
    this.#mostZnodes = reading.mostZnodes ?? MOST_ZNODES;
    this.#tree = new RecordedTree(this.#history, this.#mostZnodes);
  }

  async read(): Promise<ServerHistory> {
    for (const file of this.#files.snapshots) await this.#look(file);
    if (this.#beginsEmpty()) this.#start();
    for (const file of this.#files.logs) await this.#readLog(file);
    for (const snapshot of this.#snapshots)
      if (this.#state === 'waiting' || snapshot.zxid > this.#lastZxid) await this.#load(snapshot);
    return {
      dir: this.#files.dir,
      myid: await this.#note('myid'),
      acceptedEpoch: numberOf(await this.#note('acceptedEpoch')),
      currentEpoch: numberOf(await this.#note('currentEpoch')),
      history: this.#history,
      sources: this.#sources,
      digests: {
        right: this.#right,
        wrong: this.#wrong,
        without: this.#without,
        firstWrong: this.#firstWrong,
      },
      damaged: this.#damaged,
      sessions: this.#lives.all(),
      snapshots: this.#snapshots.map(({ source, zxid, nodes, sessions, end, isRight }) => ({
        file: source.path,
        zxid,
        nodes,
        sessions,
        settledZxid: end.settled?.zxid ?? null,
        isRight,
      })),
      firstTreeRow: this.#firstTreeRow,
    };
  }

  /** Whether a snapshot is whole, and where it is exact. A damaged one is not used. */
  async #look(file: NamedFile): Promise<void> {
    let nodes = 0;
    let sessions = 0;
    const count = {
      session: () => void sessions++,
      node: () => {
        if (++nodes > this.#mostZnodes) throw new TooManyZnodesError(this.#mostZnodes);
      },
    };
    const end = await readSnapshot(file.source, count, this.#reading);
    if (end.damage !== null) {
      this.#damage(file.source.path, end.damage.reason, end.damage.offset, file.zxid);
      return;
    }
    const seen: SeenSnapshot = { ...file, end, nodes, sessions, isRight: null };
    this.#snapshots.push(seen);
    if (end.settled !== null) this.#settled.set(end.settled.zxid, seen);
  }

  /** Whether the logs go back to a server's first transaction, or nothing else is known. */
  #beginsEmpty(): boolean {
    const [log] = this.#files.logs;
    const [snapshot] = this.#snapshots;
    if (log === undefined) return false;
    if (snapshot === undefined) return true;
    return counterOf(log.zxid) === 1 && epochOf(log.zxid) <= 1 && log.zxid <= snapshot.zxid;
  }

  #start(): void {
    this.#firstTreeRow = this.#addMark('start', 0, this.#fileIndex(null));
    this.#tree.start();
    this.#state = 'sound';
  }

  async #readLog({ source, zxid }: NamedFile): Promise<void> {
    const file = this.#fileIndex(source);
    let isFirst = true;
    const sink: LogSink = {
      mustWait: (next) => this.#due(next) !== null,
      wait: async (next, offset) => {
        const snapshot = this.#due(next);
        if (snapshot === null) return;
        if (!this.#hasCaughtUp(snapshot, next)) this.#noteGap(next, source.path, offset, isFirst);
        await this.#load(snapshot);
      },
      record: (record, place) => {
        if (isFirst && record.zxid !== zxid)
          this.#damage(source.path, 'wrongName', place.offset, record.zxid);
        this.#take(record, place, { source, file, isFirst });
        isFirst = false;
      },
      damage: (reason, offset) => {
        this.#damage(source.path, reason, offset, this.#lastZxid);
        if (reason === 'wrongChecksum' || reason === 'malformedRecord') this.#skipped++;
      },
    };
    await readLog(source, sink, this.#reading);
  }

  /** The snapshot to load before the transaction of that zxid: the first one of all, or one that mends what is missing. */
  #due(zxid: number): SeenSnapshot | null {
    switch (this.#state) {
      case 'sound':
        return this.#isGap(zxid) ? this.#snapshotBetween(this.#lastZxid + 1, zxid) : null;
      case 'unsound':
        return this.#snapshotBetween(this.#lastZxid, zxid);
      case 'waiting':
        return this.#snapshotBetween(0, zxid);
    }
  }

  /** The newest one that is not older than the one and older than the other. */
  #snapshotBetween(from: number, before: number): SeenSnapshot | null {
    const found = this.#snapshots.filter(({ zxid }) => zxid >= from && zxid < before);
    return (this.#state === 'waiting' ? found[0] : found.at(-1)) ?? null;
  }

  async #load(snapshot: SeenSnapshot): Promise<void> {
    const nodes: LoadedNode[] = [];
    const timeouts = new Map<SessionId, number>();
    await readSnapshot(
      snapshot.source,
      {
        session: (id, timeoutMs) => void timeouts.set(id, timeoutMs),
        node: (node, write) => void nodes.push({ node, write }),
      },
      { signal: this.#reading.signal },
    );
    const file = this.#fileIndex(snapshot.source);
    const isFirst = this.#state === 'waiting';
    const row = this.#addMark('snapshot', Math.max(snapshot.zxid, this.#lastZxid), file);
    if (isFirst) this.#firstTreeRow = row;
    this.#tree.load(nodes, file);
    this.#lives.loaded(timeouts, row, isFirst);
    this.#state = 'sound';
    this.#lastZxid = Math.max(this.#lastZxid, snapshot.zxid);
    this.#settledZxid = snapshot.end.settled?.zxid ?? snapshot.zxid;
    this.#compareSnapshot(snapshot.zxid);
  }

  #take(
    record: TxnRecord,
    place: RecordPlace,
    {
      source,
      file,
      isFirst,
    }: { readonly source: ByteSource; readonly file: number; readonly isFirst: boolean },
  ): void {
    const { zxid } = record;
    if (zxid <= this.#lastZxid && this.#history.rowCount > 0) {
      const row = this.#history.rowOfZxid(zxid);
      const isAgain = row >= 0 && this.#history.checksumOf(row) === (place.checksum | 0);
      if (!isAgain) this.#damage(source.path, 'outOfOrder', place.offset, zxid);
      return;
    }
    this.#noteGap(zxid, source.path, place.offset, isFirst);
    if (this.#isGap(zxid) && this.#state === 'sound') this.#state = 'unsound';
    if (this.#skipped > 0 && this.#state === 'sound') this.#state = 'unsound';
    this.#skipped = 0;
    this.#lastZxid = zxid;
    const row = this.#addTransaction(record, place, file);
    if (this.#state === 'waiting') return this.#history.setVerdict(row, 'notApplied');
    this.#tree.apply(record, file);
    if (record.body.type === 'unknown') this.#damage(source.path, 'unknownType', place.offset, zxid);
    this.#compare(record, row);
    this.#compareSnapshot(zxid);
  }

  /**
   * Whether a server of an ensemble came back under another leader, who sent what is missing: it writes a snapshot then, and no records.
   * Under the same leader its files look as if one were missing.
   */
  #hasCaughtUp(snapshot: SeenSnapshot, next: number): boolean {
    return snapshot.zxid === next - 1 && epochOf(next) > epochOf(this.#lastZxid);
  }

  #noteGap(zxid: number, file: string, offset: number, isFirst: boolean): void {
    if (!this.#isGap(zxid) || this.#gapBefore === zxid) return;
    this.#gapBefore = zxid;
    this.#damage(file, isFirst ? 'missingFile' : 'hole', offset, zxid);
  }

  /** Whether transactions of the same epoch are missing between the last one and this one. */
  #isGap(zxid: number): boolean {
    if (this.#lastZxid === 0 && this.#state !== 'sound') return false;
    const first = epochOf(zxid) === epochOf(this.#lastZxid) ? counterOf(this.#lastZxid) + 1 : 1;
    return counterOf(zxid) > first + this.#skipped;
  }

  #compare({ digest, zxid }: TxnRecord, row: number): void {
    if (digest === null) {
      this.#without++;
      return;
    }
    if (this.#tree.digest.equals(digest)) {
      this.#right++;
      this.#lastRightRow = row;
      this.#history.setVerdict(row, 'right');
      // Whatever was missing made no difference.
      if (zxid >= this.#settledZxid && this.#state === 'unsound') this.#state = 'sound';
      return;
    }
    if (zxid < this.#settledZxid) {
      this.#without++;
      this.#history.setVerdict(row, 'unsettled');
      return;
    }
    this.#wrong++;
    this.#history.setVerdict(row, 'wrong');
    this.#state = 'unsound';
    this.#firstWrong ??= {
      row,
      zxid,
      server: digest,
      here: this.#tree.digest.value(),
      lastRightRow: this.#lastRightRow,
    };
  }

  #compareSnapshot(zxid: number): void {
    const snapshot = this.#settled.get(zxid);
    if (snapshot?.end.settled != null)
      snapshot.isRight = this.#tree.digest.equals(snapshot.end.settled.digest);
  }

  #addTransaction(record: TxnRecord, place: RecordPlace, file: number): number {
    const { zxid, timeMs, typeCode, session, cxid, body } = record;
    const row = this.#history.addRow({
      kind: 'transaction',
      zxid,
      timeMs,
      typeCode,
      session,
      cxid,
      file,
      ...place,
    });
    if (body.type === 'createSession') this.#lives.opened(session, body.timeoutMs, row);
    else if (body.type === 'closeSession') this.#lives.closed(session, row, cxid === 0 ? 'server' : 'client');
    else if (session !== NO_SESSION) this.#lives.opened(session, null, null);
    return row;
  }

  /** A row that is no transaction has the time of the one before. */
  #addMark(kind: 'snapshot' | 'start', zxid: number, file: number): number {
    const last = this.#history.rowCount - 1;
    return this.#history.addRow({
      kind,
      zxid,
      timeMs: last < 0 ? 0 : this.#history.timeOf(last),
      typeCode: 0,
      session: NO_SESSION,
      cxid: 0,
      file,
      offset: 0,
      length: 0,
      checksum: 0,
    });
  }

  /** Null: no file. */
  #fileIndex(source: ByteSource | null): number {
    const path = source?.path ?? '';
    const known = this.#history.files.indexOf(path);
    if (known >= 0) return known;
    this.#sources.push(source ?? NOTHING);
    return this.#history.files.push(path) - 1;
  }

  #damage(file: string, reason: DamageReason, offset: number, zxid: number): void {
    // A file of nothing but nonsense has millions of faults; the first thousand say it.
    if (this.#damaged.length < MAX_DAMAGES) this.#damaged.push({ file, offset, zxid, reason });
  }

  async #note(name: 'acceptedEpoch' | 'currentEpoch' | 'myid'): Promise<string | null> {
    const source = this.#files.notes[name];
    if (source === undefined) return null;
    return new TextDecoder().decode(await source.read(0, 32)).trim();
  }
}

const MAX_DAMAGES = 1000;
const NOTHING: ByteSource = { path: '', size: 0, read: () => Promise.resolve(new Uint8Array(0)) };

function numberOf(text: string | null): number | null {
  return text === null || !/^\d+$/.test(text) ? null : Number(text);
}
