// A hash of all that a world's future depends on: two worlds of one setup with the same hash go on alike, whatever led to them. Left out
// is what only tells the past (numbers of records, causes, statistics) and the remains of processes that have ended for good. Numbers of
// messages on their way are told by their order alone.
import type { AgendaItem } from './kernel/agenda.ts';
import { Cell, Table, type Fifo } from './kernel/table.ts';
import { hashedOnce, mix, valueHash } from './kernel/valueHash.ts';
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
  const flights = [...world.flights.values()];
  for (const flight of flights) hash = mix(hash, hashedOnce(flight, flightHash));
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

/** Of a message on its way: what it is, not which. */
function flightHash({ link, direction, message, deliverAtMs, state, fate }: Flight): number {
  const where = mix(valueHash(link), valueHash(direction));
  return mix(mix(mix(where, valueHash(message)), valueHash(state)), mix(deliverAtMs, valueHash(fate)));
}

/** What is not void, in the order in which it will come. */
function pendingItems(world: World): readonly AgendaItem<What>[] {
  const pending: AgendaItem<What>[] = [];
  for (const item of world.agenda.items()) {
    if (isStale(world, item.what)) continue;
    // A heap is almost in order: its few items find their places sooner than a sort would put them there.
    let at = pending.length;
    for (; at > 0; at--) {
      const before = pending[at - 1] as AgendaItem<What>;
      if (before.atMs < item.atMs || (before.atMs === item.atMs && before.seq < item.seq)) break;
      pending[at] = before;
    }
    pending[at] = item;
  }
  return pending;
}

/** A message is told by its place among those on their way. */
function itemHash({ atMs, what, background }: AgendaItem<What>, flights: readonly Flight[]): number {
  const hash = mix(atMs, background ? 1 : 2);
  if (what.kind !== 'deliver') return mix(hash, valueHash(what));
  return mix(
    hash,
    flights.findIndex(({ id }) => id === what.flight),
  );
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
  const containers = state as Readonly<Record<string, Container>>;
  for (const name in containers) {
    const container = containers[name];
    if (container !== undefined && container !== latency) hash = mix(hash, containerHash(container));
  }
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
