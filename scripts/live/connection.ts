// One TCP connection of a real client. What its client does not read waits here, up to a bound; as long as much waits, nothing
// more is read from it.
import type { Socket } from 'node:net';
import type { ClientMessage, CloseMessage, LinkId, ServerId, ServerMessage } from '../../src/engine/index.ts';
import type { OutsideEnd } from '../../src/wire/outsideEnd.ts';

export interface ConnectionOwner {
  received(connection: Connection, messages: readonly ClientMessage[]): void;
  /** The client closed it, or it broke. */
  ended(connection: Connection): void;
  /** Nothing of it is left. */
  gone(connection: Connection): void;
  warn(text: string): void;
}

interface Caller {
  /** The server that was called. */
  readonly server: ServerId;
  /** Its own address. */
  readonly from: string | null;
}

/** About so much is made into bytes for one write. While that waits in the socket, no more is, and nothing is read. */
const WRITTEN_AT_ONCE_BYTES = 1 << 18;
/** So many messages may wait beside that: events come to who does not read, too. */
const MAX_WAITING_MESSAGES = 100_000;
/** So long a client may take to read what was sent before the close. */
const FAREWELL_MS = 5000;

export class Connection {
  readonly caller: Caller;
  /** What it is in the world; null before a first packet is whole. */
  link: LinkId | null = null;
  readonly #socket: Socket;
  readonly #end: OutsideEnd;
  readonly #owner: ConnectionOwner;
  /** Messages share their data with the world: as bytes each would have its own. */
  #unsent: ServerMessage[] = [];
  #isHeld = false;
  #isStopped = false;
  /** Neither side's end has been told yet. */
  #isOpen = true;
  /** How the server ended it, once all that it sent before is out. */
  #ending: CloseMessage['reason'] | null = null;

  constructor(caller: Caller, socket: Socket, end: OutsideEnd, owner: ConnectionOwner) {
    this.caller = caller;
    this.#socket = socket;
    this.#end = end;
    this.#owner = owner;
    socket.setNoDelay(true);
    socket.on('data', (piece) => this.#read(piece));
    socket.on('end', () => this.#hearFin());
    // What is wrong does not matter: `close` follows.
    socket.on('error', () => this.#hearClose());
    socket.on('close', () => {
      this.#hearClose();
      owner.gone(this);
    });
    socket.on('drain', () => this.flush());
  }

  /** What the server sends; it goes out with the next `flush`. */
  deliver(message: ServerMessage | CloseMessage): void {
    if (message.kind !== 'close') {
      if (this.#unsent.push(message) > MAX_WAITING_MESSAGES) this.#giveUp();
      return;
    }
    this.#isOpen = false;
    this.#ending = message.reason;
    setTimeout(() => this.#socket.destroy(), FAREWELL_MS).unref();
  }

  flush(): void {
    if (this.#socket.destroyed) return;
    // What the system takes at once leaves room for more; what it does not take says so by `drain`.
    while (this.#unsent.length > 0 && !this.#socket.writableNeedDrain) this.#writeSome();
    this.#isStopped = this.#unsent.length > 0;
    this.#readOrWait();
    if (this.#unsent.length === 0 && this.#ending !== null) this.#bringToEnd(this.#ending);
  }

  /** What the client has not read yet, as far as it is still here. */
  get waitingBytes(): number {
    return this.#socket.writableLength;
  }

  /** While the world stands still nothing is read. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#readOrWait();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #writeSome(): void {
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for (const message of this.#unsent) {
      if (bytes >= WRITTEN_AT_ONCE_BYTES) break;
      const piece = this.#end.bytesOf(message);
      pieces.push(piece);
      bytes += piece.length;
    }
    this.#unsent.splice(0, pieces.length);
    const [only] = pieces;
    if (only !== undefined) this.#socket.write(pieces.length === 1 ? only : Buffer.concat(pieces, bytes));
  }

  #read(piece: Uint8Array): void {
    if (!this.#isOpen) return;
    const messages = this.#end.read(piece);
    if (messages.length > 0) this.#owner.received(this, messages);
  }

  /** A peer that sent a four-letter word may end its side and wait for the answer. Any other gets no more answers. */
  #hearFin(): void {
    if (this.#end.isAsking) return;
    this.#hearClose();
    this.#socket.end();
  }

  #hearClose(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#owner.ended(this);
  }

  #readOrWait(): void {
    if (this.#isHeld || this.#isStopped) this.#socket.pause();
    else this.#socket.resume();
  }

  #giveUp(): void {
    this.#owner.warn(`${this.link ?? 'a client'} does not read what it is sent; its connection was reset`);
    this.#unsent = [];
    this.#socket.resetAndDestroy();
  }

  /** Of a connection that is closed all that was sent before is still read, if that happens soon. */
  #bringToEnd(reason: CloseMessage['reason']): void {
    this.#ending = null;
    if (reason !== 'closed') {
      this.#socket.resetAndDestroy();
      return;
    }
    this.#socket.resume();
    this.#socket.end();
  }
}
