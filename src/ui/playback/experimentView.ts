// What pacing needs to know of an experiment.
import { isDoneOutside, type TraceRecord, type World } from '../../engine/index.ts';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import type { PacingView } from './pacing.ts';

/** `flightsMs`: what is known already of `longestFlightMs`, by step. */
export function pacingView(experiment: Experiment, flightsMs: readonly number[] = []): PacingView {
  const nextAtMs = experiment.nextAtMs();
  return {
    timeAt: (step) => experiment.timeAt(step),
    knownUntilMs: nextAtMs === null ? Number.POSITIVE_INFINITY : nextAtMs - 1,
    ended: experiment.isIdle || experiment.isFull || nextAtMs === null,
    steps: experiment.steps,
    lastStepAt: (timeMs) => experiment.momentAtTime(timeMs).step,
    nextNoteworthy: (after) => experiment.nextMarked('noteworthy', after),
    nextStriking: (after) => experiment.nextMarked('striking', after),
    countStriking: (after, upTo) => experiment.countMarked('striking', after, upTo),
    longestFlightMs: (step) => flightsMs[step] ?? longestFlightMs(experiment, step),
    matters: (step) => experiment.recordsAt(step).some(({ record }) => isWhatMatters(record)),
    isRead: (step) =>
      experiment.recordsAt(step).some(({ record }) => isExpiry(record) || isEarlyEpoch(record)),
  };
}

/** The scene tells what its script does. The user looks for the effects of her own commands, and for clients that wake. */
function isWhatMatters(record: TraceRecord): boolean {
  switch (record.kind) {
    case 'command.given':
      return record.actor === 'user' && !isDoneOutside(record.command);
    case 'session.expired':
    case 'watch.fired':
      return true;
    case 'event.delivered':
      return record.event.type !== 'None';
    default:
      return isEarlyEpoch(record);
  }
}

function isExpiry({ kind }: TraceRecord): boolean {
  return kind === 'session.expired';
}

/** A server has a new epoch and not yet on disk what belongs to it: what is lost later is lost here. */
function isEarlyEpoch(record: TraceRecord): boolean {
  return record.kind === 'epoch.begun' && (record.notLogged ?? 0) > 0;
}

/** Looking back replays: at the last step it costs nothing. */
export function longestFlightMs(experiment: Experiment, step: number): number {
  const { worldSteps } = experiment.moment(step);
  const longestMs = experiment.worlds.map((simulation, side) =>
    simulation.readAt(worldSteps[side] ?? 0, longestFlightMsIn),
  );
  return Math.max(0, ...longestMs);
}

function longestFlightMsIn({ flights }: World): number {
  let longestMs = 0;
  for (const flight of flights.values()) {
    if (flight.background || flight.state !== 'flying') continue;
    longestMs = Math.max(longestMs, flight.deliverAtMs - flight.sentAtMs);
  }
  return longestMs;
}
