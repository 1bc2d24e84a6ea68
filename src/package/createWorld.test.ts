import { describe, expect, it } from 'vitest';
import { KeeperError, zk, type Recipe } from '../engine/index.ts';
import { describe as told } from '../engine/later.ts';
import { createWorld, type CheckedSimulation, type ClientRecipe, type WorldOptions } from './createWorld.ts';
import { herdLock, predecessorLock } from './recipes.ts';

describe('createWorld', () => {
  it.each([
    ['herd', herdLock, 4],
    ['line', predecessorLock, 1],
  ] as const)(
    'runs a shipped recipe: the first release of a %s lock wakes so many of five',
    (_, recipe, woken) => {
      const world = createWorld({ clients: 5, recipe, nodes: ['/exclusive_lock'], apartMs: 100 });
      world.runUntil(20_000);
      const gone = world.trace.flatMap((record) =>
        record.kind === 'event.delivered' && record.event.type === 'NodeDeleted' ? [record] : [],
      );
      const firstMs = gone[0]?.timeMs ?? 0;
      expect(gone.filter(({ timeMs }) => timeMs < firstMs + 100)).toHaveLength(woken);
    },
  );

  it('says what is wrong with a command', () => {
    const world = createWorld({ servers: 3 });
    expect(() => world.give({ type: 'crashServer', server: 'server:9' })).toThrow(
      'give: there is no server:9, only server:1, server:2, server:3',
    );
    expect(() => world.give({ type: 'partition', groups: [['server:9']] })).toThrow(/no server:9/);
    for (const [command, sentence] of [
      ['{"type":"explode"}', /^give: there is no command explode, only release, killClient/],
      ['{"type":"crashServer"}', 'give: crashServer needs its server'],
      [
        '{"type":"crashServer","server":"role:leder"}',
        'give: crashServer cannot have "role:leder" as its server',
      ],
    ] as const)
      expect(() => world.give(JSON.parse(command))).toThrow(sentence);
  });

  it.each<readonly [string, ClientRecipe, string]>([
    ['is no generator', (() => undefined) as never, 'it answered with no generator'],
    ['throws', recipeOf(() => zk.atStep('a'), 'mine'), 'mine'],
    ['yields a call unrun', recipeYielding(zk.create('/a')), 'write yield* in place of yield'],
    ['yields a number', recipeYielding(5), 'it yields 5, which is no call'],
    ['has no path', recipeOf(() => zk.create(JSON.parse('{}').path)), 'create is given path undefined'],
    [
      'has data that is a number',
      recipeOf(() => zk.setData('/a', JSON.parse('5'))),
      'setData is given data 5',
    ],
    [
      'misspells a mode',
      recipeOf(() => zk.create('/a', JSON.parse('{"mode":"BRIEF"}'))),
      'given mode "BRIEF"',
    ],
    ['has a relative path', recipeOf(() => zk.create('a')), 'Path must start with / character'],
    ['sleeps for a word', recipeOf(() => zk.sleep(JSON.parse('"a"'))), 'sleep is given ms "a"'],
  ])('says so when a recipe %s', (_, recipe, sentence) => {
    const world = createWorld({ servers: 1, clients: 1, recipe });
    expect(() => world.runUntil(5000)).toThrow(sentence);
  });

  it('lets a recipe catch what ZooKeeper refuses, and go on', () => {
    const codes: string[] = [];
    const world = createWorld({
      servers: 1,
      clients: 1,
      recipe: function* twice() {
        yield* zk.create('/a');
        try {
          yield* zk.create('/a');
        } catch (error) {
          if (error instanceof KeeperError) codes.push(error.code);
        }
        yield* zk.setData('/a', 'once');
      },
    });
    world.runUntil(5000);
    expect(codes).toEqual(['NodeExists']);
    expect(world.trace.map(told).join('\n')).toMatch(/setData .*dataSet \/a/);
  });

  it.each<readonly [string, (world: CheckedSimulation) => unknown, string]>([
    ['runUntil', (world) => world.runUntil(Number.NaN), 'a number of milliseconds, not NaN'],
    ['worldAt', (world) => world.worldAt(-1), 'there is no step -1, only 0 to 0'],
    ['forkAt', (world) => world.forkAt(99), 'there is no step 99'],
    ['timeAt', (world) => world.timeAt(0.5), 'there is no step 0.5'],
  ])('%s refuses a moment that there is not', (_, ask, sentence) => {
    expect(() => ask(createWorld())).toThrow(sentence);
  });

  it.each<readonly [WorldOptions, RegExp]>([
    [{ latencyMs: { min: 5, max: 1 } }, /latencyMs has a min that is larger than its max/],
    [{ servers: 0 }, /servers is to be a whole number from 1 to 7/],
    [{ clients: Number.NaN }, /clients is to be a number/],
    [JSON.parse('{"latencyMs": 5}'), /latencyMs is to be \{ min, max \}/],
    [JSON.parse('{"invariants": ["I-99"]}'), /invariants\.0 is to be one of I-1, I-2/],
    [{ nodes: ['/a/b'] }, /nodes has a path whose parent does not stand before it/],
    [{ nodes: ['/a', '/a'] }, /nodes names a path twice/],
    [{ nodes: ['no/slash'] }, /nodes\.0 is to be a path/],
    [JSON.parse('{"server": 3}'), /createWorld has no option server/],
    [JSON.parse('{"recipe": "lock"}'), /recipe is to be a generator function/],
    [JSON.parse('null'), /createWorld: its options/],
  ])('refuses %j with a sentence', (options, sentence) => {
    expect(() => createWorld(options)).toThrow(sentence);
  });
});

/** A recipe of one call; `thrown` afterwards. */
function recipeOf(call: () => Recipe<unknown>, thrown?: string): ClientRecipe {
  return function* recipe() {
    yield* call();
    if (thrown !== undefined) throw new Error(thrown);
  };
}

function recipeYielding(value: unknown): ClientRecipe {
  return function* recipe() {
    yield value as never;
  };
}
