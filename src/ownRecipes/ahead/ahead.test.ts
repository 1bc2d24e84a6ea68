// Worlds on the page whose programs run in another thread: they are the worlds that there would be if all ran in one.
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Simulation, type ToldPrograms } from '../../engine/index.ts';
import { areSweepsWhole } from '../../../scripts/wideSweeps.mjs';
import { findScenario } from '../../scenarios/catalogue.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import predecessorLock from '../book/predecessorLock.js?raw';
import { LIMITS } from '../limits.ts';
import { loadOwnRecipes } from '../load.ts';
import { choiceFor } from '../testing.ts';
import { Thread } from './testing/thread.ts';

const library = { findScenario, book: recipeBook };

let quickJs: Awaited<ReturnType<typeof loadOwnRecipes>>;

beforeAll(async () => {
  quickJs = await loadOwnRecipes();
});

function experiments(choices: readonly ScenarioChoice[], mostClients: number = LIMITS.clientsAhead) {
  const thread = new Thread({ quickJs, copy: structuredClone, mostClients });
  const programsOf = (choice: ScenarioChoice): ToldPrograms => thread.client.begin(choice);
  const told = new Experiment(choices, library, { clock: null, programsOf });
  return { thread, told, here: new Experiment(choices, library) };
}

function runBoth({ thread, told, here }: ReturnType<typeof experiments>, untilMs: number): void {
  here.runUntil(untilMs, 100_000);
  for (;;) {
    told.runUntil(untilMs, 100_000);
    if (!told.isWaiting) break;
    thread.turn();
  }
}

