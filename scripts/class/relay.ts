// Carries messages between the teacher's page and the phones of a class. It knows who has joined and who is within reach; what is
// asked, voted and simulated only the teacher's page knows. Everything is in memory and gone with the process.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import {
  BEAT_MS,
  HOST_PATH,
  MAX_HOST_BYTES,
  MAX_PHONE_BYTES,
  MAX_PHONES,
  OUT_OF_REACH_MS,
  PHONE_PATH,
  PROTOCOL_VERSION,
  parseFromHost,
  parseFromPhone,
  shownName,
  type FromHost,
  type FromPhone,
  type Phone,
  type PhoneId,
  type Screen,
  type ToHost,
  type ToPhone,
} from '../../src/rooms/classroom/model/protocol.ts';
import { Allowance } from './allowance.ts';

/** A connection that has not said who it is by then is closed. */
const INTRODUCTION_MS = 5000;
const SWEEP_MS = 250;
/** Connections at the same time, those that have not said who they are included. */
const MAX_SOCKETS = 2 * MAX_PHONES;
/** A phone may say so much in a row, and so much a second for long. */
const PHONE_RATE = { burst: 30, perSecond: 10 };
/** A phone that goes on beyond that is closed after so many messages that were not heard. */
const MAX_UNHEARD = 300;
/** All phones together may join so fast: a whole hall at once, and no flood of new ones. */
const JOIN_RATE = { burst: MAX_PHONES, perSecond: 20 };
/** A phone that does not read so much is cut off. */
const MAX_WAITING_BYTES = 1 << 18;

interface Member {
  readonly phone: PhoneId;
  readonly token: string;
  name: string;
  /** Null: it is not connected. */
  socket: WebSocket | null;
  heardMs: number;
  isReachable: boolean;
}

export interface RelayOptions {
  /** 32 hexadecimal digits, for the teacher's page. */
  readonly secret: string;
  /** Where phones join, as the teacher's page shows it. */
  readonly join: () => string;
  readonly nowMs: () => number;
}

