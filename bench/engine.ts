// What the engine costs: steps, herds, writes, looking back, memory. Each figure is the median of several runs.
import { Simulation, type SimulationOptions, type WorldSetup } from '../src/engine/index.ts';
import { herdSetup, recipes, writersSetup } from './setups.ts';
import { median, percentile } from './statistics.ts';

const CLOCK = { clock: () => performance.now() };
const BARE: Partial<SimulationOptions> = { keep: 'nothing' };
const ENSEMBLE_INVARIANTS: SimulationOptions['invariants'] = [
  'I-12e',
  'I-15',
  'I-16',
  'I-17',
  'I-18',
  'I-21',
];
const WITH_HISTORY: Partial<SimulationOptions> = {
  keep: 'everything',
  invariants: ['I-1', 'I-3', 'I-6', 'I-7'],
  ...CLOCK,
};

export interface Timed {
  readonly steps: number;
  readonly seconds: number;
}

/** Steps per second of a herd of 20, run to completion again and again. */
export function stepsPerSecond(keep: 'bare' | 'withHistory'): number {
  const options = keep === 'bare' ? BARE : WITH_HISTORY;
  runHerd(20, options);
  return Math.round(median(repeat(9, () => rate(runHerds(20, 8, options)))));
}

/** Seconds of a herd of `clients` from start to completion, with history and invariants. */
export function herdSeconds(clients: number): number {
  return round(median(repeat(3, () => runHerd(clients, WITH_HISTORY).seconds)), 3);
}

/** Cost of a step at 200 clients over that at 10. The two are measured in turn, so that a slow moment hits both. */
export function costPerStepGrowth(): number {
  const ratios = repeat(5, () => {
    const few = runHerds(10, 60, BARE);
    const many = runHerd(200, BARE);
    return rate(few) / rate(many);
  });
  return round(median(ratios), 2);
}

/** Writes committed per second of wall time through so many servers, by ten clients that write one after another. */
export function committedWritesPerSecond(servers: number): number {
  return Math.round(median(repeat(5, () => writeFor(servers).writesPerSecond)));
}

/**
 * Cost of a message in an ensemble of nine servers over that in one of three. They are measured in turn, so that a slow
 * moment hits both.
 */
export function costPerMessageGrowth(): number {
  const ratios = repeat(5, () => writeFor(9).secondsPerMessage / writeFor(3).secondsPerMessage);
  return round(median(ratios), 2);
}

/** Ten seconds of virtual time once the servers have a leader. */
function writeFor(servers: number): { readonly writesPerSecond: number; readonly secondsPerMessage: number } {
  const sim = new Simulation(writersSetup(10, servers), recipes, BARE);
  sim.runUntil(3000);
  const [writesBefore, messagesBefore] = [writesOf(sim), sim.world.nextFlightId];
  const before = performance.now();
  sim.runUntil(13_000);
  const seconds = (performance.now() - before) / 1000;
  return {
    writesPerSecond: (writesOf(sim) - writesBefore) / seconds,
    secondsPerMessage: seconds / (sim.world.nextFlightId - messagesBefore),
  };
}

/** Transactions applied where most are; the upper half of an ensemble's zxid is the epoch, the same all along. */
function writesOf({ world }: Simulation): number {
  return Math.max(...[...world.servers.values()].map(({ vars }) => vars.value.lastProcessedZxid));
}

/** How long a jump to any step of a run of five servers lasts, 100,000 steps with history. */
export function jumpP95Ms5(): number {
  const sim = new Simulation(writersSetup(10, 5), recipes, {
    ...WITH_HISTORY,
    invariants: ENSEMBLE_INVARIANTS,
  });
  while (sim.steps < 100_000 && sim.step());
  return round(percentile(jumpsIn(sim), 0.95), 2);
}

/** A run of 100,000 steps with history: the heap it takes, and how long a jump to any of its steps lasts. */
export function longRun(): { jumpP95Ms: number; memory100kStepsMb: number } {
  const collect = globalThis.gc;
  if (collect === undefined)
    throw new Error('run with --expose-gc: memory is measured after a forced collection');
  collect();
  const before = process.memoryUsage().heapUsed;
  const sim = new Simulation(herdSetup(50, 'endless'), recipes, WITH_HISTORY);
  while (sim.steps < 100_000 && sim.step());
  collect();
  const memory = (process.memoryUsage().heapUsed - before) / 1_000_000;
  return { jumpP95Ms: round(percentile(jumpsIn(sim), 0.95), 2), memory100kStepsMb: round(memory, 1) };
}

function jumpsIn(sim: Simulation): readonly number[] {
  return Array.from({ length: 300 }, (_, i) => timed(() => sim.worldAt((i * 7919 * 31) % sim.steps)));
}

function runHerds(clients: number, times: number, options: Partial<SimulationOptions>): Timed {
  let steps = 0;
  let seconds = 0;
  for (let i = 0; i < times; i++) {
    const run = runHerd(clients, options);
    steps += run.steps;
    seconds += run.seconds;
  }
  return { steps, seconds };
}

function runHerd(clients: number, options: Partial<SimulationOptions>): Timed {
  return runToCompletion(herdSetup(clients, 1), options);
}

function runToCompletion(setup: WorldSetup, options: Partial<SimulationOptions>): Timed {
  const before = performance.now();
  const sim = new Simulation(setup, recipes, options);
  while (!sim.isIdle()) if (!sim.step()) break;
  return { steps: sim.steps, seconds: (performance.now() - before) / 1000 };
}

function rate({ steps, seconds }: Timed): number {
  return steps / seconds;
}

function timed(action: () => unknown): number {
  const before = performance.now();
  action();
  return performance.now() - before;
}

function repeat<T>(times: number, action: () => T): readonly T[] {
  return Array.from({ length: times }, action);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
