import { expect, it } from 'vitest';
import { seedAhead, zk } from './index.ts';
import { ensemble, type Ensemble } from './testing/ensemble.ts';
import { play } from './testing/play.ts';

const NODES = Array.from({ length: 1500 }, (_, n) => `/q/${(n * 7919) % 1500}`);

it('worlds that begin with the same thousands of nodes begin alike, and none sees what another writes', () => {
  const [first, second] = [begun(NODES), begun(NODES)];
  expect(second.hash).toBe(first.hash);
  expect(second.children()).toEqual(first.children());
  expect(second.children()).toHaveLength(1500);
  second.sim.runUntil(1000);
  expect(second.children()).toHaveLength(1501);
  expect(first.children()).toHaveLength(1500);
  const third = begun(NODES);
  expect(third.children()).toHaveLength(1500);
  for (const { sim } of [first, third]) sim.runUntil(1000);
  expect([first.hash, third.hash]).toEqual([second.hash, second.hash]);
});

it('one node less, or another beginning of the same nodes, makes another server', () => {
  begun(NODES);
  expect(begun(NODES.slice(1)).children()).toHaveLength(1499);
  const past = begun(NODES, { '/q': 2000 });
  expect(past.node()?.createCount).toBe(2000);
});

it('the servers of an ensemble begin with one tree, and each goes on with its own', () => {
  const [first, second] = [ensemble(3, { nodes: NODES }), ensemble(3, { nodes: NODES })];
  const servers = [...first.sim.worldAt(0).servers.values()];
  expect(servers.map(({ vars }) => vars.value.id)).toEqual(['server:1', 'server:2', 'server:3']);
  const [one, ...others] = servers.map(({ nodes }) => [...nodes.values()]);
  for (const nodes of others) expect(nodes.every((node, at) => node === one?.[at])).toBe(true);
  first.freeze(1);
  for (const each of [first, second]) each.open(2).create('/q/new');
  expect(childrenOf(first)).toEqual([1500, 1501, 1501]);
  expect(childrenOf(second)).toEqual([1501, 1501, 1501]);
  expect(childrenOf(ensemble(3, { nodes: NODES }))).toEqual([1500, 1500, 1500]);
});

it('nodes are made one by one before a world begins, which is no different for it', () => {
  const nodes = NODES.map((path) => path.replace('/q', '/ahead'));
  const setup = { ...begun(NODES).sim.setup, nodes };
  expect([...seedAhead(setup)]).toHaveLength(nodes.length);
  const ahead = begun(nodes);
  expect([...seedAhead(setup)], 'they are there already').toEqual([]);
  // Of so many worlds nodes are kept: then they are made anew.
  for (const left of [1, 2, 3]) begun(NODES.slice(left));
  expect(begun(nodes).hash).toBe(ahead.hash);
});

function childrenOf({ sim }: Ensemble) {
  return [...sim.world.servers.values()].map(({ nodes }) => nodes.get('/q')?.children.length);
}

function begun(nodes: readonly string[], created?: Readonly<Record<string, number>>) {
  const { sim } = play(
    {
      A: function* () {
        yield* zk.create('/q/new', { mode: 'PERSISTENT' });
      },
    },
    { nodes, ...(created === undefined ? {} : { created }) },
  );
  const node = () => sim.world.servers.get('server:1')?.nodes.get('/q');
  return {
    sim,
    node,
    children: () => node()?.children ?? [],
    get hash() {
      return sim.hash();
    },
  };
}
