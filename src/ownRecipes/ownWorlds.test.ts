// Programs of one's own in composed worlds: several at once, on several servers, with timings that were measured elsewhere.
import { describe, expect, onTestFinished, test } from 'vitest';
import '../scenarios/library.ts';
import { areSweepsWhole } from '../../scripts/wideSweeps.mjs';
import { Simulation, why } from '../engine/index.ts';
import { findScenario } from '../scenarios/catalogue.ts';
import { Experiment } from '../scenarios/experiment/experiment.ts';
import { scenarioOf } from '../scenarios/experiment/twins.ts';
import { assignmentText, parseAssignment } from '../scenarios/homework/assignment.ts';
import { linkOf, parseLink } from '../scenarios/link/permalink.ts';
import { parseWorldFile } from '../scenarios/link/worldFile.ts';
import { Rerun } from '../scenarios/link/rerun.ts';
import { recipeBook } from '../scenarios/recipeBook.ts';
import { claimsOf } from '../scenarios/scenario/claims.ts';
import type { OwnProgram, WorldPlan } from '../scenarios/scenario/worldPlan.ts';
import { editedPlan, type PlanEdit } from '../scenarios/world/planEdit.ts';
import { choiceOfPlan, EMPTY_PLAN, planOf } from '../scenarios/world/planOf.ts';
import { planFault } from '../scenarios/world/planSchema.ts';
import { loadOwnRecipes } from './load.ts';
import { choiceFor, logged } from './testing.ts';

await loadOwnRecipes();

const library = { findScenario, book: recipeBook };

function own(name: string, code: string): OwnProgram {
  const { scenario, values } = choiceFor(code);
  return { kind: 'own', scenario, values, name, code };
}

function edited(plan: WorldPlan, ...edits: readonly PlanEdit[]): WorldPlan {
  let now = plan;
  for (const edit of edits) {
    const next = editedPlan(now, edit);
    if (!next.ok) throw new Error(JSON.stringify(next.problem));
    now = next.plan;
  }
  return now;
}

const PRODUCER = own(
  'producer',
  `export default async function main({ name, zk, log, sleep }) {
  for (let n = 1; n <= 3; n++) { await zk.create('/queue/item-', name + n, { mode: 'PERSISTENT_SEQUENTIAL' }); await sleep(300); }
  log('made three');
}`,
);
const CONSUMER = own(
  'consumer',
  `export const invariant = (tree) => tree.children('/queue').length < 3 || 'no more than two items wait';
export default async function main({ zk, log, sleep }) {
  await sleep(4000);
  for (const child of await zk.getChildren('/queue')) { await zk.delete('/queue/' + child); log('took ' + child); }
}`,
);

/** Three servers; a producer and a consumer of one's own, a lock of the book, and a zkCli. */
const WORLD = edited(
  EMPTY_PLAN,
  { kind: 'servers', value: 3 },
  { kind: 'addClient', name: 'maker', program: PRODUCER },
  { kind: 'addClient', name: 'taker', program: CONSUMER },
  {
    kind: 'addClient',
    name: 'L',
    program: {
      kind: 'recipe',
      scenario: 'herd-lock',
      values: { variant: 'exists', arrival: 'together', rounds: 1, holdMs: 0 },
    },
  },
  { kind: 'addClient', name: 'cli', program: null },
);

function played(plan: WorldPlan, untilMs: number): Simulation {
  expect(planFault(plan)).toBeNull();
  const choice = choiceOfPlan(plan, 1);
  const scenario = scenarioOf(choice, library);
  const simulation = new Simulation(scenario.setup(choice), recipeBook, {
    invariants: scenario.invariants,
    ownChecks: scenario.ownChecks ?? [],
  });
  simulation.runUntil(untilMs, 80_000);
  onTestFinished(() => simulation.release());
  return simulation;
}

test('several programs run at once, each by its own clients, beside a recipe of the book and a zkCli', () => {
  const simulation = played(WORLD, 12_000);
  expect(logged(simulation)).toEqual([
    'made three',
    'took item-0000000000',
    'took item-0000000001',
    'took item-0000000002',
  ]);
  expect(simulation.world.servers.size).toBe(3);
  expect(
    simulation.trace.some((record) => record.kind === 'belief.stated' && record.actor === 'client:L'),
  ).toBe(true);
});

