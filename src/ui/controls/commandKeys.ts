// The letters that give commands: to who is selected, else to the holder of the lock or the leader of the ensemble.
import { isClientId } from '../../engine/index.ts';
import type { ClientTarget } from '../../engine/index.ts';
import { getExperiment } from '../stores/session.ts';
import { useSelection } from '../stores/selection.ts';
import { worldNow, type WorldView } from '../stores/useWorld.ts';
import {
  CLIENT_SLOTS,
  isPossible,
  offer,
  offerOf,
  targetFor,
  type Offer,
} from '../commands/clientCommands.ts';
import { give } from '../commands/give.ts';
import { faultOfferOf } from './faults/faultKeys.ts';
import { processOfferOf } from './process/processKeys.ts';
import { sayWhyNot } from '../commands/sayWhyNot.ts';

/** Does what the key is for, or says why it cannot be done. Nothing for a key that is for nothing. */
export function giveByKey(key: string): void {
  const views = [worldNow(0), worldNow(1)].filter((view) => view !== null);
  const offered = offerByKey(key, views) ?? processOfferOf(key, views);
  if (offered === null) return;
  if (isPossible(offered)) give(offered.command);
  else sayWhyNot(offered);
}

function offerByKey(key: string, views: readonly WorldView[]): Offer | null {
  const { selected } = useSelection.getState();
  const isEnsemble = getExperiment()?.scenarios[0]?.picture === 'ensemble';
  if (key === 'A') return offer({ type: 'addClient' }, views);
  if (key === 'Shift+R' && !isEnsemble) {
    return offer({ type: 'restartServer', server: 'server:1' }, views);
  }
  const view = views.find(({ side }) => side === selected?.world);
  if (view !== undefined && selected?.kind === 'client' && isClientId(selected.id)) {
    return slotOffer(key, targetFor(view, selected.id), views, selected.world);
  }
  return isEnsemble ? faultOfferOf(key, selected, views) : slotOffer(key, 'role:holder', views, 0);
}

function slotOffer(
  key: string,
  target: ClientTarget,
  views: readonly WorldView[],
  clicked: number,
): Offer | null {
  const slot = CLIENT_SLOTS.find((candidate) => candidate.key === key);
  return slot === undefined ? null : offerOf(slot, target, views, clicked);
}
