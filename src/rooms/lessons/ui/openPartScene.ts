// The scene of a part with the views that belong to it, whether a learner acts in it or it is played for her.
import type { Part } from '../../../scenarios/lessons/lesson.ts';
import { sceneWith } from '../../../scenarios/lessons/repaired.ts';
import type { ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import { openScene } from '../../../ui/controls/scene.ts';
import { showViews } from '../../../ui/stores/shownViews.ts';

/** `code`: in place of the program that the part begins with. */
export function openPartScene(part: Part, set: ParameterValues, code?: string): void {
  openScene(sceneWith(part, set, code));
  if (part.views !== undefined) showViews(part.views);
}
