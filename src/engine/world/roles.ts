// Roles a command may name in place of a client, so that one click means the same in twin worlds.
import type { ClientState } from '../client/clientState.ts';
import type { ClientTarget } from '../model/command.ts';
import { isClientId, type ClientId, type SessionId } from '../model/ids.ts';
import type { Belief } from '../model/op.ts';
import { parentOf } from '../model/path.ts';
import { sequenceOf } from '../model/sequence.ts';
import type { World } from './world.ts';

/** The client a target means in this world, or null if nobody plays the role. */
export function resolveTarget(world: World, target: ClientTarget): ClientId | null {
  switch (target) {
    case 'role:holder':
      return believer(world);
    case 'role:nextInLine':
      return nextInLine(world);
    default:
      return isClientId(target) ? target : null;
  }
}

/** The first client one of whose programs believes that it holds the lock, or leads. */
function believer(world: World): ClientId | null {
  for (const [id, client] of world.clients) if (headBelief(client) !== null) return id;
  return null;
}

/** What makes a client the one that all others wait for; null if it believes nothing like that. */
function headBelief(client: ClientState | undefined): Belief | null {
  return client?.vars.value.beliefs.find(({ what }) => HEADS.has(what)) ?? null;
}

const HEADS: ReadonlySet<Belief['what']> = new Set<Belief['what']>(['holder', 'leader', 'writer']);

/** The owner of the sequential node next behind the holder's; a lock without order has none. */
function nextInLine(world: World): ClientId | null {
  const holder = believer(world);
  const belief = holder === null ? null : headBelief(world.clients.get(holder));
  const own = belief === null ? null : sequenceOf(belief.path);
  if (belief === null || own === null) return null;
  const parent = parentOf(belief.path);
  for (const server of world.servers.values()) {
    const behind = nextAfter(own, server.nodes.get(parent)?.children ?? []);
    const owner = behind === null ? null : (server.nodes.get(`${parent}/${behind}`)?.owner ?? null);
    if (owner !== null) return clientOfSession(world, owner);
  }
  return null;
}

/** The name with the lowest sequence number above a given one, whatever stands before the number. */
function nextAfter(number: number, names: readonly string[]): string | null {
  let next: string | null = null;
  let lowest = Infinity;
  for (const name of names) {
    const sequence = sequenceOf(name) ?? -Infinity;
    if (sequence <= number || sequence >= lowest) continue;
    lowest = sequence;
    next = name;
  }
  return next;
}

/** The client whose present session this is. */
export function clientOfSession(world: World, session: SessionId): ClientId | null {
  for (const [id, client] of world.clients) if (client.vars.value.sessionId === session) return id;
  return null;
}
