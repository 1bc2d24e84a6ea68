import { expect, it } from 'vitest';
import '../../library.ts';
import { Simulation, statOf, type Stat } from '../../../engine/index.ts';
import { recipeBook } from '../../recipeBook.ts';
import { statAndAcl } from './scenario.ts';

const played = () => {
  const choice = { scenario: 'stat-and-acl', seed: 1, clients: 2, values: { pauseMs: 500, ttlMs: 2000 } };
  const simulation = new Simulation(statAndAcl.scenario.setup(choice), recipeBook);
  simulation.runUntil(20_000);
  return simulation;
};

it('each change moves its own fields of the Stat', () => {
  const simulation = played();
  const moved = simulation.trace.flatMap((record) => {
    if (record.kind !== 'txn.applied') return [];
    const [before, after] = [record.step - 1, record.step].map((step) => {
      const node = simulation.worldAt(step).servers.get('server:1')?.nodes.get('/config');
      return node === undefined ? null : statOf(node);
    });
    return before && after ? [differing(before, after)] : [];
  });
  expect(moved.filter((fields) => fields !== '')).toEqual([
    'mzxid mtimeMs version dataLength',
    'cversion numChildren pzxid',
    'cversion numChildren pzxid',
    'aversion',
  ]);
});

it('who is not in the ACL may read and not write, and the TTL node goes by itself', () => {
  const { trace } = played();
  const refused = trace.filter((record) => record.kind === 'reply.delivered' && record.err === 'NoAuth');
  expect(refused.map(({ actor }) => actor)).toEqual(['client:B']);
  const deleted = trace.findLast(
    (record) => record.kind === 'callback.run' && record.event.type === 'NodeDeleted',
  );
  expect(deleted).toMatchObject({ event: { path: '/ttl' } });
});

function differing(before: Stat, after: Stat): string {
  return (Object.keys(after) as (keyof Stat)[]).filter((field) => before[field] !== after[field]).join(' ');
}
