// A lesson begins at a pace of its own, whatever the one before it was watched at; afterwards it is as the learner had it.
import type { Part } from '../../../scenarios/lessons/lesson.ts';
import { setPreferences, usePreferences, type Preferences } from '../../../ui/stores/preferences.ts';

type Pace = Pick<Preferences, 'speed' | 'pacing'>;

let before: Pace | null = null;
/** As the lesson has set it last: what differs from it is the learner's own choice. */
let given: Pace | null = null;

/** In the same lesson what she has chosen stays, unless the part is about a silence that would be skipped. */
export function takePace({ pace }: Part, from: 'lesson' | 'part'): void {
  const now = paceNow();
  before ??= now;
  const isOwn = from === 'part' && given !== null && now.pacing !== given.pacing;
  const next: Pace = {
    speed: from === 'part' ? now.speed : 1,
    pacing: pace ?? (isOwn ? now.pacing : 'followEvents'),
  };
  usePreferences.setState(next);
  given = isOwn && given !== null ? { ...next, pacing: given.pacing } : next;
}

export function giveBackPace(): void {
  if (before !== null) setPreferences(before);
  before = null;
  given = null;
}

function paceNow(): Pace {
  const { speed, pacing } = usePreferences.getState();
  return { speed, pacing };
}
