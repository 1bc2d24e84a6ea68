// Of an embed that shows a lesson's part: when its goal is reached, by whatever way, the host is told.
import { createStore } from 'zustand';
import { GoalRun } from '../../../scenarios/lessons/goalRun.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { lessonPart } from './lessonPart.ts';
import { say } from './reports.ts';

interface Watched {
  readonly scene: string;
  readonly run: GoalRun;
  readonly stop: () => void;
}

const watchedStore = createStore<{ readonly watched: Watched | null }>(() => ({ watched: null }));

/**
 * Watches from now on, and what was watched before no longer. Scenes that are no part of a lesson have no goal. Who shows the
 * same part once more, with other settings, goes on where it was.
 */
export function watchGoal(scene: string): void {
  const { watched } = watchedStore.getState();
  watched?.stop();
  const found = lessonPart(scene);
  const goal = found?.part.goal;
  if (found === null || goal === undefined) {
    watchedStore.setState({ watched: null });
    return;
  }
  const { lesson, part } = found;
  const run = watched?.scene === scene ? watched.run : new GoalRun(goal);
  const stop = usePlayhead.subscribe(({ step }) => {
    const experiment = getExperiment();
    if (experiment === null || run.isComplete) return;
    run.look(experiment, step);
    if (run.isComplete) say({ type: 'goalReached', lesson: lesson.id, part: part.id });
  });
  watchedStore.setState({ watched: { scene, run, stop } });
}
