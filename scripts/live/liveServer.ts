// The simulated servers behind real ports: sockets and the wall clock on one side, the world on the other.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { listen } from '../serving/listen.ts';
import { messageOf } from '../messageOf.ts';
import { hostInAddress } from '../serving/ownHost.ts';
import { performance } from 'node:perf_hooks';
import type { ClientMessage, Command, LinkId, Refusal, ServerId } from '../../src/engine/index.ts';
import { liveChoice, LiveWorld, startUpMs, wireOf } from '../../src/rooms/live/model/liveWorld.ts';
import { OutsideEnd } from '../../src/wire/outsideEnd.ts';
import type { LinkCommand } from '../../src/scenarios/link/permalink.ts';
import type { ParameterValues } from '../../src/scenarios/scenario/scenario.ts';
import { Connection, type ConnectionOwner } from './connection.ts';

export interface LiveServerOptions {
  /** One for each server; 0: any that is free. */
  readonly ports: readonly number[];
  readonly host: string;
  /** The scenario's; what is not said is as it usually is. */
  readonly values: ParameterValues;
  readonly seed: number;
  readonly onCommand?: (command: LinkCommand) => void;
  readonly warn?: (text: string) => void;
}

const MAX_CONNECTIONS = 10_000;
/** When the system has told of all that came while the servers stood still. */
const NEXT_TURN_MS = 20;
/** So often it is looked at the clock even when nothing is due. */
const LOOK_MS = 1000;
/** Between such looks nothing may be late, unless the machine was asleep. */
const WORTH_TELLING_MS = 500;

/** Listens for all servers. Throws a TakenPort, with nothing left open, where that cannot be. */
export async function startLive(options: LiveServerOptions): Promise<LiveServer> {
  const doors: Door[] = [];
  try {
    for (const port of options.ports) doors.push(await openDoor(options.host, port));
  } catch (error) {
    for (const { listener } of doors) listener.close();
    throw error;
  }
  return new LiveServer(options, doors);
}

