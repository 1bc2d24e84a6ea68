// The names under which a server of ours is asked.
import { isIPv6 } from 'node:net';

/** As it stands in a URL or a connect string. */
export function hostInAddress(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * Whether a request's Host header names the server that listens at `host`: another site may not take its address over (DNS rebinding). Any
 * port is right, as one of another machine may be forwarded to ours. A server that listens at all addresses accepts every name.
 */
export function isOwnHost(header: string, host: string): boolean {
  if (host === '0.0.0.0' || host === '::') return true;
  const name = header.replace(/:\d+$/u, '');
  return [hostInAddress(host), 'localhost', '127.0.0.1', '[::1]'].includes(name);
}
