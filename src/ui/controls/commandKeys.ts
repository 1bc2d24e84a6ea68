// The letters that give commands: to what is selected, else to the holder of the lock or the leader of the ensemble.
import { getExperiment } from '../stores/session.ts';
import { useSelection } from '../stores/selection.ts';
import { worldNow, type WorldView } from '../stores/useWorld.ts';
import { give } from '../commands/give.ts';
import { isPossible, offer, offersOf, type Offer } from '../commands/offers.ts';
import { sayWhyNot } from '../commands/sayWhyNot.ts';
import { HOLDER, ONLY_SERVER } from '../commands/slots.ts';
import { isInside, keySubject } from './keySubject.ts';

/** Does what the key is for, or says why it cannot be done. Nothing for a key that is for nothing. */
export function giveByKey(key: string): void {
  const views = [worldNow(0), worldNow(1)].filter((view) => view !== null);
  const offered = offerByKey(key, views);
  if (offered === null) return;
  if (isPossible(offered)) give(offered.command);
  else sayWhyNot(offered);
}

function offerByKey(key: string, views: readonly WorldView[]): Offer | null {
  const isEnsemble = getExperiment()?.scenarios[0]?.picture === 'ensemble';
  if (key === 'A') return offer({ type: 'addClient' }, views);
  const about = keySubject(useSelection.getState().selected, views, isEnsemble);
  const offers = [
    ...(isEnsemble ? [] : offersOf(ONLY_SERVER, views).filter((each) => each.key === 'Shift+R')),
    ...(about.subject === null ? [] : offersOf(about.subject, views, about.side)),
    // What happens inside a process has letters of its own, whatever else is selected.
    ...offersOf(HOLDER, views, about.side).filter(isInside),
  ];
  return offers.find((each) => each.key === key) ?? null;
}
