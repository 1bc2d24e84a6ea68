import { expect, it } from 'vitest';
import type { TraceRecord } from '../../engine/index.ts';
import { listReader } from './readTrace.ts';
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
