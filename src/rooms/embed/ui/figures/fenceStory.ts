// What “paused holder with fence” shows up to a step: who believed, who stood first, when the holder stood still, and what
// became of each write. Plain data.
import {
  isClientId,
  type ClientId,
  type Simulation,
  type TraceRecord,
  type World,
} from '../../../../engine/index.ts';
import { beliefBars, type BeliefBars } from '../../../../ui/select/beliefBars.ts';
import type { Line } from '../../../../ui/select/lockLine.ts';
import { traceReader } from '../../../../ui/select/readTrace.ts';
import { resourceLedgers, type LedgerWrite } from '../../../../ui/select/resourceLedger.ts';
import { spansUpTo, type Instant, type Span } from '../../../../ui/select/span.ts';

export interface FenceStory extends BeliefBars {
  readonly pauses: readonly Pause[];
  readonly expiries: readonly Instant[];
  readonly writes: readonly LedgerWrite[];
  /** The last write that came with a lower token than one before it; null where none did. */
  readonly late: LateWrite | null;
}

export interface Pause extends Span {
  readonly client: ClientId;
}

export interface LateWrite {
  readonly write: LedgerWrite;
  readonly highest: number;
}

export function fenceStory(simulation: Simulation, world: World, line: Line, step: number): FenceStory {
  const { trace } = simulation;
  const bars = beliefBars(trace, [...world.clients.keys()], () => line, step);
  const { pauses, expiries } = read(trace);
  const writes = resourceLedgers(trace, world, step)[0]?.writes ?? [];
  return {
    ...bars,
    pauses: spansUpTo(pauses, step),
    expiries: expiries.filter((expiry) => expiry.step <= step),
    writes,
    late: lateIn(writes),
  };
}

function lateIn(writes: readonly LedgerWrite[]): LateWrite | null {
  const at = writes.findLastIndex(({ fate }) => fate !== 'accepted');
  const write = writes[at];
  if (write === undefined) return null;
  return { write, highest: Math.max(...writes.slice(0, at).map(({ token }) => token ?? 0)) };
}

const read = traceReader(
  () => ({ pauses: [] as Pause[], expiries: [] as Instant[] }),
  ({ pauses, expiries }, record: TraceRecord) => {
    const { actor, step, timeMs } = record;
    if (record.kind === 'session.expired') expiries.push({ step, timeMs });
    if (!isClientId(actor)) return;
    if (record.kind === 'client.paused') pauses.push({ client: actor, from: { step, timeMs }, to: null });
    if (record.kind !== 'client.resumed') return;
    const at = pauses.findLastIndex(({ client }) => client === actor);
    const pause = pauses[at];
    if (pause !== undefined) pauses[at] = { ...pause, to: { step, timeMs } };
  },
);
