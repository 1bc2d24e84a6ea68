// TCP-like connections: FIFO in each direction, latency fixed when a message is sent, loss only as a stalled or broken
// connection. Models NIOServerCnxn's and ClientCnxnSocketNIO's sockets; no packet is ever lost from the middle ([N1]).
import { drawBetween, hashString } from './kernel/rng.ts';
import type { ClientId, LinkId, ServerId, WireId } from './model/ids.ts';
import type { CloseMessage, Message } from './model/message.ts';
import type { Direction, Flight, Link, World } from './world.ts';

/** Opens a client's next connection. Nothing is sent yet. */
export function openLink(world: World, client: ClientId | WireId, server: ServerId): LinkId {
  const number = (world.linkCounts.get(client) ?? 0) + 1;
  world.linkCounts.set(client, number);
  const id: LinkId = `${client}#${number}`;
  const idle = { sentCount: 0, lastDeliverAtMs: 0 };
  world.links.set(id, {
    id,
    client,
    server,
    number,
    clientEnd: 'open',
    serverEnd: 'open',
    path: isCutOff(world, client) ? 'cut' : 'whole',
    dropArmedBy: null,
    toServer: idle,
    toClient: idle,
  });
  return id;
}

/** Puts a message on its way. A closed end sends nothing. */
export function sendOver(
  world: World,
  linkId: LinkId,
  direction: Direction,
  message: Message,
  background: boolean,
  causes: readonly number[],
): void {
  const link = world.links.get(linkId);
  if (link === undefined) return;
  const sendingEnd = direction === 'toServer' ? link.clientEnd : link.serverEnd;
  if (sendingEnd === 'closed' && message.kind !== 'close') return;
  const state = link[direction];
  const deliverAtMs = Math.max(state.lastDeliverAtMs, world.timeMs + latencyMs(world, link, direction));
  const drops = direction === 'toClient' && link.dropArmedBy !== null && message.kind === 'reply';
  const nextState = { sentCount: state.sentCount + 1, lastDeliverAtMs: deliverAtMs };
  world.links.set(linkId, {
    ...link,
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
    state: link.path === 'cut' ? 'stalled' : 'flying',
    attempt: 0,
    fate: drops ? 'dropped' : 'delivered',
    background,
    causes: drops ? [...causes, link.dropArmedBy] : causes,
  };
  world.flights.set(flight.id, flight);
  if (flight.state === 'flying') planDelivery(world, flight);
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
      false,
      causes,
    );
  } else {
    breakLink(world, linkId);
  }
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
  for (const link of linksOf(world, client)) world.links.set(link.id, { ...link, path: 'cut' });
  for (const flight of flightsOf(world, client)) {
    if (flight.state === 'flying') replan(world, { ...flight, state: 'stalled' });
  }
}

/** What was held up goes on its way again, in order, as TCP's retransmission does. */
export function heal(world: World, client: ClientId): void {
  world.cutOff.delete(client);
  for (const link of linksOf(world, client)) world.links.set(link.id, { ...link, path: 'whole' });
  for (const flight of flightsOf(world, client)) {
    if (flight.state !== 'stalled') continue;
    const link = world.links.get(flight.link);
    if (link === undefined) {
      world.flights.delete(flight.id);
      continue;
    }
    const deliverAtMs = Math.max(
      link[flight.direction].lastDeliverAtMs,
      world.timeMs + latencyMs(world, link, flight.direction),
    );
    world.links.set(link.id, {
      ...link,
      [flight.direction]: { ...link[flight.direction], lastDeliverAtMs: deliverAtMs },
    });
    replan(world, { ...flight, state: 'flying', deliverAtMs });
  }
}

/** A message that arrived for a process that stands still waits in its receive buffer ([N5]). */
export function holdArrival(world: World, flight: Flight): void {
  world.flights.set(flight.id, { ...flight, state: 'waiting' });
}

/** The process reads again: what waits is taken in order, before anything still on its way. */
export function releaseArrivals(world: World, client: ClientId): void {
  for (const flight of flightsOf(world, client)) {
    if (flight.direction !== 'toClient' || flight.state === 'stalled') continue;
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

function replan(world: World, flight: Flight): void {
  const planned = { ...flight, attempt: flight.attempt + 1 };
  world.flights.set(flight.id, planned);
  if (planned.state === 'flying') planDelivery(world, planned);
}

function planDelivery(world: World, flight: Flight): void {
  const what = { kind: 'deliver', flight: flight.id, attempt: flight.attempt } as const;
  world.agenda.push(flight.deliverAtMs, what, flight.background, flight.causes);
}

function latencyMs(world: World, link: Link, direction: Direction): number {
  const { min, max } = world.setup.latencyMs;
  if (min === max) return min;
  const way = direction === 'toServer' ? 1 : 2;
  return drawBetween(
    min,
    max,
    world.setup.seed,
    hashString(link.client),
    link.number,
    way,
    link[direction].sentCount,
  );
}

function linksOf(world: World, client: ClientId): readonly Link[] {
  return [...world.links.values()].filter((link) => link.client === client);
}

/** In the order they were sent: ids rise, and the table keeps them so. */
function flightsOf(world: World, client: ClientId): readonly Flight[] {
  return [...world.flights.values()].filter((flight) => flight.link.startsWith(`${client}#`));
}

function isCutOff(world: World, client: ClientId | WireId): boolean {
  return client.startsWith('client:') && world.cutOff.has(client as ClientId);
}
