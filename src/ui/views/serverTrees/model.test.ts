import { expect, it } from 'vitest';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { treesModel } from './model.ts';
import { words } from './words/en.ts';

it('while all servers have applied the same, the line says that trees are alike', () => {
  const { line, trees, spoken } = modelOf(stage('mixed-traffic', 2, { servers: '3' }).until(400));
  expect(line).toBe('All trees are identical.');
  expect(trees.rows.length).toBeGreaterThan(0);
  expect(spoken.map((sentence) => sentence.slice(0, 8))).toEqual(['Server 1', 'Server 2', 'Server 3']);
});

it('names the server that is behind, who reads there, and each znode in which it differs', () => {
  const world = stage('mixed-traffic', 3, { servers: '3' })
    .until(3000)
    .give({ type: 'partition', groups: [['server:1'], ['server:2', 'server:3']] })
    .until(6000);
  const { line, spoken } = modelOf(world);
  expect(line).toMatch(
    /^Server 1 differs from server \d in \/\S+ and 7 more znodes: applied up to zxid \d+:\d+, server \d up to \d+:\d+\./,
  );
  expect(spoken.slice(3)).toHaveLength(8);
  for (const sentence of spoken.slice(3)) expect(sentence).toContain('on server 1');
});

it('says that a difference is normal where a follower lags, and not where a server is cut off', () => {
  const world = stage('mixed-traffic', 3, { servers: '3' }).until(500);
  const lines = Array.from({ length: 300 }, (_, ms) => modelOf(world.until(500 + ms)).line);
  const lagging = lines.find((each) => each.includes('differs'));
  expect(lagging).toContain('That is normal while a server lags behind.');
  world.give({ type: 'partition', groups: [['server:1'], ['server:2', 'server:3']] }).until(6000);
  const { line } = modelOf(world);
  expect(line).toMatch(/^Server 1 differs/);
  expect(line).not.toContain('normal');
});

it('says of a server that is cut off that it falls behind, from the first write that it lacks', () => {
  const world = stage('mixed-traffic', 3, { servers: '3' }).until(3000);
  world.give({ type: 'partition', groups: [['server:1'], ['server:2', 'server:3']] });
  const lines = Array.from({ length: 150 }, (_, n) => modelOf(world.until(3000 + 20 * n)).line);
  const first = lines.findIndex((line) => line.startsWith('Server 1 differs'));
  for (const line of lines.slice(first)) {
    expect(line).not.toContain('normal');
    expect(line).toMatch(/Server 1 is cut off from server \d and falls behind\./);
  }
});

it('a client that does not know yet that its connection is cut does not read there', () => {
  const world = stage('mixed-traffic', 4, { servers: '3' }).until(1000);
  world.give({ type: 'partition', groups: [['server:1'], ['server:2', 'server:3', 'client:D']] });
  const lines = Array.from({ length: 30 }, (_, n) => {
    const { line, trees } = modelOf(world.until(1000 + 25 * n));
    return trees.columns[0]?.clients.some(({ client }) => client === 'client:D') === true ? line : '';
  });
  expect(lines.filter((line) => line.startsWith('Server 1 differs'))).not.toEqual([]);
  expect(lines.filter((line) => line.includes(' there.'))).toEqual([]);
});

it('a znode that a client made below /zookeeper is listed with those that are there anyway', () => {
  const world = stage('sandbox', 1, { servers: '1' }).settle();
  const type = (line: string) =>
    world.give({ type: 'typeLine', client: 'client:A', line }).until(world.simulation.nowMs + 500);
  type('create /app');
  expect(modelOf(world).line).toBe('The values and versions of all znodes but ZooKeeper’s own.');
  type('create /zookeeper/election');
  const { line, trees } = modelOf(world);
  expect(line).toBe('The values and versions of all znodes.');
  expect(trees.rows.map(({ path }) => path)).toEqual([
    '/app',
    '/zookeeper',
    '/zookeeper/config',
    '/zookeeper/election',
    '/zookeeper/quota',
  ]);
});

it('names are the same object from step to step, so that rows are not drawn again', () => {
  const world = stage('mixed-traffic', 3, { servers: '3' }).until(3000);
  const before = modelOf(world);
  world.simulation.step();
  expect(modelOf(world).names).toBe(before.names);
});

function modelOf(world: Stage) {
  return drawn(treesModel(sceneOf(world), textsOf(words)));
}
