// What an order can ask for beyond the first scene and the figures: loaded when one does.
import type { EmbedProblem, EmbedValues } from '../../embed/parameters.ts';
import { goTo, showScene } from './showOrder.ts';

/** Answers with what was not understood. */
export async function showOther(values: EmbedValues): Promise<readonly EmbedProblem[]> {
  if (values.link !== '' && (await isLinkOpen(values.link))) return [];
  const { sceneOf } = await import('./sceneOf.ts');
  const { choices, problems } = sceneOf(values);
  showScene(choices);
  goTo(Number(values.moment));
  (await import('./lessonGoal.ts')).watchGoal(values.scene);
  return problems;
}

async function isLinkOpen(link: string): Promise<boolean> {
  return (await import('../link/openLink.ts')).openLink(link);
}
