// Two clients that claim one role: what is said of both, wherever it is said, has the line of the claim.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { Simulation, type InvariantId, type Violation } from '../../../engine/index.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor, run } from '../../../ownRecipes/testing.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import type { OwnProgram } from '../../../scenarios/scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { tell } from '../../../ui/select/tell.ts';
import { records } from '../../../words/en/records.ts';
import { inVoice } from '../../../words/inVoice.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import { spokenIn } from '../../../words/load.ts';
import { worldBegun } from '../../../ui/panels/worldOf.ts';
import { invariantChips } from '../../../ui/select/invariantChips.ts';
import { faultLines } from './faults/faultLines.ts';
import { withOwnVoice } from './ownVoice.ts';

await loadOwnRecipes();

/** It waits for the znode to be gone, and claims without a call to ZooKeeper right before. */
const LEADER = `export default async function main({ zk, holds, sleep, name }) {
  for (;;) {
    try {
      await zk.create('/leader', name, { mode: 'EPHEMERAL' });
      break;
    } catch (error) {
      if (error.code !== 'NodeExists') throw error;
      await sleep(200);
    }
  }

  holds('/leader', { as: 'leader' });
  for (;;) await sleep(500);
}`;
const CHECKED = `export const invariant = (tree, beliefs) =>
  beliefs.filter(({ role }) => role === 'leader').length < 2 || 'two leaders';

${LEADER.replace('{\n', '{\n  await sleep(1000);\n')}`;

function own(name: string, code: string): OwnProgram {
  const { scenario, values } = choiceFor(code);
  return { kind: 'own', scenario, values: { ...values, arrival: 'together' }, name, code };
}

const CHOICE = choiceOfPlan(
  {
    ...EMPTY_PLAN,
    programs: [own('leader.js', LEADER), own('program 1', CHECKED)],
    clients: [
      { name: 'B', program: 0, sessionTimeoutMs: 4000 },
      { name: 'A', program: 1, sessionTimeoutMs: 4000 },
    ],
  },
  1,
);

/** B leads and stands still until its session is over and A leads as well. */
function twoLeaders() {
  const scenario = scenarioOf(CHOICE, { findScenario });
  const simulation = new Simulation(scenario.setup(CHOICE), recipeBook, {
    invariants: scenario.invariants,
    ownChecks: scenario.ownChecks ?? [],
  });
  simulation.runUntil(3000);
  simulation.give({ type: 'pauseClient', client: 'client:B' });
  simulation.runUntil(12_000);
  return { scenario, simulation };
}

function found(violations: readonly Violation[], id: InvariantId): Violation {
  const violation = violations.find(({ invariant }) => invariant === id);
  if (violation === undefined) throw new Error(`${id} holds`);
  return violation;
}

const { scenario, simulation } = twoLeaders();

test.each([
  [
    'en',
    'Client B says it is the leader (leader.js, line 12), but /leader belongs to another session; client A says it is the leader (program 1, line 16).',
    'Own invariant violated: “two leaders” (program 1, line 1).',
  ],
  [
    'zh-CN',
    '客户端 B 声明自己是领导者（leader.js，第 12 行），但 /leader 属于别的会话；客户端 A 声明自己是领导者（program 1，第 16 行）。',
    '违反了程序自己的不变式：“two leaders”（program 1，第 1 行）。',
  ],
] as const)('both claimants are named, the stale one first: %s', async (language, both, violated) => {
  const words = inVoice(withOwnVoice(await spokenIn(language)), [scenario]);
  const whyOf = (id: InvariantId): string =>
    invariantWords(id, words).why(found(simulation.violations, id), simulation.world);
  // The other one’s claim is backed by its znode.
  const [stale = '', end = ''] = both.split(/(?<=session|会话)[;；].*(?=[.。]$)/u);
  expect(whyOf('I-3')).toBe(stale + end);
  expect(whyOf('I-12')).toBe(both);
  expect(whyOf('I-40')).toBe(words.format.sentences([violated, both]));
});

