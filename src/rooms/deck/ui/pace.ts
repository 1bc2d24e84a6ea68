// How time passes on the way to a moment that asks for a pace of its own. The user's comes back when it is there.
import type { DeckMoment } from '../../../scenarios/deck/deck.ts';
import { usePreferences, type Preferences } from '../../../ui/stores/preferences.ts';

type Pace = Pick<Preferences, 'pacing' | 'speed'>;

/** `usual` is what the page begins with; a chosen one is kept. */
export const PACES: Readonly<Record<NonNullable<DeckMoment['pace']> | 'usual', Pace>> = {
  usual: { pacing: 'followEvents', speed: 1 },
  silence: { pacing: 'realTime', speed: 1 },
  closely: { pacing: 'followEvents', speed: 0.25 },
  briskly: { pacing: 'followEvents', speed: 2 },
  quickly: { pacing: 'followEvents', speed: 4 },
};

/** The user's, and what stands in its place. */
let lent: { readonly own: Pace; readonly taken: Pace } | null = null;

export function takePace(pace: DeckMoment['pace']): void {
  if (pace === undefined) return;
  const { pacing, speed } = usePreferences.getState();
  lent = { own: { pacing, speed }, taken: PACES[pace] };
  usePreferences.setState(PACES[pace]);
}

/** What was changed by hand in the meantime stays. */
export function givePaceBack(): void {
  if (lent === null) return;
  const { own, taken } = lent;
  lent = null;
  const { pacing, speed } = usePreferences.getState();
  if (pacing === taken.pacing && speed === taken.speed) usePreferences.setState(own);
}
