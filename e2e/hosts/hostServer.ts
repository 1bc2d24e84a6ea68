// Another web site: pages given as text or as a folder, with the lab's own files under /lab/ as docs/embedding.md tells
// authors to put them. Every answer carries the same headers, as servers send them for a whole site.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The build that the tests serve: playwright.config.ts names it. */
export const LAB = process.env['ZNODE_LAB_DIST'] ?? join(here, '../../dist');
/** What `npm run hosts` makes. */
export const DOCUSAURUS = join(here, 'docusaurus/dist');
export const VITEPRESS = join(here, 'vitepress/dist');
export const ASTRO = join(here, 'astro/dist');
export const MKDOCS = join(here, 'mkdocs/dist');
export const SPHINX = join(here, 'sphinx/dist');
export const REVEAL = dirname(fileURLToPath(import.meta.resolve('reveal.js')));

export interface Site {
  /** Texts of pages by their paths. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Folders by the paths under which they stand. */
  readonly folders?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** `tidy`: pages are sent to addresses without `.html`, and what stands behind `?` is lost, as `docusaurus serve` does it. */
  readonly addresses?: 'tidy';
  /** Hears of every path that is asked for. */
  readonly onRequest?: (path: string) => void;
}

export interface Served {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => void;
}

/** Serves until it is closed. */
export async function serve(site: Site): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (site.addresses === 'tidy' && pathname.endsWith('.html')) {
      response.writeHead(301, { location: pathname.slice(0, -'.html'.length) }).end();
      return;
    }
    site.onRequest?.(pathname);
    const page = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const path = extname(page) === '' ? `${page}.html` : page;
    contentAt(site, path).then(
      (content) => response.writeHead(200, { 'content-type': typeOf(path), ...site.headers }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function contentAt({ pages = {}, folders = {} }: Site, path: string): Promise<string | Buffer> {
  const page = pages[path];
  if (page !== undefined) return page;
  for (const [prefix, folder] of Object.entries({ '/lab/': LAB, ...folders }))
    if (path.startsWith(prefix)) return readFile(join(folder, path.slice(prefix.length)));
  throw new Error(`nothing at ${path}`);
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.html': 'text/html; charset=utf-8',
};

function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}
