// The tap: decodes what the socket thread forwards (wire/wire.ts), and keeps the orders that hold.
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { assertNever } from '../../src/engine/index.ts';
import { orderText, type Order, type Target } from '../../src/rooms/tap/model/order.ts';
import type { ServerReport } from '../../src/rooms/tap/model/serverReport.ts';
import type { TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';
import { TakenPort } from '../serving/listen.ts';
import { Pair, type PairOwner } from './pair.ts';
import { entriesIn, type Batch, type Entry } from './wire/log.ts';
import type { Address, FlowConditions, FromWire, ToWire, Verdict, WireOptions } from './wire/messages.ts';

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

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** An order that goes on. */
interface Standing {
  readonly order: Extract<Order, { verb: 'cut' | 'delay' | 'refuse' | 'stall' }>;
  /** Of a stall: new connections are left alone. */
  readonly pairs: ReadonlySet<Pair> | null;
  readonly timer: NodeJS.Timeout | null;
}

export class Tap implements PairOwner {
  readonly #options: TapOptions;
  readonly #pairs = new Map<number, Pair>();
  readonly #standing = new Set<Standing>();
  readonly #startNs = process.hrtime.bigint();
  readonly #startMs = performance.now();
  /** The wall time at which the tap's time is 0. */
  readonly epochMs = Date.now();
  #wire: Worker | null = null;
  #ports: readonly number[] = [];
  /** By number: what to do once everything forwarded before the mark has been decoded. */
  readonly #marks = new Map<number, (atMs: number) => void>();
  #lastMark = 0;
  #verdicts: Verdict[] = [];
  #isWatchful = false;
  #isScripted = false;
  /** Mistakes of the decoder. */
  errors = 0;

  constructor(options: TapOptions) {
    this.#options = options;
  }

  /** Throws a TakenPort, with nothing left open, where a port cannot be listened at. */
  async start(): Promise<void> {
    const { upstreams, ports, host } = this.#options;
    const workerData: WireOptions = { upstreams, ports, host, startNs: this.#startNs };
    const wire = new Worker(RUN, { argv: ['scripts/tap/wire/wire.ts'], execArgv: [], workerData });
    const [first] = (await once(wire, 'message')) as [FromWire];
    if (first.kind === 'taken') throw new TakenPort(first.problem);
    if (first.kind === 'ready') this.#ports = first.ports;
    wire.on('message', (message: FromWire) => {
      if (message.kind === 'batch') this.#read(message.batch);
    });
    this.#wire = wire;
  }

  async close(): Promise<void> {
    for (const { timer } of this.#standing) if (timer !== null) clearTimeout(timer);
    if (this.#wire === null) return;
    const ended = once(this.#wire, 'exit');
    this.#post({ kind: 'end' });
    await ended;
    this.#wire = null;
  }

  get ports(): readonly number[] {
    return this.#ports;
  }

  /** Null: there is no such connection, or it has none. */
  sessionOf(connection: number): string | null {
    return this.#pairs.get(connection)?.session ?? null;
  }

  /** Orders that hold, as they are written. */
  get holding(): readonly string[] {
    return [...this.#standing].map(({ order }) => orderText(order));
  }

  /** A script looks at each event before it is passed on. */
  set isScripted(isScripted: boolean) {
    this.#isScripted = isScripted;
    this.#watch();
  }

  nowMs(): number {
    return toMicroseconds(performance.now() - this.#startMs);
  }

  /** A server has answered. */
  report(server: number, report: ServerReport): void {
    this.#mark((atMs) => this.#options.onEvent({ atMs, connection: 0, kind: 'report', server, report }));
  }

  /** Resolves once everything forwarded by now has been decoded. */
  caughtUp(): Promise<void> {
    return new Promise((resolve) => this.#mark(() => resolve()));
  }

  heard(pair: Pair, event: TapEvent): void {
    this.#options.onEvent(event);
    const isKnownNow = event.kind === 'connect' || event.kind === 'connected';
    if (isKnownNow && this.#standing.size > 0) this.#apply(pair);
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
        this.#watch();
        break;
      case 'close':
        for (const { id } of pairs) this.#post({ kind: 'close', connection: id });
        break;
      case 'heal':
        this.#heal(order.target);
        break;
      default:
        assertNever(order);
    }
    return pairs.length;
  }

  #read(batch: Batch): void {
    for (const entry of entriesIn(batch)) this.#take(entry);
    this.#judge();
    this.#wire?.postMessage({ kind: 'read', batch } satisfies ToWire, [
      batch.heads.buffer,
      batch.bytes.buffer,
    ]);
  }

  #take(entry: Entry): void {
    const atMs = toMicroseconds(entry.atMs);
    if (entry.kind === 'mark') {
      this.#marks.get(entry.mark)?.(atMs);
      this.#marks.delete(entry.mark);
      return;
    }
    const { connection } = entry;
    if (entry.kind === 'opened') {
      const { server, client } = entry;
      const opened = new Pair(connection, server, this, this.#options.keepsData);
      this.#pairs.set(connection, opened);
      this.#options.onEvent({ atMs, connection, kind: 'opened', server, client });
      if (this.#standing.size > 0) this.#apply(opened);
      return;
    }
    const pair = this.#pairs.get(connection);
    if (pair === undefined) return;
    if (entry.kind === 'ended') {
      const bytes = { client: entry.clientBytes, server: entry.serverBytes };
      this.#options.onEvent({ atMs, connection, kind: 'ended', by: entry.by, bytes });
      this.#pairs.delete(connection);
      if (pair.isToBeDropped) this.#watch();
    } else if (entry.waits) {
      const verdict = pair.judge(entry.side, entry.bytes, atMs);
      if (verdict !== null) this.#verdicts.push(verdict);
    } else pair.take(entry.side, entry.bytes, atMs);
  }

  /** Verdicts go out before any later order. */
  #judge(): void {
    const verdicts = this.#verdicts;
    if (verdicts.length === 0) return;
    this.#verdicts = [];
    this.#wire?.postMessage({ kind: 'judged', verdicts } satisfies ToWire);
  }

  #post(message: ToWire): void {
    this.#judge();
    this.#wire?.postMessage(message);
  }

  #mark(onRead: (atMs: number) => void): void {
    this.#lastMark += 1;
    this.#marks.set(this.#lastMark, onRead);
    this.#post({ kind: 'mark', mark: this.#lastMark });
  }

  /** While an order or a script may stop a piece, pieces wait until they are decoded. */
  #watch(): void {
    const isWatchful =
      this.#isScripted ||
      this.#standing.size > 0 ||
      [...this.#pairs.values()].some(({ isToBeDropped }) => isToBeDropped);
    if (isWatchful === this.#isWatchful) return;
    this.#isWatchful = isWatchful;
    this.#post({ kind: 'watch', isWatchful });
  }

  #tell(order: Order): void {
    const connection = order.target.kind === 'connection' ? order.target.connection : 0;
    this.#mark((atMs) =>
      this.#options.onEvent({ atMs, connection, kind: 'disturbed', order: orderText(order) }),
    );
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
    this.#watch();
    this.#post({ kind: 'refuse', servers: this.#refused() });
    for (const pair of this.#pairs.values()) this.#apply(pair);
  }

  #apply(pair: Pair): void {
    const conditions = {
      toServer: this.#conditions(pair, 'toServer'),
      toClient: this.#conditions(pair, 'toClient'),
    };
    this.#post({ kind: 'apply', connection: pair.id, conditions });
  }

  /** Servers whose new connections are reset. */
  #refused(): readonly number[] {
    const orders = [...this.#standing].map(({ order }) => order).filter(({ verb }) => verb === 'refuse');
    return this.#options.upstreams
      .map((_, index) => index + 1)
      .filter((server) =>
        orders.some(
          ({ target }) => target.kind === 'all' || (target.kind === 'server' && target.server === server),
        ),
      );
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

function toMicroseconds(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