export class LiveServer implements ConnectionOwner {
  readonly world: LiveWorld;
  readonly #options: LiveServerOptions;
  /** The wall time, since 1970, at which the world's time is 0. */
  readonly epochMs: number;
  readonly #connections = new Set<Connection>();
  /** Those that have sent something whole, by their links in the world. */
  readonly #byLink = new Map<LinkId, Connection>();
  /** Those with something to send at the end of the turn. */
  readonly #toFlush = new Set<Connection>();
  /** What listens now, by server; none where the server is down. */
  readonly #listeners = new Map<ServerId, Server>();
  /** Running, but without a port so far: it was said so. */
  readonly #unreachable = new Set<ServerId>();
  readonly #ports: readonly number[];
  /** How many connections an address has at a server, by both. */
  readonly #perAddress = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(options: LiveServerOptions, doors: readonly Door[]) {
    this.#options = options;
    this.#ports = doors.map(({ port }) => port);
    const values = { ...options.values, servers: doors.length, ports: this.#ports.join(',') };
    this.epochMs = Date.now() - startUpMs(liveChoice(options.seed, values));
    this.world = new LiveWorld(
      liveChoice(options.seed, { ...values, startedAtMs: this.epochMs }),
      {
        delivered: (link, message) => {
          const connection = this.#byLink.get(link);
          if (connection === undefined) return;
          connection.deliver(message);
          this.#toFlush.add(connection);
        },
        given: (command) => options.onCommand?.(command),
        skipped: (ms) => {
          if (ms > WORTH_TELLING_MS)
            this.warn(`the world's clock left out ${Math.round(ms)} ms in which this process did not run`);
        },
      },
      performance.now(),
    );
    for (const [index, { listener }] of doors.entries()) {
      const server = this.world.servers[index];
      if (server !== undefined) this.#attend(server, listener);
    }
    this.#turn();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const connection of this.#connections) connection.destroy();
    await Promise.all(
      [...this.#listeners.values()].map((listener) => new Promise((resolve) => listener.close(resolve))),
    );
  }

  get connectString(): string {
    return this.#ports.map((port) => `${hostInAddress(this.#options.host)}:${port}`).join(',');
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  /** What waits for clients that do not read. */
  get waitingBytes(): number {
    return [...this.#connections].reduce((sum, { waitingBytes }) => sum + waitingBytes, 0);
  }

  portOf(server: ServerId): number {
    return this.#ports[this.world.servers.indexOf(server)] ?? 0;
  }

  /** Why it cannot be done; null if it was. */
  give(command: Command): Refusal | null {
    const refusal = this.world.give(command, performance.now());
    this.#turn();
    return refusal;
  }

  adminAnswer(server: ServerId, asked: string): string {
    const text = this.world.adminAnswer(server, asked, performance.now());
    this.#turn();
    return text;
  }

  setPaused(isPaused: boolean): void {
    this.world.setPaused(isPaused, performance.now());
    // A client that has given its connection up meanwhile is first heard to leave, and then to come again.
    for (const connection of this.#connections)
      if (isPaused || connection.link !== null) connection.hold(isPaused);
    if (!isPaused) setTimeout(() => this.#letIn(), NEXT_TURN_MS);
    this.#turn();
  }

  setSpeed(speed: number): void {
    this.world.setSpeed(speed, performance.now());
    this.#turn();
  }

  received(connection: Connection, messages: readonly ClientMessage[]): void {
    connection.link ??= this.#admit(connection, messages);
    this.world.send(wireOf(connection.link), messages, performance.now());
    this.#turn();
  }

  ended({ link }: Connection): void {
    if (this.#isClosed || link === null) return;
    this.world.close(wireOf(link), performance.now());
    this.#turn();
  }

  gone(connection: Connection): void {
    this.#connections.delete(connection);
    if (connection.link !== null) this.#byLink.delete(connection.link);
  }

  warn(text: string): void {
    this.#options.warn?.(text);
  }

  /** Everything that is due happens, and what came of it goes out. */
  #turn(): void {
    if (this.#isClosed) return;
    const isDone = this.world.pass(performance.now());
    for (const connection of this.#toFlush) connection.flush();
    this.#toFlush.clear();
    this.#followServers();
    if (this.#timer !== null) clearTimeout(this.#timer);
    const waitMs = isDone ? Math.min(this.world.idleMs() ?? LOOK_MS, LOOK_MS) : 0;
    this.#timer = setTimeout(() => this.#turn(), Math.ceil(waitMs));
  }

  /** Nobody listens on the port of a server that is down. */
  #followServers(): void {
    for (const server of this.world.servers) {
      const listener = this.#listeners.get(server);
      const isUp = this.world.isUp(server);
      if (isUp === (listener !== undefined)) continue;
      if (isUp) void this.#reopen(server);
      else {
        this.#listeners.delete(server);
        this.#unreachable.delete(server);
        listener?.close();
      }
    }
  }

  /** Another program may have taken the port meanwhile: it is tried again until that leaves it. */
  async #reopen(server: ServerId): Promise<void> {
    const listener = newListener();
    this.#attend(server, listener);
    try {
      await listen(listener, this.#options.host, this.portOf(server));
      this.#unreachable.delete(server);
    } catch (error) {
      if (!this.#unreachable.has(server)) this.warn(`${server} is not to be reached: ${messageOf(error)}`);
      this.#unreachable.add(server);
      setTimeout(() => {
        if (this.#listeners.get(server) === listener) this.#listeners.delete(server);
        this.#turn();
      }, LOOK_MS).unref();
    }
  }

  #attend(server: ServerId, listener: Server): void {
    listener.removeAllListeners('connection');
    listener.on('connection', (socket: Socket) => this.#accept(server, socket));
    this.#listeners.set(server, listener);
  }

  #accept(server: ServerId, socket: Socket): void {
    const { remoteAddress = '' } = socket;
    if (this.#isFull(server, remoteAddress)) {
      this.warn(
        `${server} has turned ${remoteAddress} away: it has ${this.#mostPerAddress} connections (--max-client-cnxns)`,
      );
      socket.destroy();
      return;
    }
    const end = new OutsideEnd(this.world.maxPacketBytes, this.epochMs);
    const connection = new Connection({ server, from: addressOf(socket) }, socket, end, this);
    this.#count(server, remoteAddress, 1);
    socket.once('close', () => this.#count(server, remoteAddress, -1));
    this.#connections.add(connection);
    if (this.world.isPaused) connection.hold(true);
  }

  /** Its first packet says which client it is. */
  #admit(connection: Connection, [first]: readonly ClientMessage[]): LinkId {
    const { server, from } = connection.caller;
    const session = first?.kind === 'connect' ? first.sessionId : '0x0';
    const link = this.world.linkOf(this.world.open(server, from, session, performance.now()));
    this.#byLink.set(link, connection);
    return link;
  }

  #letIn(): void {
    if (this.world.isPaused) return;
    for (const connection of this.#connections) if (connection.link === null) connection.hold(false);
  }

  get #mostPerAddress(): number {
    return Number(this.world.choice.values['maxClientCnxns']);
  }

  /** NIOServerCnxnFactory counts an address's connections at each server. */
  #isFull(server: ServerId, address: string): boolean {
    const most = this.#mostPerAddress;
    return most > 0 && (this.#perAddress.get(`${server} ${address}`) ?? 0) >= most;
  }

  #count(server: ServerId, address: string, difference: 1 | -1): void {
    const key = `${server} ${address}`;
    const left = (this.#perAddress.get(key) ?? 0) + difference;
    if (left === 0) this.#perAddress.delete(key);
    else this.#perAddress.set(key, left);
  }
}

/** A port that is listened at. */
interface Door {
  readonly listener: Server;
  readonly port: number;
}

async function openDoor(host: string, port: number): Promise<Door> {
  const listener = newListener();
  // Until all servers are there, a client that comes is turned away and tries again.
  listener.on('connection', (socket: Socket) => socket.destroy());
  await listen(listener, host, port);
  return { listener, port: (listener.address() as AddressInfo).port };
}

/** A client may end its side behind a word and wait for the answer (`echo stat | nc`). */
function newListener(): Server {
  const listener = createServer({ allowHalfOpen: true });
  listener.maxConnections = MAX_CONNECTIONS;
  return listener;
}

/** As IPv4 where it is one. Null: it is gone already. */
function addressOf({ remoteAddress, remotePort }: Socket): string | null {
  if (remoteAddress === undefined || remotePort === undefined) return null;
  const host = remoteAddress.replace(/^::ffff:/u, '').replace(/%.*$/u, '');
  return host.includes(':') ? `[${host}]:${remotePort}` : `${host}:${remotePort}`;
}
