// Latency that the tap adds: a real server is asked directly, through a bare pipe and through the tap, in turn, so that a slow moment hits
// all three.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processorMs } from './processorMs.ts';
import { median, percentile } from './statistics.ts';
import { SteadyClient } from './steadyClient.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENTS = 200;
const RATE = 5000;
const ROUNDS = 10;
const ROUND_MS = 3000;
/** The first of a round finds caches of the other ways. */
const WARM_MS = 500;
/** Of the time that a round's requests have taken to be sent: beyond it the machine has not kept the rate. */
const LATE = 1.2;

export interface TapLatency {
  readonly directP50Ms: number;
  readonly directP99Ms: number;
  readonly pipe: Added;
  readonly tap: Added;
}

/** Each round is compared with the direct one before it; medians over the rounds. */
export interface Added {
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the proxy for a request and its answer: comparable on a busy machine too. */
  readonly processorUs: number;
}

/** 5,000 requests a second over 200 connections. */
export async function tapLatency(): Promise<TapLatency> {
  const server = await Child.start('python3', 'conformance/tap/ensemble.py', '1');
  const children = [server];
  try {
    const [upstream = ''] = (server.ready as { servers: string[] }).servers;
    const port = upstream.split(':')[1] ?? '';
    const start = async (...script: readonly string[]) => {
      const child = await Child.start(process.execPath, 'scripts/run.mjs', ...script);
      children.push(child);
      return child;
    };
    const pipe = await start('bench/pipe.ts', port);
    const tap = await start('scripts/tap.ts', '--upstream', upstream, '--page', 'off', '--json');
    return await measured(Number(port), pipe, tap);
  } finally {
    for (const child of children.toReversed()) await child.stop();
  }
}

async function measured(serverPort: number, pipe: Child, tap: Child): Promise<TapLatency> {
  const ways = [
    await Way.open(serverPort, null),
    await Way.open(listenedBy(pipe), pipe),
    await Way.open(listenedBy(tap), tap),
  ] as const;
  for (const way of ways) await way.round();
  for (const way of ways) way.reset();
  for (let nth = 0; nth < ROUNDS; nth++) for (const way of ways) await way.round();
  for (const way of ways) await way.finish();
  const [direct, ...others] = ways;
  const [pipeAdds, tapAdds] = others.map((way) => way.addedTo(direct));
  if (pipeAdds === undefined || tapAdds === undefined) throw new Error('a way is missing');
  return {
    directP50Ms: direct.over((round) => round.p50),
    directP99Ms: direct.over((round) => round.p99),
    pipe: pipeAdds,
    tap: tapAdds,
  };
}

function listenedBy(child: Child): number {
  return (child.ready as { listen: number[] }).listen[0] ?? 0;
}

interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

/** Clients that take one way to the server, and the figures of their rounds. */
class Way {
  readonly #clients: readonly TimedClient[];
  readonly #between: Child | null;
  #rounds: Percentiles[] = [];
  #usedMs = 0;

  private constructor(clients: readonly TimedClient[], between: Child | null) {
    this.#clients = clients;
    this.#between = between;
  }

  static async open(port: number, between: Child | null): Promise<Way> {
    const clients: TimedClient[] = [];
    for (let nth = 0; nth < CLIENTS; nth++) clients.push(await TimedClient.open(port, `/tap-${port}-${nth}`));
    return new Way(clients, between);
  }

  reset(): void {
    this.#rounds = [];
    this.#usedMs = 0;
  }

  async round(): Promise<void> {
    const usedBefore = this.#usedByBetween();
    const beganAt = performance.now();
    const count = (RATE * ROUND_MS) / 1000;
    for (let sent = 0; sent < count;) {
      const due = Math.min(count, Math.floor(((performance.now() - beganAt) / 1000) * RATE));
      for (; sent < due; sent++)
        this.#clients[sent % this.#clients.length]?.send(performance.now() - beganAt > WARM_MS);
      await sleep(1);
    }
    if (performance.now() - beganAt > ROUND_MS * LATE) throw new Error('the machine has not kept the rate');
    const times = (await Promise.all(this.#clients.map((client) => client.times()))).flat();
    this.#rounds.push({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });
    this.#usedMs += this.#usedByBetween() - usedBefore;
  }

  over(of: (round: Percentiles, nth: number) => number): number {
    return Number(median(this.#rounds.map(of)).toFixed(2));
  }

  addedTo(direct: Way): Added {
    return {
      p50Ms: this.over(({ p50 }, nth) => p50 - (direct.#rounds[nth]?.p50 ?? 0)),
      p99Ms: this.over(({ p99 }, nth) => p99 - (direct.#rounds[nth]?.p99 ?? 0)),
      processorUs: Number(((this.#usedMs * 1e6) / (this.#rounds.length * ROUND_MS * RATE)).toFixed(1)),
    };
  }

  async finish(): Promise<void> {
    for (const client of this.#clients) await client.finish();
  }

  #usedByBetween(): number {
    return this.#between === null ? 0 : processorMs(this.#between.pid);
  }
}

/** A client that notes how long each answer takes. */
class TimedClient {
  readonly #client: SteadyClient;
  readonly #sentAt: (number | null)[] = [];
  #times: number[] = [];

  private constructor(client: SteadyClient) {
    this.#client = client;
  }

  static async open(port: number, path: string): Promise<TimedClient> {
    const timed: TimedClient = new TimedClient(await SteadyClient.open(port, path, () => timed.#take()));
    return timed;
  }

  send(isTimed: boolean): void {
    this.#sentAt.push(isTimed ? performance.now() : null);
    this.#client.send(1, Infinity);
  }

  /** Of the answers since it was asked last, once all have come. */
  async times(): Promise<readonly number[]> {
    await this.#client.rest();
    const [fault] = this.#client.faults;
    if (fault !== undefined) throw new Error(fault);
    const times = this.#times;
    this.#times = [];
    return times;
  }

  finish(): Promise<void> {
    return this.#client.finish();
  }

  #take(): void {
    const sentAt = this.#sentAt.shift();
    if (sentAt !== null && sentAt !== undefined) this.#times.push(performance.now() - sentAt);
  }
}

/** A process that says in a line of JSON when it is ready. */
class Child {
  readonly #process;
  readonly ready: unknown;

  private constructor(process: ReturnType<typeof spawn>, ready: unknown) {
    this.#process = process;
    this.ready = ready;
  }

  static async start(command: string, ...args: readonly string[]): Promise<Child> {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
    const first = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', resolve);
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${command} ended at once`)));
    });
    return new Child(child, JSON.parse(first));
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** The servers end with their input, the others with a signal. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.stdin?.end();
    if (this.#process.spawnfile === process.execPath) this.#process.kill('SIGTERM');
    await ended;
  }
}
