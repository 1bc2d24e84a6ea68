// One TCP connection of a real client. What its client does not read waits here, up to a bound; as long as much waits, nothing
// more is read from it.
import type { Socket } from 'node:net';
import type { ClientMessage, CloseMessage, ServerMessage, WireId } from '../../src/engine/index.ts';
import type { OutsideEnd } from '../../src/live/outsideEnd.ts';

export interface ConnectionOwner {
  received(wire: WireId, messages: readonly ClientMessage[]): void;
  /** The client closed it, or it broke. */
  ended(wire: WireId): void;
  /** Nothing of it is left. */
  gone(wire: WireId): void;
  warn(text: string): void;
}

/** Beyond this nothing more is read from a client that does not read. */
const HIGH_WATER_BYTES = 1 << 20;
/** Beyond this the connection is reset: events come to who does not read, too. */
const MAX_WAITING_BYTES = 64 << 20;
/** So long a client may take to read what was sent before the close. */
const FAREWELL_MS = 5000;

export class Connection {
  readonly wire: WireId;
  readonly #socket: Socket;
  readonly #end: OutsideEnd;
  readonly #owner: ConnectionOwner;
  #unsent: Uint8Array[] = [];
  #isHeld = false;
  #isStopped = false;
  /** Neither side's end has been told yet. */
  #isOpen = true;

  constructor(wire: WireId, socket: Socket, end: OutsideEnd, owner: ConnectionOwner) {
    this.wire = wire;
    this.#socket = socket;
    this.#end = end;
    this.#owner = owner;
    socket.setNoDelay(true);
    socket.on('data', (piece) => this.#read(piece));
    socket.on('end', () => this.#hearEnd());
    // What is wrong does not matter: `close` follows.
    socket.on('error', () => this.#hearEnd());
    socket.on('close', () => {
      this.#hearEnd();
      owner.gone(wire);
    });
    socket.on('drain', () => this.#setStopped(false));
  }

  /** What the server sends; it goes out with the next `flush`. */
  deliver(message: ServerMessage | CloseMessage): void {
    if (message.kind !== 'close') {
      this.#unsent.push(this.#end.bytesOf(message));
      return;
    }
    this.#isOpen = false;
    this.flush();
    if (message.reason === 'closed') this.#sayFarewell();
    else this.#socket.resetAndDestroy();
  }

  flush(): void {
    if (this.#unsent.length === 0) return;
    const [only] = this.#unsent;
    const bytes = this.#unsent.length === 1 && only !== undefined ? only : Buffer.concat(this.#unsent);
    this.#unsent = [];
    if (this.#socket.destroyed) return;
    this.#socket.write(bytes);
    const waiting = this.#socket.writableLength;
    if (waiting > HIGH_WATER_BYTES) this.#setStopped(true);
    if (waiting <= MAX_WAITING_BYTES) return;
    this.#owner.warn(`${this.wire} does not read what it is sent: ${waiting} bytes wait; it was reset`);
    this.#socket.resetAndDestroy();
  }

  /** While the world stands still nothing is read. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#readOrWait();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #read(piece: Uint8Array): void {
    if (!this.#isOpen) return;
    const messages = this.#end.read(piece);
    if (messages.length > 0) this.#owner.received(this.wire, messages);
  }

  #hearEnd(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#owner.ended(this.wire);
  }

  #setStopped(isStopped: boolean): void {
    this.#isStopped = isStopped;
    this.#readOrWait();
  }

  #readOrWait(): void {
    if (this.#isHeld || this.#isStopped) this.#socket.pause();
    else this.#socket.resume();
  }

  /** What was sent before is still read; then the connection is closed, whatever the client does. */
  #sayFarewell(): void {
    this.#socket.resume();
    this.#socket.end();
    setTimeout(() => this.#socket.destroy(), FAREWELL_MS).unref();
  }
}
