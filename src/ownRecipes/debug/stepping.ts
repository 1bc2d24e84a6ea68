// Going from line to line in what a run came by: to the next one, past a call, or out of one.
import type { ClientId } from '../../engine/index.ts';
import type { LineRun } from './lineTrace.ts';

export type StepKind = 'into' | 'over' | 'out';

/** The place in the list where a step of that kind ends; null: that client came by nothing more. Never beyond a line of the same call. */
export function afterStep(runs: readonly LineRun[], from: number, kind: StepKind): number | null {
  const start = runs[from];
  if (start === undefined) return null;
  const isNext = (at: LineRun): boolean => at.client === start.client;
  const into = indexAfter(runs, from, isNext);
  if (kind === 'into' || into === null) return into;
  const ends = callersOf(runs, start);
  if (kind === 'over') ends.add(start.frame);
  // Of a call that nobody waits for, as of a watcher, there is no way back but to what the client does next.
  const last = lastOf(runs, from, start);
  return (
    indexAfter(runs, from, (at) => isNext(at) && ends.has(at.frame)) ?? indexAfter(runs, last, isNext) ?? null
  );
}

/** Whether there is a line to step out to: there is none in `main`, which no other function calls. */
export function hasWayOut(runs: readonly LineRun[], from: number): boolean {
  return runs[from]?.caller !== 0 || afterStep(runs, from, 'out') !== null;
}

/** The first breakpoint whose condition holds between two places of the list: what a step from one to the other is to stop at. */
export function stopOnTheWay(
  runs: readonly LineRun[],
  { from, to }: { readonly from: number; readonly to: number },
  isStop: (run: LineRun) => boolean,
): number | null {
  const at = runs.findIndex((run, index) => index > from && index < to && run.holds && isStop(run));
  return at === -1 ? null : at;
}

function indexAfter(runs: readonly LineRun[], from: number, isIt: (run: LineRun) => boolean): number | null {
  const at = runs.findIndex((run, index) => index > from && isIt(run));
  return at === -1 ? null : at;
}

function lastOf(runs: readonly LineRun[], from: number, { client, frame }: LineRun): number {
  const last = runs.findLastIndex((run) => run.client === client && run.frame === frame);
  return Math.max(last, from);
}

function callersOf(runs: readonly LineRun[], { client, frame, caller }: LineRun): Set<number> {
  const callerOf = new Map<number, number>([[frame, caller]]);
  for (const run of runs) if (run.client === client) callerOf.set(run.frame, run.caller);
  const callers = new Set<number>();
  for (let each = callerOf.get(frame) ?? 0; each !== 0 && !callers.has(each); each = callerOf.get(each) ?? 0)
    callers.add(each);
  return callers;
}

interface StopRange {
  /** Steps of the world. */
  readonly after: number;
  readonly upTo: number;
  /** A place in the step `after`: what comes behind it in that step belongs to the range. Null: nothing of that step does. */
  readonly behind?: number | null;
}

/** The first place after a step of the world, up to another, at a breakpoint whose condition holds; null if there is none. */
export function firstStop(
  runs: readonly LineRun[],
  { after, upTo, behind = null }: StopRange,
  isStop: (run: LineRun) => boolean,
): number | null {
  const at = runs.findIndex(
    (run, index) =>
      (behind === null ? run.step > after : index > behind) && run.step <= upTo && run.holds && isStop(run),
  );
  return at === -1 ? null : at;
}

/** The last line that one of some clients came by up to a step. */
export function lastBefore(
  runs: readonly LineRun[],
  step: number,
  isOne: (client: ClientId) => boolean,
): number | null {
  const at = runs.findLastIndex((run) => run.step <= step && isOne(run.client));
  return at === -1 ? null : at;
}