describe('a world whose programs run elsewhere', () => {
  test('waits for what they do, and then is the world that it would be with them', () => {
    const both = experiments([choiceFor(predecessorLock, { clients: 4 })]);
    expect(both.told.advance()).toBe(false);
    expect(both.told.isWaiting).toBe(true);
    expect(both.told.isIdle).toBe(false);
    runBoth(both, 20_000);
    expect(both.told.steps).toBe(both.here.steps);
    expect(both.told.hashAt(both.told.steps)).toBe(both.here.hashAt(both.here.steps));
  });

  test('is the same world also where the program has several files', () => {
    const inFiles = `export { default } from './lock.js';\n// @file lock.js\n${predecessorLock}`;
    const both = experiments([choiceFor(inFiles, { clients: 3 })]);
    runBoth(both, 20_000);
    expect(both.told.steps).toBeGreaterThan(100);
    expect(both.told.hashAt(both.told.steps)).toBe(both.here.hashAt(both.here.steps));
  });

  test('takes a command at once, now and in the past, and goes on from it', () => {
    const both = experiments([choiceFor(predecessorLock, { clients: 3 })]);
    runBoth(both, 500);
    for (const [command, back] of [
      [{ type: 'killClient', client: 'client:A' }, 0],
      [{ type: 'cutClientLink', client: 'client:B' }, 0],
      [{ type: 'killClient', client: 'client:C' }, 60],
      [{ type: 'startClient', client: 'client:C' }, 0],
    ] as const) {
      for (const experiment of [both.told, both.here]) {
        const step = experiment.steps - back;
        experiment.give(command, { step, timeMs: experiment.timeAt(step) });
      }
      expect(both.told.hashAt(both.told.steps)).toBe(both.here.hashAt(both.here.steps));
      runBoth(both, both.here.head.timeMs + 3000);
      expect(both.told.hashAt(both.told.steps)).toBe(both.here.hashAt(both.here.steps));
    }
    expect(both.told.branches).toHaveLength(2);
    both.told.switchTo(1);
    both.here.switchTo(1);
    runBoth(both, both.here.head.timeMs + 3000);
    expect(both.told.hashAt(both.told.steps)).toBe(both.here.hashAt(both.here.steps));
  });

  test.each(areSweepsWhole ? [3, 20] : [3])(
    'of %s clients goes on however many others are kept beside it, though their programs would not all have room',
    (clients) => {
      const both = experiments([choiceFor(predecessorLock, { clients })], clients === 3 ? 8 : undefined);
      runBoth(both, 1000);
      const world = both.told.worlds[0];
      const others = Array.from({ length: clients === 3 ? 4 : 150 }, () => world?.forkAt(world.steps));
      both.thread.turn();
      runBoth(both, 4000);
      expect(both.told.hashAt(both.told.steps)).toBe(both.here.hashAt(both.here.steps));
      for (const other of [others[0], others.at(-1)]) {
        other?.runUntil(4000);
        both.thread.turn();
        other?.runUntil(4000);
        expect(other?.steps).toBe(both.here.worlds[0]?.steps);
        expect(other?.hash()).toBe(both.here.worlds[0]?.hash());
      }
    },
  );

  test('undoes a command that was given before what was simulated ahead', () => {
    const both = experiments([choiceFor(predecessorLock, { clients: 3 })]);
    runBoth(both, 500);
    for (const experiment of [both.told, both.here]) {
      experiment.give({ type: 'killClient', client: 'client:A' }, { step: experiment.steps, timeMs: 500 });
    }
    runBoth(both, 4000);
    for (const experiment of [both.told, both.here]) {
      const [given] = experiment.commands;
      if (given !== undefined) experiment.undo(given);
    }
    runBoth(both, 4000);
    expect(both.told.hashAt(both.told.steps)).toBe(both.here.hashAt(both.here.steps));
  });

  test('tells the lines that its code comes by, before and after it was asked, and after a command', () => {
    const code =
      'export default async function main(c) {\n  for (let i = 0; i < 50; i++)\n    await c.sleep(100);\n}';
    const both = experiments([choiceFor(code, { clients: 2 })]);
    const lines = () => {
      const programs = both.told.worlds[0]?.toldPrograms;
      if (programs === null || programs === undefined) throw new Error('no programs are told of');
      const { client } = both.thread;
      client.spy(programs, [{ code, line: 1, text: String(both.told.steps) }]);
      // None is known yet, which does not mean that none has run.
      expect([client.linesOf(programs).length, client.areLinesDue(programs)]).toEqual([0, true]);
      both.thread.turn();
      expect(client.areLinesDue(programs)).toBe(false);
      return client.linesOf(programs);
    };
    runBoth(both, 300);
    const before = lines();
    expect(before.length).toBeGreaterThan(10);
    for (const experiment of [both.told, both.here])
      experiment.give({ type: 'killClient', client: 'client:A' }, { step: experiment.steps, timeMs: 300 });
    const given = both.told.steps;
    runBoth(both, 30_000);
    const after = lines();
    const since = after.filter(({ step }) => step > given).map(({ client }) => client);
    expect(new Set(since)).toEqual(new Set(['client:B']));
  });

  test('is judged by the invariant of its file, which is asked there alone', () => {
    const code = `export const invariant = (tree, beliefs, memory) => {
  memory.most = Math.max(memory.most ?? 0, tree.children('/queue').length);
  return beliefs.length === 0 || tree.children('/queue').length % 3 !== 0 || 'three wait, at most ' + memory.most;
};
export default async function main({ zk, holds, released, sleep }) {
  holds('/queue');
  for (let n = 0; n < 7; n++) { await zk.create('/queue/item-', '', { mode: 'PERSISTENT_SEQUENTIAL' }); await sleep(300); }
  released();
}`;
    const both = experiments([choiceFor(code, { clients: 2 })]);
    const expectSame = (): void => expect(both.told.violations()).toEqual(both.here.violations());
    runBoth(both, 900);
    expectSame();
    expect(both.told.violations()[0]?.length).toBeGreaterThan(1);
    for (const [client, back] of [
      ['client:A', 0],
      ['client:B', 0],
      ['client:B', 40],
    ] as const) {
      for (const experiment of [both.told, both.here]) {
        const step = experiment.steps - back;
        experiment.give({ type: 'killClient', client }, { step, timeMs: experiment.timeAt(step) });
      }
      // With nothing more simulated: the step of a command is judged too.
      both.thread.turn();
      expectSame();
      runBoth(both, both.here.head.timeMs + 1500);
      expectSame();
    }
    both.told.switchTo(0);
    both.here.switchTo(0);
    expectSame();
  });

  test('names an invariant without end at the line where it begins', () => {
    const code = `export const invariant = () => {
  for (;;);
};
export default async function main({ zk }) { await zk.create('/a', ''); }`;
    const both = experiments([choiceFor(code, { clients: 1 })]);
    runBoth(both, 3000);
    const said = both.told.violations()[0]?.[0]?.said;
    expect(said).toMatchObject({ line: 1, text: expect.stringMatching(/^this ran for too long/) });
  });

  test('that is stopped keeps what it has and goes no further', () => {
    const both = experiments([
      choiceFor('export default async function main(c) { for (;;) await c.sleep(5); }'),
    ]);
    runBoth(both, 100);
    both.thread.client.end();
    both.told.runUntil(1e6, 100_000);
    const { steps } = both.told;
    expect(both.told.isWaiting).toBe(false);
    expect(both.told.simulateAhead()).toBe(false);
    expect(both.told.worlds[0]?.worldAt(steps - 5).step).toBe(steps - 5);
  });

  test('fails alone where its programs cannot be run again', () => {
    const { thread, told } = experiments([choiceFor(predecessorLock, { clients: 3 })], 3);
    told.advance();
    const other = new Experiment([choiceFor(predecessorLock, { clients: 3 })], library, {
      clock: null,
      programsOf: (choice) => thread.client.begin(choice),
    });
    other.advance();
    const forkAt = vi.spyOn(Simulation.prototype, 'forkAt').mockImplementation(() => {
      throw new Error('there is no room');
    });
    onTestFinished(() => forkAt.mockRestore());
    thread.turn();
    expect(() => told.advance()).toThrow('there is no room');
    expect(other.advance()).toBe(true);
  });

  test('says so where the programs there do something else', () => {
    const both = experiments([choiceFor('export default async function main(c) { await c.sleep(5); }')]);
    both.told.advance();
    both.thread.client.hear({
      type: 'told',
      run: 1,
      epoch: 0,
      steps: 100,
      answers: [{ client: 'client:Z', thread: 7, yielded: { kind: 'returned' } }],
      found: null,
      lines: [],
    });
    expect(() => both.told.runUntil(1000, 100)).toThrow('the run ahead told of client:Z thread 7');
  });
});
