// The built page on a port of its own, and the channel between it and this process. Only the page's own origin, and who has the
// token of this process, are let in.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BuiltPage, end, SAFE } from './builtPage.ts';
import { listen } from './listen.ts';
import { hostInAddress, isOwnHost } from './ownHost.ts';
import { targetOf } from './requestTarget.ts';

/** What the channel is about. */
export interface PageSource<ToPage, FromPage> {
  /** The first messages to a page that connects now. Pages already connected are sent everything up to now before that. */
  opening(): readonly ToPage[];
  /** What there is since pages were told last. */
  news(): readonly ToPage[];
  /** Nobody looks any more. */
  forget(): void;
  /** Null if it is no request. */
  parse(text: string): FromPage | null;
  ask(request: FromPage): unknown;
}

export interface PageServerOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the built page. */
  readonly folder: string;
  /** Where the channel is, on the page's own origin. Both want the token: `?token=…`. */
  readonly streamPath: string;
  readonly askPath: string;
  /** The page and what it is told of the token, such as `#live=`. */
  readonly opens: string;
  /** 32 hexadecimal digits; any, if not said. */
  readonly token?: string;
}

/** So often pages are told what is new. */
const TELL_MS = 100;
const MAX_ASK_BYTES = 2 << 20;
/** A page that does not read so much is let go; it comes again and is told all from the beginning. */
const MAX_WAITING_BYTES = 256 << 20;

export class PageServer<ToPage, FromPage> {
  readonly token: string;
  readonly #options: PageServerOptions;
  readonly #source: PageSource<ToPage, FromPage>;
  readonly #server: Server;
  readonly #built: BuiltPage;
  readonly #streams = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | null = null;
  #port = 0;

  constructor(source: PageSource<ToPage, FromPage>, options: PageServerOptions) {
    this.#source = source;
    this.#built = new BuiltPage(options.folder);
    this.#options = options;
    this.token = options.token ?? randomBytes(16).toString('hex');
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  get address(): string {
    return this.addressAt(this.#options.host);
  }

  /** By another name of this machine. */
  addressAt(host: string): string {
    return `http://${hostInAddress(host)}:${this.#port}/${this.#options.opens}${this.token}`;
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

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#isOwn(request)) return end(response, 403, 'another origin');
    const target = targetOf(request);
    if (target === null) return end(response, 400, 'no address');
    const { path, query } = target;
    const { streamPath, askPath } = this.#options;
    if (path !== streamPath && path !== askPath) return this.#built.serve(path, response);
    if (!this.#hasToken(query)) return end(response, 403, 'no token');
    if (path === streamPath && request.method === 'GET') return this.#stream(response);
    if (path === askPath && request.method === 'POST') return this.#listen(request, response);
    end(response, 405, 'another method');
  }

  /** Another site may neither take the address over nor ask in a visitor's name. */
  #isOwn({ headers: { host = '', origin } }: IncomingMessage): boolean {
    return isOwnHost(host, this.#options.host) && (origin === undefined || origin === `http://${host}`);
  }

  #hasToken(query: URLSearchParams): boolean {
    const given = Buffer.from(query.get('token') ?? '');
    const own = Buffer.from(this.token);
    return given.length === own.length && timingSafeEqual(given, own);
  }

  #stream(response: ServerResponse): void {
    // Those that are there are told all up to now first: the opening has it all.
    this.#tell();
    response.writeHead(200, { 'content-type': 'text/event-stream', ...SAFE });
    for (const message of this.#source.opening()) send(response, message);
    this.#streams.add(response);
    this.#timer ??= setInterval(() => this.#tell(), TELL_MS);
    response.on('close', () => {
      this.#streams.delete(response);
      if (this.#streams.size > 0 || this.#timer === null) return;
      clearInterval(this.#timer);
      this.#timer = null;
      this.#source.forget();
    });
  }

  #tell(): void {
    const messages = this.#source.news();
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
      const asked = this.#source.parse(Buffer.concat(pieces).toString('utf8'));
      if (asked === null) return end(response, 400, 'no request');
      response.writeHead(200, { 'content-type': 'application/json', ...SAFE });
      response.end(JSON.stringify(this.#source.ask(asked)));
      this.#tell();
    });
  }
}

function send(stream: ServerResponse, message: unknown): void {
  stream.write(`data: ${JSON.stringify(message)}\n\n`);
}
