// Asking the class: a vote is opened, closed, and shown beside the run that answers it.
import { runTo as runToMoment } from '../../../scenarios/lessons/carryOut.ts';
import { playPart } from '../../../scenarios/lessons/playLesson.ts';
import { PredictionRun } from '../../../scenarios/lessons/predictionRun.ts';
import { openScene } from '../../../ui/controls/scene.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { pause, play } from '../../../ui/playback/transport.ts';
import type { ClassQuestion } from '../../../ui/room/room.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { showViews } from '../../../ui/stores/shownViews.ts';
import { useClassroom } from '../../../ui/stores/classroom.ts';
import {
  closeBallot,
  countByHand,
  markRight,
  openBallot,
  shownVote,
  type Ballot,
  type Question,
} from '../model/ballot.ts';
import { tellAll } from './classRun.ts';
import { Latest } from '../../../ui/link/latest.ts';
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { classNow, useClass } from './classStore.ts';

/** How the run that answers a question is shown, by the question's id: of an own question there is none. */
const runs = new Map<string, () => void>();
const watching = new Ongoing();
/** Of the runs that are waited for only the one that was shown last marks what is asked now. */
const showings = new Latest();

/** Phones show it at once. A vote that is open already is closed. */
export function ask(question: Question): void {
  endVote();
  const id = `v${classNow().ballots.length + 1}`;
  useClassroom.setState({ isOpen: true });
  change(openBallot(id, question), { chosen: null });
}

/** The same of a lesson: its scene is opened, so that everybody sees what is asked about. */
export function askOfLesson(question: ClassQuestion): void {
  openQuestion(question);
  runs.set(question.id, () => playAnswer(question));
  ask(question);
}

/** The same of a question that comes with its run: `show` resolves to the right option once that is to be seen. */
export function askWithRun(question: Question, show: () => Promise<string | null>): void {
  runs.set(question.id, () => {
    watching.end();
    const isLatest = showings.begin();
    void show().then((option) => {
      const { ballot } = classNow();
      if (option !== null && ballot !== null && isLatest()) change(markRight(ballot, option));
    });
  });
  ask(question);
}

export function canPlay({ question }: Ballot): boolean {
  return runs.has(question.id);
}

export function closeVote(): void {
  const { ballot } = classNow();
  if (ballot !== null) change(closeBallot(ballot));
}

/** Shows the run that answers the question; the bar is marked once the run gets there. */
export function playRun(): void {
  const { ballot } = classNow();
  if (ballot !== null) runs.get(ballot.question.id)?.();
}

/** The teacher says what is right, where no run does. */
export function markOption(option: string): void {
  const { ballot } = classNow();
  if (ballot !== null) change(markRight(ballot, option));
}

/** The same question once more. */
export function askAgain(): void {
  const { ballot } = classNow();
  if (ballot !== null) ask(ballot.question);
}

export function count(option: string, hands: number): void {
  const { ballot } = classNow();
  if (ballot !== null) change(countByHand(ballot, option, hands));
}

/** Phones show their part in the world again. */
export function endVote(): void {
  const { ballot } = classNow();
  watching.end();
  showings.begin();
  if (ballot === null) return;
  if (ballot.state === 'open') change(closeBallot(ballot));
  useClass.setState({ ballot: null });
  tellAll({ vote: null });
}

function change(ballot: Ballot, told: { readonly chosen?: null } = {}): void {
  useClass.setState(({ ballots }) => ({
    ballot,
    ballots: ballots.some(({ id }) => id === ballot.id)
      ? ballots.map((each) => (each.id === ballot.id ? ballot : each))
      : [...ballots, ballot],
  }));
  tellAll({ vote: { ...shownVote(ballot), ...told } });
}

function openQuestion({ part, set }: ClassQuestion): void {
  openScene(part.scene(set));
  pause();
  showViews(part.views ?? null);
  const experiment = getExperiment();
  if (experiment !== null && part.opensAt !== undefined)
    movePlayhead(runToMoment(experiment, part.opensAt), { playing: false });
}

/** From where the question began, with all that it supposes. */
function playAnswer(question: ClassQuestion): void {
  const { part, set } = question;
  const { prediction } = part;
  if (prediction === undefined) return;
  openQuestion(question);
  const { step, timeMs } = usePlayhead.getState();
  const { experiment } = playPart(part, [{ do: 'open', set }, ...prediction.rehearsal]);
  const answer = new PredictionRun(prediction);
  answer.look(experiment, experiment.steps);
  const { seen } = answer;
  showExperiment(experiment, { step, timeMs }, []);
  if (seen?.option != null) markWhenSeen(question.id, seen.option, seen.step);
  play();
}

/** Once the playhead has come to that step. */
function markWhenSeen(question: string, option: string, step: number): void {
  const experiment = getExperiment();
  const stop = usePlayhead.subscribe((playhead) => {
    const { ballot } = classNow();
    if (getExperiment() === experiment && playhead.step < step) return;
    watching.end();
    if (getExperiment() === experiment && ballot?.question.id === question) change(markRight(ballot, option));
  });
  watching.begin(stop);
}
