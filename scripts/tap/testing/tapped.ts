// A tap before a server of a test, and everything it has heard.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Ledger } from '../../../src/rooms/tap/model/ledger.ts';
import type { TapEvent } from '../../../src/rooms/tap/model/tapEvent.ts';
import { Tap } from '../tap.ts';

export interface Tapped {
  readonly tap: Tap;
  readonly port: number;
  readonly events: TapEvent[];
  readonly ledger: Ledger;
  readonly warnings: string[];
  /** Is told of each event from now on. */
  tell(listener: (event: TapEvent) => void): void;
  until(isSo: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export async function tapped(...ports: readonly number[]): Promise<Tapped> {
  const events: TapEvent[] = [];
  const warnings: string[] = [];
  const ledger = new Ledger();
  const listeners: ((event: TapEvent) => void)[] = [];
  const waiting = new Set<() => void>();
  const tap = new Tap({
    upstreams: ports.map((port) => ({ host: '127.0.0.1', port })),
    ports: ports.map(() => 0),
    host: '127.0.0.1',
    keepsData: false,
    warn: (text) => warnings.push(text),
    onEvent: (event) => {
      events.push(event);
      ledger.take(event);
      for (const listener of listeners) listener(event);
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  });
  await tap.start();
  return {
    tap,
    port: tap.ports[0] ?? 0,
    events,
    ledger,
    warnings,
    tell: (listener) => void listeners.push(listener),
    until: async (isSo) => {
      while (!isSo()) await new Promise<void>((resolve) => waiting.add(resolve));
    },
    close: () => tap.close(),
  };
}

/** A server of a few lines. */
export async function upstreamOf(attend: (socket: Socket) => void): Promise<{
  readonly port: number;
  close(): void;
}> {
  const sockets = new Set<Socket>();
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    attend(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
