// Listening at a port, and saying in a sentence why that cannot be.
import type { Server } from 'node:net';

/** The port is another program's, or not for this user; the message says which and what to do. */
export class TakenPort extends Error {}

/** Which options of the command choose ports, as an error is to name them. */
export interface PortOptions {
  readonly free: string;
  readonly names: string;
}

const LIVE: PortOptions = {
  free: 'choose other ports: --ports 0,0,0 takes free ones, --page 0 a free one for the page',
  names: '--ports or --page',
};

/** `port` 0: any that is free. */
export function listen(server: Server, host: string, port: number, options = LIVE): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new TakenPort(sentenceOf(error, host, port, options))),
    );
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

function sentenceOf(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
  { free, names }: PortOptions,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. End that program, or ${free}.`;
    case 'EACCES':
      return `Port ${port} is not open to this user. Choose one above 1023 with ${names}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine. Choose one with --host.`;
    default:
      return `Cannot listen at ${host}:${port}: ${message}`;
  }
}
