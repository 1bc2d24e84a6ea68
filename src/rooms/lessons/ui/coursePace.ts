// A lesson begins at a pace of its own, whatever the one before it was watched at; afterwards it is as the learner had it.
import type { Part } from '../../../scenarios/lessons/lesson.ts';
import { LentPace, paceNow, type Pace } from '../../../ui/stores/lentPace.ts';

const lent = new LentPace();

/** In the same lesson what she has chosen stays, unless the part is about a silence that would be skipped. */
export function takePace({ pace }: Part, from: 'lesson' | 'part'): void {
  const now = paceNow();
  const given = from === 'part' ? lent.taken : null;
  const isOwn = given !== null && now.pacing !== given.pacing;
  const next: Pace = {
    speed: from === 'part' ? now.speed : 1,
    pacing: pace ?? (isOwn ? now.pacing : 'followEvents'),
  };
  lent.take(next, isOwn ? { ...next, pacing: given.pacing } : next);
}

/** What she has chosen in the lesson was for the lesson. */
export function giveBackPace(): void {
  lent.putBack();
}
