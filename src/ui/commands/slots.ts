// What can be done to a client, a server, a link or a message: the one answer that cards, ring, menus, keys and palette read.
import {
  commandsIn,
  fieldsOf,
  FOUR_LETTER_WORDS,
  isClientId,
  isServerId,
  isWireId,
  resolveServer,
  resolveTarget,
  type ClientState,
  type ClientTarget,
  type Command,
  type CommandPlace,
  type CommandType,
  type MessageName,
  type ServerTarget,
  type WireId,
  type World,
} from '../../engine/index.ts';
import { nameOfMessage } from '../../scenarios/messageNames.ts';
import { linkBetween, type PeerLink } from '../select/ensemble/peerLinks.ts';
import { outsideClient } from '../select/outside/outsiders.ts';
import type { Thing } from '../stores/selection.ts';
import type { WorldView } from '../stores/useWorld.ts';
import { MEASURES, type Amounts } from './amounts.ts';
import { gatesOf } from './gatesOf.ts';

/** One button, key or row: of the commands that share it the first that is possible is offered. */
export interface Slot {
  readonly key: string | null;
  readonly part: SlotPart;
  readonly commands: readonly [Command, ...Command[]];
}

/** Among which of a thing's commands it stands. `gate`: what a program waits for; `seldom`: what is only searched for. */
export type SlotPart = CommandPlace | 'gate' | 'seldom';

/** Which directions of a link a fault is about. */
export type LinkWay = 'both' | 'aToB' | 'bToA';

/** What something is done to, each world's own where a role is named. */
export type Subject =
  | { readonly kind: 'client'; readonly client: ClientTarget }
  | { readonly kind: 'server'; readonly server: ServerTarget }
  | { readonly kind: 'link'; readonly link: Pick<PeerLink, 'a' | 'b'>; readonly way?: LinkWay }
  | { readonly kind: 'message'; readonly message: MessageName }
  /** A client outside the world: its connection. */
  | { readonly kind: 'wire'; readonly wire: WireId; readonly link: Pick<PeerLink, 'a' | 'b'> };

export const HOLDER: Subject = { kind: 'client', client: 'role:holder' };
export const LEADER: Subject = { kind: 'server', server: 'role:leader' };
/** Where there is no other. */
export const ONLY_SERVER: Subject = { kind: 'server', server: 'server:1' };

/**
 * What a click on a thing is about; null if nothing can be done to it. Of two worlds, who holds the lock or leads in the one that was clicked
 * in is meant as the holder or the leader, in each world the one there.
 */
export function subjectOf(
  { kind, id }: Pick<Thing, 'kind' | 'id'>,
  { world }: WorldView,
  worldCount: number,
): Subject | null {
  if (kind === 'client' && isClientId(id))
    return { kind, client: worldCount > 1 ? targetFor(world, id) : id };
  if (kind === 'client' && isWireId(id)) {
    const client = outsideClient(world, id);
    if (client === null || !client.isOpen) return null;
    return { kind: 'wire', wire: client.id, link: { a: client.id, b: client.server } };
  }
  if (kind === 'server' && isServerId(id)) {
    const leads = worldCount > 1 && resolveServer(world, 'role:leader') === id;
    return { kind, server: leads ? 'role:leader' : id };
  }
  if (kind === 'link') {
    const link = linkBetween(world, id);
    return link === null ? null : { kind, link };
  }
  const message = kind === 'message' ? nameOfMessage(world, Number(id)) : null;
  return message === null ? null : { kind: 'message', message };
}

function targetFor(world: World, client: ClientTarget): ClientTarget {
  return resolveTarget(world, 'role:holder') === client ? 'role:holder' : client;
}

