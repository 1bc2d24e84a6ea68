// What the ring of a thing offers: the few commands that matter first, then the rest of what its card has.
import { isClientId, isServerId, isWireId, type ClientId, type WireId } from '../../../engine/index.ts';
import { outsideClient } from '../../select/outside/outsiders.ts';
import { linkBetween } from '../../select/ensemble/peerLinks.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import type { Thing } from '../../stores/selection.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { areCommandsFew, isCommandAllowed } from '../../commands/allowedCommands.ts';
import {
  CLIENT_SLOTS,
  isPossible,
  offer,
  offerFirst,
  offerOf,
  targetFor,
  type Offer,
} from '../../commands/clientCommands.ts';
import {
  diskSlots,
  linkSlots,
  processSlots,
  serverTarget,
  USUAL,
  type FaultSlot,
} from '../faults/faultSlots.ts';
import { gatesOf } from '../../commands/gatesOf.ts';
import { clockSlots, threadSlots, USUAL_CLOCK } from '../process/processSlots.ts';

export interface RingOffer {
  readonly hotkey: string | null;
  readonly offer: Offer;
}

export interface RingOffers {
  readonly first: readonly RingOffer[];
  readonly rest: readonly RingOffer[];
  /** Of a znode they are about the client that owns it, and say so. */
  readonly about: 'itself' | 'owner';
}

const FIRST_AT_MOST = 4;
/** Of what a lesson or an embed allows, so many still are a menu that is read at a glance. */
const FEW = 8;
/** Of a client, what matters most first; the others follow in the order of its card. */
const CLIENT_ORDER = ['K', 'P', 'X', 'R', 'S', 'E'];

export function ringOffers({ kind, id }: Thing, view: WorldView, views: readonly WorldView[]): RingOffers {
  if (kind === 'client' && isClientId(id)) return ofClient(id, view, views);
  if (kind === 'client' && isWireId(id)) return ofOutside(id, view, views);
  if (kind === 'server' && isServerId(id)) {
    const target = serverTarget(view, id, views.length);
    const isAlone = view.world.servers.size < 2;
    const process = processSlots(target).filter(({ key }) => !isAlone || key !== 'X');
    const disk = diskSlots(target, USUAL.diskMs, USUAL.clockMs);
    return shared(offered([...process, ...disk], view, views), 'itself');
  }
  if (kind === 'link') {
    const link = linkBetween(view.world, id);
    return shared(link === null ? [] : offered(linkSlots(link, 'both', USUAL.linkMs), view, views), 'itself');
  }
  const owner = kind === 'znode' ? ownerOf(id, view) : null;
  if (owner === null) return { first: [], rest: [], about: 'itself' };
  return { first: ofClient(owner, view, views).first.slice(0, 3), rest: [], about: 'owner' };
}

function ofClient(id: ClientId, view: WorldView, views: readonly WorldView[]): RingOffers {
  const target = targetFor(view, id);
  const client = view.world.clients.get(id);
  const gates = gatesOf(client).map((gate) => ({
    hotkey: null,
    offer: offer({ type: 'openGate', client: target, gate }, views),
  }));
  const own = CLIENT_SLOTS.map((slot) => ({
    hotkey: slot.key,
    offer: offerOf(slot, target, views, view.side),
  }));
  const rank = ({ hotkey }: RingOffer) => {
    const at = CLIENT_ORDER.indexOf(hotkey ?? '');
    return at < 0 ? CLIENT_ORDER.length : at;
  };
  const inside = [
    ...threadSlots(target, client),
    ...clockSlots(target, USUAL_CLOCK.jumpMs, USUAL_CLOCK.perMille),
  ];
  const all = [...gates, ...own.toSorted((a, b) => rank(a) - rank(b)), ...offered(inside, view, views)];
  return shared(all, 'itself');
}

/** What can be done to its connection. */
function ofOutside(id: WireId, view: WorldView, views: readonly WorldView[]): RingOffers {
  const client = outsideClient(view.world, id);
  if (client === null || !client.isOpen) return shared([], 'itself');
  const link = { a: client.id, b: client.server };
  const expiry = offer({ type: 'expireWire', wire: client.id }, views);
  const own = offered(linkSlots(link, 'both', USUAL.linkMs), view, views);
  return shared(
    [{ hotkey: null, offer: expiry }, ...own.map((each) => ({ ...each, hotkey: null }))],
    'itself',
  );
}

function offered(slots: readonly FaultSlot[], view: WorldView, views: readonly WorldView[]): RingOffer[] {
  return slots.map(({ key, commands }) => ({ hotkey: key, offer: offerFirst(commands, views, view.side) }));
}

/**
 * An open menu keeps its order while the world goes on: a press is meant for what stood there. What has become impossible
 * stays, with its reason; what has become possible comes behind it.
 */
export function keptInPlace(
  opened: readonly RingOffer[],
  { first, rest }: RingOffers,
  views: readonly WorldView[],
): readonly RingOffer[] {
  const now = new Map([...first, ...rest].map((each) => [slotOf(each), each]));
  return opened.map((each) => now.get(slotOf(each)) ?? { ...each, offer: offer(each.offer.command, views) });
}

/** What its clients can be told only since the menu was opened. */
export function newSince(opened: RingOffers, { first }: RingOffers): readonly RingOffer[] {
  const known = new Set([...opened.first, ...opened.rest].map(slotOf));
  return first.filter((each) => !known.has(slotOf(each)));
}

/** What stays the same of an offer while its command and whom it means change. */
export function slotOf({ hotkey, offer: { command } }: RingOffer): string {
  return command.type === 'openGate' ? `gate ${command.gate}` : (hotkey ?? command.type);
}

/** First what can be done now; what cannot is found behind it, with its reason. Where little is allowed, all of it. */
function shared(all: readonly RingOffer[], about: RingOffers['about']): RingOffers {
  const allowed = all.filter(({ offer: { command } }) => isCommandAllowed(command.type));
  const possible = allowed.filter((each) => isPossible(each.offer));
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
