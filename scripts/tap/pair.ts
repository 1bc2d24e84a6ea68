// What is decoded of a client's connection and the one to its server, and whether a reply is to be dropped.
import { ConnectionDecoder, type Said } from '../../src/rooms/tap/model/connectionDecoder.ts';
import type { Side, TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';
import type { Verdict } from './wire/messages.ts';

export interface PairOwner {
  /** In order. */
  heard(pair: Pair, event: TapEvent): void;
  /** The decoder has a mistake: the bytes pass on without it. */
  failed(error: unknown): void;
}

export class Pair {
  readonly id: number;
  /** Numbered from 1. */
  readonly server: number;
  session: string | null = null;
  readonly #decoder: ConnectionDecoder;
  readonly #owner: PairOwner;
  /** How many bytes of each side have been decoded. */
  readonly #bytes: Record<Side, number> = { client: 0, server: 0 };
  #isDecoding = true;
  #dropped: { readonly op: string | null } | null = null;
  /** A reply was dropped: nothing after it is forwarded. */
  #isCutShort = false;

  constructor(id: number, server: number, owner: PairOwner, keepsData: boolean) {
    this.id = id;
    this.server = server;
    this.#owner = owner;
    this.#decoder = new ConnectionDecoder(id, { keepsData });
  }

  /** The connection ends in the place of the next reply, to `op` if that is said. */
  dropReply(op: string | null): void {
    this.#dropped = { op };
  }

  get isToBeDropped(): boolean {
    return this.#dropped !== null;
  }

  /** Decodes a piece that was forwarded. */
  take(side: Side, piece: Uint8Array, atMs: number): void {
    for (const { event } of this.#decode(side, piece, atMs)) this.#take(event);
  }

  /** Decodes a piece that waits, and says how much of it is forwarded; null: it is discarded. */
  judge(side: Side, piece: Uint8Array, atMs: number): Verdict | null {
    if (this.#isCutShort) return null;
    const fromByte = this.#bytes[side];
    const said = this.#decode(side, piece, atMs);
    const dropAt = side === 'server' ? said.findIndex(({ event }) => this.#isDropped(event)) : -1;
    // The dropped reply never reached the client.
    for (const { event } of dropAt === -1 ? said : said.slice(0, dropAt)) this.#take(event);
    const drop = said[dropAt];
    if (drop === undefined) return { connection: this.id, side, bytes: piece.length, isDropped: false };
    this.#isCutShort = true;
    this.#owner.heard(this, { atMs, connection: this.id, kind: 'disturbed', order: 'dropReply' });
    return {
      connection: this.id,
      side,
      bytes: Math.max(0, drop.fromByte - fromByte),
      isDropped: true,
    };
  }

  #decode(side: Side, piece: Uint8Array, atMs: number): readonly Said[] {
    this.#bytes[side] += piece.length;
    if (!this.#isDecoding) return [];
    try {
      return this.#decoder.take(side, piece, atMs);
    } catch (error) {
      this.#isDecoding = false;
      this.#owner.failed(error);
      return [];
    }
  }

  #take(event: TapEvent): void {
    if (event.kind === 'connected' && event.timeoutMs > 0) this.session = event.sessionId;
    if (event.kind === 'connect' && event.sessionId !== '0x0') this.session = event.sessionId;
    this.#owner.heard(this, event);
  }

  #isDropped(event: TapEvent): boolean {
    const wanted = this.#dropped;
    return wanted !== null && event.kind === 'answer' && (wanted.op === null || wanted.op === event.op);
  }
}
