// The phone’s line to the relay: says that it is there, notices when nobody answers, and connects again.
import type { FromPhone, ToPhone } from '../model/protocol.ts';

export interface LineListener {
  hear(message: ToPhone): void;
  /** Whether the relay answers. */
  changed(isUp: boolean): void;
}

/** Beats without an answer until the line counts as broken. */
const UNANSWERED = 3;
const AGAIN_MS = 700;

export class Line {
  readonly #address: string;
  readonly #read: (text: string) => ToPhone | null;
  readonly #listener: LineListener;
  #name = '';
  #token: string | null = null;
  #socket: WebSocket | null = null;
  #beat: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #unanswered = 0;
  #isOffline = false;
  /** The phone has joined, and was not sent away. */
  #isWanted = false;

  constructor(address: string, read: (text: string) => ToPhone | null, listener: LineListener) {
    this.#address = address;
    this.#read = read;
    this.#listener = listener;
    // A phone without a network need not wait to be sure of it.
    addEventListener('offline', () => {
      this.#isOffline = true;
      this.#break();
    });
    addEventListener('online', () => {
      this.#isOffline = false;
      this.#reopen(0);
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#socket === null) this.#reopen(0);
    });
  }

  open(name: string, token: string | null): void {
    this.#name = name;
    this.#token = token;
    this.#isWanted = true;
    this.#connect();
  }

  say(message: FromPhone): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#again);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => this.say({ kind: 'join', name: this.#name, token: this.#token }));
    socket.addEventListener('message', ({ data }) => {
      const message = typeof data === 'string' ? this.#read(data) : null;
      if (message === null || socket !== this.#socket) return;
      this.#unanswered = 0;
      if (message.kind === 'welcome') {
        this.#token = message.token;
        this.#keepBeating(message.beatMs);
        this.#listener.changed(true);
      }
      if (message.kind === 'bye') {
        this.#isWanted = false;
        this.#leave();
      }
      this.#listener.hear(message);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#break();
    });
  }

  #keepBeating(beatMs: number): void {
    clearInterval(this.#beat);
    this.#unanswered = 0;
    this.#beat = setInterval(() => {
      if (++this.#unanswered > UNANSWERED) return this.#break();
      this.say({ kind: 'beat' });
    }, beatMs);
  }

  #break(): void {
    if (this.#socket === null) return;
    this.#leave();
    this.#listener.changed(false);
    this.#reopen(AGAIN_MS);
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#beat);
    clearTimeout(this.#again);
    socket?.close();
  }

  #reopen(afterMs: number): void {
    if (this.#socket !== null || !this.#isWanted || this.#isOffline) return;
    clearTimeout(this.#again);
    // A phone that is off the network tries as long as its page is there.
    this.#again = setTimeout(() => this.#connect(), afterMs);
  }
}
