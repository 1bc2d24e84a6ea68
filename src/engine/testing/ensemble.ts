// Verbs for tests of ensembles: servers by number, bare clients at any of them, faults, and waiting for what happens.
import '../index.ts';
import type { InvariantId } from '../invariants/invariant.ts';
import { OPEN_ACL_UNSAFE } from '../model/acl.ts';
import type { Command } from '../model/command.ts';
import type { LinkId, ServerId, SessionId, Zxid } from '../model/ids.ts';
import type { CreateMode, CreateRequest, Request, ServerMessage } from '../model/message.ts';
import { dataText } from '../model/data.ts';
import { counterOf, epochOf } from '../model/zxid.ts';
import type { ServerConfig, ServerState } from '../server/serverState.ts';
import { Simulation } from '../simulation.ts';
import { describe } from '../trace/describe.ts';
import type { RecordKind, RecordOf } from '../trace/record.ts';
import type { WorldSetup } from '../world/world.ts';
import { CONFIG } from './config.ts';

export interface EnsembleOptions {
  /** So many of the servers, those with the highest numbers, only learn. */
  readonly observers?: number;
  /** So many more, which are in no configuration but their own and do not run. */
  readonly joiners?: number;
  readonly config?: Partial<ServerConfig>;
  readonly nodes?: readonly string[];
  readonly seed?: number;
  readonly quorum?: WorldSetup['quorum'];
  /** Those of ensembles that are looked at after every step; none if not said. */
  readonly invariants?: readonly InvariantId[];
}

type Reply = Extract<ServerMessage, { kind: 'reply' }>;

/** Servers 1 to n that have just elected the one with the highest number. */
export function ensemble(servers: number, options: EnsembleOptions = {}): Ensemble {
  return new Ensemble(servers, options);
}

export class Ensemble {
  readonly sim: Simulation;
  #clients = 0;

  constructor(servers: number, options: EnsembleOptions) {
    const { observers = 0, joiners = 0, config = {}, seed = 1 } = options;
    const { quorum = 'majority', invariants = [], nodes = [] } = options;
    const all = Array.from({ length: servers + joiners }, (_, index): ServerId => `server:${index + 1}`);
    const ids = all.slice(0, servers);
    this.sim = new Simulation(
      {
        seed,
        config: { ...CONFIG, ...config },
        servers: all,
        observers: ids.slice(servers - observers),
        ...(joiners === 0 ? {} : { joiners: all.slice(servers), notStarted: all.slice(servers) }),
        quorum,
        clients: [],
        newcomer: null,
        nodes,
        latencyMs: { min: 1, max: 1 },
        conductor: [],
      },
      {},
      { invariants },
    );
    this.settle();
  }

  server(number: number): ServerState {
    const state = this.sim.world.servers.get(`server:${number}`);
    if (state === undefined) throw new Error(`there is no server ${number}`);
    return state;
  }

  /** `leader`, `follower`, `observer`, `looking`, `readOnly` or `down`, by number from 1. */
  modes(): readonly string[] {
    return [...this.sim.world.servers.values()].map(({ vars, peer }) => {
      const { state } = vars.value;
      if (state !== 'serving') return state === 'notServing' ? 'looking' : state;
      const role = peer.value?.role;
      return role === 'LEADING' ? 'leader' : role === 'OBSERVING' ? 'observer' : 'follower';
    });
  }

  /** `1:4`: epoch and counter of what each server applied last. */
  zxids(): readonly string[] {
    return [...this.sim.world.servers.values()].map(({ vars }) => zxidText(vars.value.lastProcessedZxid));
  }

  /** A new session at that server. */
  open(
    server: number,
    asked: { readonly timeoutMs?: number; readonly readOnly?: boolean } = {},
  ): EnsembleClient {
    const client = new EnsembleClient(this, `c${++this.#clients}`, asked.timeoutMs ?? 8000);
    client.connect(server, asked.readOnly ?? false);
    return client;
  }

  /** The answer to a four-letter word. */
  four(server: number, word: string): string {
    const link = this.sim.openWire('four', `server:${server}`);
    this.sim.sendWire(link, { kind: 'fourLetterWord', word });
    this.settle();
    const answer = this.sim.takeWire(link).find((message) => message.kind === 'fourLetterAnswer');
    return answer === undefined ? '' : answer.text;
  }

  give(command: Command): void {
    const refusal = this.sim.give(command);
    if (refusal !== null) throw new Error(`${command.type} was refused: ${refusal}`);
  }

  crash(...servers: readonly number[]): void {
    for (const number of servers) this.give({ type: 'crashServer', server: `server:${number}` });
  }

  start(...servers: readonly number[]): void {
    for (const number of servers) this.give({ type: 'startServer', server: `server:${number}` });
  }

  freeze(...servers: readonly number[]): void {
    for (const number of servers) this.give({ type: 'freezeServer', server: `server:${number}` });
  }

  thaw(...servers: readonly number[]): void {
    for (const number of servers) this.give({ type: 'thawServer', server: `server:${number}` });
  }

  /** Nothing passes between those servers and all others. */
  isolate(...servers: readonly number[]): void {
    const group = servers.map((number): ServerId => `server:${number}`);
    const others = [...this.sim.world.servers.keys()].filter((other) => !group.includes(other));
    this.give({ type: 'partition', groups: [group, others] });
  }

  /** Everything happens that is under way; time passes as far as that takes. */
  settle(): this {
    for (let steps = 0; !this.sim.isQuiescent() && this.sim.step(); steps++)
      if (steps > PATIENCE) throw new Error(`it does not settle:\n${this.text(-30)}`);
    return this;
  }