test('a session that expired because the leader was cut off from its server is explained by that cut', () => {
  const choice = choiceOfPlan(
    edited(
      EMPTY_PLAN,
      { kind: 'servers', value: 3 },
      { kind: 'addClient', name: 'A', program: PRODUCER },
      { kind: 'addClient', name: 'B', program: CONSUMER },
      { kind: 'sessionTimeoutMs', client: 'B', value: 4000 },
    ),
    1,
  );
  const simulation = new Simulation(scenarioOf(choice, library).setup(choice), recipeBook);
  simulation.runUntil(3000);
  simulation.give({
    type: 'partition',
    groups: [
      ['server:3', 'client:A'],
      ['server:1', 'server:2', 'client:B'],
    ],
  });
  simulation.runUntil(12_000);
  const expired = simulation.trace.find(
    (record) => record.kind === 'session.expired' && record.actor === 'server:3',
  );
  expect(why(simulation.trace, expired?.seq ?? 0)[0]).toMatchObject({
    kind: 'command.given',
    command: { type: 'partition' },
  });
});

test('such a world is judged by what its own programs state, and by what servers promise', () => {
  const choice = choiceOfPlan(WORLD, 1);
  const claims = claimsOf(scenarioOf(choice, library), choice.values);
  expect(claims).toContain('I-40');
  expect(claims).not.toContain('I-1');
  const said = { text: 'no more than two items wait', line: 1, program: 'consumer' };
  expect(played(WORLD, 6000).violations).toMatchObject([{ invariant: 'I-40', said }]);
});

test('two programs that each have an invariant are told each by itself', () => {
  const watched = (name: string, path: string): OwnProgram =>
    own(
      name,
      `export const invariant = (tree) => !tree.exists('${path}') || '${path} is there';
export default async ({ zk, sleep }) => { await sleep(2000); await zk.create('${path}', ''); await sleep(1000); await zk.delete('${path}'); };`,
    );
  const plan = edited(
    EMPTY_PLAN,
    { kind: 'addClient', name: 'A', program: watched('one', '/a') },
    { kind: 'addClient', name: 'B', program: watched('two', '/b') },
  );
  const { violations } = played(plan, 8000);
  expect(violations.map(({ said }) => [said?.text, said?.program])).toEqual([
    ['/a is there', 'one'],
    ['/b is there', 'two'],
  ]);
  expect(violations.every(({ step, until }) => until !== null && until > step)).toBe(true);
});

test('what breaks an invariant is told with the line of the program that led there', () => {
  // The third item: the invariant of the consumer is broken by a line of the producer.
  const [violation] = played(WORLD, 6000).violations;
  expect(violation?.said?.by).toEqual({ client: 'client:maker', atStep: 'line 2', program: 'producer' });
});

test('500 clients with 200 programs of their own run at once, above a tree 200 deep', async () => {
  // Everyday the other 300 are zkCli sessions: reading the prelude 500 times is most of this test.
  const programs = Array.from({ length: 200 }, (_, at) =>
    own(`p${at}`, `export default async ({ zk, name }) => void (await zk.create('/of-' + name, '${at}'));`),
  );
  const plan: WorldPlan = {
    ...EMPTY_PLAN,
    servers: 7,
    programs,
    clients: Array.from({ length: 500 }, (_, at) => ({
      name: `c${at}`,
      program: at < 200 || areSweepsWhole ? at % 200 : null,
      sessionTimeoutMs: 30_000,
    })),
    znodes: [{ path: '/deep'.repeat(200), data: '' }],
  };
  const simulation = played(plan, 5000);
  const [tree] = [...simulation.world.servers.values()].map(({ nodes }) => nodes);
  expect([...(tree?.keys() ?? [])].filter((path) => path.startsWith('/of-'))).toHaveLength(
    areSweepsWhole ? 500 : 200,
  );
  expect(tree?.has('/deep'.repeat(200))).toBe(true);
  const opened = new Experiment([choiceOfPlan(plan, 1)], library);
  const link = linkOf(opened, opened.head, 'single');
  expect(parseLink(JSON.stringify(link), library)).toMatchObject({ ok: true });
  const more = editedPlan(plan, { kind: 'addClient', name: 'one', program: null });
  expect(more).toMatchObject({ ok: false, problem: { code: 'tooMany', limit: 500 } });
});

