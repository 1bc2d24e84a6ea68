// Two runs beside each other: the branch shown and another one, or what is shown and what was sent. The way back is offered, with
// all its branches.
import type { Experiment, BranchId, WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { RunsBeside, runOf, type Run } from '../../../scenarios/experiment/runsBeside.ts';
import {
  BEHAVIOUR_VERSION,
  codesOf,
  parseLink,
  versionFor,
  type Link,
  type LinkError,
} from '../../../scenarios/link/permalink.ts';
import { Rerun } from '../../../scenarios/link/rerun.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { WORLDS } from '../words/worlds.ts';
import { decodeText } from '../../../ui/link/decode.ts';
import { readHash } from '../../../ui/link/hash.ts';
import { showLink, startRerun } from '../../../ui/link/openLink.ts';
import { beginOpening } from '../../../ui/link/openings.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { optionsHere } from '../../../ui/playback/elsewhere.ts';
import { timeLimit } from '../../../ui/playback/playbackLoop.ts';
import { SAID_AFTER_MS, SLICE_MS, turn } from '../../../ui/playback/slice.ts';
import { readAhead } from '../../../ui/select/readAhead.ts';
import { library } from '../../../ui/stores/library.ts';
import { currentPlayhead } from '../../../ui/stores/movePlayhead.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { fail, getExperiment, useSession } from '../../../ui/stores/session.ts';
import { shownSide } from '../../../ui/stores/shownSide.ts';
import { chooseViews, showViews } from '../../../ui/stores/shownViews.ts';

/** The other one left, for it was there before; what is shown stays right. */
export async function compareBranch(other: BranchId): Promise<void> {
  const experiment = getExperiment();
  if (experiment === null) return;
  const [own, its] = [runShown(experiment), runIn(experiment, other)];
  if (own !== null && its !== null) await showBeside(experiment, [its, own]);
}

/** What is shown beside the world of a link. A link that cannot be opened is refused in a sentence. */
export async function compareLink(text: string): Promise<void> {
  const words = wordsNow(WORLDS).compare;
  const encoded = readHash(hashIn(text));
  if (encoded === null) return notify({ text: words.notALink, action: null });
  const decoded = await decodeText(encoded);
  const link = decoded.ok ? parseLink(decoded.value, library) : decoded;
  if (!link.ok) return refuse(link.error);
  await compareMoment(link.value);
}

function refuse(error: LinkError): void {
  notify({ text: wordsNow(WORLDS).compare.refused(wordsNow().links.error(error)), action: null });
}

/** What is shown beside the first world of a link, each with all that was done in it. */
export async function compareMoment(link: Link): Promise<void> {
  const experiment = getExperiment();
  if (experiment === null) return;
  const words = wordsNow(WORLDS).compare;
  const [choice] = link.choices;
  // Code asks before it runs, where it is opened.
  if (choice === undefined || codesOf(link).length > 0) return notify({ text: words.code, action: null });
  const isLatest = beginOpening();
  const rerun = await startRerun(link, isLatest);
  if (rerun === null) return;
  if (!(rerun instanceof Rerun)) return refuse(rerun);
  for (;;) {
    const state = rerun.advance(Infinity, timeLimit(SLICE_MS));
    if (state.kind === 'failed') return refuse(state.error);
    if (state.kind !== 'running') {
      const its = runOf(choice, state.experiment, 0);
      const own = runShown(experiment);
      return own === null ? undefined : showBeside(experiment, [own, its]);
    }
    await turn();
    if (!isLatest()) return;
  }
}

/** One of two runs that stand beside each other, at the moment that is shown. */
export async function showAlone(side: WorldSide): Promise<void> {
  const experiment = getExperiment();
  const run = experiment === null ? null : runOf(experiment.choices[side] ?? NOBODY, experiment, side);
  if (experiment === null || run === null) return;
  const { step, timeMs } = currentPlayhead();
  const choices = [run.choice];
  showViews(null);
  await showLink({
    v: versionFor(choices),
    behaviour: BEHAVIOUR_VERSION,
    choices,
    commands: run.commands,
    playhead: { step: experiment.moment(step).worldSteps[side] ?? 0, timeMs },
    hash: '',
    view: 'single',
  });
}

const NOBODY = { scenario: '', seed: 1, clients: 0, values: {} };

function runShown(experiment: Experiment): Run | null {
  return runIn(experiment, experiment.current);
}

/** Of two worlds the one that is looked at. */
function runIn({ choices, branches }: Experiment, id: BranchId): Run | null {
  const side = choices.length === 2 ? shownSide() : 0;
  const branch = branches.find((each) => each.id === id);
  const choice = choices[side];
  return branch === undefined || choice === undefined ? null : runOf(choice, branch, side);
}

async function showBeside(before: Experiment, runs: readonly [Run, Run]): Promise<void> {
  const isLatest = beginOpening();
  const playhead = currentPlayhead();
  try {
    const beside = new RunsBeside(runs, momentToSee(runs, playhead.timeMs), library, optionsHere());
    const isLong = timeLimit(SAID_AFTER_MS);
    for (;;) {
      const isSliceOver = timeLimit(SLICE_MS);
      const state = beside.advance(Infinity, isSliceOver);
      if (state.kind === 'running' && isLong())
        useSession.setState({ opening: { doneSteps: state.doneMs, totalSteps: state.totalMs } });
      const isReady = state.kind === 'done' && readAhead(state.experiment, isSliceOver);
      await turn();
      if (!isLatest()) return;
      if (state.kind !== 'done' || !isReady) continue;
      show(state.experiment, state.moment);
      break;
    }
  } catch (error) {
    useSession.setState({ opening: null });
    return fail(error, 'step', null);
  }
  const { shown, back } = wordsNow(WORLDS).compare;
  const run = () => {
    showViews(null);
    showExperiment(before, playhead, []);
  };
  notify({ text: shown, action: { label: back, run }, until: 'answered' });
}

/** Not before what was done last in either, and what came of it at once. */
function momentToSee(runs: readonly [Run, Run], nowMs: number): number {
  const lasts = runs.map(({ commands }) => commands.at(-1)?.atMs ?? -ANSWERED_AFTER_MS);
  return Math.max(nowMs, ...lasts.map((atMs) => atMs + ANSWERED_AFTER_MS));
}

/** A write of a world at rest has its answer after a tenth of this. */
const ANSWERED_AFTER_MS = 300;

function show(experiment: Experiment, at: ReturnType<Experiment['moment']>): void {
  pause();
  useSession.setState({ linkError: null });
  showExperiment(experiment, at, []);
  const usual = experiment.scenarios[0]?.views ?? [];
  chooseViews(['differences', ...usual.filter((view) => view !== 'differences').slice(0, 1)]);
}

/** A whole address, or what stands behind its number sign. */
function hashIn(text: string): string {
  const at = text.indexOf('#');
  return at === -1 ? '' : text.slice(at).trim();
}
