// What was written to a guarded resource: who wrote what with which token, and whether it took effect. A write that takes effect
// after one with a higher token takes the value back.
import { isResourceId } from '../../engine/index.ts';
import type { ClientId, ResourceId, RecordOf, TraceRecord, World } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';
import type { Instant } from './span.ts';

export interface ResourceLedger {
  readonly id: ResourceId;
  readonly fence: 'off' | 'checkToken';
  /** In effect; null before the first write. */
  readonly value: string | null;
  /** Of those that took effect; null before the first that had one. */
  readonly highest: number | null;
  readonly writes: readonly LedgerWrite[];
}

export interface LedgerWrite extends Instant {
  /** From 1. */
  readonly number: number;
  readonly client: ClientId;
  readonly value: string;
  readonly token: number | null;
  /** The highest token the resource had seen when the write came; null if none. */
  readonly highestBefore: number | null;
  /** `back`: it took effect although a higher token had been there before. */
  readonly fate: 'accepted' | 'rejected' | 'back';
}

/** Writes of one client with one token and one fate, one after the other. */
export interface LedgerRun {
  readonly first: LedgerWrite;
  readonly last: LedgerWrite;
  readonly count: number;
}

export function runsOf(writes: readonly LedgerWrite[]): readonly LedgerRun[] {
  const runs: LedgerRun[] = [];
  for (const write of writes) {
    const run = runs.at(-1);
    if (run !== undefined && isAlike(run.last, write))
      runs[runs.length - 1] = { ...run, last: write, count: run.count + 1 };
    else runs.push({ first: write, last: write, count: 1 });
  }
  return runs;
}

function isAlike(a: LedgerWrite, b: LedgerWrite): boolean {
  return a.client === b.client && a.token === b.token && a.fate === b.fate;
}

/** The resources of a world, up to that step. */
export function resourceLedgers(
  trace: readonly TraceRecord[],
  world: Pick<World, 'resources'>,
  step: number,
): readonly ResourceLedger[] {
  return [...world.resources].map(([id, { vars }]) => {
    const writes = (read(trace).get(id) ?? []).filter((write) => write.step <= step);
    const inEffect = writes.filter(({ fate }) => fate !== 'rejected');
    return {
      id,
      fence: vars.value.setup.fence,
      value: inEffect.at(-1)?.value ?? null,
      highest: highestOf(inEffect),
      writes,
    };
  });
}

type Verdict = RecordOf<'resource.accepted'> | RecordOf<'resource.rejected'>;

const read = traceReader(
  () => new Map<ResourceId, LedgerWrite[]>(),
  (found, record) => {
    if (record.kind !== 'resource.accepted' && record.kind !== 'resource.rejected') return;
    const { actor } = record;
    if (!isResourceId(actor)) return;
    const writes = found.get(actor) ?? [];
    found.set(actor, writes);
    writes.push(writeOf(record, writes.length + 1));
  },
);

function writeOf(record: Verdict, number: number): LedgerWrite {
  const { client, value, token, highest, step, timeMs } = record;
  return { number, client, value, token, highestBefore: highest, step, timeMs, fate: fateOf(record) };
}

function fateOf({ kind, token, highest }: Verdict): LedgerWrite['fate'] {
  if (kind === 'resource.rejected') return 'rejected';
  return token !== null && highest !== null && token < highest ? 'back' : 'accepted';
}

function highestOf(writes: readonly LedgerWrite[]): number | null {
  const tokens = writes.flatMap(({ token }) => (token === null ? [] : [token]));
  return tokens.length === 0 ? null : Math.max(...tokens);
}
