// The files of the built page, answered over HTTP. Each is read once and kept in memory.
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** Sent with every answer. */
export const SAFE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export class BuiltPage {
  readonly #folder: string;
  readonly #files = new Map<string, Buffer>();

  /** `folder`: that of the build. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** `path`: of the address, decoded. `home`: the file for `/`. */
  serve(path: string, response: ServerResponse, home = 'index.html'): void {
    const folder = this.#folder;
    const file = normalize(join(folder, path === '/' ? home : path));
    const content = file.startsWith(folder + sep) ? this.#contentOf(file) : null;
    if (content === null) {
      const isMissing = this.#contentOf(join(folder, 'index.html')) === null;
      return end(response, 404, isMissing ? 'The page is not built: npm run build' : 'not found');
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...SAFE });
    response.end(content);
  }

  /** Null where there is no such file, and no such name: one may be too long for the file system. */
  #contentOf(file: string): Buffer | null {
    const kept = this.#files.get(file);
    if (kept !== undefined) return kept;
    try {
      const content = readFileSync(file);
      this.#files.set(file, content);
      return content;
    } catch {
      return null;
    }
  }
}

/** A line of text as the whole answer. */
export function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...SAFE });
  response.end(`${text}\n`);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
