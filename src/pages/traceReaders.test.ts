// What is known of a fork's past goes on from what was known of the run it left: it must be what the trace itself says.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Command, Simulation, TraceRecord } from '../engine/index.ts';
import type { fairness } from '../ui/select/fairness.ts';
import type { heldSpans } from '../ui/select/heldSpans.ts';
import { stage } from '../ui/select/testing/stage.ts';

const MODULES = import.meta.glob(['../ui/**/*.ts', '../rooms/**/*.ts', '!**/*.test.ts']);
/** The same once more, beside those that other test files share. */
const NOTICED = import.meta.glob<object>(['../ui/**/*.ts', '../rooms/**/*.ts', '!**/*.test.ts'], {
  query: '?noticed',
});

/** All that they make, which most of them do not export. */
const readers: ((trace: readonly TraceRecord[]) => unknown)[] = [];
/** Those of them that make readers for each line. */
let perLine: { readonly heldSpans: typeof heldSpans; readonly fairness: typeof fairness };

beforeAll(async () => {
  const makers = Object.keys(MODULES).filter((path) =>
    /\btraceReader[(<]/.test(readFileSync(new URL(path, import.meta.url), 'utf8')),
  );
  await Promise.all(makers.map(async (path) => MODULES[path]?.()));
  vi.doMock(import('../ui/select/readTrace.ts'), async (original) => {
    const { traceReader, ...others } = await original();
    const noticed: typeof traceReader = (...given) => {
      const reader = traceReader(...given);
      readers.push(reader);
      return reader;
    };
    return { ...others, traceReader: noticed };
  });
  // Modules that came for it at the same time, while it is not there yet, would get the one that notices nothing.
  await import('../ui/select/readTrace.ts');
  perLine = Object.assign({}, ...(await Promise.all(makers.map(async (path) => NOTICED[path]?.()))));
});
afterAll(() => vi.doUnmock('../ui/select/readTrace.ts'));

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
  expect(readers.length).toBeGreaterThan(40);
  for (const read of readers) read(sim.trace);
  const early = sim.forkAt(Math.floor(0.8 * sim.steps));
  for (const read of readers) read(early.trace);
  expect(early.give(of.command)).toBeNull();
  early.runUntil(early.nowMs + 300);
  // One fork leaves another.
  const left = sim.forkAt(sim.steps - 5);
  for (const read of readers) read(left.trace);
  const late = left.forkAt(left.steps - 20);
  late.runUntil(late.nowMs + 300);
  for (const run of [early, late, sim]) expectAsIfReadAnew(run);
});

function locks(id: string, values: Readonly<Record<string, string>>): Simulation {
  const { simulation, line } = stage(id, 8, values);
  longRun(simulation);
  perLine.heldSpans(simulation.trace, line, 'client:A');
  perLine.fairness(simulation.trace, line, 0, 1);
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
  expect(readers.filter((read) => !isDeepStrictEqual(read(trace), read(anew)))).toEqual([]);
}
