// Starts the page inside a frame of somebody else's page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/base.css';
import { figureOf, type FigureId } from '../../embed/figures.ts';
import { listOf, type EmbedOrder, type EmbedProblem, type EmbedValues } from '../../embed/parameters.ts';
import { listenForKeys } from '../controls/shortcuts.ts';
import { endHints } from '../controls/hints.ts';
import { setAllowedCommands } from '../controls/allowedCommands.ts';
import { speak } from '../i18n/words.ts';
import { ErrorBoundary } from '../panels/ErrorBoundary.tsx';
import { followSelection } from '../panels/panelTab.ts';
import { startPlaybackLoop } from '../playback/playbackLoop.ts';
import { jumpToTime, pause, play } from '../playback/transport.ts';
import { loadScenario } from '../stores/gestures.ts';
import { showViews } from '../stores/shownViews.ts';
import { usePreferences } from '../stores/preferences.ts';
import { getExperiment } from '../stores/session.ts';
import { applyTheme, localeOf } from './appearance.ts';
import { EmbedApp } from './EmbedApp.tsx';
import { tellProblems } from './problems.ts';
import { setShownOrder } from './shownOrder.ts';
import type { EmbeddedScene } from './sceneOf.ts';
import { openingChoices } from '../controls/presets.ts';
import { sleepOffScreen } from './sleepOffScreen.ts';

/** Draws the embed into an element of the frame's document; once. */
export async function startEmbed(order: EmbedOrder, element: HTMLElement): Promise<void> {
  const { values } = order;
  const locale = localeOf(values.language);
  // For this visit: what a host says is not what the user likes.
  usePreferences.setState({
    locale,
    pacing: values.pacing === 'real' ? 'realTime' : 'followEvents',
    speed: speedOf(values.speed),
  });
  document.documentElement.dataset['embed'] = '';
  applyTheme(values.theme, null);
  await speak(locale);
  await showOrder(order);
  draw(element);
  startPlaybackLoop();
  listenForKeys();
  followSelection();
  sleepOffScreen(element);
  if (parent !== window) (await import('./hostTalk.ts')).startHostTalk(element, showOrder);
}

/** Shows what an order asks for, from its moment on. */
async function showOrder(order: EmbedOrder): Promise<void> {
  const { values, problems } = order;
  setAllowedCommands(values.faults);
  document.documentElement.style.setProperty('--embed-height', `${Math.max(160, Number(values.height))}px`);
  setShownOrder(values);
  const figure = values.link === '' ? figureOf(values.scene) : null;
  if (figure !== null) {
    tellProblems([...problems, ...(await showFigure(figure, values))]);
  } else if (values.link === '' || !(await isLinkOpen(values.link))) {
    const scene = await sceneOf(values);
    usePreferences.setState({ layout: scene.choices.length === 2 ? 'compare' : 'single' });
    loadScenario(scene.choices);
    tellProblems([...problems, ...scene.problems]);
    goTo(Number(values.moment));
  } else {
    tellProblems(problems);
  }
  if (!listOf(values.panels).includes('views')) showViews([]);
  endHints();
  if (values.autoplay === 'yes') play();
  else pause();
}

async function isLinkOpen(link: string): Promise<boolean> {
  return (await import('../link/openLink.ts')).openLink(link);
}

/** A figure's code comes with its scene. */
async function showFigure(figure: FigureId, values: EmbedValues): Promise<readonly EmbedProblem[]> {
  // Its time runs evenly: it is drawn from left to right.
  if (figure === 'fence-figure') usePreferences.setState({ pacing: 'realTime' });
  if (figure === 'herd-figure') return (await import('./figures/herdScene.ts')).showHerd(values);
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

/** Runs to a virtual time and shows it. */
function goTo(timeMs: number): void {
  const experiment = getExperiment();
  if (experiment === null || timeMs === 0) return;
  experiment.runUntil(timeMs, MAX_STEPS_AHEAD);
  jumpToTime(timeMs);
}

const MAX_STEPS_AHEAD = 200_000;

function draw(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <ErrorBoundary>
        <EmbedApp />
      </ErrorBoundary>
    </StrictMode>,
  );
}

function speedOf(text: string): 0.25 | 0.5 | 1 | 2 | 4 {
  return ([0.25, 0.5, 1, 2, 4] as const).find((speed) => String(speed) === text) ?? 1;
}
