// What a debugger shows: every line that ran, in the order of the run, with its variables, and steps from one to the next.
import { beforeAll, expect, test } from 'vitest';
import '../../scenarios/library.ts';
import { Simulation } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { scenarioOf } from '../../scenarios/experiment/twins.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import type { OwnProgram } from '../../scenarios/scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../scenarios/world/planOf.ts';
import { loadOwnRecipes } from '../load.ts';
import { choiceFor, run } from '../testing.ts';
import type { Condition } from './instrument.ts';
import { LineTrace } from './lineTrace.ts';
import { afterStep, firstStop, hasWayOut, lastBefore, stopOnTheWay } from './stepping.ts';

const CODE = `const twice = (x) => x * 2;
export default async function main(client) {
  let sum = 0;
  for (let i = 1; i <= 3; i++) {
    sum += twice(i);
    await pause(i);
  }
  client.log(sum);
  async function pause(ms) {
    const long = ms * 10;
    await client.sleep(long);
  }
}`;

beforeAll(async () => {
  await loadOwnRecipes();
});

async function linesOf(code: string, conditions: readonly Condition[] = [], clients = 1) {
  const simulation = run(code, { clients, values: { promise: 'nothing' } });
  const { trace, hash } = { trace: simulation.trace, hash: simulation.hash() };
  const runs = new LineTrace(await loadOwnRecipes(), conditions).upTo(trace);
  expect(simulation.hash()).toBe(hash);
  return { runs, lines: runs.map(({ line }) => line), simulation };
}

test('every line is there in the order of the run, at its step, with its variables', async () => {
  const { runs, lines } = await linesOf(CODE);
  const turn = [5, 1, 6, 10, 11];
  expect(lines).toEqual([1, 3, 4, ...turn, ...turn, ...turn, 8]);
  expect(runs.map(({ step }) => step)).toEqual(runs.map(({ step }) => step).toSorted((a, b) => a - b));
  expect(runs.filter(({ line }) => line === 5).map(({ locals }) => locals)).toEqual([
    { i: '1', sum: '0' },
    { i: '2', sum: '2' },
    { i: '3', sum: '6' },
  ]);
  expect(runs.find(({ line }) => line === 11)?.locals).toMatchObject({ long: '10', ms: '1' });
});

test('a step goes past a call, into it, or out of it, and jumps over no line of its own call', async () => {
  const { runs } = await linesOf(CODE);
  const way = (from: number, kinds: readonly Parameters<typeof afterStep>[2][]) => {
    let at: number | null = from;
    return kinds.map((kind) => {
      at = at === null ? null : afterStep(runs, at, kind);
      return at === null ? null : runs[at]?.line;
    });
  };
  const begin = runs.findIndex(({ line }) => line === 3);
  expect(way(begin, ['over', 'over', 'over', 'over', 'over'])).toEqual([4, 5, 6, 5, 6]);
  expect(way(begin, ['into', 'into', 'into', 'into', 'into', 'out'])).toEqual([4, 5, 1, 6, 10, 5]);
  const last = runs.findIndex(({ line }) => line === 8);
  expect(afterStep(runs, last, 'over')).toBeNull();
});

test('there is a way out of a function that another called, and none out of main', async () => {
  const { runs } = await linesOf(CODE);
  const waysOut = new Map(runs.map(({ line }, at) => [line, hasWayOut(runs, at)]));
  expect([3, 4, 5, 8].map((line) => waysOut.get(line))).toEqual([false, false, false, false]);
  expect([1, 10, 11].map((line) => waysOut.get(line))).toEqual([true, true, true]);
});

test('a step stops on its way at a breakpoint that another client reaches, or the same in a function it calls', async () => {
  const { runs } = await linesOf(CODE, [], 2);
  const from = runs.findIndex(({ client, line }) => client === 'client:A' && line === 6);
  const to = afterStep(runs, from, 'over') ?? -1;
  expect(runs[to]).toMatchObject({ client: 'client:A', line: 5 });
  const stopAt = (line: number, of: string) =>
    runs[stopOnTheWay(runs, { from, to }, (each) => each.client === of && each.line === line) ?? -1];
  expect(stopAt(6, 'client:B')).toMatchObject({ client: 'client:B', line: 6 });
  expect(stopAt(11, 'client:A')).toMatchObject({ client: 'client:A', line: 11 });
  expect(stopAt(8, 'client:B')).toBeUndefined();
});

