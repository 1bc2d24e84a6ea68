// Where a world with programs opens: once they have started.
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { getExperiment, useSession } from '../stores/session.ts';
import { stopsStore } from '../stores/stops.ts';
import { jumpToStep, playFrom, playOnceThere, SEARCH_BUDGET_MS } from './transport.ts';

/** Plays the world shown from where its servers have a leader and all its clients have started. */
export function playOnceAllHaveCome(): void {
  playOnce(haveAllCome);
}

/** Plays it from where the first of its clients has started: before that there is nothing to see, or to share. */
export function playOnceOneHasCome(): void {
  playOnce(hasOneCome);
}

/** What playing stops at on the way there is told of as it is found: there it stands. */
function playOnce(isThere: (experiment: Experiment) => () => boolean): void {
  const experiment = getExperiment();
  if (experiment === null || useSession.getState().failure !== null) return;
  const begin = (): void => {
    const stop = stopsStore.getState().find(experiment, 0, experiment.steps);
    if (stop === null) playFrom(experiment.steps);
    else jumpToStep(stop);
  };
  playOnceThere(experiment, isThere(experiment), begin, SEARCH_BUDGET_MS);
}

/** So far it is looked for; an ensemble of seven with two hundred clients takes a third. */
const MOST_STEPS = 30_000;

/** Whether the last client has begun and a leader leads, asked at each step. */
function haveAllCome(experiment: Experiment): () => boolean {
  const { clients = [], servers = [] } = experiment.worlds[0]?.world.setup ?? {};
  const awaited = new Set<string>(clients.map(({ id }) => id));
  let leads = servers.length <= 1;
  return () => {
    const { steps } = experiment;
    for (const { record } of steps === 0 ? [] : experiment.recordsAt(steps)) {
      if (record.kind === 'leader.established') leads = true;
      if (record.kind === 'program.started') awaited.delete(record.actor);
    }
    return steps >= MOST_STEPS || (awaited.size === 0 && leads);
  };
}

function hasOneCome(experiment: Experiment): () => boolean {
  return () => {
    const { steps } = experiment;
    if (steps === 0) return false;
    return (
      steps >= MOST_STEPS ||
      experiment.recordsAt(steps).some(({ record }) => record.kind === 'program.started')
    );
  };
}
