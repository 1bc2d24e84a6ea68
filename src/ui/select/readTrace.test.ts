import { expect, it } from 'vitest';
import type { TraceRecord } from '../../engine/index.ts';
import { listReader, readTraceAhead, traceReader } from './readTrace.ts';
import { trafficWorld } from './testing/trafficWorld.ts';

it('reads of a fork only what was near its end, however often one leaves another', () => {
  const sim = trafficWorld({ servers: 3, clients: 10 });
  sim.runUntil(6000);
  let taken = 0;
  const read = listReader(
    () => ({ seqs: [] as number[] }),
    ({ seqs }, { seq }: TraceRecord) => {
      taken++;
      seqs.push(seq);
    },
  );
  const seqsOf = (trace: readonly TraceRecord[]) => trace.map(({ seq }) => seq);
  read(sim.trace);
  expect(taken).toBe(sim.trace.length);
  expect(taken).toBeGreaterThan(10_000);
  let run = sim;
  for (let n = 0; n < 6; n++) {
    run = run.forkAt(run.steps - 5);
    taken = 0;
    expect(read(run.trace).seqs).toEqual(seqsOf(run.trace));
    expect(taken).toBeLessThan(run.trace.length / 4);
  }
  expect(read(sim.trace).seqs).toEqual(seqsOf(sim.trace));
});

it.each([0.2, 0.4, 0.6, 0.8, 0.95])(
  'reads a third of a long list at most where it is left at %d of it',
  (part) => {
    const list = Array.from({ length: 80_000 }, (_, n) => ({ n }));
    let taken = 0;
    const read = listReader(
      () => ({ sum: 0 }),
      (state, { n }: { readonly n: number }) => {
        taken++;
        state.sum += n;
      },
    );
    read(list);
    const left = list.slice(0, part * list.length);
    taken = 0;
    expect(read(left).sum).toBe(((left.length - 1) * left.length) / 2);
    expect(taken).toBeLessThan(list.length / 3);
  },
);

it('reads a trace ahead in slices, for those that have been asked of another', () => {
  const [shown, next] = [3, 5].map((servers) => trafficWorld({ servers, clients: 4 }));
  if (shown === undefined || next === undefined) throw new Error('two worlds');
  shown.runUntil(1000);
  next.runUntil(2000);
  let taken = 0;
  const count = traceReader(
    () => ({ seqs: [] as number[] }),
    ({ seqs }, { seq }) => {
      taken++;
      seqs.push(seq);
    },
  );
  count(shown.trace);
  taken = 0;
  let slices = 1;
  while (!readTraceAhead(next.trace, () => true)) slices++;
  expect(slices).toBeGreaterThan(10);
  expect(taken).toBe(next.trace.length);
  expect(count(next.trace).seqs).toHaveLength(next.trace.length);
  expect(taken).toBe(next.trace.length);
});
