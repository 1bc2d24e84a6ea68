// One direction of a connection: bytes from one socket to the other, in order, as fast as the receiver takes them. It can be held, which
// keeps bytes where they are, and slowed down.
import type { Socket } from 'node:net';

/** So much may wait here because it is slowed down; more waits with its sender. */
const MAX_SLOWED_BYTES = 1 << 20;

export interface Slowness {
  readonly delayMs: number;
  readonly jitterMs: number;
}

interface Slowed {
  readonly piece: Buffer;
  readonly dueMs: number;
}

export class Flow {
  readonly #from: Socket;
  readonly #to: Socket;
  #isHeld = false;
  #isBehind = false;
  #isFull = false;
  #slowness: Slowness | null = null;
  #slowed: Slowed[] = [];
  #slowedBytes = 0;
  #timer: NodeJS.Timeout | null = null;
  #hasEnded = false;
  bytes = 0;

  constructor(from: Socket, to: Socket) {
    this.#from = from;
    this.#to = to;
    to.on('drain', () => {
      this.#isFull = false;
      this.#look();
    });
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (isHeld) this.#stopTimer();
    this.#look();
    this.#release();
  }

  /** The decoder is behind: nothing more is read until it has caught up. */
  wait(isBehind: boolean): void {
    this.#isBehind = isBehind;
    this.#look();
  }

  slow(slowness: Slowness | null): void {
    this.#slowness = slowness;
    this.#release();
  }

  pass(piece: Buffer): void {
    this.bytes += piece.length;
    if (this.#slowness === null && this.#slowed.length === 0 && !this.#isHeld) return this.#write(piece);
    const { delayMs, jitterMs } = this.#slowness ?? { delayMs: 0, jitterMs: 0 };
    const dueMs = performance.now() + delayMs + Math.random() * jitterMs;
    // What was sent later never arrives earlier.
    this.#slowed.push({ piece, dueMs: Math.max(dueMs, this.#slowed.at(-1)?.dueMs ?? 0) });
    this.#slowedBytes += piece.length;
    this.#look();
    this.#release();
  }

  /** Nothing more comes: the receiver hears of it behind all that was sent. */
  end(): void {
    this.#hasEnded = true;
    if (this.#slowed.length === 0) this.#to.end();
  }

  close(): void {
    this.#stopTimer();
    this.#slowed = [];
  }

  #write(piece: Buffer): void {
    if (this.#to.destroyed || this.#to.writableEnded) return;
    if (this.#to.write(piece)) return;
    this.#isFull = true;
    this.#look();
  }

  #release(): void {
    if (this.#isHeld || this.#timer !== null) return;
    const nowMs = performance.now();
    let first = this.#slowed[0];
    while (first !== undefined && first.dueMs <= nowMs) {
      this.#slowed.shift();
      this.#slowedBytes -= first.piece.length;
      this.#write(first.piece);
      first = this.#slowed[0];
    }
    this.#look();
    if (first === undefined) {
      if (this.#hasEnded) this.#to.end();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#release();
    }, first.dueMs - nowMs);
  }

  /** Whether the sender is read now. */
  #look(): void {
    const isStopped = this.#isHeld || this.#isBehind || this.#isFull || this.#slowedBytes >= MAX_SLOWED_BYTES;
    if (isStopped) this.#from.pause();
    else if (this.#from.isPaused()) this.#from.resume();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
