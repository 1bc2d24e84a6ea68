// A transaction log as a busy server writes it: sessions that come and go, queues of forty services, their settings and their members.
import { closeSync, openSync, writeSync } from 'node:fs';
import { ByteReader } from '../src/rooms/data/model/byteReader.ts';
import { adler32 } from '../src/rooms/data/model/checksums.ts';
import { History } from '../src/rooms/data/model/history.ts';
import { RecordedTree } from '../src/rooms/data/model/recordedTree.ts';
import { readTxn } from '../src/rooms/data/model/txnRecord.ts';

const SERVICES = 40;
const JOBS_LEFT = 200;
const WRITES_OF_SESSION = 2500;
const FIRST_SESSION = 0x100000000001;
const FIRST_MS = Date.UTC(2026, 0, 5, 9);

const CREATE = 1;
const DELETE = 2;
const SET_DATA = 5;
const CREATE_SESSION = -10;
const CLOSE_SESSION = -11;

/** Writes that many transactions, each with the digest of the tree after it. The file is called after its first zxid: `log.1`. */
export function writeLongLog(path: string, transactions: number): void {
  const log = new LogWriter(path);
  for (const parent of ['/services', '/settings', '/members']) log.create(parent, '');
  for (let service = 0; service < SERVICES; service++) {
    log.create(queueOf(service), '');
    log.create(settingsOf(service), '{}');
  }
  const queues = Array.from({ length: SERVICES }, () => ({ created: 0, deleted: 0 }));
  for (let life = 0; log.transactions < transactions; life++) {
    log.openSession(FIRST_SESSION + life);
    const member = `/members/worker-${life % 50}`;
    log.create(member, `10.0.0.${life % 50}:8080`, 'ephemeral');
    for (let write = 1; write < WRITES_OF_SESSION && log.transactions < transactions - 1; write++) {
      const service = (life * 7 + write) % SERVICES;
      const queue = queues[service] ?? { created: 0, deleted: 0 };
      const kind = write % 10;
      if (kind < 4) log.create(jobOf(service, queue.created++), `job of ${member} ${'d'.repeat(170)}`);
      else if (kind < 8 && queue.created - queue.deleted > JOBS_LEFT)
        log.delete(jobOf(service, queue.deleted++));
      else log.setData(settingsOf(service), `{"by": "${member}", "n": ${write}}${' '.repeat(60)}`);
    }
    log.closeSession([member]);
  }
  log.close();
}

function queueOf(service: number): string {
  return `/services/s${String(service).padStart(2, '0')}`;
}

function settingsOf(service: number): string {
  return `/settings/s${String(service).padStart(2, '0')}`;
}

function jobOf(service: number, number: number): string {
  return `${queueOf(service)}/job-${String(number).padStart(10, '0')}`;
}

const BUFFER_BYTES = 4 << 20;
/** More than any record here. */
const RECORD_BYTES = 1 << 10;

class LogWriter {
  transactions = 0;
  readonly #file: number;
  readonly #bytes = new Uint8Array(BUFFER_BYTES);
  readonly #view = new DataView(this.#bytes.buffer);
  #at = 0;
  /** The tree of the server that would write this log: it knows the digests. */
  readonly #history = new History();
  readonly #tree = new RecordedTree(this.#history);
  readonly #versions = new Map<string, number>();
  readonly #createCounts = new Map<string, number>();
  #session = 0;
  #cxid = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
    this.#putText('ZKLG');
    this.#putInt(2);
    this.#putLong(0);
    this.#addRow(0, 'start');
    this.#tree.start();
  }

  openSession(session: number): void {
    this.#session = session;
    this.#cxid = 0;
    this.#record(CREATE_SESSION, () => this.#putInt(30_000));
  }

  closeSession(paths: readonly string[]): void {
    this.#record(CLOSE_SESSION, () => {
      this.#putInt(paths.length);
      for (const path of paths) this.#putBytes(path);
    });
  }

  create(path: string, data: string, kind: 'persistent' | 'ephemeral' = 'persistent'): void {
    const parent = path.slice(0, path.lastIndexOf('/'));
    // The root of a new server has /zookeeper below it, which counts for nothing.
    const count = (this.#createCounts.get(parent) ?? 0) + 1;
    this.#createCounts.set(parent, count);
    this.#versions.set(path, 0);
    this.#record(CREATE, () => {
      this.#putBytes(path);
      this.#putBytes(data);
      this.#putInt(1);
      this.#putInt(31);
      this.#putBytes('world');
      this.#putBytes('anyone');
      this.#bytes[this.#at++] = kind === 'ephemeral' ? 1 : 0;
      this.#putInt(count);
    });
  }

  delete(path: string): void {
    this.#versions.delete(path);
    this.#record(DELETE, () => this.#putBytes(path));
  }

  setData(path: string, data: string): void {
    const version = (this.#versions.get(path) ?? 0) + 1;
    this.#versions.set(path, version);
    this.#record(SET_DATA, () => {
      this.#putBytes(path);
      this.#putBytes(data);
      this.#putInt(version);
    });
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
  }

  #record(type: number, body: () => void): void {
    const start = this.#at;
    const zxid = ++this.transactions;
    this.#at += PREFIX_BYTES;
    this.#putLong(this.#session);
    this.#putInt(++this.#cxid);
    this.#putLong(zxid);
    this.#putLong(FIRST_MS + zxid);
    this.#putInt(type);
    body();
    this.#addRow(zxid, 'transaction');
    const record = readTxn(new ByteReader(this.#bytes, start + PREFIX_BYTES, this.#at), 0);
    this.#tree.apply(record, 0);
    this.#putDigest();
    const end = this.#at;
    this.#at = start;
    this.#putLong(adler32(this.#bytes, start + PREFIX_BYTES, end));
    this.#putInt(end - start - PREFIX_BYTES);
    this.#at = end;
    this.#bytes[this.#at++] = END_MARK;
    if (this.#at > BUFFER_BYTES - RECORD_BYTES) this.#flush();
  }

  #putDigest(): void {
    const { high, low } = this.#tree.digest.value();
    this.#putInt(2);
    this.#putInt(high);
    this.#putInt(low);
  }

  #addRow(zxid: number, kind: 'start' | 'transaction'): void {
    const none = { timeMs: 0, typeCode: 0, cxid: 0, file: 0, offset: 0, length: 0, checksum: 0 };
    this.#history.addRow({ ...none, zxid, kind, session: '0x0' });
  }

  #putInt(value: number): void {
    this.#view.setInt32(this.#at, value);
    this.#at += 4;
  }

  #putLong(value: number): void {
    this.#putInt(Math.floor(value / 2 ** 32));
    this.#putInt(value);
  }

  #putBytes(text: string): void {
    this.#putInt(text.length);
    this.#putText(text);
  }

  /** Of plain ASCII. */
  #putText(text: string): void {
    for (let index = 0; index < text.length; index++) this.#bytes[this.#at++] = text.charCodeAt(index);
  }

  #flush(): void {
    writeSync(this.#file, this.#bytes, 0, this.#at);
    this.#at = 0;
  }
}

/** Checksum and length before a transaction, and the end mark after it. */
const PREFIX_BYTES = 12;
const END_MARK = 0x42;