/** In the order of its card. Without a world: all that there could be. */
export function slotsOf(subject: Subject, world: World | null, amounts: Amounts = {}): readonly Slot[] {
  switch (subject.kind) {
    case 'client':
      return clientSlots(subject.client, world, amounts);
    case 'server':
      return serverSlots(subject.server, world, amounts);
    case 'link':
      return linkSlots(subject.link, subject.way ?? 'both', amounts);
    case 'message':
      return slotsIn('message', { ...subject.message }, amounts);
    case 'wire': {
      const expiry: Slot = {
        key: null,
        part: 'link',
        commands: [{ type: 'expireWire', wire: subject.wire }],
      };
      return [expiry, ...linkSlots(subject.link, 'both', amounts).map((slot) => ({ ...slot, key: null }))];
    }
  }
}

function clientSlots(client: ClientTarget, world: World | null, amounts: Amounts): readonly Slot[] {
  const id = world === null ? null : resolveTarget(world, client);
  const state = id === null ? undefined : world?.clients.get(id);
  const right: Command = { type: 'driftClientClock', client, perMille: 0 };
  return [
    ...gatesOf(state).map((gate): Slot => ({
      key: null,
      part: 'gate',
      commands: [{ type: 'openGate', client, gate }],
    })),
    ...slotsIn('client', { client }, amounts),
    ...slotsIn('threads', { client, thread: firstWaiting(state) }, amounts),
    ...slotsIn('clientClock', { client }, amounts).map((slot) =>
      slot.commands[0].type === 'driftClientClock'
        ? { ...slot, commands: [slot.commands[0], right] as const }
        : slot,
    ),
  ];
}

/** The first thread that waits; 0 if none does. */
function firstWaiting(client: ClientState | undefined): number {
  for (const { id, state } of client?.threads.values() ?? []) if (state.kind === 'waiting') return id;
  return 0;
}

function serverSlots(server: ServerTarget, world: World | null, amounts: Amounts): readonly Slot[] {
  // Servers that are named nowhere are the other side.
  const isolate: Slot = {
    key: 'X',
    part: 'server',
    commands: [{ type: 'partition', groups: [[server]] }, { type: 'healAll' }],
  };
  const isAlone = world !== null && world.servers.size < 2;
  const perMille = amounts.driftRate ?? MEASURES.driftRate.usual;
  const own = slotsIn('server', { server }, amounts);
  return [
    ...own.flatMap((slot) => (slot.key === 'P' && !isAlone ? [slot, isolate] : [slot])),
    ...slotsIn('disk', { server }, amounts),
    {
      key: null,
      part: 'seldom',
      commands: [
        { type: 'driftRate', server, perMille },
        { type: 'driftRate', server, perMille: 0 },
      ],
    },
    { key: null, part: 'seldom', commands: [{ type: 'askServer', server, word: FOUR_LETTER_WORDS[0] }] },
  ];
}

function linkSlots({ a, b }: Pick<PeerLink, 'a' | 'b'>, way: LinkWay, amounts: Amounts): readonly Slot[] {
  const [from, to] = way === 'bToA' ? [b, a] : [a, b];
  const ways = way === 'both' ? 'both' : 'oneWay';
  return [
    ...slotsIn('link', { from, to, ways }, amounts),
    { key: 'Q', part: 'link', commands: [{ type: 'slowLink', from, to, ways, extraMs: 0 }] },
  ];
}

/** What is offered in a place, each command with those of these values that it has fields for. */
function slotsIn(
  part: CommandPlace,
  values: Readonly<Record<string, unknown>>,
  amounts: Amounts,
): readonly Slot[] {
  return [...commandsIn(part)].map(([key, [first, ...others]]) => ({
    key,
    part,
    commands: [
      withValues(first, values, amounts),
      ...others.map((type) => withValues(type, values, amounts)),
    ],
  }));
}

function withValues(type: CommandType, values: Readonly<Record<string, unknown>>, amounts: Amounts): Command {
  const measure = type in MEASURES ? (type as keyof typeof MEASURES) : null;
  const amount =
    measure === null ? {} : { [MEASURES[measure].field]: amounts[measure] ?? MEASURES[measure].usual };
  const fields = fieldsOf(type).flatMap(([name]) => (name in values ? [[name, values[name]] as const] : []));
  return { type, ...Object.fromEntries(fields), ...amount } as Command;
}
