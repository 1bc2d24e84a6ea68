// Whether everybody of a lock's cast has come: one holds, and all others have asked to be told. Before that nobody is to be killed:
// there would be nothing to see.
import type { TraceRecord } from '../../engine/index.ts';
import type { BranchId, Experiment } from './experiment.ts';

/** By that step, in all worlds; also when some have been woken since. */
export function haveAllWaited(experiment: Experiment, step: number): boolean {
  const search = searchIn(experiment);
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

/** Of each branch its own: what came to be in one need not have come in another. */
const searches = new WeakMap<Experiment, Map<BranchId, Search>>();

function searchIn(experiment: Experiment): Search {
  const ofBranches = searches.get(experiment) ?? new Map<BranchId, Search>();
  searches.set(experiment, ofBranches);
  const search = ofBranches.get(experiment.current) ?? begin(experiment);
  ofBranches.set(experiment.current, search);
  return search;
}

function begin(experiment: Experiment): Search {
  const cast = experiment.worlds.flatMap(({ world }, side) =>
    world.setup.clients.map(({ id }) => `${side} ${id}`),
  );
  return { lookedAt: 0, missing: new Set(cast) };
}

function isThere(record: TraceRecord): boolean {
  if (record.kind === 'belief.stated') return true;
  return (
    record.kind === 'program.resumed' &&
    record.yielded.kind === 'op' &&
    record.yielded.op.kind === 'nextWatchEvent'
  );
}
