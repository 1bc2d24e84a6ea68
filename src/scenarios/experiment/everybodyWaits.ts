// Whether everybody of a lock's cast has come: one holds, and all others have asked to be told. Before that nobody is to be killed:
// there would be nothing to see.
import type { TraceRecord } from '../../engine/index.ts';
import type { Experiment } from './experiment.ts';

/** By that step, in all worlds; also when some have been woken since. */
export function haveAllWaited(experiment: Experiment, step: number): boolean {
  const search = searches.get(experiment) ?? begin(experiment);
  while (search.missing.size > 0 && search.lookedAt < Math.min(step, experiment.steps)) {
    search.lookedAt++;
    for (const { side, record } of experiment.recordsAt(search.lookedAt))
      if (isThere(record)) search.missing.delete(`${side} ${record.actor}`);
  }
  return search.missing.size === 0 && step >= search.lookedAt;
}

interface Search {
  lookedAt: number;
  /** By world. */
  readonly missing: Set<string>;
}

const searches = new WeakMap<Experiment, Search>();

function begin(experiment: Experiment): Search {
  const cast = experiment.worlds.flatMap(({ world }, side) =>
    world.setup.clients.map(({ id }) => `${side} ${id}`),
  );
  const search = { lookedAt: 0, missing: new Set(cast) };
  searches.set(experiment, search);
  return search;
}

function isThere(record: TraceRecord): boolean {
  if (record.kind === 'belief.stated') return true;
  return (
    record.kind === 'program.resumed' &&
    record.yielded.kind === 'op' &&
    record.yielded.op.kind === 'nextWatchEvent'
  );
}
