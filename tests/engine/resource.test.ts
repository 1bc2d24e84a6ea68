import { expect, test } from 'vitest';
import { play, type Play } from '../../src/engine/testing/play.ts';
import type { Recipe } from '../../src/engine/model/op.ts';
import * as zk from '../../src/engine/client/zk.ts';
import type { ResourceSetup } from '../../src/engine/resource/resourceState.ts';

const PRINTER = 'resource:printer';

function printer(game: Play) {
  const resource = game.sim.world.resources.get(PRINTER);
  if (resource === undefined) throw new Error('there is no printer');
  return { ...resource.vars.value, writes: resource.writes.toArray() };
}

/** A writes with token 1 when it is told to, B with token 2 after 100 ms. */
function twoWriters(fence: ResourceSetup['fence']): { game: Play; verdicts: boolean[] } {
  const verdicts: boolean[] = [];
  const writer = (gate: () => Recipe<void>, token: number | null) =>
    function* (): Recipe<void> {
      yield* gate();
      verdicts.push(yield* zk.useResource({ resource: 'printer', value: `of ${token}`, token }));
    };
  const game = play(
    { A: writer(() => zk.gate('write'), 1), B: writer(() => zk.sleep(100), 2) },
    { resources: [{ id: PRINTER, fence }] },
  );
  return { game, verdicts };
}

test('[C25] a resource that looks at tokens rejects what comes too late', () => {
  const { game, verdicts } = twoWriters('checkToken');
  game.settle();
  game.give({ type: 'openGate', client: 'client:A', gate: 'write' });
  game.settle();
  expect(verdicts).toEqual([true, false]);
  expect(printer(game)).toMatchObject({ value: 'of 2', highestToken: 2, accepted: 1, rejected: 1 });
  expect(game.all('resource.rejected')[0]).toMatchObject({ client: 'client:A', token: 1, highest: 2 });
});

test('[C25] one that does not takes everything, in the order it comes', () => {
  const { game, verdicts } = twoWriters('off');
  game.settle();
  game.give({ type: 'openGate', client: 'client:A', gate: 'write' });
  game.settle();
  expect(verdicts).toEqual([true, true]);
  expect(printer(game).writes.map(({ client }) => client)).toEqual(['client:B', 'client:A']);
  expect(printer(game)).toMatchObject({ value: 'of 1', highestToken: 2 });
});

test('[C25] a client that is cut off from ZooKeeper reaches the resource all the same', () => {
  const { game, verdicts } = twoWriters('off');
  game.settle();
  game.give({ type: 'cutClientLink', client: 'client:A' });
  game.give({ type: 'openGate', client: 'client:A', gate: 'write' });
  game.settle();
  expect(verdicts).toHaveLength(2);
});

test('[C25] a write that is slow on its way arrives late, also after its client is dead', () => {
  const { game } = twoWriters('off');
  game.pass(10);
  const slow = { from: 'client:A', to: PRINTER, ways: 'oneWay', extraMs: 5000 } as const;
  expect(game.give({ type: 'slowLink', ...slow })).toBeNull();
  game.give({ type: 'openGate', client: 'client:A', gate: 'write' });
  game.until('resource.requested', 'A');
  game.give({ type: 'killClient', client: 'client:A' });
  game.pass(6000);
  expect(
    printer(game).writes.map(({ client, atMs }) => `${client} ${atMs > 5000 ? 'late' : 'soon'}`),
  ).toEqual(['client:B soon', 'client:A late']);
});

test('[C25] without a token nothing gets past the fence', () => {
  const verdicts: boolean[] = [];
  play(
    {
      A: function* () {
        verdicts.push(yield* zk.useResource({ resource: 'printer', value: 'x', token: null }));
      },
    },
    { resources: [{ id: PRINTER, fence: 'checkToken' }] },
  ).settle();
  expect(verdicts).toEqual([false]);
});

test('a world with a resource cut anywhere goes on as the one it was cut from', () => {
  const { game } = twoWriters('checkToken');
  game.settle();
  const { steps } = game.sim;
  for (let cut = 0; cut < steps; cut++) {
    const fork = game.sim.forkAt(cut);
    while (fork.steps < steps) fork.step();
    expect(fork.hash()).toBe(game.sim.hash());
  }
});
