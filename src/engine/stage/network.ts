// TCP-like connections: FIFO in each direction, latency fixed when a message is sent, loss only as a stalled or broken
// connection. Models NIOServerCnxn's and ClientCnxnSocketNIO's sockets; no packet is ever lost from the middle ([N1]).
import { listed } from '../kernel/table.ts';
import { drawBetween, hashString } from '../kernel/rng.ts';
import { isResourceId, type ActorId, type ClientId, type LinkId } from '../model/ids.ts';
import type { ClientMessage, CloseMessage } from '../model/message.ts';
import type { Message } from '../model/anyMessage.ts';
import type { Importance } from '../trace/outbox.ts';
import type {
  Direction,
  DirectionState,
  Flight,
  Link,
  Pair,
  Range,
  World,
  WorldSetup,
} from '../world/world.ts';

/** Opens an actor's next connection. Nothing is sent yet. */
export function openLink(
  world: World,
  client: ActorId,
  server: Link['server'],
  channel: Link['channel'] = 'client',
): LinkId {
  const number = (world.linkCounts.get(client) ?? 0) + 1;
  world.linkCounts.set(client, number);
  const id: LinkId = `${client}#${number}`;
  const toServer = idle(isCutBetween(world, client, server));
  const toClient = idle(isCutBetween(world, server, client));
  world.links.set(id, {
    id,
    client,
    server,
    channel,
    number,
    clientEnd: 'open',
    serverEnd: 'open',
    path: toServer.carries === 'cut' || toClient.carries === 'cut' ? 'cut' : 'whole',
    dropArmedBy: null,
    toServer,
    toClient,
  });
  return id;
}

function idle(isCut: boolean): DirectionState {
  return { sentCount: 0, lastDeliverAtMs: 0, carries: isCut ? 'cut' : 'whole', heldAt: null };
}

interface Sending {
  readonly causes: readonly number[];
  /** Foreground, if not said. */
  readonly importance?: Importance;
}

/** Puts a message on its way. A closed end sends nothing. */
export function sendOver(
  world: World,
  linkId: LinkId,
  direction: Direction,
  message: Message,
  { causes, importance }: Sending,
): void {
  const link = world.links.get(linkId);
  if (link === undefined) return;
  const sendingEnd = direction === 'toServer' ? link.clientEnd : link.serverEnd;
  if (sendingEnd === 'closed' && message.kind !== 'close') return;
  const state = link[direction];
  const deliverAtMs = Math.max(state.lastDeliverAtMs, world.timeMs + latencyMs(world, link, direction));
  const drops = direction === 'toClient' && link.dropArmedBy !== null && message.kind === 'reply';
  const nextState: DirectionState = {
    sentCount: state.sentCount + 1,
    lastDeliverAtMs: deliverAtMs,
    carries: state.carries,
    heldAt: state.heldAt,
  };
  // Written out field by field: this is done for every message, and a spread costs much more.
  world.links.set(linkId, {
    id: link.id,
    client: link.client,
    server: link.server,
    channel: link.channel,
    number: link.number,
    clientEnd: link.clientEnd,
    serverEnd: link.serverEnd,
    path: link.path,
    dropArmedBy: drops ? null : link.dropArmedBy,
    toServer: direction === 'toServer' ? nextState : link.toServer,
    toClient: direction === 'toClient' ? nextState : link.toClient,
  });
  const flight: Flight = {
    id: world.nextFlightId++,
    link: linkId,
    direction,
    message,
    sentAtMs: world.timeMs,
    deliverAtMs,
    state: isPassable(state) ? 'flying' : 'stalled',
    attempt: 0,
    fate: drops ? 'dropped' : 'delivered',
    background: importance === 'background',
    causes: drops ? [...causes, link.dropArmedBy] : causes,
  };
  world.flights.set(flight.id, flight);
  if (flight.state === 'flying') planDelivery(world, flight);
}

/** What a bare connection sends, which is driven from outside. */
export function sendFromWire(
  world: World,
  link: LinkId,
  message: ClientMessage,
  causes: readonly number[],
): void {
  const importance = message.kind === 'ping' ? 'background' : 'foreground';
  sendOver(world, link, 'toServer', message, { causes, importance });
}

/** Closes one end: the other end reads what was sent before, then the close ([N2]). */
export function closeEnd(
  world: World,
  linkId: LinkId,
  end: 'client' | 'server',
  reason: CloseMessage['reason'],
  causes: readonly number[],
): void {
  const link = world.links.get(linkId);
  if (link === undefined || (end === 'client' ? link.clientEnd : link.serverEnd) === 'closed') return;
  if (end === 'client' && hasNotArrived(world, linkId)) return breakLink(world, linkId);
  const closed: Link = end === 'client' ? { ...link, clientEnd: 'closed' } : { ...link, serverEnd: 'closed' };
  world.links.set(linkId, closed);
  forgetHeldUp(world, linkId, end === 'client' ? 'toClient' : 'toServer');
  const peerOpen = (end === 'client' ? link.serverEnd : link.clientEnd) === 'open';
  if (peerOpen) {
    sendOver(
      world,
      linkId,
      end === 'client' ? 'toServer' : 'toClient',
      { kind: 'close', reason },
      { causes },
    );
  } else {
    breakLink(world, linkId);
  }
}

