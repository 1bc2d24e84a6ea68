// A ZooKeeper client of a few lines over a real socket, for tests: it sends what it is told and waits for answers.
import { connect, type Socket } from 'node:net';
import type { ClientMessage, Request, SessionId } from '../../../src/engine/index.ts';
import { FrameReader } from '../../../src/wire/frames.ts';
import { JuteReader } from '../../../src/wire/jute.ts';
import { bytesOfClientMessage, readAnswer, readConnected } from '../../../src/wire/testing/clientCodec.ts';

type Answer = ReturnType<typeof readAnswer>;
type Connected = NonNullable<ReturnType<typeof readConnected>>;

export interface Credentials {
  readonly sessionId: SessionId;
  readonly password: string;
}

const BEAT_MS = 1000;

export class TinyClient {
  readonly socket: Socket;
  readonly events: string[] = [];
  readonly #frames = new FrameReader(0x7fffffff);
  readonly #types = new Map<number, number>();
  readonly #answers: Answer[] = [];
  readonly #waiting = new Set<() => void>();
  #connected: Connected | null = null;
  #isFirst = true;
  #xid = 0;
  /** How the connection ended; null while it has not. */
  ending: 'closed' | 'reset' | 'refused' | null = null;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (piece) => this.#read(piece));
    this.socket.on('error', (error: NodeJS.ErrnoException) => {
      this.ending = error.code === 'ECONNREFUSED' ? 'refused' : 'reset';
    });
    this.socket.on('close', () => {
      this.ending ??= 'closed';
      this.#wake();
    });
  }

  /** A session that is open; null if it was refused. It outlives a slow test unless it is to expire. */
  static async open(
    port: number,
    timeoutMs = 30_000,
    from?: Credentials,
  ): Promise<TinyClient & Partial<Credentials>> {
    const client = new TinyClient(port);
    await client.ask({
      kind: 'connect',
      sessionId: from?.sessionId ?? '0x0',
      password: from?.password ?? null,
      timeoutMs,
      lastZxidSeen: 0,
      readOnly: false,
    });
    return client;
  }

  get session(): Connected {
    if (this.#connected === null) throw new Error('there is no session');
    return this.#connected;
  }

  async ask(message: ClientMessage): Promise<void> {
    this.send(message);
    await this.until(() => this.#connected !== null || this.ending !== null);
  }

  send(message: ClientMessage): void {
    this.socket.write(bytesOfClientMessage(message));
  }

  /** Sends a request; its xid. */
  tell(request: Request): number {
    const xid = ++this.#xid;
    const bytes = bytesOfClientMessage({ kind: 'request', xid, request });
    this.#types.set(xid, new JuteReader(bytes.subarray(8)).int());
    this.socket.write(bytes);
    return xid;
  }

  async request(request: Request): Promise<Answer> {
    const xid = this.tell(request);
    const found = () => this.#answers.find((answer) => answer.xid === xid);
    await this.until(() => found() !== undefined || this.ending !== null);
    const answer = found();
    if (answer === undefined) throw new Error(`the connection was ${this.ending} before an answer to ${xid}`);
    return answer;
  }

  get answerCount(): number {
    return this.#answers.length;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  /** Says again and again that it is there, as the library of a real client does: its session outlives a slow test. */
  keepAlive(): void {
    const beats = setInterval(() => this.send({ kind: 'ping' }), BEAT_MS);
    this.socket.once('close', () => clearInterval(beats));
  }

  close(): void {
    this.socket.destroy();
  }

  #read(piece: Uint8Array): void {
    for (const frame of this.#frames.take(piece)) if (frame.kind === 'packet') this.#take(frame.bytes);
    this.#wake();
  }

  #take(packet: Uint8Array): void {
    if (this.#isFirst) {
      this.#isFirst = false;
      this.#connected = readConnected(packet);
      return;
    }
    const answer = readAnswer(packet, (xid) => this.#types.get(xid) ?? 0);
    if ('event' in answer) this.events.push(`${answer.event.type} ${answer.event.path ?? ''}`);
    else this.#answers.push(answer);
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