test.each([
  ['en', 'Own invariant violated: “two” (program 1, line 1). Client B was at line 9 of program 2.'],
  ['zh-CN', '违反了程序自己的不变式：“two”（program 1，第 1 行）。当时客户端 B 在 program 2 第 9 行。'],
] as const)('where nobody claims anything, it is told whose code led there: %s', async (language, told) => {
  const words = inVoice(withOwnVoice(await spokenIn(language)), [scenario]);
  const by = { client: 'client:B', atStep: 'line 9', program: 'program 2' } as const;
  const said = { text: 'two', line: 1, program: 'program 1', by };
  const finding = { clients: [], path: null, count: 1, records: [], said };
  expect(invariantWords('I-40', words).why(finding, simulation.world)).toBe(told);
});

test.each([
  ['client:C', 'create /late'],
  // Beside the client’s own program, which has nothing to do with it.
  ['client:A', 'create /late'],
] as const)(
  'a line typed into the zkCli of %s is named where it breaks an invariant',
  async (client, line) => {
    const code = `export const invariant = (tree) => !tree.exists('/late') || 'too late';
export default async ({ sleep }) => { for (;;) await sleep(500); }`;
    const plan = choiceOfPlan(
      {
        ...EMPTY_PLAN,
        programs: [own('program 1', code)],
        clients: [
          { name: 'A', program: 0, sessionTimeoutMs: 4000 },
          { name: 'C', program: null, sessionTimeoutMs: 4000 },
        ],
      },
      1,
    );
    const made = scenarioOf(plan, { findScenario });
    const { invariants, ownChecks = [] } = made;
    const late = new Simulation(made.setup(plan), recipeBook, { invariants, ownChecks });
    late.runUntil(2000);
    late.give({ type: 'typeLine', client, line });
    late.runUntil(4000);
    const says = async (language: 'en' | 'zh-CN') =>
      invariantWords('I-40', inVoice(withOwnVoice(await spokenIn(language)), [made])).reason?.(
        found(late.violations, 'I-40'),
        late.world,
      );
    const name = client.slice('client:'.length);
    expect(await says('en')).toBe(`“too late” (line 1). Client ${name} called ${line} from its zkCli.`);
    expect(await says('zh-CN')).toBe(`“too late”（第 1 行）。客户端 ${name} 在 zkCli 中调用了 ${line}。`);
  },
);

test.each([
  [
    'en',
    'Invariant of the program: error',
    'The invariant threw an error and is not checked from here on: “TypeError: nope” (program 1, line 2).',
  ],
  [
    'zh-CN',
    '程序自己的不变式：出错。',
    '不变式自己抛出了错误，从这里起不再检查：“TypeError: nope”（program 1，第 2 行）。',
  ],
] as const)('an invariant that throws is not called violated: %s', async (language, title, why) => {
  const words = inVoice(withOwnVoice(await spokenIn(language)), [scenario]);
  const said = { text: 'TypeError: nope', line: 2, program: 'program 1', threw: true } as const;
  const finding = { clients: ['client:B'] as const, path: null, count: 1, records: [], said };
  const { name, why: told } = invariantWords('I-40', words);
  expect(told(finding, simulation.world)).toBe(why);
  expect(words.stage.invariants.failed(name)).toBe(title);
  const violation = { ...finding, invariant: 'I-40', step: 1, timeMs: 1, until: null } as const;
  const watched = { invariants: ['I-40'], expected: [] } as const;
  expect(invariantChips([violation], 5, watched)).toMatchObject([{ state: 'failed' }]);
});

test('a claim to a persistent znode is told as what it is', async () => {
  const { simulation: played, scenario: made } = alone(
    "export default async ({ zk, holds, sleep }) => { await zk.create('/p', ''); holds('/p'); await sleep(9000); }",
    3000,
    1,
  );
  const says = async (language: 'en' | 'zh-CN') =>
    invariantWords('I-3', inVoice(withOwnVoice(await spokenIn(language)), [made])).why(
      found(played.violations, 'I-3'),
      played.world,
    );
  expect(await says('en')).toBe(
    'Client A says it holds the lock (line 1), but /p is persistent and belongs to no session.',
  );
  expect(await says('zh-CN')).toBe('客户端 A 声明自己持有锁（第 1 行），但 /p 是持久节点，不属于任何会话。');
});

