// What a request asks for, read once for all servers. It comes from anybody, so nothing in here throws.
import type { IncomingMessage } from 'node:http';

export interface RequestTarget {
  /** Decoded; begins with a slash, and may have `..` in it. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Null if it is no path: the answer is 400. */
export function targetOf({ url = '' }: IncomingMessage): RequestTarget | null {
  const [, asked, query] = /^(\/[^?#]*)(?:\?([^#]*))?/u.exec(url) ?? [];
  const path = asked === undefined ? null : decoded(asked);
  // No name has a zero in it, and functions of the file system throw at one.
  if (path === null || path.includes('\0')) return null;
  return { path, query: new URLSearchParams(query) };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
