// Everything an order can ask for beyond the first scene: loaded when one does.
import { figureOf, type FigureId } from '../../embed/figures.ts';
import type { EmbedProblem, EmbedValues } from '../../embed/parameters.ts';
import { usePreferences } from '../stores/preferences.ts';
import { goTo, showScene } from './showOrder.ts';
import { unknownFaults } from './unknownFaults.ts';

/** Answers with what was not understood. */
export async function showOther(values: EmbedValues): Promise<readonly EmbedProblem[]> {
  const problems = await show(values);
  const { faults } = values;
  return faults === 'all' || faults === 'none' ? problems : [...problems, ...unknownFaults(faults)];
}

async function show(values: EmbedValues): Promise<readonly EmbedProblem[]> {
  if (values.link !== '' && (await isLinkOpen(values.link))) return [];
  const figure = values.link === '' ? figureOf(values.scene) : null;
  if (figure !== null) return showFigure(figure, values);
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

/** A figure's code comes with its scene. */
async function showFigure(figure: FigureId, values: EmbedValues): Promise<readonly EmbedProblem[]> {
  usePreferences.setState({ layout: figure === 'herd-figure' ? 'compare' : 'single' });
  if (figure === 'herd-figure') return (await import('./figures/herdScene.ts')).showHerd(values);
  // Its time runs evenly: it is drawn from left to right.
  usePreferences.setState({ pacing: 'realTime' });
  return (await import('./figures/fenceScene.ts')).showFence(values);
}
