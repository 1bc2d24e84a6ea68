// A client that keeps as many requests under way as may be, and counts answers without reading them.
import { connect, type Socket } from 'node:net';
import type { ClientMessage, Request } from '../../../src/engine/index.ts';
import { FrameReader } from '../../../src/wire/frames.ts';
import { bytesOfClientMessage } from '../../../src/wire/testing/clientCodec.ts';

/** So many are under way. */
const PIPELINED = 1000;

export class PipeliningClient {
  readonly #socket: Socket;
  readonly #frames = new FrameReader(0x7fffffff);
  #answers = 0;
  #xid = 0;
  #told: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (piece) => {
      for (const frame of this.#frames.take(piece)) if (frame.kind === 'packet') this.#answers++;
      this.#told();
    });
  }

  static async open(port: number): Promise<PipeliningClient> {
    const client = new PipeliningClient(connect(port, '127.0.0.1'));
    client.#send({
      kind: 'connect',
      sessionId: '0x0',
      password: '0'.repeat(32),
      timeoutMs: 30_000,
      lastZxidSeen: 0,
      readOnly: false,
    });
    await client.#until(1);
    return client;
  }

  /** Resolves when all are answered. `requestAt`: the request of a number from 0. */
  async ask(count: number, requestAt: (nth: number) => Request): Promise<void> {
    const end = this.#answers + count;
    for (let sent = 0; sent < count;) {
      const room = Math.min(count - sent, PIPELINED);
      this.#socket.cork();
      for (let nth = 0; nth < room; nth++)
        this.#send({ kind: 'request', xid: ++this.#xid, request: requestAt(sent + nth) });
      this.#socket.uncork();
      sent += room;
      // Half of them may still be under way when the next go out.
      await this.#until(sent === count ? end : end - count + sent - PIPELINED / 2);
    }
  }

  async ping(): Promise<void> {
    const next = this.#answers + 1;
    this.#send({ kind: 'ping' });
    await this.#until(next);
  }

  close(): void {
    this.#socket.destroy();
  }

  #send(message: ClientMessage): void {
    this.#socket.write(bytesOfClientMessage(message));
  }

  async #until(answers: number): Promise<void> {
    while (this.#answers < answers) await new Promise<void>((resolve) => (this.#told = resolve));
  }
}
