// The tap: a listener for each server, the pairs of connections through them, and the orders that hold.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { assertNever } from '../../src/engine/index.ts';
import { orderText, type Order, type Target } from '../../src/rooms/tap/model/order.ts';
import type { ServerReport } from '../../src/rooms/tap/model/serverReport.ts';
import type { TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';
import { listen } from '../serving/listen.ts';
import { Pair, type Address, type FlowConditions, type PairOwner } from './pair.ts';

export interface TapOptions {
  readonly upstreams: readonly Address[];
  /** One for each server; 0: any that is free. */
  readonly ports: readonly number[];
  readonly host: string;
  readonly keepsData: boolean;
  /** In order. */
  readonly onEvent: (event: TapEvent) => void;
  readonly warn: (text: string) => void;
}

const MAX_CONNECTIONS = 10_000;

/** An order that goes on. */
interface Standing {
  readonly order: Extract<Order, { verb: 'cut' | 'delay' | 'refuse' | 'stall' }>;
  /** Of a stall: new connections are left alone. */
  readonly pairs: ReadonlySet<Pair> | null;
  readonly timer: NodeJS.Timeout | null;
}

export class Tap implements PairOwner {
  readonly #options: TapOptions;
  readonly #listeners: Server[] = [];
  readonly #pairs = new Map<number, Pair>();
  readonly #standing = new Set<Standing>();
  readonly #startMs = performance.now();
  /** The wall time at which the tap's time is 0. */
  readonly epochMs = Date.now();
  #opened = 0;
  #emptied: (() => void) | null = null;
  /** A script looks at each event before it is passed on. */
  isScripted = false;
  /** Mistakes of the decoder. */
  errors = 0;

  constructor(options: TapOptions) {
    this.#options = options;
  }

  /** Throws a TakenPort, with nothing left open, where a port cannot be listened at. */
  async start(): Promise<void> {
    const { upstreams, ports, host } = this.#options;
    try {
      for (const [index, to] of upstreams.entries()) {
        const listener = createServer({ allowHalfOpen: true, pauseOnConnect: true });
        listener.maxConnections = MAX_CONNECTIONS;
        listener.on('connection', (socket: Socket) => this.#admit(socket, index + 1, to));
        await listen(listener, host, ports[index] ?? 0);
        this.#listeners.push(listener);
      }
    } catch (error) {
      for (const listener of this.#listeners) listener.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    for (const { timer } of this.#standing) if (timer !== null) clearTimeout(timer);
    const empty =
      this.#pairs.size === 0 ? undefined : new Promise<void>((resolve) => (this.#emptied = resolve));
    for (const pair of this.#pairs.values()) pair.close();
    await empty;
    await Promise.all(this.#listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
  }

  get ports(): readonly number[] {
    return this.#listeners.map((listener) => (listener.address() as AddressInfo).port);
  }

  /** Null: there is no such connection, or it has none. */
  sessionOf(connection: number): string | null {
    return this.#pairs.get(connection)?.session ?? null;
  }

  /** Orders that hold, as they are written. */
  get holding(): readonly string[] {
    return [...this.#standing].map(({ order }) => orderText(order));
  }

  get isWatchful(): boolean {
    return this.isScripted || this.#standing.size > 0;
  }

  nowMs(): number {
    return Math.round((performance.now() - this.#startMs) * 1000) / 1000;
  }

  /** A server has answered. */
  report(server: number, report: ServerReport): void {
    this.#options.onEvent({ atMs: this.nowMs(), connection: 0, kind: 'report', server, report });
  }

  heard(pair: Pair, event: TapEvent): void {
    this.#options.onEvent(event);
    const isKnownNow = event.kind === 'connect' || event.kind === 'connected';
    if (isKnownNow && this.#standing.size > 0) this.#apply(pair);
  }

  gone(pair: Pair): void {
    this.#pairs.delete(pair.id);
    if (this.#pairs.size === 0) this.#emptied?.();
  }

  failed(error: unknown): void {
    this.errors += 1;
    this.#options.warn(`The decoder failed, and the bytes pass on unread: ${String(error)}`);
  }

  /** How many connections there are that it is about; null: there is no such server, connection or session. */
  give(order: Order): number | null {
    const pairs = this.#of(order.target);
    if (pairs === null) return null;
    this.#tell(order);
    switch (order.verb) {
      case 'cut':
      case 'delay':
      case 'refuse':
        this.#stand(order, null);
        break;
      case 'stall':
        this.#stand(order, new Set(pairs));
        break;
      case 'dropReply':
        for (const pair of pairs) pair.dropReply(order.op);
        break;
      case 'close':
        for (const pair of pairs) pair.close();
        break;
      case 'heal':
        this.#heal(order.target);
        break;
      default:
        assertNever(order);
    }
    return pairs.length;
  }

  #tell(order: Order): void {
    const connection = order.target.kind === 'connection' ? order.target.connection : 0;
    this.#options.onEvent({ atMs: this.nowMs(), connection, kind: 'disturbed', order: orderText(order) });
  }

  #stand(order: Standing['order'], pairs: ReadonlySet<Pair> | null): void {
    const { forMs } = order;
    const timer =
      forMs === null
        ? null
        : setTimeout(() => {
            this.#standing.delete(standing);
            this.#tell({ verb: 'heal', target: order.target });
            this.#applyAll();
          }, forMs);
    const standing: Standing = { order, pairs, timer };
    this.#standing.add(standing);
    this.#applyAll();
  }

  #heal(target: Target): void {
    for (const standing of this.#standing) {
      const { order, timer } = standing;
      if (target.kind !== 'all' && JSON.stringify(order.target) !== JSON.stringify(target)) continue;
      if (timer !== null) clearTimeout(timer);
      this.#standing.delete(standing);
    }
    this.#applyAll();
  }

  #applyAll(): void {
    for (const pair of this.#pairs.values()) this.#apply(pair);
  }

  #apply(pair: Pair): void {
    pair.apply({
      toServer: this.#conditions(pair, 'toServer'),
      toClient: this.#conditions(pair, 'toClient'),
    });
  }

  #conditions(pair: Pair, way: 'toServer' | 'toClient'): FlowConditions {
    let isHeld = false;
    let slowness: FlowConditions['slowness'] = null;
    for (const { order, pairs } of this.#standing) {
      if (!(pairs?.has(pair) ?? isOf(order.target, pair))) continue;
      if (order.verb === 'stall' || (order.verb === 'cut' && (order.way === 'both' || order.way === way)))
        isHeld = true;
      if (order.verb === 'delay') slowness = { delayMs: order.delayMs, jitterMs: order.jitterMs };
    }
    return { isHeld, slowness };
  }

  #admit(socket: Socket, server: number, to: Address): void {
    const isRefused = [...this.#standing].some(
      ({ order }) =>
        order.verb === 'refuse' &&
        (order.target.kind === 'all' || (order.target.kind === 'server' && order.target.server === server)),
    );
    if (isRefused) {
      socket.on('error', () => {});
      socket.resetAndDestroy();
      return;
    }
    const pair = new Pair((this.#opened += 1), server, socket, to, this, this.#options);
    this.#pairs.set(pair.id, pair);
    this.#options.onEvent({
      atMs: this.nowMs(),
      connection: pair.id,
      kind: 'opened',
      server,
      client: addressOf(socket),
    });
    if (this.#standing.size > 0) this.#apply(pair);
  }

  /** Null: there is none, and there was none. */
  #of(target: Target): readonly Pair[] | null {
    const pairs = [...this.#pairs.values()].filter((pair) => isOf(target, pair));
    const isOne = target.kind === 'connection' || target.kind === 'session';
    if (isOne && pairs.length === 0) return null;
    if (target.kind === 'server' && target.server > this.#options.upstreams.length) return null;
    return target.kind === 'it' ? null : pairs;
  }
}

function isOf(target: Target, pair: Pair): boolean {
  switch (target.kind) {
    case 'all':
      return true;
    case 'server':
      return pair.server === target.server;
    case 'connection':
      return pair.id === target.connection;
    case 'session':
      return pair.session === target.session;
    case 'it':
      return false;
    default:
      return assertNever(target);
  }
}

function addressOf({ remoteAddress = '', remotePort = 0 }: Socket): string {
  const host = remoteAddress.replace(/^::ffff:/u, '');
  return host.includes(':') ? `[${host}]:${remotePort}` : `${host}:${remotePort}`;
}
