// The page on a port of its own, and the channel between it and the live servers. Only the page's own origin, and who has the
// token of this process, are let in.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { listen } from './listen.ts';
import {
  ASK_PATH,
  parseFromPage,
  STREAM_PATH,
  type Answer,
  type ToPage,
} from '../../src/rooms/live/model/channel.ts';
import type { LinkCommand } from '../../src/scenarios/link/permalink.ts';

/** What the channel is about. */
export interface PageSource {
  /** What a page that comes now is told first. */
  opening(): readonly ToPage[];
  now(): ToPage;
  ask(request: NonNullable<ReturnType<typeof parseFromPage>>): Answer;
}

export interface PageServerOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the built page. */
  readonly folder: string;
  /** 32 hexadecimal digits; any, if not said. */
  readonly token?: string;
}

/** So often a page is told how far the world has come. */
const TELL_MS = 100;
/** Commands in one message. */
const BATCH = 1000;
const MAX_ASK_BYTES = 2 << 20;
/** A page that does not read so much is let go; it comes again and is told all from the beginning. */
const MAX_WAITING_BYTES = 256 << 20;

export class PageServer {
  readonly token: string;
  readonly #options: PageServerOptions;
  readonly #source: PageSource;
  readonly #server: Server;
  readonly #streams = new Set<ServerResponse>();
  #commands: LinkCommand[] = [];
  #timer: NodeJS.Timeout | null = null;
  #port = 0;

  constructor(source: PageSource, options: PageServerOptions) {
    this.#source = source;
    this.#options = options;
    this.token = options.token ?? randomBytes(16).toString('hex');
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  get address(): string {
    return `http://${this.#options.host}:${this.#port}/#live=${this.token}`;
  }

  async start(): Promise<void> {
    await listen(this.#server, this.#options.host, this.#options.port);
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const stream of this.#streams) stream.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A command that was given; pages hear of it soon. */
  given(command: LinkCommand): void {
    if (this.#streams.size > 0) this.#commands.push(command);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://page');
    if (!this.#isOwn(request)) return end(response, 403, 'another origin');
    if (url.pathname !== STREAM_PATH && url.pathname !== ASK_PATH) return this.#serve(url.pathname, response);
    if (!this.#hasToken(url)) return end(response, 403, 'no token');
    if (url.pathname === STREAM_PATH && request.method === 'GET') return this.#stream(response);
    if (url.pathname === ASK_PATH && request.method === 'POST') return this.#listen(request, response);
    end(response, 405, 'another method');
  }

  /** Another site may neither ask in a visitor's name nor take the address over (DNS rebinding). */
  #isOwn({ headers }: IncomingMessage): boolean {
    const { host: named = '', origin } = headers;
    const { host } = this.#options;
    const hosts = [host, 'localhost', '127.0.0.1'].map((name) => `${name}:${this.#port}`);
    // Whoever listens on all addresses lets in who knows one of them.
    const isKnown = hosts.includes(named) || host === '0.0.0.0' || host === '::';
    return isKnown && (origin === undefined || origin === `http://${named}`);
  }

  #hasToken(url: URL): boolean {
    const given = Buffer.from(url.searchParams.get('token') ?? '');
    const own = Buffer.from(this.token);
    return given.length === own.length && timingSafeEqual(given, own);
  }

  #serve(path: string, response: ServerResponse): void {
    const { folder } = this.#options;
    const file = normalize(join(folder, decodePath(path) === '/' ? 'index.html' : decodePath(path)));
    if (!file.startsWith(folder + sep) || !isFile(file)) {
      const isMissing = !isFile(join(folder, 'index.html'));
      return end(response, 404, isMissing ? 'The page is not built: npm run build' : 'not found');
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...SAFE });
    createReadStream(file).pipe(response);
  }

  #stream(response: ServerResponse): void {
    // Those that are there are told all up to now first: the opening has it all.
    this.#tell();
    response.writeHead(200, { 'content-type': 'text/event-stream', ...SAFE });
    for (const message of this.#source.opening()) send(response, message);
    send(response, this.#source.now());
    this.#streams.add(response);
    this.#timer ??= setInterval(() => this.#tell(), TELL_MS);
    response.on('close', () => {
      this.#streams.delete(response);
      if (this.#streams.size > 0 || this.#timer === null) return;
      clearInterval(this.#timer);
      this.#timer = null;
      this.#commands = [];
    });
  }

  #tell(): void {
    const messages = [...batches(this.#commands), this.#source.now()];
    this.#commands = [];
    for (const stream of this.#streams) {
      for (const message of messages) send(stream, message);
      if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
    }
  }

  #listen(request: IncomingMessage, response: ServerResponse): void {
    const pieces: Buffer[] = [];
    let bytes = 0;
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > MAX_ASK_BYTES) request.destroy();
      else pieces.push(piece);
    });
    request.on('error', () => {});
    request.on('end', () => {
      const asked = parseFromPage(Buffer.concat(pieces).toString('utf8'));
      if (asked === null) return end(response, 400, 'no request');
      response.writeHead(200, { 'content-type': 'application/json', ...SAFE });
      response.end(JSON.stringify(this.#source.ask(asked)));
      this.#tell();
    });
  }
}

/** Commands as messages of a bounded length. */
export function batches(commands: readonly LinkCommand[]): readonly ToPage[] {
  const messages: ToPage[] = [];
  for (let at = 0; at < commands.length; at += BATCH)
    messages.push({ kind: 'commands', commands: commands.slice(at, at + BATCH) });
  return messages;
}

const SAFE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

function send(stream: ServerResponse, message: ToPage): void {
  stream.write(`data: ${JSON.stringify(message)}\n\n`);
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...SAFE });
  response.end(`${text}\n`);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
