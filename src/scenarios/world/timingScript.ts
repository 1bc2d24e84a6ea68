// What a plan says of pauses and clocks, as commands that come by themselves.
import { isServerId, type Command, type Cue } from '../../engine/index.ts';
import type { PlannedEnd, PlannedPause, WorldPlan } from '../scenario/worldPlan.ts';

interface Timed {
  readonly atMs: number;
  readonly command: Command;
}

/** `begins`: when a client's process starts. */
export function timingScript(
  { pauses = [], drifts = [] }: WorldPlan,
  begins: (client: PlannedEnd) => number,
): readonly Cue[] {
  const timed: Timed[] = [
    ...drifts.map(({ of, perMille }) => ({ atMs: begins(of), command: driftOf(of, perMille) })),
    ...apart(pauses).flatMap(({ of, atMs, forMs }) => [
      { atMs, command: pauseOf(of) },
      { atMs: atMs + forMs, command: resumeOf(of) },
    ]),
  ];
  return timed
    .toSorted((one, other) => one.atMs - other.atMs)
    .map(({ atMs, command }) => ({ when: { on: 'time', atMs }, command }));
}

/** Pauses of one process that overlap are one. */
function apart(pauses: readonly PlannedPause[]): readonly PlannedPause[] {
  const merged: PlannedPause[] = [];
  for (const pause of pauses.toSorted((one, other) => one.atMs - other.atMs)) {
    const at = merged.findLastIndex(({ of }) => of === pause.of);
    const before = merged[at];
    if (before === undefined || before.atMs + before.forMs < pause.atMs) merged.push(pause);
    else
      merged[at] = {
        ...before,
        forMs: Math.max(before.forMs, pause.atMs + pause.forMs - before.atMs),
      };
  }
  return merged;
}

function pauseOf(of: PlannedEnd): Command {
  return isServerId(of) ? { type: 'freezeServer', server: of } : { type: 'pauseClient', client: of };
}

function resumeOf(of: PlannedEnd): Command {
  return isServerId(of) ? { type: 'thawServer', server: of } : { type: 'resumeClient', client: of };
}

function driftOf(of: PlannedEnd, perMille: number): Command {
  return isServerId(of)
    ? { type: 'driftRate', server: of, perMille }
    : { type: 'driftClientClock', client: of, perMille };
}
