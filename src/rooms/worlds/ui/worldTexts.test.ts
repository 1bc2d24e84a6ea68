import { expect, test } from 'vitest';
import type { WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { editedPlan } from '../../../scenarios/world/planEdit.ts';
import { EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { WORLDS } from '../words/worlds.ts';
import { planWith, readTexts, textsOf, whyNot } from './worldTexts.ts';

const PLAN: WorldPlan = {
  ...EMPTY_PLAN,
  servers: 3,
  clients: [{ name: 'A', program: null, sessionTimeoutMs: 9000 }],
};
const TYPED = {
  znodes: '/app one\n/app/lock',
  latencies: 'server:1 A 5 9\n',
  pauses: textsOf(PLAN).pauses,
};
const words = WORLDS.english;

test('what is typed becomes part of the plan, and stands in the form again when it is opened', () => {
  const plan = planWith(PLAN, readTexts(TYPED, PLAN));
  expect(plan?.znodes.map(({ path }) => path)).toEqual(['/app', '/app/lock']);
  expect(plan?.latencies).toMatchObject([{ min: 5, max: 9 }]);
  const again = textsOf(plan ?? PLAN);
  expect(planWith(PLAN, readTexts(again, PLAN))).toEqual(plan);
});

test('a line that cannot be read makes no world, and the first one is the reason', () => {
  const read = readTexts({ ...TYPED, znodes: 'app', latencies: 'server:9 5' }, PLAN);
  expect(planWith(PLAN, read)).toBeNull();
  expect(read.znodes.ok || read.latencies.ok).toBe(false);
  const [problem] = read.znodes.ok ? [] : read.znodes.problems;
  expect(whyNot(null, read, words)).toBe(problem === undefined ? '' : words.form.znodeProblem(problem));
});

test('a name that is refused stands in its field and is a reason, a number is none', () => {
  const read = readTexts(TYPED, PLAN);
  const taken = editedPlan(PLAN, { kind: 'renameClient', client: 'A', to: '' });
  const servers = editedPlan(PLAN, { kind: 'servers', value: 1000 });
  if (taken.ok || servers.ok) throw new Error('both are to be refused');
  expect(whyNot(taken.problem, read, words)).toBe(words.problem(taken.problem));
  expect(whyNot(servers.problem, read, words)).toBeNull();
  expect(whyNot(null, read, words)).toBeNull();
});
