// What the letters do in an ensemble: faults of the server, the link or the message that is selected, else of the leader.
import { isServerId } from '../../../engine/index.ts';
import type { ServerTarget } from '../../../engine/index.ts';
import { nameOfMessage } from '../../../scenarios/messageNames.ts';
import { linkBetween } from '../../select/ensemble/peerLinks.ts';
import type { Thing } from '../../stores/selection.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { offerFirst, type Offer } from '../../commands/clientCommands.ts';
import {
  diskSlots,
  linkSlots,
  messageSlots,
  processSlots,
  serverTarget,
  USUAL,
  type FaultSlot,
} from './faultSlots.ts';

/** Null for a key that is for nothing. */
export function faultOfferOf(key: string, selected: Thing | null, views: readonly WorldView[]): Offer | null {
  const view = views.find(({ side }) => side === selected?.world);
  const slot = slotsOf(selected, view, views.length).find((candidate) => candidate.key === key);
  return slot === undefined ? null : offerFirst(slot.commands, views, view?.side ?? 0);
}

/** The slots of what is selected; those of the leader if nothing is that has faults. */
export function slotsOf(
  selected: Thing | null,
  view: WorldView | undefined,
  worldCount: number,
): readonly FaultSlot[] {
  if (selected !== null && view !== undefined) {
    const { kind, id } = selected;
    if (kind === 'link') {
      const link = linkBetween(view.world, id);
      return link === null ? [] : linkSlots(link, 'both', USUAL.linkMs);
    }
    if (kind === 'message') {
      const name = nameOfMessage(view.world, Number(id));
      return name === null ? [] : messageSlots(name);
    }
    if (kind === 'server' && isServerId(id)) return serverSlots(serverTarget(view, id, worldCount));
  }
  return serverSlots('role:leader');
}

function serverSlots(server: ServerTarget): readonly FaultSlot[] {
  return [...processSlots(server), ...diskSlots(server, USUAL.diskMs, USUAL.clockMs)];
}