/** Whether its connect request is held up: TCP asks no longer for a connection whose socket is closed ([N4]). */
function hasNotArrived(world: World, linkId: LinkId): boolean {
  for (const { link, message, state } of world.flights.values())
    if (link === linkId && message.kind === 'connect' && state === 'stalled') return true;
  return false;
}

/** A message has come to an end where nobody listens: the sender reads that it was refused. To a close there is no answer. */
export function refuse(
  world: World,
  link: Link,
  end: 'client' | 'server',
  message: Message,
  causes: readonly number[],
): void {
  world.links.set(link.id, { ...link, [end === 'server' ? 'serverEnd' : 'clientEnd']: 'closed' });
  const back = end === 'server' ? 'toClient' : 'toServer';
  if (message.kind === 'close') breakLink(world, link.id);
  else sendOver(world, link.id, back, { kind: 'close', reason: 'refused' }, { causes });
}

/** Both ends are gone at once; what was on its way is lost. */
export function breakLink(world: World, linkId: LinkId): void {
  world.links.delete(linkId);
  forgetHeldUp(world, linkId, 'toClient');
  forgetHeldUp(world, linkId, 'toServer');
}

/** From now on nothing passes between the client and any server, and neither is told ([N4]). */
export function cutOff(world: World, client: ClientId): void {
  world.cutOff.set(client, 'cut');
  stallFlights(world, refreshPaths(world, linksOf(world, client)));
}

/** What was held up goes on its way again, in order, as TCP's retransmission does. */
export function heal(world: World, client: ClientId): void {
  world.cutOff.delete(client);
  releaseFlights(world, flightsOver(world, refreshPaths(world, linksOf(world, client))));
}

/** Whether nothing passes from the one to the other. */
export function isCutBetween(world: World, from: ActorId, to: ActorId): boolean {
  const { cutOff: cutClients, cutPairs } = world;
  if (cutClients.size > 0 && isCutOff(cutClients, from, to)) return true;
  return cutPairs.size > 0 && cutPairs.has(`${from}>${to}`);
}

/** A client that is cut off from all servers reaches other things all the same. */
function isCutOff(cutClients: World['cutOff'], from: ActorId, to: ActorId): boolean {
  if (isResourceId(from) || isResourceId(to)) return false;
  return cutClients.has(from as ClientId) || cutClients.has(to as ClientId);
}

function linksOf(world: World, client: ClientId): readonly Link[] {
  return listed(world.links.values()).filter((link) => link.client === client);
}

/** Gives connections their paths anew; those that changed. */
export function refreshPaths(world: World, links: Iterable<Link>): ReadonlySet<LinkId> {
  const changed = new Set<LinkId>();
  for (const link of listed(links)) {
    const toServer = isCutBetween(world, link.client, link.server) ? 'cut' : 'whole';
    const toClient = isCutBetween(world, link.server, link.client) ? 'cut' : 'whole';
    if (toServer === link.toServer.carries && toClient === link.toClient.carries) continue;
    changed.add(link.id);
    world.links.set(link.id, {
      ...link,
      path: toServer === 'cut' || toClient === 'cut' ? 'cut' : 'whole',
      toServer: { ...link.toServer, carries: toServer },
      toClient: { ...link.toClient, carries: toClient },
    });
  }
  return changed;
}

export function stallFlights(world: World, links: ReadonlySet<LinkId>): void {
  for (const flight of flightsOver(world, links)) {
    if (flight.state !== 'flying') continue;
    const link = world.links.get(flight.link);
    if (link !== undefined && !isPassable(link[flight.direction]))
      replan(world, { ...flight, state: 'stalled' });
  }
}

/** In the order they were sent: ids rise, and the table keeps them so. */
export function flightsOver(world: World, links: ReadonlySet<LinkId>): readonly Flight[] {
  if (links.size === 0) return [];
  return listed(world.flights.values()).filter(({ link }) => links.has(link));
}

/** The same by who sent them to whom. */
export function flightsByWay(world: World, links: ReadonlySet<LinkId>): ReadonlyMap<Pair, readonly Flight[]> {
  const byWay = new Map<Pair, Flight[]>();
  for (const flight of flightsOver(world, links)) {
    const link = world.links.get(flight.link);
    if (link === undefined) continue;
    const way: Pair =
      flight.direction === 'toServer' ? `${link.client}>${link.server}` : `${link.server}>${link.client}`;
    const others = byWay.get(way);
    if (others === undefined) byWay.set(way, [flight]);
    else others.push(flight);
  }
  return byWay;
}