test.each([
  [
    'en',
    /^Client A has been a member for .* without owning \/members-A\. Client A says it is a member of the group \(line 2\), but its \/members-A was deleted\.$/,
  ],
  ['zh-CN', /。客户端 A 声明自己是组内成员（第 2 行），但 \/members-A 已被删除。$/],
] as const)(
  'the claim of a member that is not listed is told with its line, and what is wrong with its znode: %s',
  async (language, told) => {
    const { simulation: played, scenario: made } = alone(
      `export default async ({ zk, holds, sleep }) => { await zk.create('/members-A', '', { mode: 'EPHEMERAL' }).catch(() => {});
holds('/members-A', { as: 'member' }); for (;;) await sleep(500); }`,
      2000,
      1,
    );
    played.give({ type: 'killClient', client: 'client:A' });
    played.runUntil(2500);
    played.give({ type: 'startClient', client: 'client:A' });
    played.runUntil(20_000);
    const violation = found(played.violations, 'I-31');
    const { why } = invariantWords('I-31', inVoice(withOwnVoice(await spokenIn(language)), [made]));
    expect(why(violation, played.worldAt(violation.step))).toMatch(told);
  },
);

test('the log says the same line', () => {
  const said = simulation.trace.flatMap((record) =>
    record.kind === 'belief.stated' ? [tell(records, record, simulation)] : [],
  );
  expect(said).toEqual([
    'Client B believes it is the leader, because of /leader (line 12 of leader.js)',
    'Client A believes it is the leader, because of /leader (line 16 of program 1)',
  ]);
});

test('where a role is claimed twice the line of the claim that is not so is marked, and not before', async () => {
  const words = inVoice(withOwnVoice(await spokenIn('en')), [scenario]);
  const claims = ['I-12', 'I-40'] as const;
  const at = (step: number) =>
    faultLines({ simulation, step, world: simulation.worldAt(step) }, claims, words).map(
      ({ client, line }) => `${client} ${line}`,
    );
  const { step } = found(simulation.violations, 'I-12');
  // By the program’s own invariant: that two believe is the limit of every lease, as one of them cannot know.
  expect(at(step)).toEqual(['client:B 12']);
  expect(at(step - 1)).toEqual([]);
});

test('a claim to a znode that nobody has created is not said to have lost it', async () => {
  const { messages } = await spokenIn('en');
  const early = run(`export default async function main({ zk, holds, sleep, name }) {
  holds('/leader', { as: 'leader' });
  await sleep(1000);
  await zk.create('/leader', name, { mode: 'EPHEMERAL' });
  await zk.delete('/leader', -1);
  holds('/leader', { as: 'leader' });
}`);
  const said = early.violations
    .filter(({ invariant }) => invariant === 'I-3')
    .map((violation) => invariantWords('I-3', messages).why(violation));
  expect(said).toEqual([
    'Client A believes that it is the leader, but /leader is not there.',
    'Client A believes that it is the leader, but its /leader was deleted.',
  ]);
});

test('that a znode was deleted is said where the log still tells it', async () => {
  const { messages } = await spokenIn('en');
  const saying = (snapCount: number): readonly string[] => {
    const code = `export default async function main({ zk, holds, name, sleep }) {
  await zk.create('/leader', name, { mode: 'EPHEMERAL' });
  await zk.delete('/leader');
  for (let at = 0; at < 8; at++) await zk.create('/config-', name, { mode: 'PERSISTENT_SEQUENTIAL' });
  await sleep(1000);
  holds('/leader', { as: 'leader' });
}`;
    const choice = choiceFor(code);
    const entry = scenarioOf(choice, { findScenario });
    const { config, ...rest } = entry.setup(choice);
    const world = new Simulation({ ...rest, config: { ...config, snapCount } }, recipeBook, {
      invariants: entry.invariants,
    });
    world.runUntil(5000);
    world.release();
    const { why } = invariantWords('I-3', messages);
    return world.violations.flatMap((each) => (each.invariant === 'I-3' ? [why(each)] : []));
  };
  expect(saying(1000)).toEqual(['Client A believes that it is the leader, but its /leader was deleted.']);
  expect(saying(4)).toEqual(['Client A believes that it is the leader, but /leader is not there.']);
});

