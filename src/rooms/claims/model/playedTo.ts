// A moment of a claim, played to on worlds of its own, and the thing that decides it.
import { matchesPattern, type TraceRecord } from '../../../engine/index.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment, type SidedRecord, type WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { carryOut } from '../../../scenarios/lessons/carryOut.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import type { LinkSelection } from '../../../scenarios/link/permalink.ts';
import type { Sight } from './row.ts';

export type Played = Extract<Sight, { readonly choices: unknown }>;

/** Throws if the moment does not come, or a command is refused. */
export function playedTo({ choices, actions }: Played): Experiment {
  const experiment = new Experiment(choices, { findScenario, book: recipeBook });
  for (const action of actions) carryOut(experiment, action);
  return experiment;
}

/** The record whose sentence is the caption of the moment, with its merged step: the last such by then. */
export function headlineOf(
  sight: Sight,
  experiment: Experiment,
  step: number,
): (SidedRecord & { readonly at: number }) | null {
  const { headline } = sight;
  if (headline === undefined) return null;
  // A museum piece is about the world that is wrong, the left one.
  const isMeant = (side: WorldSide) => !('named' in sight) || side === 0;
  const { kind, actor, where = {} } = headline;
  for (let at = step; at >= 0; at--) {
    const found = experiment
      .recordsAt(at)
      .find(
        ({ side, record }) =>
          isMeant(side) &&
          record.kind === kind &&
          (actor === undefined || record.actor === actor) &&
          matchesPattern(record, where),
      );
    if (found !== undefined) return { ...found, at };
  }
  throw new Error(`there is no ${kind} by then`);
}

/** What to look at. */
export interface LookAt {
  readonly world: WorldSide;
  readonly kind: 'znode' | 'client' | 'server' | 'link';
  readonly id: string;
}

/** The thing the last record before the moment is about: that record is what the moment was waited for. */
export function lookAtOf({ selected }: Played, experiment: Experiment): LookAt | null {
  if (selected !== undefined && isLookedAt(selected.kind))
    return { world: selected.world, kind: selected.kind, id: selected.id };
  const step = experiment.marked('noteworthy').findLast((each) => each <= experiment.head.step);
  for (const { side, record } of experiment.recordsAt(step ?? experiment.head.step).toReversed()) {
    const thing = thingOf(record);
    if (thing !== null) return { world: side, ...thing };
  }
  return null;
}

function isLookedAt(kind: LinkSelection['kind']): kind is LookAt['kind'] {
  return kind === 'znode' || kind === 'client' || kind === 'server' || kind === 'link';
}

/** A change of a znode is seen at the znode while it is there, everything else at the actor that did it. */
function thingOf(record: TraceRecord): Omit<LookAt, 'world'> | null {
  if (record.kind === 'txn.applied') {
    const change = record.changes.find((each) => 'path' in each && each.type !== 'deleted');
    if (change !== undefined && 'path' in change) return { kind: 'znode', id: change.path };
  }
  const { actor } = record;
  if (actor.startsWith('client:')) return { kind: 'client', id: actor };
  return actor.startsWith('server:') ? { kind: 'server', id: actor } : null;
}
