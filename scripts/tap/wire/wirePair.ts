// A client's connection and the one to its server. Bytes go from one to the other, with a copy to the log.
import { connect, type Socket } from 'node:net';
import type { Side } from '../../../src/rooms/tap/model/tapEvent.ts';
import { Flow } from './flow.ts';
import type { EndedBy, Log } from './log.ts';
import type { Address, Conditions } from './messages.ts';

export interface WireOwner {
  readonly log: Log;
  /** Pieces wait for a verdict. */
  readonly isWatchful: boolean;
  gone(pair: WirePair): void;
}

export class WirePair {
  readonly id: number;
  readonly #client: Socket;
  readonly #upstream: Socket;
  readonly #flows: Readonly<Record<Side, Flow>>;
  /** Read from a socket and not forwarded yet. */
  readonly #waiting: Readonly<Record<Side, Buffer[]>> = { client: [], server: [] };
  /** That side has sent its last byte. */
  readonly #isAtEnd: Record<Side, boolean> = { client: false, server: false };
  readonly #owner: WireOwner;
  #isUp = false;
  #conditions: Conditions | null = null;
  #endedBy: EndedBy | null = null;
  #open = 2;

  constructor(id: number, client: Socket, to: Address, owner: WireOwner) {
    this.id = id;
    this.#client = client;
    this.#owner = owner;
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
      this.wait(this.#owner.log.isBehind);
      if (this.#conditions !== null) this.apply(this.#conditions);
    });
    this.#attend('client', client, this.#upstream);
    this.#attend('server', this.#upstream, client);
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

  wait(isBehind: boolean): void {
    if (!this.#isUp) return;
    this.#flows.client.wait(isBehind);
    this.#flows.server.wait(isBehind);
  }

  /** Forwards so many of the waiting bytes. */
  release(side: Side, bytes: number, isDropped: boolean): void {
    const waiting = this.#waiting[side];
    const flow = this.#flows[side];
    for (let left = bytes; left > 0;) {
      const piece = waiting.shift();
      if (piece === undefined) return;
      const passing = piece.subarray(0, left);
      left -= passing.length;
      flow.pass(passing);
      if (passing.length < piece.length) waiting.unshift(piece.subarray(passing.length));
    }
    if (isDropped) this.#drop();
    else if (waiting.length === 0 && this.#isAtEnd[side]) flow.end();
  }

  close(): void {
    this.#endedBy ??= 'tap';
    abort(this.#client);
    abort(this.#upstream);
  }

  /** Ends the connection in place of the waiting bytes. */
  #drop(): void {
    this.#waiting.client.length = this.#waiting.server.length = 0;
    this.#endedBy = 'tap';
    this.#isAtEnd.server = true;
    this.#flows.server.end();
    this.#client.destroySoon();
    abort(this.#upstream);
  }

  #join(side: Side, socket: Socket): void {
    socket.on('data', (piece: Buffer) => this.#pass(side, piece));
    socket.on('end', () => {
      this.#endedBy ??= side;
      this.#isAtEnd[side] = true;
      if (this.#waiting[side].length === 0) this.#flows[side].end();
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
      if (!other.destroyed && !this.#isAtEnd[side]) other.destroy();
      this.#open -= 1;
      if (this.#open > 0) return;
      this.#flows.client.close();
      this.#flows.server.close();
      this.#owner.log.ended(this.id, this.#endedBy, {
        client: this.#flows.client.bytes,
        server: this.#flows.server.bytes,
      });
      this.#owner.gone(this);
    });
  }

  #pass(side: Side, piece: Buffer): void {
    const waiting = this.#waiting[side];
    const waits = this.#owner.isWatchful || waiting.length > 0;
    if (waits) waiting.push(piece);
    else this.#flows[side].pass(piece);
    this.#owner.log.piece(this.id, side, piece, waits);
  }
}

/** Ends it with a reset. One that is about to end cannot be reset any more: Node would leave it open. */
function abort(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
