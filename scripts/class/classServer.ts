// The page, the join page and the relay of a class on one port. Phones open the short address; the lab is below /lab/.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { performance } from 'node:perf_hooks';
import { BuiltPage, end } from '../serving/builtPage.ts';
import { listen } from '../serving/listen.ts';
import { targetOf } from '../serving/requestTarget.ts';
import { addressesInRoom } from './addresses.ts';
import { Relay } from './relay.ts';

export interface ClassServerOptions {
  /** 0: any that is free. */
  readonly port: number;
  /** Listened at; 0.0.0.0: all addresses of the machine. */
  readonly host: string;
  /** The folder of the built page. */
  readonly folder: string;
  /** Milliseconds that only rise; without, those of this process. */
  readonly nowMs?: () => number;
}

const PORT_OPTIONS = { free: 'choose another with --port (0 takes a free one)', names: '--port' };
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const LAB = '/lab/';

export class ClassServer {
  /** For the teacher's page alone; a new one each time. */
  readonly secret = randomBytes(16).toString('hex');
  readonly #options: ClassServerOptions;
  readonly #built: BuiltPage;
  readonly #server: Server;
  readonly #relay: Relay;
  #port = 0;

  constructor(options: ClassServerOptions) {
    this.#options = options;
    this.#built = new BuiltPage(options.folder);
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#upgrade(request, socket, head),
    );
    const { nowMs = () => performance.now() } = options;
    this.#relay = new Relay({ secret: this.secret, join: () => this.join, nowMs });
  }

  async start(): Promise<void> {
    try {
      await listen(this.#server, this.#options.host, this.#options.port, PORT_OPTIONS);
    } catch (error) {
      this.#relay.close();
      throw error;
    }
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#relay.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Of the teacher's page, with the secret. It is for this machine, under the name that phones use: links made there open on them. */
  get page(): string {
    return `${this.join.slice(0, -1)}${LAB}#class=${this.secret}`;
  }

  /** Where phones join. */
  get join(): string {
    const { host } = this.#options;
    const [first = host] = EVERYWHERE.has(host) ? addressesInRoom() : [host];
    return `http://${bracketed(first)}:${this.#port}/`;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#isOwn(request)) return end(response, 403, 'another origin');
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'another method');
    const path = targetOf(request)?.path;
    if (path === undefined) return end(response, 400, 'no address');
    if (path === '/lab') {
      response.writeHead(302, { location: LAB });
      response.end();
    } else if (path.startsWith(LAB)) this.#built.serve(path.slice(LAB.length - 1), response);
    else this.#built.serve(path, response, 'join.html');
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = targetOf(request)?.path ?? '';
    const isTaken = this.#isOwn(request) && this.#relay.upgrade(path, request, socket, head);
    if (!isTaken) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  }

  /** Another site may not speak in a visitor's name: what comes from a page comes from one of ours. */
  #isOwn({ headers }: IncomingMessage): boolean {
    const { host: named = '', origin } = headers;
    const { host } = this.#options;
    const names = EVERYWHERE.has(host) ? addressesInRoom() : [host];
    const isKnown = [...names.map(bracketed), 'localhost', '127.0.0.1', '[::1]'].some(
      (name) => named === `${name}:${this.#port}`,
    );
    return isKnown && (origin === undefined || origin === `http://${named}`);
  }
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