export class Relay {
  readonly #options: RelayOptions;
  readonly #phones = new WebSocketServer({ noServer: true, maxPayload: MAX_PHONE_BYTES });
  readonly #hosts = new WebSocketServer({ noServer: true, maxPayload: MAX_HOST_BYTES });
  readonly #members = new Map<PhoneId, Member>();
  readonly #byToken = new Map<string, Member>();
  readonly #joins: Allowance;
  readonly #sweep: NodeJS.Timeout;
  #host: WebSocket | null = null;
  #lastPhone = 0;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#joins = new Allowance(JOIN_RATE, options.nowMs());
    this.#sweep = setInterval(() => this.#lookForSilent(), SWEEP_MS);
  }

  /** Takes a request to change to a WebSocket. False if the path is none of its own. */
  upgrade(path: string, request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const server = path === PHONE_PATH ? this.#phones : path === HOST_PATH ? this.#hosts : null;
    if (server === null) return false;
    if (this.#phones.clients.size + this.#hosts.clients.size >= MAX_SOCKETS) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return true;
    }
    server.handleUpgrade(request, socket, head, (web) => {
      // What is wrong with it does not matter: `close` follows.
      web.on('error', () => {});
      if (server === this.#phones) this.#meetPhone(web);
      else this.#meetHost(web);
    });
    return true;
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const server of [this.#phones, this.#hosts]) {
      for (const web of server.clients) web.terminate();
      server.close();
    }
    this.#members.clear();
    this.#byToken.clear();
  }

  #meetPhone(web: WebSocket): void {
    let member: Member | null = null;
    let unheard = 0;
    const allowance = new Allowance(PHONE_RATE, this.#options.nowMs());
    const patience = setTimeout(() => web.terminate(), INTRODUCTION_MS);
    web.on('message', (data, isBinary) => {
      if (!allowance.take(this.#options.nowMs())) {
        if (++unheard > MAX_UNHEARD) dismiss(web, { kind: 'bye', why: 'flood' });
        return;
      }
      const message = isBinary ? null : parseFromPhone(textOf(data));
      if (message === null) return;
      if (member !== null) return this.#hear(member, message, web);
      if (message.kind !== 'join') return;
      clearTimeout(patience);
      member = this.#join(message, web);
    });
    web.on('close', () => {
      clearTimeout(patience);
      if (member?.socket !== web) return;
      member.socket = null;
      this.#setReachable(member, false);
    });
  }

  /** Null if there is no room. */
  #join({ name, token }: FromPhone & { kind: 'join' }, web: WebSocket): Member | null {
    const known = token === null ? undefined : this.#byToken.get(token);
    const member = known ?? this.#newMember();
    if (member === null) {
      dismiss(web, { kind: 'bye', why: 'full' });
      return null;
    }
    if (member.socket !== null) dismiss(member.socket, { kind: 'bye', why: 'elsewhere' });
    member.socket = web;
    member.name = shownName(name);
    member.heardMs = this.#options.nowMs();
    member.isReachable = true;
    send(web, {
      kind: 'welcome',
      version: PROTOCOL_VERSION,
      phone: member.phone,
      token: member.token,
      beatMs: BEAT_MS,
    });
    send(web, { kind: 'host', isThere: this.#host !== null });
    this.#tellHost({ kind: 'phone', ...shown(member) });
    return member;
  }

  #newMember(): Member | null {
    if (!this.#joins.take(this.#options.nowMs())) return null;
    if (this.#members.size >= MAX_PHONES) {
      const away = [...this.#members.values()]
        .filter(({ isReachable }) => !isReachable)
        .toSorted((a, b) => a.heardMs - b.heardMs);
      if (away[0] === undefined) return null;
      this.#forget(away[0]);
    }
    const member: Member = {
      phone: ++this.#lastPhone,
      token: randomBytes(16).toString('hex'),
      name: '',
      socket: null,
      heardMs: 0,
      isReachable: false,
    };
    this.#members.set(member.phone, member);
    this.#byToken.set(member.token, member);
    return member;
  }

  #hear(member: Member, message: FromPhone, web: WebSocket): void {
    if (member.socket !== web) return;
    member.heardMs = this.#options.nowMs();
    this.#setReachable(member, true);
    switch (message.kind) {
      case 'beat':
        return send(web, { kind: 'beat' });
      case 'vote':
      case 'act':
        return this.#tellHost({ kind: 'said', phone: member.phone, word: message });
      case 'join':
        // It has joined already.
        return;
    }
  }

  #meetHost(web: WebSocket): void {
    const patience = setTimeout(() => web.terminate(), INTRODUCTION_MS);
    web.on('message', (data, isBinary) => {
      const message = isBinary ? null : parseFromHost(textOf(data));
      if (message === null) return;
      if (this.#host === web) return this.#obey(message);
      clearTimeout(patience);
      if (message.kind === 'host' && this.#isSecret(message.secret)) this.#takeHost(web);
      else dismiss(web, { kind: 'bye', why: 'secret' });
    });
    web.on('close', () => {
      clearTimeout(patience);
      if (this.#host !== web) return;
      this.#host = null;
      this.#tellPhones({ kind: 'host', isThere: false });
    });
  }

  #isSecret(secret: string): boolean {
    return timingSafeEqual(Buffer.from(secret), Buffer.from(this.#options.secret));
  }

  #takeHost(web: WebSocket): void {
    if (this.#host !== null) dismiss(this.#host, { kind: 'bye', why: 'elsewhere' });
    this.#host = web;
    this.#tellHost({
      kind: 'room',
      version: PROTOCOL_VERSION,
      join: this.#options.join(),
      phones: [...this.#members.values()].map(shown),
    });
    this.#tellPhones({ kind: 'host', isThere: true });
  }

  #obey(message: FromHost): void {
    switch (message.kind) {
      case 'host':
        return;
      case 'tell':
        return this.#carry(message.to, message.screen);
      case 'remove': {
        const member = this.#members.get(message.phone);
        if (member !== undefined) this.#forget(member);
        return;
      }
    }
  }

  #carry(to: 'all' | readonly PhoneId[], screen: Screen): void {
    const message: ToPhone = { ...screen, kind: 'screen' };
    if (to === 'all') return this.#tellPhones(message);
    const text = JSON.stringify(message);
    for (const phone of to) {
      const socket = this.#members.get(phone)?.socket ?? null;
      if (socket !== null) sendText(socket, text);
    }
  }

  #forget(member: Member): void {
    this.#members.delete(member.phone);
    this.#byToken.delete(member.token);
    const { socket } = member;
    member.socket = null;
    if (socket !== null) dismiss(socket, { kind: 'bye', why: 'removed' });
    this.#tellHost({ kind: 'gone', phone: member.phone });
  }

  #lookForSilent(): void {
    const silentSinceMs = this.#options.nowMs() - OUT_OF_REACH_MS;
    for (const member of this.#members.values())
      if (member.heardMs < silentSinceMs) this.#setReachable(member, false);
  }

  #setReachable(member: Member, isReachable: boolean): void {
    if (member.isReachable === isReachable || this.#members.get(member.phone) !== member) return;
    member.isReachable = isReachable;
    this.#tellHost({ kind: 'phone', ...shown(member) });
  }

  #tellHost(message: ToHost): void {
    if (this.#host !== null) sendText(this.#host, JSON.stringify(message));
  }

  #tellPhones(message: ToPhone): void {
    const text = JSON.stringify(message);
    for (const { socket } of this.#members.values()) if (socket !== null) sendText(socket, text);
  }
}

function shown({ phone, name, isReachable }: Member): Phone {
  return { phone, name, isReachable };
}

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}

function send(web: WebSocket, message: ToPhone): void {
  sendText(web, JSON.stringify(message));
}

function sendText(web: WebSocket, text: string): void {
  if (web.readyState !== web.OPEN) return;
  if (web.bufferedAmount > MAX_WAITING_BYTES) web.terminate();
  else web.send(text);
}

function dismiss(web: WebSocket, message: (ToPhone | ToHost) & { kind: 'bye' }): void {
  sendText(web, JSON.stringify(message));
  web.close(1008, message.why);
}
