// What an embed of any scenario, or of a lesson's part, needs beyond the first scene.
import { beginOpening } from '../../../ui/link/openings.ts';
import { openFromRoom } from '../../../ui/stores/stage.ts';
import { rememberNothing } from '../../../ui/stores/storage.ts';
import { lessonPart } from './lessonPart.ts';

export { openLink } from '../../../ui/link/openLink.ts';
export { watchGoal } from './lessonGoal.ts';
export { sceneOf } from './sceneOf.ts';

/** Opens a lesson's part with its question, which time waits for. False if that is no part of a lesson. */
export async function askPart(scene: string): Promise<boolean> {
  const found = lessonPart(scene);
  if (found === null) return false;
  rememberNothing();
  const link = { kind: 'lesson', id: found.lesson.id, part: found.part.id } as const;
  return (await openFromRoom(link, beginOpening())) === true;
}
