// The scene of a part with the views that belong to it, whether a learner acts in it or it is played for her.
import type { Part } from '../../scenarios/lessons/lesson.ts';
import type { ParameterValues } from '../../scenarios/scenario/scenario.ts';
import { openScene } from '../controls/scene.ts';
import { showViews } from '../stores/shownViews.ts';

export function openPartScene(part: Part, set: ParameterValues): void {
  openScene(part.scene(set));
  if (part.views !== undefined) showViews(part.views);
}