test('its link says that it needs a page that knows such worlds, and plays it again', () => {
  const experiment = new Experiment([choiceOfPlan(WORLD, 1)], library);
  experiment.runUntil(3000, 20_000);
  const link = linkOf(experiment, experiment.head, 'single');
  expect(link.v).toBe(5);
  const parsed = parseLink(JSON.stringify(link), library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(new Rerun(parsed.value, library).advance(100_000)).toMatchObject({ kind: 'done', notices: [] });
});

test('a world that runs one program becomes a plan in which it can be changed', () => {
  const choice = choiceFor(CONSUMER.code, { clients: 2 });
  const scenario = findScenario(choice.scenario);
  const plan = scenario === undefined ? null : planOf(choice, scenario);
  expect(plan).toMatchObject({ servers: 1, programs: [{ kind: 'own', code: CONSUMER.code }] });
  expect(plan?.clients.map(({ name, program }) => [name, program])).toEqual([
    ['A', 0],
    ['B', 0],
  ]);
});

describe('what somebody has written', () => {
  test('stays when nobody runs it any more', () => {
    const plan = edited(WORLD, { kind: 'removeClient', client: 'maker' });
    expect(plan.programs.map((program) => program.kind === 'own' && program.name)).toContain('producer');
    expect(planFault(plan)).toBeNull();
  });

  test('has a name that is not empty and not another program’s', () => {
    const index = 0;
    expect(editedPlan(WORLD, { kind: 'program', index, program: { ...PRODUCER, name: ' ' } })).toMatchObject({
      problem: { code: 'noName' },
    });
    expect(
      editedPlan(WORLD, { kind: 'program', index, program: { ...PRODUCER, name: 'consumer' } }),
    ).toMatchObject({
      problem: { code: 'programTaken' },
    });
  });
});

describe('the name of a client', () => {
  const plan = edited(WORLD, { kind: 'renameClient', client: 'maker', to: '订单 svc #1, "a|b" 100%' });

  test('may be any text, also where it is told to its program and in links', () => {
    const simulation = played(plan, 3000);
    const made = [...(simulation.world.servers.get('server:1')?.nodes.values() ?? [])];
    expect(made.map(({ data }) => data)).toContain('订单 svc #1, "a|b" 100%1');
    const experiment = new Experiment([choiceOfPlan(plan, 1)], library);
    experiment.runUntil(2000, 20_000);
    const [id = 'client:A'] = [...(experiment.worlds[0]?.world.clients.keys() ?? [])];
    experiment.give({ type: 'pauseClient', client: id }, experiment.head);
    const link = linkOf(experiment, experiment.head, 'single');
    const parsed = parseLink(JSON.stringify(link), library);
    expect(parsed.ok).toBe(true);
  });

  test.each([
    ['', 'noName'],
    ['cli', 'nameTaken'],
    ['a\nb', 'badName'],
    ['x'.repeat(25), 'badName'],
  ])('%j is refused with a reason', (to, code) => {
    expect(editedPlan(WORLD, { kind: 'renameClient', client: 'maker', to })).toMatchObject({
      ok: false,
      problem: { code },
    });
  });
});

describe('timings that were measured elsewhere', () => {
  test('latencies are drawn from the samples of their link', () => {
    const plan = edited(WORLD, {
      kind: 'latencies',
      latencies: [{ of: ['client:maker'], min: 20, max: 70, samples: [20, 40, 70] }],
    });
    const sentAtMs = new Map<number, number>();
    const took: number[] = [];
    for (const record of played(plan, 4000).trace) {
      if (record.kind === 'request.sent' && record.actor === 'client:maker')
        sentAtMs.set(record.xid, record.timeMs);
      if (record.kind !== 'request.received' || !record.link.startsWith('client:maker#')) continue;
      took.push(record.timeMs - (sentAtMs.get(record.xid) ?? 0));
    }
    expect(took.length).toBeGreaterThan(2);
    expect(took.every((ms) => [20, 40, 70].includes(ms))).toBe(true);
  });

  test('processes stand still when the list says so, and clocks run as it says', () => {
    const plan = edited(WORLD, {
      kind: 'timings',
      pauses: [
        { of: 'client:maker', atMs: 2000, forMs: 500 },
        { of: 'client:maker', atMs: 2200, forMs: 600 },
        { of: 'server:2', atMs: 2500, forMs: 100 },
      ],
      drifts: [{ of: 'client:taker', perMille: 20 }],
    });
    const given = played(plan, 5000).trace.flatMap((record) =>
      record.kind === 'command.given' || record.kind === 'command.refused'
        ? [[record.kind, record.timeMs, record.command.type]]
        : [],
    );
    expect(given).toEqual([
      ['command.given', 900, 'driftClientClock'],
      ['command.given', 2000, 'pauseClient'],
      ['command.given', 2500, 'freezeServer'],
      ['command.given', 2600, 'thawServer'],
      ['command.given', 2800, 'resumeClient'],
    ]);
  });
});

describe('a world that a person has written', () => {
  const written = {
    servers: 3,
    programs: {
      producer: { code: PRODUCER.code.split('\n') },
      lock: { recipe: 'herd-lock', values: { rounds: 1 } },
    },
    clients: [
      { name: 'order service', program: 'producer' },
      { name: 'L', program: 'lock' },
      { name: 'cli' },
    ],
    znodes: ['/app', '  config v1'],
    pauses: ['L 3000 800'],
    commands: ['2500 partition server:1|server:2,server:3', '6000 healAll'],
  };

  test('opens at its last command, without a hash or numbers of steps', () => {
    const parsed = parseWorldFile(JSON.stringify(written), library);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value).toMatchObject({
      v: 5,
      hash: '',
      playhead: { timeMs: 6000 },
      commands: [
        { atMs: 2500, command: { type: 'partition' } },
        { atMs: 6000, command: { type: 'healAll' } },
      ],
    });
    const state = new Rerun(parsed.value, library).advance(200_000);
    if (state.kind !== 'done') throw new Error(JSON.stringify(state));
    expect(state).toMatchObject({ notices: [], playhead: { timeMs: 6000 } });
    const given = state.experiment.commands.map(({ atMs, command: { type } }) => [atMs, type]);
    expect(given).toEqual([
      [2500, 'partition'],
      [6000, 'healAll'],
    ]);
    expect(state.experiment.head.timeMs).toBe(6000);
    // As a link it is the same run.
    const link = linkOf(state.experiment, state.playhead, 'single');
    expect(new Rerun(link, library).advance(200_000)).toMatchObject({ kind: 'done', notices: [] });
  });

  test('is read without a line of its programs being run', () => {
    // Without a book there is nothing to run.
    expect(parseWorldFile(JSON.stringify(written), { findScenario })).toMatchObject({ ok: true });
  });

  test('says which command cannot be done', () => {
    const parsed = parseWorldFile(
      JSON.stringify({ ...written, commands: ['1000 thawServer server:2'] }),
      library,
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(new Rerun(parsed.value, library).advance(200_000)).toMatchObject({
      kind: 'failed',
      error: { code: 'commandRefused', command: 0, type: 'thawServer' },
    });
  });

  test('[I-3] blames the believer whose znode is gone, not the one that owns it on the other side of a partition', () => {
    const believing = (body: string) => [
      'export default async function main({ zk, holds, sleep }) {',
      ...body.split('\n'),
      "  holds('/primary');",
      '  for (;;) await sleep(500);',
      '}',
    ];
    const standby = `  await sleep(2000);
  for (;;) {
    await new Promise((gone) => zk.exists('/primary', gone).then((stat) => stat ?? gone()));
    try { await zk.create('/primary', '', { mode: 'EPHEMERAL' }); break; } catch {}
  }`;
    const world = {
      servers: 3,
      programs: {
        primary: { code: believing("  await zk.create('/primary', '', { mode: 'EPHEMERAL' });") },
        standby: { code: believing(standby) },
      },
      clients: [
        { name: 'A', program: 'primary', sessionTimeoutMs: 6000 },
        { name: 'B', program: 'standby' },
      ],
      commands: ['4000 partition server:1,client:A|server:2,server:3,client:B', '40000 healAll'],
    };
    const parsed = parseWorldFile(JSON.stringify(world), library);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const state = new Rerun(parsed.value, library).advance(400_000);
    if (state.kind !== 'done') throw new Error(JSON.stringify(state));
    const blamed = state.experiment
      .violations()[0]
      ?.flatMap(({ invariant, clients }) => (invariant === 'I-3' ? clients : []));
    expect(new Set(blamed)).toEqual(new Set(['client:A']));
  });

  test.each([
    ['a program that is not there', { clients: [{ name: 'A', program: 'none' }] }, 'clients.0.program'],
    ['two clients of one name', { clients: [{ name: 'A' }, { name: 'A' }] }, 'clients.1.name'],
    ['a command that is none', { commands: ['1 dance'] }, 'commands.0'],
    ['a line of znodes', { znodes: ['/a', '/b//c'] }, 'znodes, 2'],
    ['a word that nobody knows', { server: 3 }, 'server'],
  ])('names what is wrong: %s', (_, wrong, field) => {
    const parsed = parseWorldFile(JSON.stringify({ ...written, ...wrong }), library);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'damaged', field } });
  });
});

test('code does not come with a task of a class, which opens without a question', () => {
  const task = {
    kind: 'world',
    choices: [choiceFor(PRODUCER.code)],
    goal: { is: 'closed', about: 'A' },
    question: null,
  } as const;
  const assignment = { title: '', task, allowed: [], set: {}, goal: '', deadline: '' };
  expect(parseAssignment(assignmentText(assignment), library)).toBe('unknownWorld');
});
