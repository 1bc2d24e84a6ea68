// Verbs for tests of the server: one server, bare connections to it by name, and answers as short text.
import '../index.ts';
import type { LinkId, SessionId, Zxid } from '../model/ids.ts';
import {
  XID,
  type CloseMessage,
  type CreateMode,
  type Request,
  type ServerMessage,
} from '../model/message.ts';
import type { ServerConfig, ServerState, Znode } from '../server/serverState.ts';
import { Simulation } from '../simulation.ts';
import type { RecordKind, RecordOf } from '../trace/record.ts';

const SERVER = 'server:1';

/** What most tests run on: ticks of 500 ms, no latency, everything allowed. */
const CONFIG: ServerConfig = {
  tickTimeMs: 500,
  minSessionTimeoutMs: 1000,
  maxSessionTimeoutMs: 10_000,
  maxPacketBytes: 0xfffff,
  extendedTypes: true,
  enforceQuota: false,
  skipAcl: false,
  superDigest: null,
  containerCheckIntervalMs: 300,
  snapCount: 100_000,
  fsyncMs: 0,
  restartMs: 100,
  fourLetterWords: ['*'],
};

export type Reply = Extract<ServerMessage, { kind: 'reply' }>;

/** A server of its own, started at time 0. */
export function standaloneServer(config: Partial<ServerConfig> = {}): ServerStand {
  return new ServerStand({ ...CONFIG, ...config });
}

export class ServerStand {
  readonly sim: Simulation;

  constructor(config: ServerConfig) {
    this.sim = new Simulation(
      {
        seed: 1,
        config,
        servers: [SERVER],
        clients: [],
        newcomer: null,
        nodes: [],
        latencyMs: { min: 0, max: 0 },
        conductor: [],
      },
      {},
    );
  }

  get state(): ServerState {
    const state = this.sim.world.servers.get(SERVER);
    if (state === undefined) throw new Error(`there is no ${SERVER}`);
    return state;
  }

  /** A new session, established. */
  open(name: string, timeoutMs = 10_000): WireSession {
    const session = new WireSession(this.sim, name);
    session.connect({ timeoutMs });
    return session;
  }

  /** Lets everything happen that is under way. */
  settle(): void {
    while (!this.sim.isQuiescent()) this.sim.step();
  }

  /** Lets time pass. Nobody pings meanwhile but those named. */
  wait(ms: number, ...pinging: readonly WireSession[]): void {
    const endMs = this.sim.nowMs + ms;
    while (this.sim.nowMs < endMs) {
      const nextMs = Math.min(this.sim.nowMs + 250, endMs);
      this.sim.runUntil(nextMs);
      // Time moves only by steps; a command that is refused changes nothing else.
      this.sim.give({ type: 'killClient', client: 'client:nobody' }, nextMs);
      for (const session of pinging) session.ping();
    }
    this.sim.runUntil(endMs);
  }

  node(path: string): Znode | undefined {
    return this.state.nodes.get(path);
  }

  zxid(): Zxid {
    return this.state.vars.value.lastProcessedZxid;
  }

  four(word: string): string {
    const link = this.sim.openWire('four', SERVER);
    this.sim.sendWire(link, { kind: 'fourLetterWord', word });
    this.settle();
    const answer = this.sim.takeWire(link).find((message) => message.kind === 'fourLetterAnswer');
    return answer === undefined ? '' : answer.text;
  }

  restart(): void {
    this.sim.give({ type: 'restartServer', server: SERVER });
    this.settle();
  }

  records<K extends RecordKind>(kind: K): readonly RecordOf<K>[] {
    return this.sim.trace.filter((record): record is RecordOf<K> => record.kind === kind);
  }
}

interface Asked {
  readonly timeoutMs?: number;
  readonly password?: string;
  readonly lastZxidSeen?: Zxid;
}

/** A session as a client holds it: what it sends is sent at once, what arrives is kept until it is asked for. */
export class WireSession {
  readonly name: string;
  id: SessionId = '0x0';
  password = '';
  timeoutMs = 0;
  lastZxidSeen: Zxid = 0;
  readonly #sim: Simulation;
  #link: LinkId | null = null;
  #nextXid = 1;
  #arrived: (ServerMessage | CloseMessage)[] = [];

