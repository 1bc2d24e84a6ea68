// The teacher's line to the relay, which served this page: opened again as long as the page is there.
import { HOST_PATH, parseToHost, type FromHost, type ToHost } from '../model/protocol.ts';

export interface HostListener {
  hear(message: ToHost): void;
  lost(): void;
}

const AGAIN_MS = 1000;

export class HostLine {
  readonly #secret: string;
  readonly #listener: HostListener;
  #socket: WebSocket | null = null;
  #isWanted = true;

  constructor(secret: string, listener: HostListener) {
    this.#secret = secret;
    this.#listener = listener;
    this.#connect();
  }

  say(message: FromHost): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${HOST_PATH}`,
    );
    this.#socket = socket;
    socket.addEventListener('open', () => this.say({ kind: 'host', secret: this.#secret }));
    socket.addEventListener('message', ({ data }) => {
      const message = typeof data === 'string' ? parseToHost(data) : null;
      if (message === null) return;
      // The relay has sent this window away: another one has the class, or the process is another one.
      if (message.kind === 'bye') this.#isWanted = false;
      this.#listener.hear(message);
    });
    socket.addEventListener('close', () => {
      if (!this.#isWanted) return;
      this.#listener.lost();
      setTimeout(() => this.#connect(), AGAIN_MS);
    });
  }
}
