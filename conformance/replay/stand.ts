// The stand a trace is replayed on: the world, its servers by role, a wire client for each session, the clock.
import { Simulation, type Command, type Refusal, type ServerId } from '../../src/engine/index.ts';
import { Clock } from './clock.ts';
import type { Collector } from './collector.ts';
import { modeIn, zxidIn } from './fourAnswers.ts';
import { Notation } from './notation.ts';
import { rolesOf } from './roles.ts';
import type { Trace } from './trace.ts';
import type { Reply, WireClient } from './wireClient.ts';
import { worldSetupOf } from './worldSetup.ts';

export class Stand {
  readonly simulation: Simulation;
  readonly clock: Clock;
  readonly notation: Notation;
  readonly servers: 'one' | 'ensemble';
  /** Each session's newest connection, by letter. */
  readonly clients = new Map<string, WireClient>();
  /** Sessions whose client neither sends nor reads any more, though its connection is open. */
  readonly hushed = new Set<string>();
  /** Servers that cannot answer: killed or frozen. Nobody asks them anything. */
  readonly mute = new Set<ServerId>();
  /** The highest zxid of all servers when the world was last quiet. */
  quietZxid = 0;
  /** Servers keep the name of the role they had at the start. */
  readonly #roles: ReadonlyMap<string, ServerId>;
  #wordsAsked = 0;

  constructor(trace: Trace) {
    this.servers = trace.servers.count === 1 ? 'one' : 'ensemble';
    this.simulation = new Simulation(worldSetupOf(trace), {}, { keep: 'nothing' });
    this.clock = new Clock(this.simulation);
    this.notation = new Notation(this.servers);
    this.#startTheOthers();
    this.#roles = rolesOf(this.#allServers(), this.simulation.setup.joiners ?? [], (server) =>
      this.#modeOf(server),
    );
    // The first epoch seen is the first leader's.
    this.quietZxid = this.highestZxid();
    this.notation.zxidOf(this.quietZxid);
  }

  /** Without a role: the only server, or the first leader. */
  server(role = this.servers === 'one' ? 'S' : 'L'): ServerId {
    const server = this.#roles.get(role);
    if (server === undefined)
      throw new Error(`no server plays "${role}" here; there is ${[...this.#roles.keys()].join(', ')}`);
    return server;
  }

  client(name: string): WireClient {
    const client = this.clients.get(name);
    if (client === undefined) throw new Error(`session "${name}" was never opened`);
    return client;
  }

  /** Does a command now; null if it was done. */
  give(command: Command): Refusal | null {
    return this.simulation.give(command);
  }

  /**
   * Waits until the system is quiet: every live client is answered a ping (one server) or a sync (ensemble), so that all
   * earlier events are in.
   */
  settle(collector: Collector): void {
    const asked = this.#attentive().map((client) => [client, this.#askForQuiet(client)] as const);
    this.clock.settle();
    for (const [client, xid] of asked) {
      if (xid !== null) this.awaitReply(client, xid, QUIET_PATIENCE_MS, collector);
    }
    for (const client of this.#attentive()) collector.drain(client);
    // Where nobody answers, the last number known stays.
    this.quietZxid = this.highestZxid() || this.quietZxid;
  }

  /** Reads what came to anyone, hushed or not. */
  drainAll(collector: Collector): void {
    for (const client of this.clients.values()) collector.drain(client);
  }

  /** Waits for one reply, for so long at most; undefined if none came. */
  awaitReply(client: WireClient, xid: number, patienceMs: number, collector: Collector): Reply | undefined {
    let reply: Reply | undefined;
    const look = () => (reply ??= collector.drainToReply(client, xid)) !== undefined || !client.isOpen;
    this.wait(patienceMs, look);
    return reply;
  }

  /** Lets time pass; sessions are kept alive meanwhile. */
  wait(ms: number, done?: () => boolean): 'done' | 'over' {
    return this.clock.wait(ms, () => this.#keepAlive(), done);
  }

  /** Asks a server over a connection of its own. Empty if nobody answers. */
  ask(role: string | undefined, word: string): string {
    return this.#ask(this.server(role), word);
  }

  zxid(role?: string): number | null {
    return zxidIn(this.ask(role, 'srvr'));
  }

  mode(role?: string): string | null {
    return this.#modeOf(this.server(role));
  }

  highestZxid(): number {
    return Math.max(0, ...this.#allServers().map((server) => zxidIn(this.#ask(server, 'srvr')) ?? 0));
  }

  /** Once the bare quorum serves that the recorder starts first. */
  #startTheOthers(): void {
    const others = this.simulation.setup.notStarted ?? [];
    this.#awaitServing(this.#allServers().filter((server) => !others.includes(server)));
    const joiners = this.simulation.setup.joiners ?? [];
    for (const server of others.filter((id) => !joiners.includes(id)))
      this.give({ type: 'startServer', server });
    this.#awaitServing(this.#allServers().filter((server) => !joiners.includes(server)));
  }

  #awaitServing(servers: readonly ServerId[]): void {
    const serving = () => servers.every((server) => SERVING.has(this.#modeOf(server)));
    if (this.wait(START_PATIENCE_MS, serving) === 'over')
      throw new Error(`${servers.join(', ')} do not serve after ${START_PATIENCE_MS} ms`);
  }

  #modeOf(server: ServerId): string | null {
    return modeIn(this.#ask(server, 'srvr'));
  }

  #ask(server: ServerId, word: string): string {
    if (this.mute.has(server)) return '';
    const link = this.simulation.openWire(`four${++this.#wordsAsked}`, server);
    this.simulation.sendWire(link, { kind: 'fourLetterWord', word });
    this.clock.settle();
    const [answer] = this.simulation.takeWire(link);
    this.simulation.closeWire(link);
    this.clock.settle();
    return answer?.kind === 'fourLetterAnswer' ? answer.text : '';
  }

  /** The xid of the answer to wait for; null where the server answers at once. */
  #askForQuiet(client: WireClient): number | null {
    if (this.servers === 'ensemble') return client.send({ op: 'sync', path: '/' });
    client.ping();
    return null;
  }

  #keepAlive(): void {
    for (const client of this.#attentive()) {
      if (this.clock.nowMs - client.lastSentAtMs > client.timeoutMs / 4) client.ping();
    }
  }

  #attentive(): readonly WireClient[] {
    return [...this.clients.values()].filter((client) => client.isOpen && !this.hushed.has(client.name));
  }

  #allServers(): readonly ServerId[] {
    return [...this.simulation.world.servers.keys()];
  }
}

/** What servers that serve say they are. */
export const SERVING = new Set<string | null>(['leader', 'follower', 'observer', 'standalone']);
const START_PATIENCE_MS = 60_000;
const QUIET_PATIENCE_MS = 15_000;