test.each([
  ['en', 'Client A says it is the leader (line 3), but its create of /leader is still unanswered.'],
  ['zh-CN', '客户端 A 声明自己是领导者（第 3 行），但它创建 /leader 的请求还没有得到答复。'],
] as const)('who claims before its create is answered is told so: %s', async (language, told) => {
  const code = `export default async function main({ zk, holds, name, sleep }) {
  const made = zk.create('/leader', name, { mode: 'EPHEMERAL' });
  holds('/leader', { as: 'leader' });
  await made;
  await sleep(1000);
}`;
  const words = inVoice(withOwnVoice(await spokenIn(language)), [
    scenarioOf(choiceFor(code), { findScenario }),
  ]);
  const early = run(code);
  const violation = found(early.violations, 'I-3');
  const { why } = invariantWords('I-3', words);
  expect(why(violation, worldBegun(violation, early))).toBe(told);
  // The server has the znode before the client hears of it: then the claim is backed.
  const isThere = early.trace.find(({ kind, step }) => kind === 'txn.applied' && step === violation.until);
  const answer = early.trace.find(
    ({ kind, step }) => kind === 'reply.delivered' && step > (violation.until ?? Infinity),
  );
  expect(isThere).toMatchObject({ type: 'create' });
  expect(answer?.timeMs).toBeGreaterThan(isThere?.timeMs ?? Infinity);
});

test.each([
  [
    'en',
    'Client A says it holds the lock with /lock-A (line 4); client B says it holds the lock with /lock-B (line 4).',
  ],
  ['zh-CN', '客户端 A 声明自己凭 /lock-A 持有锁（第 4 行）；客户端 B 声明自己凭 /lock-B 持有锁（第 4 行）。'],
] as const)('where two claim with different znodes, each znode is named: %s', async (language, both) => {
  const code = `export default async function main({ zk, holds, sleep, name }) {
  const path = '/lock-' + name;
  await zk.create(path, '', { mode: 'EPHEMERAL' });
  holds(path);
  for (;;) await sleep(500);
}`;
  const choice = choiceFor(code, { clients: 2 });
  const words = inVoice(withOwnVoice(await spokenIn(language)), [scenarioOf(choice, { findScenario })]);
  const { violations, world } = run(code, { clients: 2, maxSteps: 300 });
  expect(invariantWords('I-1', words).why(found(violations, 'I-1'), world)).toBe(both);
});

test('what I-3 says follows the role also before the editor is there', async () => {
  const { messages } = await spokenIn('en');
  const violation = found(simulation.violations, 'I-3');
  expect(invariantWords('I-3', messages).why(violation)).toBe(
    'Client B believes that it is the leader, but its /leader was deleted.',
  );
});

/** Two writers and two readers, in turn: the writer never lets go. */
const SHARED = `export default async function main({ zk, holds, released, sleep, name }) {
  const path = await zk.create('/shared_lock/n-', name, { mode: 'EPHEMERAL_SEQUENTIAL' });
  if (name === 'A') holds(path, { as: 'writer' });
  if (name === 'B') { await sleep(500); holds(path, { as: 'reader' }); await sleep(1000); released(); }
  if (name === 'C') { await sleep(1000); holds(path, { as: 'reader' }); }
  await sleep(60_000);
}`;
const PERMITS = `export const permits = 1;
export default async function main({ zk, holds, released, sleep, name }) {
  const path = await zk.create('/permits-' + name, name, { mode: 'EPHEMERAL' });
  if (name === 'A') holds(path, { as: 'permit' });
  if (name === 'B') { await sleep(500); holds(path, { as: 'permit' }); await sleep(1000); released(); }
  if (name === 'C') { await sleep(1000); holds(path, { as: 'permit' }); }
  await sleep(60_000);
}`;

test.each([
  ['I-1', SHARED, 'Client A says it may write (line 3); client C says it may read (line 5).'],
  ['I-41', PERMITS, 'Client A says it has a permit (line 4); client C says it has a permit (line 6).'],
] as const)(
  '%s: a rival that came later is named while it claims, and one that has let go is not',
  async (id, code, told) => {
    const { simulation: played, scenario: made } = alone(code, 5000);
    const words = inVoice(withOwnVoice(await spokenIn('en')), [made]);
    const violation = found(played.violations, id);
    expect(violation.clients).toEqual(['client:A', 'client:B']);
    expect(violation.until).toBeNull();
    expect(invariantWords(id, words).why(violation, played.world)).toBe(told);
  },
);

function alone(code: string, untilMs: number, clients = 3) {
  const choice = choiceFor(code, { clients });
  const made = scenarioOf(choice, { findScenario });
  const played = new Simulation(made.setup(choice), recipeBook, {
    invariants: made.invariants,
    ownChecks: made.ownChecks ?? [],
  });
  played.runUntil(untilMs);
  return { simulation: played, scenario: made };
}
