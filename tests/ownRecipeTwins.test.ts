// The book's recipes as code of one's own do what their built-in twins do: the same requests and notifications at the same times,
// for any number of clients.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import '../src/scenarios/library.ts';
import {
  Simulation,
  type GateName,
  type ProgramArgs,
  type TraceRecord,
  type WorldSetup,
} from '../src/engine/index.ts';
import { findScenario, parseValues } from '../src/scenarios/catalogue.ts';
import { areSweepsWhole } from '../scripts/wideSweeps.mjs';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { OWN_RECIPE } from '../src/ownRecipes/program.ts';

interface Twin {
  readonly file: string;
  readonly scenario: string;
  readonly values: Readonly<Record<string, string>>;
}

const TWINS: readonly Twin[] = [
  { file: 'herdLock', scenario: 'herd-lock', values: { variant: 'exists' } },
  { file: 'predecessorLock', scenario: 'predecessor-lock', values: {} },
  { file: 'readWriteLock', scenario: 'read-write-lock', values: { variant: 'recipe', mix: 'alternate' } },
  { file: 'leaderElection', scenario: 'candidates', values: { variant: 'corrected' } },
  { file: 'fifoQueue', scenario: 'fifo-queue', values: { variant: 'process-then-delete', items: '5' } },
  { file: 'doubleBarrier', scenario: 'double-barrier', values: { rounds: '1' } },
  { file: 'configuration', scenario: 'published-value', values: { rounds: '3' } },
];

const CROWDS = areSweepsWhole ? Array.from({ length: 49 }, (_, at) => at + 2) : [2, 3, 11];

beforeAll(async () => {
  await loadOwnRecipes();
});

test.each(TWINS)(
  '$file sends and hears what $scenario does, at the same times',
  ({ file, scenario: id, values }) => {
    const code = readFileSync(new URL(`../src/ownRecipes/book/${file}.js`, import.meta.url), 'utf8');
    const scenario = findScenario(id);
    if (scenario === undefined) throw new Error(id);
    for (const clients of CROWDS) {
      const parsed = parseValues(scenario, values, 'headless');
      if (!parsed.ok) throw new Error(parsed.error.code);
      const built = scenario.setup({ scenario: id, seed: 7, clients, values: parsed.value });
      const own = withCode(built, code.replace('MEMBERS = 3', `MEMBERS = ${clients}`));
      expect(traffic(own), `${clients} clients`).toEqual(traffic(built));
    }
  },
);

/** The same stage, on which every client runs the code. */
function withCode(setup: WorldSetup, code: string): WorldSetup {
  return {
    ...setup,
    conductor: [...new Set(setup.conductor.map((gate): GateName => (gate === 'leave' ? 'release' : gate)))],
    clients: setup.clients.map((client) => ({
      ...client,
      programs: client.programs.map(({ args, startAfterMs }) => ({
        recipe: OWN_RECIPE,
        args: { ...ownArgs(args), code },
        startAfterMs,
      })),
    })),
  };
}

function ownArgs({ arrival = 'staggered', holdMs, leadMs }: ProgramArgs): ProgramArgs {
  return { promise: 'nothing', library: 'java', arrival, holdMs: holdMs ?? leadMs ?? 0 };
}

function traffic(setup: WorldSetup): readonly string[] {
  const simulation = new Simulation(setup, recipeBook, { keep: 'newest' });
  const told: string[] = [];
  while (!simulation.isIdle() && simulation.step())
    for (const record of simulation.recordsOf(simulation.steps)) told.push(...toldOf(record));
  simulation.release();
  // What happens in the same millisecond at different clients has no order that means anything.
  return told.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1));
}

function toldOf(record: TraceRecord): readonly string[] {
  switch (record.kind) {
    case 'request.sent':
      return [`${record.timeMs} ${record.actor} ${record.op} ${record.path}`];
    case 'event.delivered':
      return [`${record.timeMs} ${record.actor} ${record.event.type} ${record.event.path}`];
    case 'program.resumed':
      return record.yielded.kind === 'threw' ? [`${record.actor} ${record.yielded.message}`] : [];
    default:
      return [];
  }
}
