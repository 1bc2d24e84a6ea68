// The ways in which lessons watch runs.
import type { InvariantId, TraceRecord } from '../../engine/index.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import type { Measured, Milestone, Outcome, PredictionOption, Reading, StepSeen, Watch } from './lesson.ts';

/** Looks at each record of a world; `begin` may keep what it has seen. */
export function milestone(
  id: string,
  begin: (choice: ScenarioChoice) => (record: TraceRecord, seen: StepSeen) => boolean,
): Milestone {
  return { id, begin: (choice) => eachRecord(begin(choice)) };
}

/** A program has stated such a fact. */
export function isFact(record: TraceRecord, type: string): boolean {
  return record.kind === 'fact.stated' && record.fact.type === type;
}

/** One of these invariants is violated. */
export function broken(id: string, ...invariants: readonly InvariantId[]): Milestone {
  return {
    id,
    begin: () => (seen) => seen.violations().some((invariant) => invariants.includes(invariant)),
  };
}

/** Reads each record until one says that the outcome is there. */
export function reading(
  see: (record: TraceRecord, seen: StepSeen) => boolean,
  outcome: () => Outcome,
  measured?: () => Measured,
): Reading {
  return { see: eachRecord(see), outcome, ...(measured === undefined ? {} : { measured }) };
}

/** An option that says a word or, by a formula, a number. */
export function option(
  id: string,
  says: Outcome | ((choice: ScenarioChoice) => Outcome),
  misconception: string | null,
): PredictionOption {
  return {
    id,
    misconception,
    fits: (outcome, choice) => outcome === (typeof says === 'function' ? says(choice) : says),
  };
}

/** All records are looked at, also those behind the one that was waited for. */
function eachRecord(look: (record: TraceRecord, seen: StepSeen) => boolean): Watch {
  return (seen) => {
    let isThere = false;
    for (const record of seen.records) if (look(record, seen)) isThere = true;
    return isThere;
  };
}
