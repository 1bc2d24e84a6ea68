// What real sockets cost: writes and pings over TCP against `npm run live`, which runs as a process of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserLaunch } from '../scripts/browser.mjs';
import type { ClientMessage } from '../src/engine/index.ts';
import { FrameReader } from '../src/rooms/live/model/frames.ts';
import { bytesOfClientMessage } from '../src/rooms/live/model/testing/clientCodec.ts';
import { percentile } from './statistics.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WARM_WRITES = 20_000;
const WRITES = 100_000;
/** Fewer with the page, which keeps what becomes of each. */
const WRITES_WITH_PAGE = 20_000;
/** So many are under way. */
const PIPELINED = 1000;
const IDLE_CLIENTS = 100;
const PINGS = 2000;

export interface LiveWrites {
  readonly perSecond: number;
  /** Of the server's process, for a write: what is left where other processes take turns. */
  readonly processorUs: number;
}

/** One client writes to one server, many writes under way, nothing kept of the past. */
export async function liveWrites(): Promise<LiveWrites> {
  const server = await LiveProcess.start('--page', 'off');
  try {
    const client = await PipeliningClient.open(server.port);
    await client.write(WARM_WRITES);
    const result = await measured(server, client, WRITES);
    client.close();
    return result;
  } finally {
    await server.stop();
  }
}

/** The same while a page in a browser follows, on the same processors. The lab is built before. */
export async function liveWritesWithPage(): Promise<LiveWrites> {
  await build({ root: ROOT, logLevel: 'error' });
  const server = await LiveProcess.start('--page', '0');
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.page);
    await page.locator('[role="status"][data-state="following"]').waitFor({ timeout: 60_000 });
    const client = await PipeliningClient.open(server.port);
    const result = await measured(server, client, WRITES_WITH_PAGE);
    client.close();
    return result;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The time in which 99 of 100 pings are answered while so many others are connected and only ping. */
export async function livePingP99Ms(): Promise<number> {
  const server = await LiveProcess.start('--page', 'off', '--latency-ms', '1');
  try {
    const clients = await Promise.all(
      Array.from({ length: IDLE_CLIENTS }, () => PipeliningClient.open(server.port)),
    );
    const times: number[] = [];
    for (let nth = 0; nth < PINGS; nth++) {
      const client = clients[nth % clients.length];
      if (client === undefined) continue;
      const before = performance.now();
      await client.ping();
      times.push(performance.now() - before);
    }
    for (const client of clients) client.close();
    return Number(percentile(times, 0.99).toFixed(2));
  } finally {
    await server.stop();
  }
}

async function measured(server: LiveProcess, client: PipeliningClient, writes: number): Promise<LiveWrites> {
  const [beganAt, usedBefore] = [performance.now(), server.processorMs()];
  await client.write(writes);
  const seconds = (performance.now() - beganAt) / 1000;
  const processorUs = ((server.processorMs() - usedBefore) * 1000) / writes;
  return { perSecond: Math.round(writes / seconds), processorUs: Number(processorUs.toFixed(1)) };
}

class LiveProcess {
  readonly #process: ChildProcess;
  readonly port: number;
  readonly page: string;

  private constructor(process: ChildProcess, { connectString, page }: Ready) {
    this.#process = process;
    this.port = Number(connectString.slice(connectString.lastIndexOf(':') + 1));
    this.page = page ?? '';
  }

  static async start(...options: readonly string[]): Promise<LiveProcess> {
    const any = ['--max-client-cnxns', '0'];
    const script = ['scripts/run.mjs', 'scripts/live.ts', '--servers', '1', '--ports', '0', '--json', ...any];
    const own = options.includes('--latency-ms') ? options : ['--latency-ms', '0', ...options];
    const child = spawn(process.execPath, [...script, ...own], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout });
    const first = await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      child.once('exit', () => reject(new Error('npm run live ended at once')));
    });
    return new LiveProcess(child, JSON.parse(first) as Ready);
  }

  /** What its process has used of the processors, from /proc, where a hundredth of a second is one. */
  processorMs(): number {
    const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGINT');
    await ended;
  }
}

interface Ready {
  readonly connectString: string;
  readonly page: string | null;
}

/** Sends as many requests as may be under way, and counts answers without reading them. */
class PipeliningClient {
  readonly #socket: Socket;
  readonly #frames = new FrameReader(0x7fffffff);
  #answers = 0;
  #xid = 0;
  #told: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (piece) => {
      for (const frame of this.#frames.take(piece)) if (frame.kind === 'packet') this.#answers++;
      this.#told();
    });
  }

  static async open(port: number): Promise<PipeliningClient> {
    const client = new PipeliningClient(connect(port, '127.0.0.1'));
    client.#send({
      kind: 'connect',
      sessionId: '0x0',
      password: '0'.repeat(32),
      timeoutMs: 30_000,
      lastZxidSeen: 0,
      readOnly: false,
    });
    await client.#until(1);
    return client;
  }

  async write(count: number): Promise<void> {
    const end = this.#answers + count;
    for (let sent = 0; sent < count;) {
      const room = Math.min(count - sent, PIPELINED);
      this.#socket.cork();
      for (let nth = 0; nth < room; nth++) this.#send(this.#write());
      this.#socket.uncork();
      sent += room;
      // Half of them may still be under way when the next go out.
      await this.#until(sent === count ? end : end - count + sent - PIPELINED / 2);
    }
  }

  async ping(): Promise<void> {
    const next = this.#answers + 1;
    this.#send({ kind: 'ping' });
    await this.#until(next);
  }

  close(): void {
    this.#socket.destroy();
  }

  #write(): ClientMessage {
    const request = { op: 'setData', path: '/', data: 'x', version: -1 } as const;
    return { kind: 'request', xid: ++this.#xid, request };
  }

  #send(message: ClientMessage): void {
    this.#socket.write(bytesOfClientMessage(message));
  }

  async #until(answers: number): Promise<void> {
    while (this.#answers < answers) await new Promise<void>((resolve) => (this.#told = resolve));
  }
}