  /** Time passes. */
  pass(ms: number): this {
    this.sim.runUntil(this.sim.nowMs + ms);
    return this;
  }

  /** Steps until such a record is made, and returns it. */
  until<K extends RecordKind>(kind: K, wanted: (record: RecordOf<K>) => boolean = () => true): RecordOf<K> {
    for (let steps = 0; steps < PATIENCE && this.sim.step(); steps++) {
      for (const record of this.sim.recordsOf(this.sim.steps))
        if (record.kind === kind && wanted(record as RecordOf<K>)) return record as RecordOf<K>;
    }
    throw new Error(`no ${kind} came:\n${this.text(-30)}`);
  }

  /** All records of a kind, of one server or of all. */
  all<K extends RecordKind>(kind: K, server?: number): readonly RecordOf<K>[] {
    return this.sim.trace.filter(
      (record): record is RecordOf<K> =>
        record.kind === kind && (server === undefined || record.actor === `server:${server}`),
    );
  }

  text(from = 0): string {
    return this.sim.trace.slice(from).map(describe).join('\n');
  }
}

/** A session as a client holds it, over bare connections. */
export class EnsembleClient {
  readonly #ensemble: Ensemble;
  readonly #name: string;
  readonly #timeoutMs: number;
  id: SessionId = '0x0';
  #password = '';
  #link: LinkId | null = null;
  #nextXid = 1;
  #seen: Zxid = 0;

  constructor(ensembleOf: Ensemble, name: string, timeoutMs: number) {
    this.#ensemble = ensembleOf;
    this.#name = name;
    this.#timeoutMs = timeoutMs;
  }

  /** Asks that server for the session: `established`, `gone`, `refused` with a code, or `closed`. */
  connect(server: number, readOnly = false): string {
    const { sim } = this.#ensemble;
    this.#link = sim.openWire(this.#name, `server:${server}`);
    sim.sendWire(this.#link, {
      kind: 'connect',
      sessionId: this.id,
      password: this.#password,
      timeoutMs: this.#timeoutMs,
      lastZxidSeen: this.#seen,
      readOnly,
    });
    this.#ensemble.settle();
    for (const answer of sim.takeWire(this.#link)) {
      if (answer.kind === 'connectError') return `refused ${answer.err}`;
      if (answer.kind !== 'connected') continue;
      if (answer.sessionId === '0x0') return 'gone';
      this.id = answer.sessionId;
      this.#password = answer.password;
      return 'established';
    }
    return 'closed';
  }

  /** The same session over a connection to another server; the present one stays open. */
  twin(server: number): EnsembleClient {
    const twin = new EnsembleClient(this.#ensemble, `${this.#name}t`, this.#timeoutMs);
    twin.id = this.id;
    twin.#password = this.#password;
    twin.#seen = this.#seen;
    twin.connect(server);
    return twin;
  }

  /** Sends a request and waits for nothing. */
  tell(request: Request, xid = this.#nextXid++): void {
    if (this.#link === null) throw new Error(`${this.#name} has no connection`);
    this.#ensemble.sim.sendWire(this.#link, { kind: 'request', xid, request });
  }

  /** The answer: its code, zxid as `1:4`, and what else it says. Null if the connection ended. */
  ask(request: Request): Reply | null {
    this.tell(request);
    this.#ensemble.settle();
    return this.replies().at(-1) ?? null;
  }

  /** Replies that have arrived. */
  replies(): readonly Reply[] {
    const messages = this.#link === null ? [] : this.#ensemble.sim.takeWire(this.#link);
    const replies = messages.filter((message) => message.kind === 'reply');
    for (const { zxid } of replies) this.#seen = Math.max(this.#seen, zxid);
    return replies;
  }

  create(path: string, data = '', mode: CreateMode = 'PERSISTENT'): string {
    return said(this.ask(creation(path, data, mode)));
  }

  set(path: string, data: string): string {
    return said(this.ask({ op: 'setData', path, data, version: -1 }));
  }

  /** The data read, or the code. */
  get(path: string): string {
    const reply = this.ask({ op: 'getData', path, watch: false });
    return reply === null
      ? 'ConnectionLoss'
      : reply.err === 'Ok'
        ? (dataText(reply.body.data ?? null) ?? 'null')
        : reply.err;
  }

  exists(path: string): boolean {
    return this.ask({ op: 'exists', path, watch: false })?.err === 'Ok';
  }

  ping(): void {
    if (this.#link !== null) this.#ensemble.sim.sendWire(this.#link, { kind: 'ping' });
  }

  /** The connection is cut without a word. */
  drop(): void {
    if (this.#link !== null) this.#ensemble.sim.closeWire(this.#link);
    this.#link = null;
  }

  /** Whether the server has closed the connection. */
  isClosed(): boolean {
    return this.#link === null || this.#ensemble.sim.world.links.get(this.#link)?.serverEnd !== 'open';
  }
}

export function creation(path: string, data = '', mode: CreateMode = 'PERSISTENT'): CreateRequest {
  return { op: 'create', path, data, acl: OPEN_ACL_UNSAFE, mode };
}

export function zxidText(zxid: Zxid): string {
  return `${epochOf(zxid)}:${counterOf(zxid)}`;
}

function said(reply: Reply | null): string {
  return reply === null ? 'ConnectionLoss' : `${reply.err} ${zxidText(reply.zxid)}`;
}

const PATIENCE = 200_000;
