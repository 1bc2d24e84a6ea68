// The socket thread: it forwards bytes and does nothing else. Decoding allocates, and a thread that collects garbage forwards nothing.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { listen, TakenPort } from '../../serving/listen.ts';
import { Log } from './log.ts';
import type { Address, FromWire, ToWire, WireOptions } from './messages.ts';
import { WirePair, type WireOwner } from './wirePair.ts';

const MAX_CONNECTIONS = 10_000;

if (parentPort === null) throw new Error('this is a thread of the tap');
const port = parentPort;

class Wire implements WireOwner {
  readonly log: Log;
  readonly #listeners: Server[] = [];
  readonly #pairs = new Map<number, WirePair>();
  #refused: ReadonlySet<number> = new Set();
  isWatchful = false;
  #opened = 0;
  #isEnding = false;

  constructor(startNs: bigint) {
    // performance.now() starts anew in each thread; process.hrtime does not.
    const sinceMs = performance.now() - Number(process.hrtime.bigint() - startNs) / 1e6;
    this.log = new Log({
      send: (batch) => send({ kind: 'batch', batch }, [batch.heads.buffer, batch.bytes.buffer]),
      nowMs: () => performance.now() - sinceMs,
      onBehind: (isBehind) => {
        for (const pair of this.#pairs.values()) pair.wait(isBehind);
      },
    });
  }

  async start({ upstreams, ports, host }: WireOptions): Promise<void> {
    try {
      for (const [index, to] of upstreams.entries()) {
        const listener = createServer({ allowHalfOpen: true, pauseOnConnect: true });
        listener.maxConnections = MAX_CONNECTIONS;
        listener.on('connection', (socket: Socket) => this.#admit(socket, index + 1, to));
        await listen(listener, host, ports[index] ?? 0);
        this.#listeners.push(listener);
      }
    } catch (error) {
      if (!(error instanceof TakenPort)) throw error;
      for (const listener of this.#listeners) listener.close();
      send({ kind: 'taken', problem: error.message });
      port.close();
      return;
    }
    send({ kind: 'ready', ports: this.#listeners.map((each) => (each.address() as AddressInfo).port) });
  }

  take(message: ToWire): void {
    switch (message.kind) {
      case 'watch':
        this.isWatchful = message.isWatchful;
        return;
      case 'refuse':
        this.#refused = new Set(message.servers);
        return;
      case 'apply':
        return this.#pairs.get(message.connection)?.apply(message.conditions);
      case 'close':
        return this.#pairs.get(message.connection)?.close();
      case 'mark':
        return this.log.mark(message.mark);
      case 'judged':
        for (const { connection, side, bytes, isDropped } of message.verdicts)
          this.#pairs.get(connection)?.release(side, bytes, isDropped);
        return;
      case 'read':
        this.log.back(message.batch);
        return this.#leave();
      case 'end':
        this.#isEnding = true;
        for (const listener of this.#listeners) listener.close();
        for (const pair of this.#pairs.values()) pair.close();
        return this.#leave();
    }
  }

  gone(pair: WirePair): void {
    this.#pairs.delete(pair.id);
  }

  /** Ends the thread once every connection is closed and the log has been read. */
  #leave(): void {
    if (this.#isEnding && this.#pairs.size === 0 && this.log.isTold) port.close();
  }

  #admit(socket: Socket, server: number, to: Address): void {
    if (this.#refused.has(server) || this.#isEnding) {
      socket.on('error', () => {});
      socket.resetAndDestroy();
      return;
    }
    const pair = new WirePair((this.#opened += 1), socket, to, this);
    this.#pairs.set(pair.id, pair);
    this.log.opened(pair.id, server, addressOf(socket));
  }
}

function send(message: FromWire, buffers: ArrayBuffer[] = []): void {
  port.postMessage(message, buffers);
}

function addressOf({ remoteAddress = '', remotePort = 0 }: Socket): string {
  const host = remoteAddress.replace(/^::ffff:/u, '');
  return host.includes(':') ? `[${host}]:${remotePort}` : `${host}:${remotePort}`;
}

const options = workerData as WireOptions;
const wire = new Wire(options.startNs);
port.on('message', (message: ToWire) => wire.take(message));
await wire.start(options);