export function releaseFlights(world: World, flights: readonly Flight[]): void {
  for (const flight of flights) {
    if (flight.state !== 'stalled') continue;
    const link = world.links.get(flight.link);
    if (link === undefined) continue;
    const direction = link[flight.direction];
    if (direction.carries === 'cut' || (direction.heldAt !== null && flight.id >= direction.heldAt)) continue;
    const deliverAtMs = Math.max(
      direction.lastDeliverAtMs,
      world.timeMs + latencyMs(world, link, flight.direction),
    );
    world.links.set(link.id, withDirection(link, flight.direction, { lastDeliverAtMs: deliverAtMs }));
    replan(world, { ...flight, state: 'flying', deliverAtMs });
  }
}

function isPassable(direction: DirectionState): boolean {
  return direction.carries === 'whole' && direction.heldAt === null;
}

export function withDirection(link: Link, direction: Direction, fields: Partial<DirectionState>): Link {
  return direction === 'toServer'
    ? { ...link, toServer: { ...link.toServer, ...fields } }
    : { ...link, toClient: { ...link.toClient, ...fields } };
}

/** A message that arrived for a process that stands still waits in its receive buffer ([N5]). */
export function holdArrival(world: World, flight: Flight): void {
  world.flights.set(flight.id, { ...flight, state: 'waiting' });
}

/** The process reads again: what waits is taken in order, before anything still on its way. */
export function releaseArrivals(world: World, actor: ActorId): void {
  for (const flight of listed(world.flights.values())) {
    if (flight.state === 'stalled' || receiverOf(world, flight) !== actor) continue;
    replan(world, { ...flight, state: 'flying', deliverAtMs: Math.max(world.timeMs, flight.deliverAtMs) });
  }
}

/** The next reply on its way to the client, or the next one sent, is dropped together with the connection. */
export function dropNextReply(world: World, linkId: LinkId, command: number): void {
  for (const flight of world.flights.values()) {
    if (flight.link !== linkId || flight.direction !== 'toClient' || flight.message.kind !== 'reply')
      continue;
    world.flights.set(flight.id, { ...flight, fate: 'dropped', causes: [...flight.causes, command] });
    return;
  }
  const link = world.links.get(linkId);
  if (link !== undefined) world.links.set(linkId, { ...link, dropArmedBy: command });
}

/** Whether a reply to this connection is bound to be dropped. */
export function hasDropArmed(world: World, linkId: LinkId): boolean {
  if ((world.links.get(linkId)?.dropArmedBy ?? null) !== null) return true;
  for (const flight of world.flights.values())
    if (flight.link === linkId && flight.fate === 'dropped') return true;
  return false;
}

/** What was held up on its way to an end that closed will never be read; what flies is dropped when it arrives. */
function forgetHeldUp(world: World, linkId: LinkId, direction: Direction): void {
  const heldUp = [...world.flights.values()].filter(
    (flight) => flight.link === linkId && flight.direction === direction && flight.state !== 'flying',
  );
  for (const { id } of heldUp) world.flights.delete(id);
}

export function replan(world: World, flight: Flight): void {
  const planned = { ...flight, attempt: flight.attempt + 1 };
  world.flights.set(flight.id, planned);
  if (planned.state === 'flying') planDelivery(world, planned);
}

function planDelivery(world: World, flight: Flight): void {
  const what = { kind: 'deliver', flight: flight.id, attempt: flight.attempt } as const;
  world.agenda.push(flight.deliverAtMs, what, flight.background, flight.causes);
}

function latencyMs(world: World, link: Link, direction: Direction): number {
  const extraMs = world.slowPairs.size === 0 ? 0 : extraLatencyMs(world, link, direction);
  const { min, max, samples } = rangeOf(world.setup, link, direction);
  if (min === max) return min + extraMs;
  const way = direction === 'toServer' ? 1 : 2;
  const drawn = drawBetween(
    samples === undefined ? min : 0,
    samples === undefined ? max : samples.length - 1,
    world.setup.seed,
    hashString(link.client),
    link.number,
    way,
    link[direction].sentCount,
  );
  return (samples === undefined ? drawn : (samples[drawn] ?? min)) + extraMs;
}

/** Of a connection its own, else the longer of its ends'. */
function rangeOf({ latencies, latencyMs: usual }: WorldSetup, link: Link, direction: Direction): Range {
  if (latencies === undefined) return usual;
  const [from, to] = direction === 'toServer' ? [link.client, link.server] : [link.server, link.client];
  const own = latencies.links[`${from}>${to}`];
  if (own !== undefined) return own;
  const [one = usual, other = one] = [latencies.ends[from], latencies.ends[to]].filter(
    (range) => range !== undefined,
  );
  return other.max > one.max ? other : one;
}

function extraLatencyMs(world: World, link: Link, direction: Direction): number {
  const [from, to] = direction === 'toServer' ? [link.client, link.server] : [link.server, link.client];
  return world.slowPairs.get(`${from}>${to}`) ?? 0;
}

function receiverOf(world: World, flight: Flight): ActorId | undefined {
  const link = world.links.get(flight.link);
  return flight.direction === 'toServer' ? link?.server : link?.client;
}
