// The faults of servers, links and messages as buttons and keys have them: one slot each, what undoes a fault shares its
// slot.
import {
  commandsIn,
  fieldsOf,
  resolveServer,
  type Command,
  type CommandPlace,
  type CommandType,
  type MessageName,
  type ServerId,
  type ServerTarget,
} from '../../../engine/index.ts';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { WorldView } from '../../stores/useWorld.ts';

export interface FaultSlot {
  readonly key: string;
  /** The first that is possible is offered. */
  readonly commands: readonly [Command, ...Command[]];
}

/** What the keys take where a card lets one choose. */
export const DISK_DELAYS_MS = [50, 200, 1000, 5000] as const;
export const LINK_DELAYS_MS = [20, 100, 500, 2000] as const;
export const CLOCK_SHIFTS_MS = [-3_600_000, -60_000, 60_000, 3_600_000] as const;
export const USUAL = { diskMs: 200, linkMs: 100, clockMs: 60_000 } as const;

/** What is offered in a place, each command with those of these values that it has fields for. */
export function slotsIn(
  place: CommandPlace,
  values: Readonly<Record<string, unknown>>,
): readonly FaultSlot[] {
  return [...commandsIn(place)].map(([key, [first, ...others]]) => ({
    key,
    commands: [withValues(first, values), ...others.map((type) => withValues(type, values))],
  }));
}

function withValues(type: CommandType, values: Readonly<Record<string, unknown>>): Command {
  return { type, ...Object.fromEntries(fieldsOf(type).map(([name]) => [name, values[name]])) } as Command;
}

/** Of its process and of its connections with other servers. */
export function processSlots(server: ServerTarget): readonly FaultSlot[] {
  // Servers that are named nowhere are the other side.
  const isolate: FaultSlot = {
    key: 'X',
    commands: [{ type: 'partition', groups: [[server]] }, { type: 'healAll' }],
  };
  return slotsIn('server', { server }).flatMap((slot) => (slot.key === 'P' ? [slot, isolate] : [slot]));
}

export function diskSlots(server: ServerTarget, extraFsyncMs: number, byMs: number): readonly FaultSlot[] {
  return slotsIn('disk', { server, extraFsyncMs, byMs });
}

/** Which directions of a link a fault is about. */
export type LinkWay = 'both' | 'aToB' | 'bToA';

export function linkSlots(
  { a, b }: Pick<PeerLink, 'a' | 'b'>,
  way: LinkWay,
  extraMs: number,
): readonly FaultSlot[] {
  const [from, to] = way === 'bToA' ? [b, a] : [a, b];
  const ways = way === 'both' ? 'both' : 'oneWay';
  return [
    ...slotsIn('link', { from, to, ways, extraMs }),
    { key: 'Q', commands: [{ type: 'slowLink', from, to, ways, extraMs: 0 }] },
  ];
}

export function messageSlots(name: MessageName): readonly FaultSlot[] {
  return slotsIn('message', { ...name });
}

/**
 * Whom a click on a server is about. Who leads in the world that was clicked in is meant as the leader, in each world
 * the one that leads there.
 */
export function serverTarget({ world }: WorldView, server: ServerId, worldCount: number): ServerTarget {
  return worldCount > 1 && resolveServer(world, 'role:leader') === server ? 'role:leader' : server;
}
