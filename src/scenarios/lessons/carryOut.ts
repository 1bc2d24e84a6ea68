// Carries out a learner's actions without a page: waits for each one's moment and does it there. At once, or step by step
// for a page that has other things to do meanwhile.
import {
  resolveServer,
  resolveTarget,
  type CueMoment,
  type TraceRecord,
  type World,
  matchesPattern,
} from '../../engine/index.ts';
import type { Experiment, Playhead } from '../experiment/experiment.ts';
import type { Action } from './lesson.ts';

/** What a moment that never comes is given up after. */
const MAX_STEPS = 400_000;

/** Something in a lesson that cannot be done as it stands there. */
export class LessonMistake extends Error {
  override readonly name = 'LessonMistake';
}

/** Work that can be left off after each step of the run. */
export type Stepwise<Result> = Generator<undefined, Result, undefined>;

/** Gives a command or runs on; the caller opens scenes and handles predictions and programs. */
export function carryOut(experiment: Experiment, action: Action): void {
  toEnd(carryingOut(experiment, action));
}

export function toEnd<Result>(work: Stepwise<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

export function* carryingOut(experiment: Experiment, action: Action): Stepwise<void> {
  switch (action.do) {
    case 'give': {
      const at = yield* runningTo(experiment, action.when);
      const refusals = experiment.give(action.command, at);
      if (refusals.every((refusal) => refusal !== null)) {
        throw new LessonMistake(
          `${action.command.type} is refused at ${at.timeMs} ms: ${refusals.join(', ')}`,
        );
      }
      return;
    }
    case 'run':
      yield* runningTo(experiment, action.until);
      return;
    case 'open':
    case 'predict':
    case 'write':
      return;
    default:
      action satisfies never;
  }
}

/** Takes steps until the moment has come in the left world, and says where that is. Throws if it does not come. */
export function runTo(experiment: Experiment, moment: CueMoment): Playhead {
  return toEnd(runningTo(experiment, moment));
}

function* runningTo(experiment: Experiment, moment: CueMoment): Stepwise<Playhead> {
  switch (moment.on) {
    case 'time':
      return pass(experiment, moment.atMs);
    case 'quiet':
      yield* stepUntil(experiment, moment, () => leftWorld(experiment).isQuiescent());
      return passOn(experiment, moment.afterMs);
    case 'record':
      yield* runToRecord(experiment, moment);
      return passOn(experiment, moment.afterMs);
    default:
      return moment satisfies never;
  }
}

type RecordMoment = Extract<CueMoment, { readonly on: 'record' }>;

function* runToRecord(experiment: Experiment, moment: RecordMoment): Stepwise<void> {
  let left = moment.nth ?? 1;
  yield* stepUntil(experiment, moment, (hasMoved) => {
    if (!hasMoved) return false;
    const world = leftWorld(experiment).world;
    const records = experiment.recordsAt(experiment.steps).filter(({ side }) => side === 0);
    left -= records.filter(({ record }) => isMeant(record, moment, world)).length;
    return left <= 0;
  });
}

function isMeant(record: TraceRecord, { kind, actor, where }: RecordMoment, world: World): boolean {
  if (record.kind !== kind || (where !== undefined && !matchesPattern(record, where))) return false;
  return actor === undefined || record.actor === actor || record.actor === playing(actor, world);
}

/** Which process plays a role in a world now. */
function playing(role: NonNullable<RecordMoment['actor']>, world: World): string | null {
  if (role === 'role:holder' || role === 'role:nextInLine') return resolveTarget(world, role);
  if (role === 'role:leader' || role === 'role:observer1' || isFollower(role))
    return resolveServer(world, role);
  return null;
}

function isFollower(role: string): role is `role:follower${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` {
  return /^role:follower[1-8]$/.test(role);
}

function* stepUntil(
  experiment: Experiment,
  moment: CueMoment,
  isThere: (hasMoved: boolean) => boolean,
): Stepwise<void> {
  const end = experiment.steps + MAX_STEPS;
  for (let hasMoved = false; !isThere(hasMoved); hasMoved = true) {
    if (experiment.steps >= end || !experiment.advance()) {
      throw new LessonMistake(`the moment never comes: ${JSON.stringify(moment)}`);
    }
    yield;
  }
}

/** So much later; without that, right behind the step, before anything else of the same time. */
function passOn(experiment: Experiment, afterMs = 0): Playhead {
  const { step, timeMs } = experiment.head;
  return afterMs === 0 ? { step, timeMs } : pass(experiment, timeMs + afterMs);
}

/** Lets what is planned up to a time happen. */
function pass(experiment: Experiment, untilMs: number): Playhead {
  experiment.runUntil(untilMs, MAX_STEPS);
  return { step: experiment.steps, timeMs: Math.max(untilMs, experiment.head.timeMs) };
}

function leftWorld(experiment: Experiment) {
  const [world] = experiment.worlds;
  if (world === undefined) throw new LessonMistake('there is no world');
  return world;
}
