// How time passes on the way to a moment that asks for a pace of its own. The user's comes back when it is there.
import type { DeckMoment } from '../../../scenarios/deck/deck.ts';
import { LentPace, type Pace } from '../../../ui/stores/lentPace.ts';

/** `usual` is what the page begins with; a chosen one is kept. */
export const PACES: Readonly<Record<NonNullable<DeckMoment['pace']> | 'usual', Pace>> = {
  usual: { pacing: 'followEvents', speed: 1 },
  silence: { pacing: 'realTime', speed: 1 },
  closely: { pacing: 'followEvents', speed: 0.25 },
  briskly: { pacing: 'followEvents', speed: 2 },
  quickly: { pacing: 'followEvents', speed: 4 },
};

const lent = new LentPace();

export function takePace(pace: DeckMoment['pace']): void {
  if (pace !== undefined) lent.take(PACES[pace]);
}

/** What was changed by hand in the meantime stays. */
export function givePaceBack(): void {
  lent.giveBack();
}
