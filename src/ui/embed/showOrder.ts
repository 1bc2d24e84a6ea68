// Shows what an order asks for, from its moment on: the one that the embed began with, or one that its host has sent.
import { figureOf, type FigureId } from '../../embed/figures.ts';
import { listOf, type EmbedOrder, type EmbedProblem, type EmbedValues } from '../../embed/parameters.ts';
import { setAllowedCommands } from '../controls/allowedCommands.ts';
import { endHints } from '../controls/hints.ts';
import { openingChoices } from '../controls/presets.ts';
import { jumpToTime, pause, play } from '../playback/transport.ts';
import { loadScenario } from '../stores/gestures.ts';
import { usePreferences } from '../stores/preferences.ts';
import { getExperiment } from '../stores/session.ts';
import { showViews } from '../stores/shownViews.ts';
import { tellProblems } from './problems.ts';
import type { EmbeddedScene } from './sceneOf.ts';
import { setShownOrder } from './shownOrder.ts';

/** Answers with what was not understood. Of how it looks the order's theme and language are left alone. */
export async function showOrder({ values, problems }: EmbedOrder): Promise<readonly EmbedProblem[]> {
  // For this visit: what a host says is not what the user likes.
  usePreferences.setState({
    pacing: values.pacing === 'real' ? 'realTime' : 'followEvents',
    speed: speedOf(values.speed),
  });
  setAllowedCommands(values.faults);
  document.documentElement.style.setProperty('--embed-height', `${Math.max(160, Number(values.height))}px`);
  const found = [...problems, ...(await show(values)), ...(await badFaults(values))];
  setShownOrder(values);
  tellProblems(found);
  if (!listOf(values.panels).includes('views')) showViews([]);
  endHints();
  if (values.autoplay === 'yes') play();
  else pause();
  return found;
}

async function show(values: EmbedValues): Promise<readonly EmbedProblem[]> {
  if (values.link !== '' && (await isLinkOpen(values.link))) return [];
  const figure = values.link === '' ? figureOf(values.scene) : null;
  if (figure !== null) return showFigure(figure, values);
  const scene = await sceneOf(values);
  usePreferences.setState({ layout: scene.choices.length === 2 ? 'compare' : 'single' });
  loadScenario(scene.choices);
  goTo(Number(values.moment));
  if (LESSON.test(values.scene) || isGoalWatched) {
    isGoalWatched = true;
    (await import('./lessonGoal.ts')).watchGoal(values.scene);
  }
  return scene.problems;
}

/** A lesson's part: `L12` or `L12/gap`. */
const LESSON = /^L\d+(?:\/|$)/;
/** From the first part on every scene is looked at: it may end the watching. */
let isGoalWatched = false;

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

/** The first scene is there with the page; what finds others brings them all with it. */
async function sceneOf(values: EmbedValues): Promise<EmbeddedScene> {
  const isFirstScene = values.scene === 'herd-line' && values.set === '' && values.seed === '1';
  if (!isFirstScene) return (await import('./sceneOf.ts')).sceneOf(values);
  const said = Number(values.clients);
  const clients = said === 0 ? {} : { clients: Math.min(200, Math.max(2, said)) };
  return { choices: openingChoices().map((choice) => ({ ...choice, ...clients })), problems: [] };
}

async function badFaults({ faults }: EmbedValues): Promise<readonly EmbedProblem[]> {
  if (faults === 'all' || faults === 'none') return [];
  return (await import('./unknownFaults.ts')).unknownFaults(faults);
}

/** Runs to a virtual time and shows it. */
function goTo(timeMs: number): void {
  const experiment = getExperiment();
  if (experiment === null || timeMs === 0) return;
  experiment.runUntil(timeMs, MAX_STEPS_AHEAD);
  jumpToTime(timeMs);
}

const MAX_STEPS_AHEAD = 200_000;

function speedOf(text: string): 0.25 | 0.5 | 1 | 2 | 4 {
  return ([0.25, 0.5, 1, 2, 4] as const).find((speed) => String(speed) === text) ?? 1;
}
