// The ways in which predictions tell outcomes apart.
import type { ClientId, InvariantId, TraceRecord } from '../../engine/index.ts';
import type { Prediction, StepSeen } from './lesson.ts';
import { reading } from './milestones.ts';
import { Waited } from './waited.ts';

type Look = (record: TraceRecord, seen: StepSeen) => boolean;

/** The outcome is the name of what comes first; all are asked about each record. */
export function firstOf(begin: () => Readonly<Record<string, Look>>): Prediction['read'] {
  return () => {
    const looks = Object.entries(begin());
    let outcome = '';
    return reading(
      (record, seen) => {
        for (const [name, look] of looks) if (look(record, seen) && outcome === '') outcome = name;
        return outcome !== '';
      },
      () => outcome,
    );
  };
}

/** That client states such a belief. */
export function states(client: ClientId, what: string): Look {
  return (record) =>
    record.kind === 'belief.stated' && record.actor === client && record.belief.what === what;
}

/** So long after something has begun. */
export function after(forMs: number, begins: Look): Look {
  const waited = new Waited(forMs);
  return (record, seen) => {
    if (!waited.hasBegun && begins(record, seen)) waited.since(record);
    return waited.isOver(record);
  };
}

/** The second, once the first has been. */
export function inOrder(first: Look, second: Look): Look {
  let hasBeen = false;
  return (record, seen) => {
    if (hasBeen) return second(record, seen);
    hasBeen = first(record, seen);
    return false;
  };
}

/** One of these invariants is found violated. */
export function isBroken(...invariants: readonly InvariantId[]): Look {
  return (_, seen) => seen.violations().some((invariant) => invariants.includes(invariant));
}
