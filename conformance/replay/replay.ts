// Replays a trace against the engine, step by step, and compares every answer.
import type { Answer } from './answers.ts';
import { Collector } from './collector.ts';
import { compareStep, type Mismatch, type StepAnswers } from './compare.ts';
import { fourAnswerOf } from './fourAnswers.ts';
import { pipeline, request } from './requestSteps.ts';
import { close, drop, open, resume } from './sessionSteps.ts';
import { changeServers } from './serverSteps.ts';
import { Stand } from './stand.ts';
import { isHarness, type Step, type Trace } from './trace.ts';
import { awaitExpiry, awaitGone, sleep } from './waitSteps.ts';
import { unknownOptions } from './worldSetup.ts';

export interface Replay {
  readonly mismatches: readonly Mismatch[];
  /** Why the replay could not go on; null if it reached the end. */
  readonly stopped: { readonly step: number; readonly op: string; readonly why: string } | null;
  /** Options of the trace's server that the engine does not know. */
  readonly unknownOptions: readonly string[];
}

export function replay(trace: Trace): Replay {
  const mismatches: Mismatch[] = [];
  const stand = new Stand(trace);
  for (const [index, step] of trace.steps.entries()) {
    try {
      const mismatch = compareStep(step, index, takeStep(stand, step));
      if (mismatch !== null) mismatches.push(mismatch);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return {
        mismatches,
        stopped: { step: index + 1, op: step.op, why },
        unknownOptions: unknownOptions(trace),
      };
    }
  }
  return { mismatches, stopped: null, unknownOptions: unknownOptions(trace) };
}

function takeStep(stand: Stand, step: Step): StepAnswers {
  const collector = new Collector();
  const own = perform(stand, step, collector);
  if (!isLeft(step)) stand.settle(collector);
  if (step.noZxid && own.result !== undefined) delete own.result['zxid'];
  return collector.answers(own);
}

/** Whether the trace goes on without waiting for quiet. */
function isLeft(step: Step): boolean {
  return step.noSettle || (!isHarness(step) && step.noWait);
}

interface OwnAnswers {
  readonly result?: Answer;
  readonly results?: readonly Answer[];
}

function perform(stand: Stand, step: Step, collector: Collector): OwnAnswers {
  if (!isHarness(step)) return resultOf(request(stand, step, collector));
  switch (step.op) {
    case 'open':
      return resultOf(open(stand, step));
    case 'reconnect':
    case 'attach':
      return resultOf(resume(stand, step, collector));
    case 'drop':
      return resultOf(drop(stand, step));
    case 'close':
      return resultOf(close(stand, step, collector));
    case 'hush':
      stand.hushed.add(step.session);
      return {};
    case 'awaitExpiry':
      return resultOf(awaitExpiry(stand, step, collector));
    case 'awaitGone':
      return resultOf(awaitGone(stand, step, collector));
    case 'sleep':
      return resultOf(sleep(stand, step.ms, collector));
    case 'four':
      return resultOf(fourAnswerOf(step.cmd, stand.ask(step.server, step.cmd), stand.notation));
    case 'server':
      return resultOf(changeServers(stand, step, collector));
    case 'pipeline':
      return { results: pipeline(stand, step) };
  }
}

function resultOf(result: Answer | void): OwnAnswers {
  return result === undefined ? {} : { result: { ...result } };
}
