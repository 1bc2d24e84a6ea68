// What the tap adds to the time of an answer: a real server asked directly and through the tap in turn, so that a slow moment hits both.
import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { OPEN_ACL_UNSAFE, type Request } from '../src/engine/index.ts';
import { FrameReader } from '../src/wire/frames.ts';
import { bytesOfClientMessage } from '../src/wire/testing/clientCodec.ts';
import { processorMs } from './processorMs.ts';
import { median, percentile } from './statistics.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENTS = 200;
const RATE = 5000;
const ROUNDS = 10;
const ROUND_MS = 3000;
/** The first of a round finds caches of the other way. */
const WARM_MS = 500;
/** A write in so many requests. */
const EVERY = 5;
/** Of the time that a round's requests have taken to be sent: beyond it the machine has not kept the rate. */
const LATE = 1.2;

export interface TapLatency {
  readonly directP50Ms: number;
  readonly directP99Ms: number;
  readonly throughP50Ms: number;
  readonly throughP99Ms: number;
  /** Medians over rounds of what a round through the tap has more than the one before it. */
  readonly addedP50Ms: number;
  readonly addedP99Ms: number;
  /** Of the tap, for a request and its answer: what is left where other processes take turns. */
  readonly processorUs: number;
}

/** 5,000 requests a second over 200 connections. */
export async function tapLatency(): Promise<TapLatency> {
  const server = await Child.start('python3', 'conformance/tap/ensemble.py', '1');
  try {
    const [upstream = ''] = (server.ready as { servers: string[] }).servers;
    const script = ['scripts/run.mjs', 'scripts/tap.ts', '--upstream', upstream, '--page', 'off', '--json'];
    const tap = await Child.start(process.execPath, ...script);
    try {
      return await measured(Number(upstream.split(':')[1]), tap);
    } finally {
      await tap.stop();
    }
  } finally {
    await server.stop();
  }
}

async function measured(serverPort: number, tap: Child): Promise<TapLatency> {
  const [port = 0] = (tap.ready as { listen: number[] }).listen;
  const direct = await openAll(serverPort);
  const through = await openAll(port);
  const rounds: { readonly direct: Percentiles; readonly through: Percentiles }[] = [];
  await roundOf(direct);
  await roundOf(through);
  const usedBefore = processorMs(tap.pid);
  for (let nth = 0; nth < ROUNDS; nth++)
    rounds.push({ direct: await roundOf(direct), through: await roundOf(through) });
  const processorUs = ((processorMs(tap.pid) - usedBefore) * 1e6) / (ROUNDS * ROUND_MS * RATE);
  for (const client of [...direct, ...through]) client.close();
  const over = (of: (round: (typeof rounds)[number]) => number) => Number(median(rounds.map(of)).toFixed(2));
  return {
    directP50Ms: over((round) => round.direct.p50),
    directP99Ms: over((round) => round.direct.p99),
    throughP50Ms: over((round) => round.through.p50),
    throughP99Ms: over((round) => round.through.p99),
    addedP50Ms: over((round) => round.through.p50 - round.direct.p50),
    addedP99Ms: over((round) => round.through.p99 - round.direct.p99),
    processorUs: Number(processorUs.toFixed(1)),
  };
}

interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

async function openAll(port: number): Promise<readonly TimedClient[]> {
  const clients: TimedClient[] = [];
  for (let nth = 0; nth < CLIENTS; nth++) clients.push(await TimedClient.open(port, `/tap-${port}-${nth}`));
  return clients;
}

async function roundOf(clients: readonly TimedClient[]): Promise<Percentiles> {
  const beganAt = performance.now();
  const count = (RATE * ROUND_MS) / 1000;
  for (let sent = 0; sent < count;) {
    const due = Math.min(count, Math.floor(((performance.now() - beganAt) / 1000) * RATE));
    for (; sent < due; sent++) clients[sent % clients.length]?.send(performance.now() - beganAt > WARM_MS);
    await sleep(1);
  }
  if (performance.now() - beganAt > ROUND_MS * LATE) throw new Error('the machine has not kept the rate');
  const times = (await Promise.all(clients.map((client) => client.times()))).flat();
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** A client that notes how long each answer takes. */
class TimedClient {
  readonly #socket: Socket;
  readonly #frames = new FrameReader(0x7fffffff);
  readonly #sentAt: (number | null)[] = [];
  readonly #write: Buffer;
  readonly #read: Buffer;
  #times: number[] = [];
  #answered = -1;
  #sent = 0;
  #told: () => void = () => {};

  private constructor(port: number, path: string) {
    this.#write = frameOf({ op: 'setData', path, data: '0123456789', version: -1 });
    this.#read = frameOf({ op: 'getData', path, watch: false });
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (piece) => {
      const now = performance.now();
      for (const frame of this.#frames.take(piece)) if (frame.kind === 'packet') this.#take(now);
      this.#told();
    });
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => this.#told());
  }

  static async open(port: number, path: string): Promise<TimedClient> {
    const client = new TimedClient(port, path);
    client.#socket.write(
      bytesOfClientMessage({
        kind: 'connect',
        sessionId: '0x0',
        password: null,
        timeoutMs: 40_000,
        lastZxidSeen: 0,
        readOnly: false,
      }),
    );
    await client.#until(() => client.#answered === 0);
    const creation: Request = { op: 'create', path, data: '', acl: OPEN_ACL_UNSAFE, mode: 'EPHEMERAL' };
    client.#say(frameOf(creation), false);
    await client.#until(() => client.#answered === client.#sent);
    return client;
  }

  send(isTimed: boolean): void {
    this.#say(Buffer.from((this.#sent + 1) % EVERY === 0 ? this.#write : this.#read), isTimed);
  }

  /** Of the answers since it was asked last, once all have come. */
  async times(): Promise<readonly number[]> {
    await this.#until(() => this.#answered === this.#sent);
    const times = this.#times;
    this.#times = [];
    return times;
  }

  close(): void {
    this.#socket.destroy();
  }

  #say(frame: Buffer, isTimed: boolean): void {
    frame.writeInt32BE(++this.#sent, 4);
    this.#sentAt.push(isTimed ? performance.now() : null);
    this.#socket.write(frame);
  }

  /** The first answer is to the connect request. */
  #take(now: number): void {
    this.#answered += 1;
    const sentAt = this.#answered === 0 ? null : this.#sentAt.shift();
    if (sentAt !== null && sentAt !== undefined) this.#times.push(now - sentAt);
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#socket.destroyed) throw new Error('a connection ended');
      await new Promise<void>((resolve) => (this.#told = resolve));
    }
  }
}

function frameOf(request: Request): Buffer {
  return Buffer.from(bytesOfClientMessage({ kind: 'request', xid: 0, request }));
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

  /** The servers end with their input, the tap with a signal. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.stdin?.end();
    if (this.#process.spawnfile === process.execPath) this.#process.kill('SIGTERM');
    await ended;
  }
}
