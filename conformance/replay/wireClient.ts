// One session's connection, as the recorder's wire.py has it: xids, the last zxid seen, arrivals in order. It never pings, reconnects
// or checks anything by itself.
import { XID } from '../../src/engine/index.ts';
import type {
  CloseMessage,
  KeeperCode,
  LinkId,
  Request,
  ServerId,
  ServerMessage,
  SessionId,
  Simulation,
  WatchedEvent,
} from '../../src/engine/index.ts';

export type Reply = Extract<ServerMessage, { kind: 'reply' }>;

/** What a connection brings once it is established. Pongs are swallowed. */
export type Arrival =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'event'; readonly event: WatchedEvent }
  | { readonly kind: 'closed' };

/** What the server said to a connect request. */
export type ConnectAnswer =
  | {
      readonly kind: 'connected';
      readonly session: 'created' | 'resumed';
      readonly timeoutMs: number;
      readonly readOnly: boolean | null;
    }
  | { readonly kind: 'expired'; readonly timeoutMs: number }
  | { readonly kind: 'error'; readonly err: KeeperCode }
  | { readonly kind: 'none'; readonly why: 'refused' | 'closed' };

/** Who a connect request claims to be. */
export interface Credentials {
  readonly sessionId: SessionId;
  readonly password: string;
  readonly lastZxidSeen: number;
}

export const NEW_SESSION: Credentials = { sessionId: '0x0', password: '', lastZxidSeen: 0 };

export class WireClient {
  readonly name: string;
  readonly #simulation: Simulation;
  readonly #link: LinkId;
  #inbox: (ServerMessage | CloseMessage)[] = [];
  #nextXid: number;
  isOpen = true;
  sessionId: SessionId = '0x0';
  password = '';
  timeoutMs = 0;
  /** The largest zxid a reply header named, as the recorder counts it: the last positive one. */
  lastZxidSeen = 0;
  lastSentAtMs: number;

  constructor(name: string, simulation: Simulation, server: ServerId, firstXid = 1) {
    this.name = name;
    this.#simulation = simulation;
    this.#link = simulation.openWire(name, server);
    this.#nextXid = firstXid;
    this.lastSentAtMs = simulation.nowMs;
  }

  sendConnect(credentials: Credentials, timeoutMs: number, readOnly: boolean | null): void {
    this.#send({ kind: 'connect', timeoutMs, readOnly, ...credentials });
  }

  /** The answer to the connect request; null while there is none. A refused connection is closed from here too. */
  takeConnectAnswer(claimed: Credentials): ConnectAnswer | null {
    const message = this.#next();
    if (message === undefined) return null;
    if (message.kind === 'close') {
      this.isOpen = false;
      return { kind: 'none', why: message.reason === 'refused' ? 'refused' : 'closed' };
    }
    if (message.kind === 'connected' && message.sessionId !== '0x0') {
      this.sessionId = message.sessionId;
      this.password = message.password;
      this.timeoutMs = message.timeoutMs;
      const session = claimed.sessionId === '0x0' ? 'created' : 'resumed';
      return { kind: 'connected', session, timeoutMs: message.timeoutMs, readOnly: message.readOnly };
    }
    this.close();
    if (message.kind === 'connected') return { kind: 'expired', timeoutMs: message.timeoutMs };
    if (message.kind === 'connectError') return { kind: 'error', err: message.err };
    throw new Error(`a connect request was answered by a message of kind ${message.kind}`);
  }

  /** Sends a request, if the connection is open, and says which xid its reply will carry. */
  send(request: Request): number {
    const xid = this.#xidOf(request);
    this.#send({ kind: 'request', xid, request });
    return xid;
  }

  ping(): void {
    this.#send({ kind: 'ping' });
  }

  /** The next arrival; undefined if there is none. A closed end reads nothing. */
  next(): Arrival | undefined {
    for (;;) {
      const message = this.isOpen ? this.#next() : undefined;
      if (message === undefined) return undefined;
      switch (message.kind) {
        case 'reply':
          if (message.zxid > 0) this.lastZxidSeen = message.zxid;
          return { kind: 'reply', reply: message };
        case 'event':
          return { kind: 'event', event: message.event };
        case 'close':
          this.isOpen = false;
          return { kind: 'closed' };
        case 'pong':
          break;
        case 'connected':
        case 'connectError':
        case 'fourLetterAnswer':
          throw new Error(`an established connection brought a message of kind ${message.kind}`);
      }
    }
  }

  /** This end closes: what is on its way is never read. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#simulation.closeWire(this.#link);
  }

  #send(message: Parameters<Simulation['sendWire']>[1]): void {
    if (!this.isOpen) return;
    this.#simulation.sendWire(this.#link, message);
    this.lastSentAtMs = this.#simulation.nowMs;
  }

  #next(): ServerMessage | CloseMessage | undefined {
    if (this.#inbox.length === 0) this.#inbox = [...this.#simulation.takeWire(this.#link)];
    return this.#inbox.shift();
  }

  #xidOf(request: Request): number {
    return request.op === 'auth' ? XID.auth : this.#nextXid++;
  }
}
