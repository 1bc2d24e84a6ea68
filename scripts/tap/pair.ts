// A client's connection and the one to its server, and the decoder that has a copy of both.
import { connect, type Socket } from 'node:net';
import { ConnectionDecoder, type Said } from '../../src/rooms/tap/model/connectionDecoder.ts';
import type { Side, TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';
import { Flow, type Slowness } from './flow.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface PairOwner {
  nowMs(): number;
  /** In order. */
  heard(pair: Pair, event: TapEvent): void;
  gone(pair: Pair): void;
  /** The decoder has a mistake: the bytes pass on without it. */
  failed(error: unknown): void;
  /** A reader waits for what is said: it is told before it is passed on. */
  readonly isWatchful: boolean;
}

/** What holds for a pair now. */
export interface Conditions {
  readonly toServer: FlowConditions;
  readonly toClient: FlowConditions;
}

export interface FlowConditions {
  readonly isHeld: boolean;
  readonly slowness: Slowness | null;
}

type EndedBy = Extract<TapEvent, { kind: 'ended' }>['by'];

export class Pair {
  readonly id: number;
  /** Numbered from 1. */
  readonly server: number;
  session: string | null = null;
  readonly #client: Socket;
  readonly #upstream: Socket;
  readonly #flows: Readonly<Record<Side, Flow>>;
  readonly #decoder: ConnectionDecoder;
  readonly #owner: PairOwner;
  #isDecoding = true;
  #isUp = false;
  #conditions: Conditions | null = null;
  #dropped: { readonly op: string | null; isDue: boolean } | null = null;
  #endedBy: EndedBy | null = null;
  #open = 2;

  constructor(
    id: number,
    server: number,
    client: Socket,
    to: Address,
    owner: PairOwner,
    { keepsData }: { readonly keepsData: boolean },
  ) {
    this.id = id;
    this.server = server;
    this.#client = client;
    this.#owner = owner;
    this.#decoder = new ConnectionDecoder(id, { keepsData });
    this.#upstream = connect({ ...to, allowHalfOpen: true });
    this.#flows = {
      client: new Flow(client, this.#upstream),
      server: new Flow(this.#upstream, client),
    };
    client.setNoDelay(true);
    this.#upstream.setNoDelay(true);
    this.#upstream.once('connect', () => {
      this.#isUp = true;
      this.#join('client', client);
      this.#join('server', this.#upstream);
      if (this.#conditions !== null) this.apply(this.#conditions);
    });
    this.#attend('client', client, this.#upstream);
    this.#attend('server', this.#upstream, client);
  }

  get bytes(): { readonly client: number; readonly server: number } {
    return { client: this.#flows.client.bytes, server: this.#flows.server.bytes };
  }

  apply(conditions: Conditions): void {
    this.#conditions = conditions;
    if (!this.#isUp) return;
    for (const [flow, { isHeld, slowness }] of [
      [this.#flows.client, conditions.toServer],
      [this.#flows.server, conditions.toClient],
    ] as const) {
      flow.slow(slowness);
      flow.hold(isHeld);
    }
  }

  /** The connection ends in the place of the next reply, to `op` if that is said. */
  dropReply(op: string | null): void {
    this.#dropped = { op, isDue: true };
  }

  close(): void {
    this.#endedBy ??= 'tap';
    abort(this.#client);
    abort(this.#upstream);
  }

  #join(side: Side, socket: Socket): void {
    socket.on('data', (piece: Buffer) => this.#pass(side, piece));
    socket.on('end', () => {
      this.#endedBy ??= side;
      this.#flows[side].end();
    });
    socket.resume();
  }

  #attend(side: Side, socket: Socket, other: Socket): void {
    socket.on('error', () => {
      this.#endedBy ??= side === 'server' && !this.#isUp ? 'unreachable' : side;
      if (!other.destroyed) abort(other);
    });
    socket.on('close', () => {
      this.#endedBy ??= side;
      // It broke. One that has ended is still told on, behind what it sent.
      if (!other.destroyed && !this.#flows[side].hasEnded) other.destroy();
      this.#open -= 1;
      if (this.#open > 0) return;
      this.#flows.client.close();
      this.#flows.server.close();
      this.#tell({ kind: 'ended', by: this.#endedBy, bytes: this.bytes });
      this.#owner.gone(this);
    });
  }

  #pass(side: Side, piece: Buffer): void {
    const flow = this.#flows[side];
    const isFirst = this.#owner.isWatchful || this.#dropped !== null;
    if (!isFirst) flow.pass(piece);
    const fromByte = isFirst ? flow.bytes : flow.bytes - piece.length;
    const said = this.#decode(side, piece);
    const dropAt = side === 'server' ? said.findIndex(({ event }) => this.#isDropped(event)) : -1;
    // What is dropped has not passed.
    for (const { event } of dropAt === -1 ? said : said.slice(0, dropAt)) this.#take(event);
    if (!isFirst) return;
    const drop = said[dropAt];
    if (drop === undefined) return flow.pass(piece);
    flow.pass(piece.subarray(0, Math.max(0, drop.fromByte - fromByte)));
    this.#tell({ kind: 'disturbed', order: 'dropReply' });
    this.#endedBy = 'tap';
    flow.end();
    this.#client.destroySoon();
    abort(this.#upstream);
  }

  #decode(side: Side, piece: Buffer): readonly Said[] {
    if (!this.#isDecoding) return [];
    try {
      return this.#decoder.take(side, piece, this.#owner.nowMs());
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

  #tell(event: { readonly kind: 'disturbed'; readonly order: string } | EndedEvent): void {
    this.#owner.heard(this, { atMs: this.#owner.nowMs(), connection: this.id, ...event });
  }
}

interface EndedEvent {
  readonly kind: 'ended';
  readonly by: EndedBy;
  readonly bytes: { readonly client: number; readonly server: number };
}

/** Ends it with a reset. One that is about to end cannot be reset any more: Node would leave it open. */
function abort(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