  constructor(sim: Simulation, name: string) {
    this.#sim = sim;
    this.name = name;
  }

  /** A connect request for this session, or a new one. What the server says: `created`, `resumed`, `gone` or `closed`. */
  connect(asked: Asked = {}): string {
    const isNew = this.id === '0x0';
    this.#open(asked);
    const answer = this.#take().find((message) => message.kind === 'connected');
    if (answer === undefined) return 'closed';
    if (answer.sessionId === '0x0') return 'gone';
    this.id = answer.sessionId;
    this.password = answer.password;
    this.timeoutMs = answer.timeoutMs;
    return isNew ? 'created' : 'resumed';
  }

  /** Asks for a session and sends a request without waiting for it. */
  hurry(request: Request): void {
    this.#open({});
    this.tell(request);
  }

  /** Another connection for the same session. */
  twin(name: string): WireSession {
    const twin = new WireSession(this.#sim, name);
    twin.id = this.id;
    twin.password = this.password;
    return twin;
  }

  /** Sends a request and waits for its reply; throws if the connection ends first. */
  ask(request: Request): Reply {
    const xid = this.tell(request);
    this.#collect();
    const at = this.#arrived.findIndex((message) => message.kind === 'reply' && message.xid === xid);
    const [reply] = at === -1 ? [] : this.#arrived.splice(at, 1);
    if (reply === undefined || reply.kind !== 'reply')
      throw new Error(`${this.name} got no reply to ${request.op}`);
    return reply;
  }

  /** The reply's error alone. */
  err(request: Request): string {
    return this.ask(request).err;
  }

  /** Sends a request and waits for nothing; its xid. */
  tell(request: Request): number {
    if (this.#link === null) throw new Error(`${this.name} has no connection`);
    const xid = request.op === 'auth' ? XID.auth : this.#nextXid++;
    this.#sim.sendWire(this.#link, { kind: 'request', xid, request });
    return xid;
  }

  create(path: string, mode: CreateMode = 'PERSISTENT', data: string | null = ''): Reply {
    return this.ask({ op: 'create', path, data, acl: [{ scheme: 'world', id: 'anyone', perms: 31 }], mode });
  }

  ping(): void {
    if (this.#link !== null) this.#sim.sendWire(this.#link, { kind: 'ping' });
  }

  /** The connection is cut without a word. */
  drop(): void {
    if (this.#link !== null) this.#sim.closeWire(this.#link);
    this.#link = null;
    this.#settle();
  }

  /** Everything that arrived since last asked, as text: `NodeDeleted /a`, `reply delete Ok 5`, `pong`, `closed`. */
  arrivals(): readonly string[] {
    return this.#take().map(textOf);
  }

  /** The events among them. */
  events(): readonly string[] {
    return this.arrivals().filter((text) => text.startsWith('Node'));
  }

  #open(asked: Asked): void {
    this.#link = this.#sim.openWire(this.name, SERVER);
    this.#sim.sendWire(this.#link, {
      kind: 'connect',
      sessionId: this.id,
      password: asked.password ?? this.password,
      timeoutMs: asked.timeoutMs ?? 10_000,
      lastZxidSeen: asked.lastZxidSeen ?? this.lastZxidSeen,
      readOnly: false,
    });
  }

  #take(): readonly (ServerMessage | CloseMessage)[] {
    this.#collect();
    return this.#arrived.splice(0);
  }

  #collect(): void {
    this.#settle();
    if (this.#link === null) return;
    for (const message of this.#sim.takeWire(this.#link)) {
      if (message.kind === 'reply') this.lastZxidSeen = Math.max(this.lastZxidSeen, message.zxid);
      this.#arrived.push(message);
    }
  }

  #settle(): void {
    while (!this.#sim.isQuiescent()) this.#sim.step();
  }
}

function textOf(message: ServerMessage | CloseMessage): string {
  switch (message.kind) {
    case 'event':
      return `${message.event.type} ${message.event.path}`;
    case 'reply':
      return `reply ${message.op} ${message.err} ${message.zxid}`;
    case 'close':
      return 'closed';
    case 'connected':
    case 'connectError':
    case 'pong':
    case 'fourLetterAnswer':
      return message.kind;
  }
}
