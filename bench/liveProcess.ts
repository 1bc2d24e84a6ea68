// `npm run live` as a process of its own, on free ports.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { processorMs } from './processorMs.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export class LiveProcess {
  readonly #process: ChildProcess;
  /** Of the servers, in order. */
  readonly ports: readonly number[];
  readonly page: string;

  private constructor(process: ChildProcess, { connectString, page }: Ready) {
    this.#process = process;
    this.ports = connectString.split(',').map((address) => Number(address.split(':')[1]));
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

  /** Of the server named last. */
  get port(): number {
    return this.ports.at(-1) ?? 0;
  }

  /** What of it is in memory. */
  residentMb(): number {
    const pages = readFileSync(`/proc/${this.#process.pid}/statm`, 'utf8').split(' ')[1];
    return (Number(pages) * 4096) / 2 ** 20;
  }

  processorMs(): number {
    return processorMs(this.#process.pid);
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
