// What is known of a fork's past goes on from what was known of the run it left: it must be what the trace itself says.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import type { Command, Simulation } from '../engine/index.ts';
import { fairness } from '../ui/select/fairness.ts';
import { heldSpans } from '../ui/select/heldSpans.ts';
import { allReaders } from '../ui/select/readTrace.ts';
import { stage } from '../ui/select/testing/stage.ts';

const MODULES = import.meta.glob(['../ui/**/*.ts', '../rooms/**/*.ts', '!**/*.test.ts']);

beforeAll(async () => {
  const readers = Object.entries(MODULES).filter(([path]) =>
    readFileSync(new URL(path, import.meta.url), 'utf8').includes('traceReader('),
  );
  await Promise.all(readers.map(async ([, load]) => load()));
});

const RUNS: Readonly<Record<string, { readonly run: () => Simulation; readonly command: Command }>> = {
  'a line': {
    run: () => locks('predecessor-lock', { holdMs: '20', rounds: 'endless' }),
    command: { type: 'killClient', client: 'client:B' },
  },
  'a herd': {
    run: () => locks('herd-lock', { holdMs: '20', rounds: 'endless', arrival: 'together' }),
    command: { type: 'killClient', client: 'client:B' },
  },
  'a queue': {
    run: () => longRun(stage('fifo-queue', 6, { items: '100' }).simulation),
    command: { type: 'killClient', client: 'client:B' },
  },
  'an ensemble': {
    run: () => longRun(stage('mixed-traffic', 12, { servers: '5', restMs: '20' }).simulation),
    command: { type: 'crashServer', server: 'server:5' },
  },
};

it.each(Object.entries(RUNS))('after a fork of %s every reader says what it says of the trace', (_, of) => {
  const sim = of.run();
  expect(allReaders.length).toBeGreaterThan(40);
  for (const read of allReaders) read(sim.trace);
  const early = sim.forkAt(Math.floor(0.8 * sim.steps));
  for (const read of allReaders) read(early.trace);
  expect(early.give(of.command)).toBeNull();
  early.runUntil(early.nowMs + 300);
  // One fork leaves another.
  const left = sim.forkAt(sim.steps - 5);
  for (const read of allReaders) read(left.trace);
  const late = left.forkAt(left.steps - 20);
  late.runUntil(late.nowMs + 300);
  for (const run of [early, late, sim]) expectAsIfReadAnew(run);
});

function locks(id: string, values: Readonly<Record<string, string>>): Simulation {
  const { simulation, line } = stage(id, 8, values);
  longRun(simulation);
  // Readers of their own for each line.
  heldSpans(simulation.trace, line, 'client:A');
  fairness(simulation.trace, line, 0, 1);
  return simulation;
}

/** So long that what was read of it is kept along the way. */
function longRun(simulation: Simulation): Simulation {
  while (simulation.trace.length < 3000) if (!simulation.step()) throw new Error('ended');
  return simulation;
}

/** Other records that say the same: nobody knows these. */
function expectAsIfReadAnew({ trace }: Simulation): void {
  const anew = trace.map((record) => ({ ...record }));
  expect(allReaders.filter((read) => !isDeepStrictEqual(read(trace), read(anew)))).toEqual([]);
}
