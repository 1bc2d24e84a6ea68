// Small programs that state what programs of queues, barriers, groups and configurations state: for tests of what is read off
// such runs, and to look at their views. They are right or wrong as their arguments say.
import { zk, type Fact, type ProgramArgs, type Recipe, type RecipeBook } from '../../../engine/index.ts';
import { findScenario, register } from '../../../scenarios/catalogue.ts';
import { scenarioEntry } from '../../../scenarios/scenario/entry.ts';
import type { Scenario, ViewId } from '../../../scenarios/scenario/scenario.ts';

export const SAMPLE_PARENT = '/sample';

/** By name: what the n-th client runs, from 0. */
interface Sample {
  readonly views: readonly ViewId[];
  readonly nodes: readonly string[];
  readonly members?: number;
  readonly program: (place: number) => { readonly recipe: string; readonly args: ProgramArgs };
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  'sample-queue': queueOf('processFirst', 4),
  'sample-queue-once': queueOf('deleteFirst', 4),
  'sample-queue-long': queueOf('deleteFirst', 60),
  'sample-barrier': barrierOf('patient'),
  'sample-barrier-eager': barrierOf('eager'),
  'sample-group': {
    views: ['membership'],
    nodes: [SAMPLE_PARENT],
    program: (place) =>
      place === 0 ? { recipe: 'sample-roll', args: {} } : { recipe: 'sample-host', args: {} },
  },
  'sample-config': {
    views: ['configuration'],
    nodes: [SAMPLE_PARENT, `${SAMPLE_PARENT}/a`, `${SAMPLE_PARENT}/b`],
    program: (place) =>
      place === 0 ? { recipe: 'sample-publisher', args: {} } : { recipe: 'sample-subscriber', args: {} },
  },
  'sample-cache': {
    views: ['cache'],
    nodes: [SAMPLE_PARENT, `${SAMPLE_PARENT}/a`, `${SAMPLE_PARENT}/b`],
    program: (place) =>
      place === 0 ? { recipe: 'sample-publisher', args: {} } : { recipe: 'sample-cache', args: {} },
  },
  'sample-children': {
    views: ['packetGauge'],
    nodes: [SAMPLE_PARENT],
    program: () => ({ recipe: 'sample-filler', args: {} }),
  },
};

/** Adds all samples to the scenarios that can be found. */
export function addSamples(): void {
  register(
    Object.entries(SAMPLES).map(([id, sample]) =>
      scenarioEntry({
        scenario: scenarioOf(id, sample),
        recipes: PROGRAMS,
        isUnlisted: true,
        words: { name: id, more: '', sentence: () => '' },
      }),
    ),
  );
}

function scenarioOf(id: string, sample: Sample): Scenario {
  const like = findScenario('predecessor-lock');
  if (like === undefined) throw new Error('the first scene is gone');
  return {
    ...like,
    id,
    views: sample.views,
    parameters: [],
    lock: { parent: SAMPLE_PARENT, order: 'none' },
    invariants: [],
    stepList: () => [],
    setup(choice) {
      const values = { arrival: 'together', rounds: 1, holdMs: 0 };
      const setup = like.setup({ ...choice, scenario: 'predecessor-lock', values });
      return {
        ...setup,
        nodes: sample.nodes,
        conductor: [],
        recipe: { parents: [SAMPLE_PARENT], members: sample.members ?? 1 },
        clients: setup.clients.map((client, place) => ({
          ...client,
          programs: [{ ...sample.program(place), startAfterMs: 0 }],
        })),
      };
    },
  };
}

function queueOf(order: string, count: number): Sample {
  return {
    views: ['conveyor'],
    nodes: [SAMPLE_PARENT],
    program: (place) =>
      place === 0
        ? { recipe: 'sample-producer', args: { count } }
        : { recipe: 'sample-consumer', args: { order } },
  };
}

function barrierOf(manner: string): Sample {
  return {
    views: ['barrierGate'],
    nodes: [SAMPLE_PARENT],
    members: 3,
    program: (place) => ({
      recipe: 'sample-comer',
      args: { manner: place === 2 ? manner : 'patient', place },
    }),
  };
}

