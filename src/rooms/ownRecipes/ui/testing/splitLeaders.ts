// A composed world whose two own programs come to claim one office: its first leader is cut off, its session expires, and another leads.
import '../../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../../ownRecipes/load.ts';
import type { Thread } from '../../../../ownRecipes/ahead/testing/thread.ts';
import { choiceFor } from '../../../../ownRecipes/testing.ts';
import { findScenario } from '../../../../scenarios/catalogue.ts';
import { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../../../scenarios/recipeBook.ts';
import type { OwnProgram } from '../../../../scenarios/scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../../scenarios/world/planOf.ts';

await loadOwnRecipes();

/** It claims again and again and asks nobody. */
const FIRST = `export const invariant = (tree, beliefs) =>
  beliefs.filter(({ role }) => role === 'leader').length < 2 || 'two leaders';

export default async function main({ zk, holds, released, sleep, name }) {
  await zk.create('/leader', name, { mode: 'EPHEMERAL' });
  for (;;) {
    holds('/leader', { as: 'leader' });
    await sleep(1000);
  }
}`;
const SECOND = `export default async function main({ zk, holds, released, sleep, name }) {
  await sleep(1000);
  for (;;) {
    try {
      await zk.create('/leader', name, { mode: 'EPHEMERAL' });
      break;
    } catch (error) {
      if (error.code !== 'NodeExists') throw error;
      await sleep(1000);
    }
  }
  for (;;) {
    holds('/leader', { as: 'leader' });
    await sleep(1000);
  }
}`;

export const CUT_AT_MS = 6000;

interface Split {
  /** Another form of both programs. */
  readonly rewritten?: (code: string) => string;
  /** What is done to A. */
  readonly fault?: 'partition' | 'pause' | 'none';
  /** When it is done. */
  readonly atMs?: number;
  /** When the network is whole again; not at all if nothing is said. */
  readonly healedAtMs?: number;
  /** Its programs run in another thread, which tells of them when it has its turn. */
  readonly thread?: Thread;
}

/** A, which runs “first”, leads and is cut off; B, which runs “second”, leads as well from about 10 s on. C is a zkCli. */
export function splitLeaders({
  rewritten = (code) => code,
  fault = 'partition',
  atMs = CUT_AT_MS,
  healedAtMs,
  thread,
}: Split = {}): Experiment {
  const choice = choiceOfPlan(
    {
      ...EMPTY_PLAN,
      servers: 3,
      programs: [own('first', rewritten(FIRST)), own('second', rewritten(SECOND))],
      clients: [
        { name: 'A', program: 0, sessionTimeoutMs: 4000 },
        { name: 'B', program: 1, sessionTimeoutMs: 4000 },
        { name: 'C', program: null, sessionTimeoutMs: 4000 },
      ],
    },
    1,
  );
  const experiment = new Experiment(
    [choice],
    { findScenario, book: recipeBook },
    { clock: null, programsOf: (each) => thread?.client.begin(each) ?? null },
  );
  runUntil(experiment, atMs, thread);
  if (fault !== 'none')
    experiment.give(
      fault === 'pause'
        ? { type: 'pauseClient', client: 'client:A' }
        : {
            type: 'partition',
            groups: [['client:A'], ['client:B', 'client:C', 'server:1', 'server:2', 'server:3']],
          },
      { step: experiment.steps, timeMs: atMs },
    );
  if (healedAtMs !== undefined) {
    runUntil(experiment, healedAtMs, thread);
    experiment.give({ type: 'healAll' }, { step: experiment.steps, timeMs: healedAtMs });
  }
  runUntil(experiment, 20_000, thread);
  return experiment;
}

function runUntil(experiment: Experiment, timeMs: number, thread?: Thread): void {
  experiment.runUntil(timeMs, 100_000);
  while (experiment.isWaiting) {
    thread?.turn();
    experiment.runUntil(timeMs, 100_000);
  }
  experiment.markShown(experiment.steps);
}

function own(name: string, code: string): OwnProgram {
  const { scenario, values } = choiceFor(code);
  return { kind: 'own', scenario, values: { ...values, arrival: 'together' }, name, code };
}
