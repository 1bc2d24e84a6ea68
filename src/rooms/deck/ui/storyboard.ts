// A storyboard: the user's bookmarks, or the key moments of the scenario, each drawn by the page. The page goes to each and comes back.
import { momentAt, type ExactMoment } from '../../../scenarios/link/bookmark.ts';
import { linkOf } from '../../../scenarios/link/permalink.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { stepsToPoint } from '../../../scenarios/experiment/point.ts';
import { TAKE_AWAY } from '../../../words/takeAway.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { captionAt, titleOf } from '../../../ui/controls/takeAway/momentWords.ts';
import { drawnPictures, settle } from '../../../ui/controls/takeAway/pictureFile.ts';
import { encodeText } from '../../../ui/link/encode.ts';
import { addressWith, hashOf } from '../../../ui/link/hash.ts';
import { optionsHere } from '../../../ui/playback/elsewhere.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { qrPath, type QrDrawing } from '../../../ui/parts/qr/qrPath.ts';
import { UNTOLD, loadedMoment } from '../../../ui/playback/loadedMoment.ts';
import { inSlices } from '../../../ui/playback/inSlices.ts';
import { turn } from '../../../ui/playback/slice.ts';
import { sentencesOf, weightiest } from '../../../ui/select/sentences.ts';
import { deckNow } from '../../../ui/stores/deckStore.ts';
import { useLessonGate } from '../../../ui/stores/lessonGate.ts';
import { library } from '../../../ui/stores/library.ts';
import { currentPlayhead, movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { useSelection } from '../../../ui/stores/selection.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { showHere } from './deckRun.ts';
import { showMoment } from './showMoment.ts';

export interface StoryPicture {
  readonly caption: string;
  /** What happens there, where the caption does not say it. */
  readonly sentence: string;
  readonly clock: string;
  /** Of its address; null: no code can hold it. */
  readonly code: QrDrawing | null;
  readonly worlds: readonly { readonly title: string; readonly svg: string }[];
}

interface StoryMoment {
  /** Empty: what happens there. */
  readonly caption: string;
  readonly moment: ExactMoment;
}

interface Drawing {
  readonly signal: AbortSignal;
  readonly onPicture: (done: number, all: number) => void;
}

/** Null where it was cancelled. */
export async function drawStoryboard({
  signal,
  onPicture,
}: Drawing): Promise<readonly StoryPicture[] | null> {
  const goBack = wayBack();
  const pictures: StoryPicture[] = [];
  try {
    const moments = await momentsToDraw();
    for (const { caption, moment } of moments) {
      onPicture(pictures.length, moments.length);
      if (!showHere(moment) && !(await showMoment(moment))) throw new Error('a moment that cannot be shown');
      await turn();
      if (signal.aborted) return null;
      pictures.push(await pictureOf(caption, moment));
    }
  } finally {
    goBack();
  }
  return pictures;
}

async function momentsToDraw(): Promise<readonly StoryMoment[]> {
  const { bookmarks } = deckNow();
  return bookmarks.length > 0
    ? bookmarks.map((bookmark) => ({ caption: bookmark.caption, moment: bookmark }))
    : keyMoments();
}

/** Between the first and the last: those that weigh most. */
const MOMENTS_BETWEEN = 4;

/**
 * From where the scenario opens to where the user is. If the scenario's point is still to come, it is added from a run of its own. A
 * lesson's outcome is not given away.
 */
async function keyMoments(): Promise<readonly StoryMoment[]> {
  const shown = getExperiment();
  if (shown === null) return [];
  const words = wordsNow(TAKE_AWAY).storyboard;
  const here: StoryMoment = { caption: words.now, moment: momentAt(shown, currentPlayhead()) };
  if (useLessonGate.getState().isOn) return [here];
  const run = new Experiment(shown.choices, library, optionsHere());
  const { step, pointStep } = loadedMoment(run, 'full', UNTOLD, await inSlices(stepsToPoint(run)));
  const opening = momentOf(run, step, words.opening);
  const now = here.moment.playhead.step;
  if (now <= pointStep)
    return [opening, ...between(run, step, pointStep), momentOf(run, pointStep, words.point)];
  return [opening, ...between(shown, step, now), here];
}

function between(run: Experiment, from: number, to: number): readonly StoryMoment[] {
  const inside = sentencesOf(run).filter(({ first, last }) => first > from && last < to);
  return weightiest(inside, MOMENTS_BETWEEN).map(({ last }) => momentOf(run, last, ''));
}

function momentOf(run: Experiment, step: number, caption: string): StoryMoment {
  return { caption, moment: momentAt(run, { step, timeMs: run.timeAt(step) }) };
}

async function pictureOf(caption: string, moment: ExactMoment): Promise<StoryPicture> {
  const experiment = getExperiment();
  const drawn = await drawnOnPaper();
  if (experiment === null || drawn.length === 0) throw new Error('no picture');
  const { step, timeMs } = moment.playhead;
  const said = captionAt(experiment, step);
  const link = linkOf(experiment, moment.playhead, moment.choices.length === 2 ? 'compare' : 'single');
  const own = { ...link, commands: moment.commands };
  return {
    caption: caption === '' ? said : caption,
    sentence: caption === '' ? '' : said,
    clock: wordsNow().format.clock(timeMs),
    code: qrPath(addressWith(hashOf(await encodeText(JSON.stringify(own))))),
    worlds: drawn.map(({ side, svg }) => ({ title: titleOf(experiment, side), svg })),
  };
}

/** The picture of another scenario may have to be fetched. */
const TURNS_WAITED = 2000;

async function drawnOnPaper(): Promise<ReturnType<typeof drawnPictures>> {
  for (
    let turns = 0;
    turns < TURNS_WAITED && document.querySelector('#picture svg[data-drawing]') === null;
    turns++
  )
    await turn();
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  // Paper is light, whatever the screen is.
  dataset['theme'] = 'light';
  settle();
  const drawn = drawnPictures();
  if (theme === undefined) delete dataset['theme'];
  else dataset['theme'] = theme;
  settle();
  return drawn;
}

/** To what is shown now, with all that is known of it. */
function wayBack(): () => void {
  const experiment = getExperiment();
  const branch = experiment?.current;
  const at = currentPlayhead();
  const { playing } = usePlayhead.getState();
  const selection = useSelection.getState();
  return () => {
    if (experiment === null || branch === undefined) return;
    experiment.switchTo(branch);
    if (getExperiment() !== experiment) showExperiment(experiment, at, []);
    movePlayhead(at, { playing });
    useSelection.setState(selection);
  };
}
