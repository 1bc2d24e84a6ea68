// What passed, on its way from the socket thread to the thread that decodes it. A batch is two buffers: one of fixed-size heads, one of bytes.
// Writing to it allocates nothing per piece, and the decoding thread sends each batch back for reuse, so the socket thread has little garbage
// to collect.
import type { Side, TapEvent } from '../../../src/rooms/tap/model/tapEvent.ts';

export type EndedBy = Extract<TapEvent, { kind: 'ended' }>['by'];

export interface Batch {
  readonly heads: Float64Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
  headCount: number;
}

export type Entry = { readonly atMs: number } & (
  | {
      readonly kind: 'opened';
      readonly connection: number;
      readonly server: number;
      readonly client: string;
    }
  | {
      readonly kind: 'piece';
      readonly connection: number;
      readonly side: Side;
      /** Valid until the batch goes back. */
      readonly bytes: Uint8Array;
      /** It has not been forwarded yet: the wire holds it until there is a verdict. */
      readonly waits: boolean;
    }
  | {
      readonly kind: 'ended';
      readonly connection: number;
      readonly by: EndedBy;
      readonly clientBytes: number;
      readonly serverBytes: number;
    }
  | { readonly kind: 'mark'; readonly mark: number }
);

const BATCH_BYTES = 1 << 18;
/** Kind, time, connection, a number whose meaning depends on the kind, and the length of its bytes. */
const HEAD = 5;
const HEADS = 4096;
/** With so many batches unread, the sockets are paused. */
const MAX_AWAY = 8;
const KINDS = ['opened', 'piece', 'ended', 'mark'] as const;
const ENDS: readonly EndedBy[] = ['client', 'server', 'tap', 'unreachable'];

/** Pieces that were forwarded reach the decoder at most this much later. */
const FLUSH_MS = 10;

export class Log {
  readonly #send: (batch: Batch) => void;
  readonly #nowMs: () => number;
  readonly #onBehind: (isBehind: boolean) => void;
  readonly #spare: Batch[] = [];
  #batch = newBatch();
  #heads = 0;
  #bytes = 0;
  #away = 0;
  #timer: NodeJS.Timeout | null = null;
  #isDueNow = false;

  constructor(options: {
    readonly send: (batch: Batch) => void;
    readonly nowMs: () => number;
    /** The decoder has fallen behind, or has caught up. */
    readonly onBehind: (isBehind: boolean) => void;
  }) {
    this.#send = options.send;
    this.#nowMs = options.nowMs;
    this.#onBehind = options.onBehind;
  }

  get isBehind(): boolean {
    return this.#away >= MAX_AWAY;
  }

  /** Everything has been read. */
  get isTold(): boolean {
    return this.#away === 0 && this.#heads === 0;
  }

  opened(connection: number, server: number, client: string): void {
    const address = Buffer.from(client);
    this.#add(0, connection, server, address.length, address);
    this.#flushSoon();
  }

  piece(connection: number, side: Side, piece: Buffer, waits: boolean): void {
    this.#add(1, connection, (side === 'server' ? 1 : 0) + (waits ? 2 : 0), piece.length, piece);
    if (waits) this.#flushSoon();
    else this.#timer ??= setTimeout(this.#flush, FLUSH_MS);
  }

  ended(connection: number, by: EndedBy, bytes: { readonly client: number; readonly server: number }): void {
    const counts = Buffer.from(new Float64Array([bytes.client, bytes.server]).buffer);
    this.#add(2, connection, ENDS.indexOf(by), counts.length, counts);
    this.#flushSoon();
  }

  mark(mark: number): void {
    this.#add(3, 0, mark, 0, null);
    this.#flushSoon();
  }

  /** The decoder has read a batch. */
  back(batch: Batch): void {
    const wasBehind = this.isBehind;
    this.#away -= 1;
    if (this.#spare.length < MAX_AWAY) this.#spare.push(batch);
    if (wasBehind && !this.isBehind) this.#onBehind(false);
  }

  #add(kind: number, connection: number, a: number, length: number, bytes: Buffer | null): void {
    if (this.#heads === HEADS || this.#bytes + length > BATCH_BYTES) this.#flush();
    const { heads } = this.#batch;
    const at = this.#heads * HEAD;
    heads[at] = kind;
    heads[at + 1] = this.#nowMs();
    heads[at + 2] = connection;
    heads[at + 3] = a;
    heads[at + 4] = length;
    this.#heads += 1;
    if (bytes === null) return;
    this.#batch.bytes.set(bytes, this.#bytes);
    this.#bytes += length;
  }

  /** At the end of this turn of the event loop. */
  #flushSoon(): void {
    if (this.#isDueNow) return;
    this.#isDueNow = true;
    setImmediate(this.#flush);
  }

  readonly #flush = (): void => {
    this.#isDueNow = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#heads === 0) return;
    const batch = this.#batch;
    batch.headCount = this.#heads;
    const wasBehind = this.isBehind;
    this.#away += 1;
    this.#send(batch);
    this.#batch = this.#spare.pop() ?? newBatch();
    this.#heads = this.#bytes = 0;
    if (!wasBehind && this.isBehind) this.#onBehind(true);
  };
}

/** The entries of a batch, in order. */
export function* entriesIn({ heads, bytes, headCount }: Batch): Generator<Entry> {
  let from = 0;
  for (let at = 0; at < headCount * HEAD; at += HEAD) {
    const kind = heads[at] ?? 0;
    const atMs = heads[at + 1] ?? 0;
    const connection = heads[at + 2] ?? 0;
    const a = heads[at + 3] ?? 0;
    const length = heads[at + 4] ?? 0;
    const own = bytes.subarray(from, from + length);
    from += length;
    switch (KINDS[kind]) {
      case 'opened':
        yield { kind: 'opened', atMs, connection, server: a, client: Buffer.from(own).toString() };
        break;
      case 'piece':
        yield {
          kind: 'piece',
          atMs,
          connection,
          side: (a & 1) === 1 ? 'server' : 'client',
          bytes: own,
          waits: (a & 2) === 2,
        };
        break;
      case 'ended': {
        const [clientBytes = 0, serverBytes = 0] = new Float64Array(own.slice().buffer);
        yield { kind: 'ended', atMs, connection, by: ENDS[a] ?? 'tap', clientBytes, serverBytes };
        break;
      }
      case 'mark':
        yield { kind: 'mark', atMs, mark: a };
        break;
      case undefined:
        throw new Error(`no kind of entry: ${kind}`);
    }
  }
}

function newBatch(): Batch {
  return { heads: new Float64Array(HEADS * HEAD), bytes: new Uint8Array(BATCH_BYTES), headCount: 0 };
}