test('a breakpoint stops at any line, and one with a condition where it holds', async () => {
  const all = { after: 0, upTo: Infinity };
  const atFive = ({ line }: { readonly line: number }) => line === 5;
  const plain = await linesOf(CODE, [], 2);
  const first = firstStop(plain.runs, all, atFive);
  expect(plain.runs[first ?? -1]).toMatchObject({ client: 'client:A', line: 5, locals: { i: '1' } });
  const { runs } = await linesOf(CODE, [{ code: CODE, line: 5, text: "sum > 3 && client.name === 'B'" }], 2);
  const stop = runs[firstStop(runs, all, atFive) ?? -1];
  expect(stop).toMatchObject({ client: 'client:B', locals: { i: '3', sum: '6' } });
  const never = await linesOf(CODE, [{ code: CODE, line: 5, text: 'nothing.like(that)' }]);
  expect(firstStop(never.runs, all, atFive)).toBeNull();
});

test('a comment behind a condition is no part of it', async () => {
  const { runs } = await linesOf(CODE, [
    { code: CODE, line: 5, text: 'i > 1 /* not // the first */ // nor i === 1' },
  ]);
  expect(runs.filter(({ line }) => line === 5).map(({ holds }) => holds)).toEqual([false, true, true]);
});

test('a condition that cannot be evaluated says why, each time its line runs', async () => {
  const why = async (text: string) => {
    const { runs } = await linesOf(CODE, [{ code: CODE, line: 5, text }]);
    return runs.filter(({ line }) => line === 5).map(({ conditionFailed }) => conditionFailed);
  };
  expect(await why('nosuch > 1')).toEqual(
    Array.from({ length: 3 }, () => "ReferenceError: 'nosuch' is not defined"),
  );
  expect(await why('i > 1')).toEqual([null, null, null]);
  const [first, ...others] = await why('[{ of: 1 }][i - 1].of === 1');
  expect(first).toBeNull();
  expect(others.map((each) => each?.startsWith('TypeError: '))).toEqual([true, true]);
});

test('in a world of two programs each has its own lines, and a condition is asked in its own file alone', async () => {
  const file = (name: string) =>
    `export default async function main(client) {\n  const ${name} = 2;\n  await client.sleep(${name});\n}`;
  const [left, right] = [file('left'), file('right')];
  const programs = [left, right].map((code, at): OwnProgram => {
    const { scenario, values } = choiceFor(code);
    return { kind: 'own', scenario, values, code, name: `program ${at}` };
  });
  const clients = ['A', 'B'].map((name, program) => ({ name, program, sessionTimeoutMs: 30_000 }));
  const choice = choiceOfPlan({ ...EMPTY_PLAN, programs, clients }, 1);
  const simulation = new Simulation(scenarioOf(choice, { findScenario }).setup(choice), recipeBook);
  while (!simulation.isIdle() && simulation.step());
  const conditions = [{ code: left, line: 3, text: 'left === 5' }];
  const runs = new LineTrace(await loadOwnRecipes(), conditions).upTo(simulation.trace);
  const third = runs.filter(({ line }) => line === 3);
  expect(third.map(({ client, locals, holds }) => [client, locals, holds])).toEqual([
    ['client:A', { left: '2' }, false],
    ['client:B', { right: '2' }, true],
  ]);
});

test('code that fails has come by the line at which it does', async () => {
  const { runs, simulation } = await linesOf(
    'export default async function main(client) {\n  await client.sleep(5);\n  const data = null;\n  data.length;\n}',
  );
  const at = lastBefore(runs, simulation.steps, (client) => client === 'client:A');
  expect(runs[at ?? -1]).toMatchObject({ line: 4, locals: { data: 'null' } });
});

test('a program that ends where it did not in the run has no more lines, and the others have theirs', async () => {
  const { trace } = run(CODE, { clients: 2, values: { promise: 'nothing' } });
  const told = trace.map((record) =>
    record.kind === 'program.started' && record.actor === 'client:A'
      ? { ...record, args: { ...record.args, code: 'export default async function main() {' } }
      : record,
  );
  const lines = new LineTrace(await loadOwnRecipes(), []).upTo(told);
  expect(new Set(lines.map(({ client }) => client))).toEqual(new Set(['client:B']));
});

test('a loop without end is followed for a while', async () => {
  const { lines } = await linesOf('export default function main() {\n  let i = 0;\n  for (;;) i++;\n}');
  expect(lines.length).toBeGreaterThan(1000);
  expect(new Set(lines)).toEqual(new Set([2, 3]));
});

test('a program of several files has the lines of the whole text, with the variables of each file', async () => {
  const { runs, lines } = await linesOf(`import { twice } from './twice.js';
export default async function main(client) {
  const two = twice(1);
  client.log(two);
}
// @file twice.js
const factor = 2;
export function twice(x) {
  return x * factor;
}
`);
  expect(lines).toEqual([7, 3, 9, 4]);
  expect(runs.find(({ line }) => line === 9)?.locals).toEqual({ factor: '2', x: '1' });
  expect(runs.find(({ line }) => line === 4)?.locals).toEqual({ two: '2' });
});
