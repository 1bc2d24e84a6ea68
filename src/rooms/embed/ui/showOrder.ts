// Shows what an order asks for, from its moment on: the one that the embed began with, or one that its host has sent.
import { figureIn } from '../../../embed/figures.ts';
import {
  asksQuestion,
  listOf,
  offersEditor,
  type EmbedOrder,
  type EmbedProblem,
  type EmbedValues,
} from '../../../embed/parameters.ts';
import { setAllowedCommands } from '../../../ui/commands/allowedCommands.ts';
import { endHints } from '../../../ui/stores/hints.ts';
import { openingChoices } from '../../../ui/controls/presets.ts';
import { speakOf } from '../../../words/useWords.ts';
import { jumpToTime, pause, play } from '../../../ui/playback/transport.ts';
import { loadScenario } from '../../../ui/playback/gestures.ts';
import { turn } from '../../../ui/playback/slice.ts';
import { SPEEDS, usePreferences } from '../../../ui/stores/preferences.ts';
import { closeEditor, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { fetchNarrator } from '../../../ui/controls/caption/fetchNarrator.ts';
import { getExperiment, useSession } from '../../../ui/stores/session.ts';
import { showViews } from '../../../ui/stores/shownViews.ts';
import { rememberNothing } from '../../../ui/stores/storage.ts';
import { tellProblems } from './problems.ts';
import { setShownOrder } from './shownOrder.ts';
import { figurePart } from './shownPart.ts';
import { unknownFaults } from './unknownFaults.ts';

/** Answers with what was not understood. Of how it looks the order's theme and language are left alone. */
export async function showOrder({ values, problems }: EmbedOrder): Promise<readonly EmbedProblem[]> {
  // For this visit: what a host says is not what the user likes.
  usePreferences.setState({
    pacing: values.pacing === 'real' ? 'realTime' : 'followEvents',
    speed: SPEEDS.find((speed) => String(speed) === values.speed) ?? 1,
  });
  setAllowedCommands(values.faults);
  closeEditor();
  // What readers write in another site's page replaces nothing that they have written in ours.
  if (offersEditor(values)) rememberNothing();
  document.documentElement.style.setProperty('--embed-height', `${Math.max(160, Number(values.height))}px`);
  const found = [...problems, ...(await show(values)), ...badFaults(values.faults)];
  const experiment = getExperiment();
  speakOf(experiment?.scenarios ?? []);
  // A figure has no caption, and comes with few files.
  if (figureIn(values) === null) fetchNarrator(experiment);
  setShownOrder(values);
  tellProblems(found);
  const asks = asksQuestion(values);
  if (!asks && !listOf(values.panels).includes('views')) showViews([]);
  endHints();
  if (values.autoplay === 'yes' && !asks) play();
  else pause();
  return found;
}

/** A figure and the first scene need little; any other may be of any scenario. */
async function show(values: EmbedValues): Promise<readonly EmbedProblem[]> {
  const figure = figureIn(values);
  if (figure !== null) return (await figurePart(figure)).show(values);
  if (!isFirstScene(values)) return showOther(values);
  const said = Number(values.clients);
  const clients = said === 0 ? {} : { clients: Math.min(200, Math.max(2, said)) };
  loadScenario(openingChoices().map((choice) => ({ ...choice, ...clients })));
  await goTo(Number(values.moment));
  return [];
}

/** Any scenario, any part of a lesson, or the moment of a link. */
async function showOther(values: EmbedValues): Promise<readonly EmbedProblem[]> {
  const { askPart, openLink, sceneOf, watchGoal } = await import('./anyScene.ts');
  const code = offersEditor(values) ? 'ask' : 'refuse';
  if (values.link !== '' && ((await openLink(values.link, code)) || useOwnCode.getState().isOpen)) return [];
  const badLink =
    values.link === '' ? [] : [{ name: 'link', value: values.link.slice(0, 80), right: rightLink() }];
  if (asksQuestion(values) && (await askPart(values.scene))) {
    watchGoal(values.scene);
    return badLink;
  }
  const { choices, problems } = sceneOf(values);
  loadScenario(choices);
  await goTo(Number(values.moment));
  watchGoal(values.scene);
  return [...badLink, ...problems];
}

/** Code runs where its readers can see it. */
function rightLink(): string {
  const { linkError } = useSession.getState();
  const isCode = linkError?.code === 'unknownScenario' && linkError.scenario === 'own-recipe';
  return isCode ? 'panels=…,editor' : '#s=…';
}

function isFirstScene({ scene, set, seed, link }: EmbedValues): boolean {
  return scene === 'herd-line' && set === '' && seed === '1' && link === '';
}

function badFaults(faults: string): readonly EmbedProblem[] {
  return faults === 'all' || faults === 'none' ? [] : unknownFaults(faults);
}

/** Runs to a virtual time and shows it; in slices between which the page around it draws and listens. */
async function goTo(timeMs: number): Promise<void> {
  const experiment = getExperiment();
  if (experiment === null || timeMs === 0) return;
  for (let left = MAX_STEPS_AHEAD; left > 0;) {
    const taken = experiment.runUntil(timeMs, STEPS_A_SLICE);
    left -= taken;
    if (taken < STEPS_A_SLICE && !experiment.isWaiting) break;
    await turn();
    // Another scene was asked for meanwhile.
    if (getExperiment() !== experiment) return;
  }
  jumpToTime(timeMs);
}

const MAX_STEPS_AHEAD = 200_000;
const STEPS_A_SLICE = 2000;
