// Whom letters and the menu of commands are about.
import type { SlotOffer } from '../commands/offers.ts';
import { HOLDER, LEADER, subjectOf, type Subject } from '../commands/slots.ts';
import type { Thing } from '../stores/selection.ts';
import type { WorldView } from '../stores/useWorld.ts';

interface KeySubject {
  /** Null: what is selected is gone. */
  readonly subject: Subject | null;
  /** The world it was selected in. */
  readonly side: number;
}

/** What is selected, where that is a client or, in an ensemble, anything with faults; else the holder or the leader. */
export function keySubject(
  selected: Thing | null,
  views: readonly WorldView[],
  isEnsemble: boolean,
): KeySubject {
  const view = views.find(({ side }) => side === selected?.world);
  const rest = { subject: isEnsemble ? LEADER : HOLDER, side: view?.side ?? 0 };
  if (selected === null || view === undefined) return rest;
  const subject = subjectOf(selected, view, views.length);
  if (subject?.kind === 'client') return { subject, side: view.side };
  if (!isEnsemble || subject?.kind === 'wire') return rest;
  if (selected.kind === 'link' || selected.kind === 'message') return { subject, side: view.side };
  return subject === null ? rest : { subject, side: view.side };
}

/** Of its threads, its event lane and its clock. */
export function isInside({ part }: Pick<SlotOffer, 'part'>): boolean {
  return part === 'threads' || part === 'clientClock';
}
