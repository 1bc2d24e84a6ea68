// A hash of all that a world's future depends on: two worlds of one setup with the same hash go on alike, whatever led to them. Left out
// is what only tells the past (numbers of records, causes, statistics) and the remains of processes that have ended for good. Numbers of
// messages on their way are told by their order alone.
import type { AgendaItem } from './kernel/agenda.ts';
import { Cell, Table, type Fifo } from './kernel/table.ts';
import { mix, valueHash } from './kernel/valueHash.ts';
import { isClientId, type ActorId, type ClientId, type LinkId } from './model/ids.ts';
import { isStale } from './transition.ts';
import type { ClientState } from './client/clientState.ts';
import type { Flight, Link, What, World } from './world/world.ts';

/** What the future of a simulation depends on beside its setup. */
export interface Standing {
  readonly world: World;
  /** Where the programs of a client's process stand. */
  readonly positionOf: (client: ClientId) => number;
  /** Of what its invariants remember. */
  readonly memoryHash: number;
}

/** The same for two runs of one setup that go on alike and are told the same of themselves, whatever led to them. */
export function stateHash({ world, positionOf, memoryHash }: Standing, besides: readonly unknown[]): number {
  let hash = mix(worldHash(world, positionOf), memoryHash);
  for (const one of besides) hash = mix(hash, valueHash(one));
  return hash;
}

function worldHash(world: World, positionOf: Standing['positionOf']): number {
  let hash = mix(world.timeMs, valueHash(world.cue));
  const flights = flightHashes(world);
  for (const flight of flights.values()) hash = mix(hash, flight);
  for (const item of pendingItems(world)) hash = mix(hash, itemHash(item, flights));
  hash = mix(hash, world.links.digest(linksHash));
  for (const [id, state] of world.servers) hash = mix(mix(hash, valueHash(id)), containersHash(state));
  for (const [id, client] of world.clients) {
    const ended = hasEnded(client);
    hash = mix(mix(hash, valueHash(id)), ended ? endedHash(client) : containersHash(client));
    if (!ended) hash = mix(hash, positionOf(id));
  }
  for (const [id, resource] of world.resources)
    hash = mix(mix(hash, valueHash(id)), containersHash(resource));
  for (const [actor, count] of world.linkCounts.entries())
    if (!isOver(world, actor)) hash = mix(mix(hash, valueHash(actor)), count);
  for (const table of [world.cutOff, world.cutPairs, world.slowPairs, world.frozen, world.held])
    hash = mix(hash, table.digest(tableHash));
  return hash;
}

/** Of each message on its way, by its number: what it is, not which. */
function flightHashes(world: World): ReadonlyMap<number, number> {
  const hashes = new Map<number, number>();
  for (const flight of world.flights.values()) hashes.set(flight.id, mix(flightHash(flight), hashes.size));
  return hashes;
}

const knownFlights = new WeakMap<Flight, number>();

function flightHash(flight: Flight): number {
  const before = knownFlights.get(flight);
  if (before !== undefined) return before;
  const { link, direction, message, deliverAtMs, state, fate } = flight;
  const where = mix(valueHash(link), valueHash(direction));
  const hash = mix(mix(mix(where, valueHash(message)), valueHash(state)), mix(deliverAtMs, valueHash(fate)));
  knownFlights.set(flight, hash);
  return hash;
}

/** What is not void, in the order in which it will come. */
function pendingItems(world: World): readonly AgendaItem<What>[] {
  return world.agenda
    .items()
    .filter(({ what }) => !isStale(world, what))
    .toSorted((a, b) => a.atMs - b.atMs || a.seq - b.seq);
}

function itemHash(
  { atMs, what, background }: AgendaItem<What>,
  flights: ReadonlyMap<number, number>,
): number {
  const hash = mix(atMs, background ? 1 : 2);
  return mix(hash, what.kind === 'deliver' ? (flights.get(what.flight) ?? 0) : valueHash(what));
}

function linksHash(links: Table<LinkId, Link>): number {
  let hash = links.size;
  for (const link of links.values())
    hash = mix(hash, valueHash(link.dropArmedBy === null ? link : { ...link, dropArmedBy: 1 }));
  return hash;
}

/** A server's or a client's containers: they stand in one order in all of them. */
function containersHash(state: object): number {
  const { latency } = state as { readonly latency?: Container };
  let hash = 0;
  for (const container of Object.values(state) as Container[])
    if (container !== latency) hash = mix(hash, containerHash(container));
  return hash;
}

type Container = Cell<unknown> | Table<unknown, unknown> | Fifo<unknown>;

function containerHash(container: Container): number {
  if (container instanceof Cell) return container.digest(cellHash);
  return container instanceof Table ? container.digest(tableHash) : container.digest(fifoHash);
}

function cellHash({ value }: Cell<unknown>): number {
  return valueHash(value);
}

function tableHash(table: Table<unknown, unknown>): number {
  let hash = table.size;
  for (const [key, value] of table.entries()) hash = mix(mix(hash, valueHash(key)), valueHash(value));
  return hash;
}

function fifoHash(fifo: Fifo<unknown>): number {
  let hash = fifo.size;
  for (const item of fifo.toArray()) hash = mix(hash, valueHash(item));
  return hash;
}

function isOver(world: World, actor: ActorId): boolean {
  const client = isClientId(actor) ? world.clients.get(actor) : undefined;
  return client !== undefined && hasEnded(client);
}

/** Nothing starts it again by itself. */
function hasEnded({ vars }: ClientState): boolean {
  return vars.value.process === 'killed' || vars.value.process === 'closed';
}

function endedHash({ vars }: ClientState): number {
  const { process, sessionId } = vars.value;
  return mix(valueHash(process), valueHash(sessionId));
}
