// Of an embed that shows a lesson's part: when its goal is reached, by whatever way, the host is told.
import { GoalRun } from '../../scenarios/lessons/goalRun.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';
import { lessonPart } from './lessonPart.ts';
import { say } from './reports.ts';

let stop: (() => void) | null = null;

/** Watches from now on, and what was watched before no longer. Scenes that are no part of a lesson have no goal. */
export function watchGoal(scene: string): void {
  stop?.();
  stop = null;
  const found = lessonPart(scene);
  if (found?.part.goal === undefined) return;
  const { lesson, part } = found;
  const run = new GoalRun(found.part.goal);
  stop = usePlayhead.subscribe(({ step }) => {
    const experiment = getExperiment();
    if (experiment === null || run.isComplete) return;
    run.look(experiment, step);
    if (run.isComplete) say({ type: 'goalReached', lesson: lesson.id, part: part.id });
  });
}
