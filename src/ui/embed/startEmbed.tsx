// Starts the page inside a frame of somebody else's page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/base.css';
import type { EmbedOrder, EmbedValues } from '../../embed/parameters.ts';
import { listenForKeys } from '../controls/shortcuts.ts';
import { endHints } from '../controls/hints.ts';
import { setAllowedCommands } from '../controls/allowedCommands.ts';
import { loadAll, speak } from '../i18n/words.ts';
import { openLink } from '../link/openLink.ts';
import { ErrorBoundary } from '../panels/ErrorBoundary.tsx';
import { followSelection } from '../panels/panelTab.ts';
import { startPlaybackLoop } from '../playback/playbackLoop.ts';
import { jumpToTime, pause, play } from '../playback/transport.ts';
import { loadScenario } from '../stores/gestures.ts';
import { usePreferences } from '../stores/preferences.ts';
import { getExperiment } from '../stores/session.ts';
import { applyTheme, localeOf } from './appearance.ts';
import { EmbedApp } from './EmbedApp.tsx';
import { startHostTalk } from './hostTalk.ts';
import { tellProblems } from './problems.ts';
import { sceneOf } from './sceneOf.ts';
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
  applyTheme(values.theme, null);
  await speak(locale);
  await loadAll(locale);
  await showOrder(order);
  draw(values, element);
  startPlaybackLoop();
  listenForKeys();
  followSelection();
  sleepOffScreen(element);
  startHostTalk(element, showOrder);
}

/** Shows what an order asks for, from its moment on. */
async function showOrder({ values, problems }: EmbedOrder): Promise<void> {
  setAllowedCommands(values.faults);
  document.documentElement.style.setProperty('--embed-height', `${Math.max(160, Number(values.height))}px`);
  const isLinked = values.link !== '' && (await openLink(values.link));
  if (isLinked) {
    tellProblems(problems);
  } else {
    const scene = sceneOf(values);
    usePreferences.setState({ layout: scene.choices.length === 2 ? 'compare' : 'single' });
    loadScenario(scene.choices);
    tellProblems([...problems, ...scene.problems]);
    goTo(Number(values.moment));
  }
  endHints();
  if (values.autoplay === 'yes') play();
  else pause();
}

/** Runs to a virtual time and shows it. */
function goTo(timeMs: number): void {
  const experiment = getExperiment();
  if (experiment === null || timeMs === 0) return;
  experiment.runUntil(timeMs, MAX_STEPS_AHEAD);
  jumpToTime(timeMs);
}

const MAX_STEPS_AHEAD = 200_000;

function draw(values: EmbedValues, element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <ErrorBoundary>
        <EmbedApp values={values} />
      </ErrorBoundary>
    </StrictMode>,
  );
}

function speedOf(text: string): 0.25 | 0.5 | 1 | 2 | 4 {
  return ([0.25, 0.5, 1, 2, 4] as const).find((speed) => String(speed) === text) ?? 1;
}
