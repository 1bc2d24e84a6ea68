// What the ring of a thing offers: the few commands that matter first, then the rest of what its card has.
import type { ClientId } from '../../../engine/index.ts';
import { areCommandsFew, isCommandAllowed } from '../../commands/allowedCommands.ts';
import { isPossible, offer, offersOf, type SlotOffer } from '../../commands/offers.ts';
import { subjectOf } from '../../commands/slots.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import type { Thing } from '../../stores/selection.ts';
import type { WorldView } from '../../stores/useWorld.ts';

export interface RingOffers {
  readonly first: readonly SlotOffer[];
  readonly rest: readonly SlotOffer[];
  /** Of a znode they are about the client that owns it, and say so. */
  readonly about: 'itself' | 'owner';
}

const FIRST_AT_MOST = 4;
/** Of what a lesson or an embed allows, so many still are a menu that is read at a glance. */
const FEW = 8;
/** Of a client, what matters most first; the others follow in the order of its card. */
const CLIENT_ORDER = ['K', 'P', 'X', 'R', 'S', 'E'];

export function ringOffers(thing: Thing, view: WorldView, views: readonly WorldView[]): RingOffers {
  if (thing.kind !== 'znode') return shared(ranked(thing, view, views), 'itself');
  const owner = ownerOf(thing.id, view);
  if (owner === null) return { first: [], rest: [], about: 'itself' };
  const { first } = shared(ranked({ ...thing, kind: 'client', id: owner }, view, views), 'owner');
  return { first: first.slice(0, 3), rest: [], about: 'owner' };
}

function ranked(thing: Thing, view: WorldView, views: readonly WorldView[]): readonly SlotOffer[] {
  const subject = thing.kind === 'message' ? null : subjectOf(thing, view, views.length);
  if (subject === null) return [];
  const offers = offersOf(subject, views, view.side).filter(({ part }) => part !== 'seldom');
  return subject.kind === 'client' ? offers.toSorted((a, b) => rankOf(a) - rankOf(b)) : offers;
}

/** What a program waits for, then what matters most, then the rest in the order of its card. */
function rankOf({ part, key }: SlotOffer): number {
  if (part === 'gate') return -1;
  const at = part === 'client' && key !== null ? CLIENT_ORDER.indexOf(key) : -1;
  return at < 0 ? CLIENT_ORDER.length : at;
}

/**
 * An open menu keeps its order while the world goes on: a press is meant for what stood there. What has become impossible
 * stays, with its reason; what has become possible comes behind it.
 */
export function keptInPlace(
  opened: readonly SlotOffer[],
  { first, rest }: RingOffers,
  views: readonly WorldView[],
): readonly SlotOffer[] {
  const now = new Map([...first, ...rest].map((each) => [slotOf(each), each]));
  return opened.map((each) => now.get(slotOf(each)) ?? { ...each, ...offer(each.command, views) });
}

/** What its clients can be told only since the menu was opened. */
export function newSince(opened: RingOffers, { first }: RingOffers): readonly SlotOffer[] {
  const known = new Set([...opened.first, ...opened.rest].map(slotOf));
  return first.filter((each) => !known.has(slotOf(each)));
}

/** What stays the same of an offer while its command and whom it means change. */
export function slotOf({ key, command }: SlotOffer): string {
  return command.type === 'openGate' ? `gate ${command.gate}` : (key ?? command.type);
}

/** First what can be done now; what cannot is found behind it, with its reason. Where little is allowed, all of it. */
function shared(all: readonly SlotOffer[], about: RingOffers['about']): RingOffers {
  const allowed = all.filter(({ command }) => isCommandAllowed(command.type));
  const possible = allowed.filter(isPossible);
  const first = areCommandsFew() ? possible.slice(0, FEW) : possible.slice(0, FIRST_AT_MOST);
  return { first, rest: allowed.filter((each) => !first.includes(each)), about };
}

function ownerOf(path: string, { simulation, world }: WorldView): ClientId | null {
  for (const { nodes } of world.servers.values()) {
    const session = nodes.get(path)?.owner ?? null;
    if (session !== null) return traceIndex(simulation.trace).clientOf.get(session) ?? null;
  }
  return null;
}
