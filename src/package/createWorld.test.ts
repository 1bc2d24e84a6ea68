import { describe, expect, it } from 'vitest';
import { createWorld, type WorldOptions } from './createWorld.ts';
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
    expect(() => world.give(JSON.parse('{"type":"explode"}'))).toThrow(/^give: /);
  });

  it.each<readonly [WorldOptions, RegExp]>([
    [{ latencyMs: { min: 5, max: 1 } }, /latencyMs its min is larger than its max/],
    [{ servers: 0 }, /servers is to be a whole number from 1 to 7/],
    [{ clients: Number.NaN }, /clients is to be a number/],
    [{ nodes: ['no/slash'] }, /nodes\.0 is to be a path/],
    [JSON.parse('{"server": 3}'), /createWorld has no option server/],
    [JSON.parse('{"recipe": "lock"}'), /recipe is to be a generator function/],
    [JSON.parse('null'), /createWorld: its options/],
  ])('refuses %j with a sentence', (options, sentence) => {
    expect(() => createWorld(options)).toThrow(sentence);
  });
});
