// Opening a claim: its run is played to the moment that decides it, from a few sentences before.
import type { NamedLink } from '../../../scenarios/link/namedLink.ts';
import { leadIn } from './leadIn.ts';
import { redIn } from '../model/redIn.ts';
import { pause, replay } from '../../../ui/playback/transport.ts';
import { beginOpening } from '../../../ui/link/openings.ts';
import { showExperiment, switchBranch } from '../../../ui/playback/gestures.ts';
import { showClaim, type OpenClaim } from '../../../ui/stores/claim.ts';
import { useLessonGate } from '../../../ui/stores/lessonGate.ts';
import { hidePanel } from '../../../ui/stores/panelTab.ts';
import { usePreferences } from '../../../ui/stores/preferences.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { showSide } from '../../../ui/stores/shownSide.ts';
import { showViews } from '../../../ui/stores/shownViews.ts';
import { fromRoom, openFromRoom, useStage } from '../../../ui/stores/stage.ts';
import type { ViewPart } from '../model/row.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { lookAtOf, playedTo } from '../model/playedTo.ts';
import { rows } from '../model/rows/all.ts';
import { rememberSeen } from './seen.ts';

/** False if there is no such claim. */
export function openClaim({ id }: NamedLink): Promise<boolean | null> {
  return openSight(id, 0);
}

/** The moment of a claim of that number. False as above; null if something else was opened before it came. */
export async function openSight(id: string, sight: number): Promise<boolean | null> {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) return false;
  rememberSeen(id);
  const shown = row.sights[sight];
  const isLesson = shown !== undefined && 'named' in shown && shown.named.kind === 'lesson';
  // The log that another claim was about would lie over the picture on a small screen.
  if (!isLesson) hidePanel();
  // A lesson that was on would stay beside a scene that is none of its own.
  if (!isLesson && useLessonGate.getState().isOn) (await fromRoom('leaveLesson'))();
  if (shown === undefined) {
    // What is shown is no part of it: it stands still.
    if (getExperiment() === null) useStage.getState().openBeginning();
    pause();
    showClaim({ id, sight, experiment: null, moment: null, lookAt: null, within: null });
  } else if ('named' in shown) {
    const isOpen = await openFromRoom(shown.named, beginOpening());
    if (isOpen !== true) return isOpen;
    const experiment = getExperiment();
    const red =
      experiment === null || shown.named.kind !== 'museum' ? null : redIn(experiment, shown.named.id);
    showClaim({
      id,
      sight,
      experiment,
      moment: experiment === null || red === null ? null : { branch: experiment.current, step: red.step },
      lookAt: red?.lookAt ?? null,
      within: null,
    });
    if (red !== null) playToMoment(red.step);
  } else {
    const experiment = playedTo(shown);
    const { step, timeMs } = experiment.head;
    const { within = null } = shown;
    const view = within === null ? undefined : isView(within.view) ? within.view : within.beside;
    showViews(view === undefined ? null : [view]);
    showExperiment(experiment, { step, timeMs }, []);
    const lookAt = lookAtOf(shown, experiment);
    showClaim({ id, sight, experiment, moment: { branch: experiment.current, step }, lookAt, within });
    // Where there is room for one world, it is the one that is pointed at.
    showSide(lookAt?.world ?? 0);
    playToMoment(step);
  }
  return true;
}

function isView(view: ViewPart['view']): view is ViewId {
  return view !== 'card' && view !== 'log' && view !== 'counter';
}

/** Its moment once more, in the run that shows it; what the user has done in another one stays there. */
export function showAgain({ id, sight, moment }: OpenClaim): void {
  if (moment === null) return;
  if (switchBranch(moment.branch)) playToMoment(moment.step);
  else void openSight(id, sight);
}

/** From shortly before the moment up to it, at reading pace. */
function playToMoment(to: number): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  pause();
  replay({ from: leadIn(experiment, to, usePreferences.getState()), to });
}
