// What can happen to connections between two actors: cut in one direction, slowed, held up at a message, broken at one.
import { listed } from '../kernel/table.ts';
import type { ActorId } from '../model/ids.ts';
import {
  closeEnd,
  flightsByWay,
  flightsOver,
  refreshPaths,
  releaseFlights,
  replan,
  sendOver,
  stallFlights,
  withDirection,
} from './network.ts';
import type { PeerPair } from '../trace/record.ts';
import type { Pair, World } from '../world/world.ts';

/** From now on nothing passes in these directions; the others are left alone. */
export function cutWays(world: World, ways: readonly PeerPair[]): void {
  for (const { from, to } of ways) world.cutPairs.set(`${from}>${to}`, 'cut');
  stallFlights(world, refreshPaths(world, world.links.values()));
}

/** What was held up goes on direction by direction: it decides what arrives first of what arrives at the same time. */
export function healWays(world: World, ways: readonly PeerPair[]): void {
  for (const { from, to } of ways) world.cutPairs.delete(`${from}>${to}`);
  const heldUp = flightsByWay(world, refreshPaths(world, world.links.values()));
  for (const { from, to } of ways) releaseFlights(world, heldUp.get(`${from}>${to}`) ?? []);
}

/** Messages sent from the one to the other from now on take so much longer; 0 is normal. */
export function slowBetween(world: World, from: ActorId, to: ActorId, extraMs: number): void {
  const pair: Pair = `${from}>${to}`;
  if (extraMs === 0) world.slowPairs.delete(pair);
  else world.slowPairs.set(pair, extraMs);
}

/** A message in flight stays where it is, and all that are behind it in its direction. */
export function holdAt(world: World, flightId: number): void {
  const flight = world.flights.get(flightId);
  const link = flight === undefined ? undefined : world.links.get(flight.link);
  if (flight === undefined || link === undefined) return;
  world.links.set(link.id, withDirection(link, flight.direction, { heldAt: flightId }));
  for (const behind of listed(world.flights.values())) {
    const isBehind =
      behind.link === link.id && behind.direction === flight.direction && behind.id >= flightId;
    if (isBehind && behind.state === 'flying') replan(world, { ...behind, state: 'stalled' });
  }
}

/** What was held up at a message goes on, unless the link is cut. */
export function releaseHeld(world: World, flightId: number): void {
  const flight = world.flights.get(flightId);
  const link = flight === undefined ? undefined : world.links.get(flight.link);
  if (flight === undefined || link === undefined) return;
  world.links.set(link.id, withDirection(link, flight.direction, { heldAt: null }));
  releaseFlights(world, flightsOver(world, new Set([link.id])));
}

/**
 * A message and all behind it in its direction are lost, and the connection with them: what is ahead of it arrives, then
 * the receiver reads a close. The sender's end is closed from now on; its owner must be told.
 */
export function cutAt(world: World, flightId: number, causes: readonly number[]): void {
  const flight = world.flights.get(flightId);
  if (flight === undefined) return;
  for (const behind of listed(world.flights.values())) {
    const isBehind =
      behind.link === flight.link && behind.direction === flight.direction && behind.id >= flightId;
    if (isBehind) world.flights.delete(behind.id);
  }
  const link = world.links.get(flight.link);
  if (link === undefined) return;
  world.links.set(link.id, withDirection(link, flight.direction, { heldAt: null }));
  const end = flight.direction === 'toServer' ? 'client' : 'server';
  const isOpen = (end === 'client' ? link.clientEnd : link.serverEnd) === 'open';
  if (isOpen) closeEnd(world, link.id, end, 'reset', causes);
  else sendOver(world, link.id, flight.direction, { kind: 'close', reason: 'reset' }, { causes });
}
