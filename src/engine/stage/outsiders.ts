// What is kept of clients outside the world: who shows the session of an earlier connection is the same client, and each packet may
// show a habit.
import { isWireId, type ServerId, type SessionId, type WireId } from '../model/ids.ts';
import type { ClientMessage } from '../model/message.ts';
import type { Habits, Outsider, Trait } from '../world/outsider.ts';
import { isWireOpen, outsiderWith } from '../world/wires.ts';
import type { World } from '../world/world.ts';

export function meetOutsider(world: World, wire: WireId, server: ServerId, from: string | null): void {
  const number = Number(wire.slice('wire:'.length));
  if (number % FORGETS_EACH === 0) forgetGone(world);
  const known = world.outsiders.get(wire);
  world.outsiders.set(wire, {
    wire,
    earlier: known?.earlier ?? [],
    index: known?.index ?? number - 1,
    server,
    from,
    session: known?.session ?? 'none',
    habits: known?.habits ?? NO_HABITS,
  });
}

export function heardFromOutsider(world: World, wire: WireId, message: ClientMessage): void {
  const outsider = world.outsiders.get(wire);
  if (outsider === undefined) return;
  const owner = message.kind === 'connect' ? comesAgain(world, outsider, message.sessionId) : outsider;
  world.outsiders.set(wire, { ...owner, habits: habitsAfter(owner.habits, message, world.timeMs) });
}

/** What its server granted. */
export function outsiderGranted(world: World, wire: string, session: SessionId, timeoutMs: number): void {
  const outsider = isWireId(wire) ? world.outsiders.get(wire) : undefined;
  if (outsider === undefined || session === '0x0') return;
  world.outsiders.set(outsider.wire, {
    ...outsider,
    session,
    habits: { ...outsider.habits, timeoutMs },
  });
}

/** A program that never asked for a session is no client. */
export function outsiderLeft(world: World, wire: WireId): void {
  if (world.outsiders.get(wire)?.session === 'none') world.outsiders.delete(wire);
}

/** Where each connection has a name of its own, the client takes what is known of it along. */
function comesAgain(world: World, outsider: Outsider, session: SessionId): Outsider {
  const before = session === '0x0' ? null : outsiderWith(world, session);
  if (before === null) return { ...outsider, session: 'asked' };
  if (before.wire === outsider.wire) return outsider;
  world.outsiders.delete(before.wire);
  const { index, habits, earlier } = before;
  return { ...outsider, session, index, habits, earlier: [...earlier, before.wire] };
}

export function habitsAfter(habits: Habits, message: ClientMessage, nowMs: number): Habits {
  switch (message.kind) {
    case 'connect': {
      const { timeoutMs, readOnly } = message;
      const begun = { ...habits, timeoutMs, requests: 0, isPinging: false, sentAtMs: nowMs };
      return readOnly === null ? withTrait(begun, 'noReadOnly') : begun;
    }
    case 'ping':
      return afterPing(habits, nowMs);
    case 'request':
      return afterRequest(habits, message, nowMs);
    default:
      return { ...habits, sentAtMs: nowMs };
  }
}

/** So many in a row say something: how late a packet is for reasons of the machine is the same for all, on average. */
const PINGS = 5;
const EARLY_MS = { atLeast: 75, atMost: 400 };

function afterPing(habits: Habits, nowMs: number): Habits {
  if (!habits.isPinging) return { ...habits, isPinging: true, sentAtMs: nowMs };
  const pings = habits.pings + 1;
  const earlyMs = habits.earlyMs + Math.floor(habits.timeoutMs / 3) - (nowMs - habits.sentAtMs);
  const after = { ...habits, pings, earlyMs, sentAtMs: nowMs };
  const meanMs = earlyMs / pings;
  const isEarly = pings >= PINGS && meanMs >= EARLY_MS.atLeast && meanMs <= EARLY_MS.atMost;
  return isEarly ? withTrait(after, 'pingsJitter') : after;
}

function afterRequest(
  habits: Habits,
  message: Extract<ClientMessage, { kind: 'request' }>,
  nowMs: number,
): Habits {
  const { xid } = message;
  const { traits, requests, lastXid, timeoutMs, pings, earlyMs } = habits;
  const after: Habits = {
    traits,
    timeoutMs,
    sentAtMs: nowMs,
    lastXid: xid < 0 ? lastXid : xid,
    requests: xid < 0 ? requests : requests + 1,
    pings,
    earlyMs,
    isPinging: false,
  };
  const trait = traitOf(message, requests);
  const named = trait === null ? after : withTrait(after, trait);
  // Below 0 are numbers that the protocol gives.
  const numbering = requests === 0 && xid >= 0 ? numberingOf(xid, lastXid) : null;
  return numbering === null ? named : withTrait(named, numbering);
}

function traitOf({ request }: Extract<ClientMessage, { kind: 'request' }>, before: number): Trait | null {
  if (request.op === 'setWatches') return 'setsWatches';
  if (!('path' in request) || typeof request.path !== 'string') return null;
  if (request.op === 'getData' && request.path === CONFIG && request.watch && before < 2)
    return 'readsConfig';
  if (PROTECTED.test(request.path)) return 'protectedName';
  return CONTENDER.test(request.path) ? 'contenderName' : null;
}

function numberingOf(xid: number, lastXid: number): Trait | null {
  if (lastXid !== NO_XID) return xid === lastXid + 1 ? 'xidsGoOn' : xid === 1 ? 'xidsBeginAgain' : null;
  if (xid >= FIRST_TIME_S) return 'xidsFromTime';
  return xid === 0 ? 'xidsFrom0' : xid === 1 ? 'xidsFrom1' : null;
}

function withTrait(habits: Habits, trait: Trait): Habits {
  return habits.traits.includes(trait) ? habits : { ...habits, traits: [...habits.traits, trait] };
}

/** Of connections that are closed and whose session is gone nothing is kept. */
function forgetGone(world: World): void {
  const living = new Set([...world.servers.values()].flatMap(({ sessions }) => [...sessions.keys()]));
  const gone = [...world.outsiders.values()].filter(
    ({ wire, session }) => !isWireOpen(world, wire) && !living.has(session as SessionId),
  );
  for (const { wire } of gone) world.outsiders.delete(wire);
  const closed = [...world.linkCounts.keys()]
    .filter(isWireId)
    .filter((wire) => !world.outsiders.has(wire) && !isWireOpen(world, wire));
  for (const wire of closed) world.linkCounts.delete(wire);
}

const FORGETS_EACH = 256;
const NO_XID = -1;
const CONFIG = '/zookeeper/config';
/** The year 2001. */
const FIRST_TIME_S = 1_000_000_000;
const PROTECTED = /\/_c_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-/u;
const CONTENDER = /\/[0-9a-f]{32}__[a-z]+__/u;
export const NO_HABITS: Habits = {
  traits: [],
  timeoutMs: 0,
  sentAtMs: 0,
  lastXid: NO_XID,
  requests: 0,
  pings: 0,
  earlyMs: 0,
  isPinging: false,
};
