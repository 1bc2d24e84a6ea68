// The letters for the inside of a client's process: of who is selected, else of the holder of the lock.
import { isClientId, resolveTarget, type ClientTarget } from '../../../engine/index.ts';
import { useSelection, type Thing } from '../../stores/selection.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { offerFirst, targetFor, type Offer } from '../../commands/clientCommands.ts';
import { clockSlots, threadSlots, USUAL_CLOCK } from './processSlots.ts';

/** Null for a key that is for nothing, or where something else than a client is selected in an ensemble. */
export function processOfferOf(key: string, views: readonly WorldView[]): Offer | null {
  const { selected } = useSelection.getState();
  const view = views.find(({ side }) => side === selected?.world) ?? views[0];
  if (view === undefined) return null;
  const target = targetOf(selected, view);
  const id = resolveTarget(view.world, target);
  const slots = [
    ...threadSlots(target, id === null ? undefined : view.world.clients.get(id)),
    ...clockSlots(target, USUAL_CLOCK.jumpMs, USUAL_CLOCK.perMille),
  ];
  const slot = slots.find((candidate) => candidate.key === key);
  return slot === undefined ? null : offerFirst(slot.commands, views, view.side);
}

function targetOf(selected: Thing | null, view: WorldView): ClientTarget {
  if (selected?.kind !== 'client' || !isClientId(selected.id)) return 'role:holder';
  return targetFor(view, selected.id);
}
