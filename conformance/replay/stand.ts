// The stand a trace is replayed on: the world, its servers by role, a wire client for each session, the clock.
import { Simulation, type ServerId } from '../../src/engine/index.ts';
import { Clock } from './clock.ts';
import type { Collector } from './collector.ts';
import { modeIn, zxidIn } from './fourAnswers.ts';
import { Notation } from './notation.ts';
import type { Trace } from './trace.ts';
import type { Reply, WireClient } from './wireClient.ts';
import { STANDALONE, worldSetupOf } from './worldSetup.ts';

export class Stand {
  readonly simulation: Simulation;
  readonly clock: Clock;
  readonly notation = new Notation();
  /** Each session's newest connection, by letter. */
  readonly clients = new Map<string, WireClient>();
  /** Sessions whose client neither sends nor reads any more, though its connection is open. */
  readonly hushed = new Set<string>();
  /** The server's zxid when the world was last quiet. */
  quietZxid = 0;
  /** Servers keep the name of the role they had at the start. */
  readonly #roles: ReadonlyMap<string, ServerId>;
  #wordsAsked = 0;

  constructor(trace: Trace) {
    this.simulation = new Simulation(worldSetupOf(trace), {}, { keep: 'nothing' });
    this.clock = new Clock(this.simulation);
    this.#roles = new Map([['S', STANDALONE]]);
    this.clock.settle();
  }

  server(role = 'S'): ServerId {
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

  /** Every live client is answered a ping, so that all earlier events are in. */
  settle(collector: Collector): void {
    for (const client of this.#attentive()) client.ping();
    this.clock.settle();
    for (const client of this.#attentive()) collector.drain(client);
    this.quietZxid = this.zxid() ?? this.quietZxid;
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
    const link = this.simulation.openWire(`four${++this.#wordsAsked}`, this.server(role));
    this.simulation.sendWire(link, { kind: 'fourLetterWord', word });
    this.clock.settle();
    const [answer] = this.simulation.takeWire(link);
    this.simulation.closeWire(link);
    this.clock.settle();
    return answer?.kind === 'fourLetterAnswer' ? answer.text : '';
  }

  zxid(role?: string): number | null {
    return zxidIn(this.ask(role, 'srvr'));
  }

  mode(role?: string): string | null {
    return modeIn(this.ask(role, 'srvr'));
  }

  #keepAlive(): void {
    for (const client of this.#attentive()) {
      if (this.clock.nowMs - client.lastSentAtMs > client.timeoutMs / 4) client.ping();
    }
  }

  #attentive(): readonly WireClient[] {
    return [...this.clients.values()].filter((client) => client.isOpen && !this.hushed.has(client.name));
  }
}
