// A phone and a teacher’s page of a class, as tests and benchmarks have them: real sockets, and what has come over them.
import WebSocket from 'ws';
import {
  HOST_PATH,
  parseToHost,
  PHONE_PATH,
  type FromHost,
  type FromPhone,
  type Screen,
  type ToHost,
  type ToPhone,
} from '../../../src/rooms/classroom/model/protocol.ts';

abstract class Peer<Heard extends { readonly kind: string }> {
  readonly heard: Heard[] = [];
  readonly socket: WebSocket;
  /** The code of the close; null while it is open. */
  closed: number | null = null;
  readonly #waiting = new Set<() => void>();

  protected constructor(address: string, parse: (text: string) => Heard | null) {
    this.socket = new WebSocket(address);
    this.socket.on('error', () => {});
    this.socket.on('message', (data: Buffer) => {
      const message = parse(data.toString('utf8'));
      if (message !== null) {
        this.heard.push(message);
        this.take(message);
      }
      this.#look();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#look();
    });
  }

  /** What a message changes of what it knows. */
  protected abstract take(message: Heard): void;

  /** Resolves once it is so. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  async opened(): Promise<void> {
    if (this.socket.readyState === WebSocket.OPEN) return;
    await new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
  }

  raw(data: string | Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(data);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== null);
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }
}

export class ClassPhone extends Peer<ToPhone> {
  /** What it shows now. */
  screen: Screen = {};

  /** `origin`: of the relay, `ws://127.0.0.1:4190`. */
  constructor(origin: string) {
    super(origin + PHONE_PATH, (text) => JSON.parse(text) as ToPhone);
  }

  static async join(origin: string, name: string, token: string | null = null): Promise<ClassPhone> {
    const phone = new ClassPhone(origin);
    await phone.opened();
    phone.say({ kind: 'join', name, token });
    await phone.until(() => phone.welcome !== undefined || phone.closed !== null);
    return phone;
  }

  get welcome() {
    return this.heard.find((message) => message.kind === 'welcome');
  }

  protected override take(message: ToPhone): void {
    if (message.kind !== 'screen') return;
    const { kind: _, ...screen } = message;
    this.screen = { ...this.screen, ...screen };
  }

  say(message: FromPhone): void {
    this.raw(JSON.stringify(message));
  }
}

export class ClassHost extends Peer<ToHost> {
  constructor(origin: string) {
    super(origin + HOST_PATH, parseToHost);
  }

  static async open(origin: string, secret: string): Promise<ClassHost> {
    const host = new ClassHost(origin);
    await host.opened();
    host.say({ kind: 'host', secret });
    await host.until(() => host.heard.length > 0 || host.closed !== null);
    return host;
  }

  say(message: FromHost): void {
    this.raw(JSON.stringify(message));
  }

  protected override take(): void {}

  said(phone: number) {
    return this.heard.flatMap((message) =>
      message.kind === 'said' && message.phone === phone ? [message.word] : [],
    );
  }
}