const PROGRAMS: RecipeBook = {
  'sample-producer': producer,
  'sample-consumer': consumer,
  'sample-comer': comer,
  'sample-host': host,
  'sample-roll': roll,
  'sample-publisher': publisher,
  'sample-subscriber': subscriber,
  'sample-cache': cache,
  'sample-filler': filler,
};

function* state(fact: Fact): Recipe<void> {
  yield { kind: 'fact', fact };
}

function* producer({ count }: ProgramArgs): Recipe<void> {
  for (let number = 1; number <= Number(count); number++) {
    const item = `i${number}`;
    const { path } = yield* zk.create(`${SAMPLE_PARENT}/qn-`, { data: item, mode: 'PERSISTENT_SEQUENTIAL' });
    yield* state({ type: 'produced', item, path });
    yield* zk.sleep(40);
  }
}

/** Takes what is first, again and again: two of them that process before they delete do it twice. */
function* consumer({ order }: ProgramArgs): Recipe<void> {
  for (;;) {
    const [name] = (yield* zk.getChildren(SAMPLE_PARENT, { watch: 'queue' })).toSorted();
    if (name === undefined) yield* zk.nextWatchEvent('queue');
    else yield* work(`${SAMPLE_PARENT}/${name}`, String(order));
  }
}

function* work(path: string, order: string): Recipe<void> {
  let item = '';
  try {
    item = String((yield* zk.getData(path)).data);
    yield* state({ type: 'took', item });
    if (order === 'deleteFirst') yield* zk.deleteNode(path);
    yield* zk.sleep(300);
    yield* state({ type: 'processed', item });
    if (order !== 'deleteFirst') yield* zk.deleteNode(path);
  } catch {
    // Another client was quicker.
    if (item !== '') yield* state({ type: 'putBack', item });
  }
}

function* comer({ client, manner, place }: ProgramArgs): Recipe<void> {
  yield* zk.sleep(Number(place) * 400);
  yield* zk.create(`${SAMPLE_PARENT}/${String(client)}`, { mode: 'EPHEMERAL' });
  yield* state({ type: 'arrived', round: 'enter 1' });
  const enough = manner === 'patient' ? 3 : 1;
  while ((yield* zk.getChildren(SAMPLE_PARENT, { watch: 'gate' })).length < enough)
    yield* zk.nextWatchEvent('gate');
  yield* state({ type: 'passed', round: 'enter 1' });
}

function* host({ client }: ProgramArgs): Recipe<void> {
  const path = `${SAMPLE_PARENT}/host-${String(client)}`;
  yield* zk.create(path, { mode: 'EPHEMERAL' });
  yield* zk.believe({ what: 'member', path });
  yield* zk.nextWatchEvent('nothing');
}

function* roll(): Recipe<void> {
  for (;;) {
    yield* zk.getChildren(SAMPLE_PARENT, { watch: 'roll', latch: 'new' });
    yield* zk.nextWatchEvent('roll');
  }
}

/** Two nodes, one after the other: in between they do not go together. */
function* publisher(): Recipe<void> {
  for (let version = 1; version <= 4; version++) {
    yield* zk.setData(`${SAMPLE_PARENT}/a`, `v${version}`);
    yield* zk.sleep(60);
    yield* zk.setData(`${SAMPLE_PARENT}/b`, `v${version}`);
    yield* zk.sleep(700);
  }
}

function* subscriber(): Recipe<void> {
  for (;;) {
    const a = yield* zk.getData(`${SAMPLE_PARENT}/a`, { watch: 'config', latch: 'new' });
    const b = yield* zk.getData(`${SAMPLE_PARENT}/b`);
    if (a.data !== '' && b.data !== '')
      yield* state({ type: 'configured', versions: [String(a.data), String(b.data)] });
    yield* zk.nextWatchEvent('config');
  }
}

function* cache(): Recipe<void> {
  for (;;) {
    for (const name of ['a', 'b'] as const) yield* zk.getData(`${SAMPLE_PARENT}/${name}`, { watch: 'cache' });
    yield* zk.nextWatchEvent('cache');
    yield* zk.sleep(300);
  }
}

function* filler({ client }: ProgramArgs): Recipe<void> {
  for (let number = 1; ; number++) {
    yield* zk.create(`${SAMPLE_PARENT}/${String(client)}-a-name-that-is-rather-long-`, {
      mode: 'PERSISTENT_SEQUENTIAL',
    });
    yield* zk.sleep(20);
  }
}
