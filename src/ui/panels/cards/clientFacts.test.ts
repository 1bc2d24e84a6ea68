import { expect, test } from 'vitest';
import { isServerId, type ClientId } from '../../../engine/index.ts';
import { stage } from '../../select/testing/stage.ts';
import { clientFacts } from './clientFacts.ts';

test('of ten znodes of one client that which leads is told first, however the server lists them', () => {
  const { simulation } = stage('leader-latch', 1, {
    version: '4.0.1',
    latches: '10',
    firstNumber: '40',
  }).settle();
  const line = { parent: '/leader', order: 'sequence', permits: 1 } as const;
  const facts = clientFacts(simulation.worldAt(simulation.steps), 'client:A', line);
  expect(facts?.own.map(({ path, standing }) => [path.slice(-2), standing])).toEqual([
    ['40', 'first'],
    ...['41', '42', '43', '44', '45', '46', '47', '48', '49'].map((end) => [end, 'waits']),
  ]);
});

test('where there is no lock, the znodes that a client owns are told', () => {
  const { world, line } = stage('lesson-ephemerals', 3).until(3000);
  const facts = clientFacts(world(), 'client:C', line);
  expect(facts?.own).toEqual([{ path: '/members/C', standing: 'beside' }]);
});

test('of a lock without order nobody is first in line', () => {
  const { world, line } = stage('try-lock', 2).until(1000);
  const owned = ['client:A', 'client:B'].flatMap(
    (id) => clientFacts(world(), id as ClientId, line)?.own ?? [],
  );
  expect(owned.map(({ standing }) => standing)).toEqual(['beside']);
});

test('a session is told as the leader has it, though its first server has crashed', () => {
  const { world, line, give } = stage('session-failover', 2).until(4000);
  const { value } = world().clients.get('client:A')!.vars;
  const server = world().links.get(value.link!)!.server;
  if (!isServerId(server)) throw new Error('A is connected to no server');
  const { world: after } = give({ type: 'crashServer', server }).until(6000);
  const facts = clientFacts(after(), 'client:A', line);
  expect(after().servers.get(server)?.vars.value.state).toBe('down');
  expect(facts?.session?.timeoutMs).toBe(value.sessionTimeoutMs);
});

test('while no server runs, nobody says whether what a client believes is so', () => {
  const { give } = stage('leader-latch', 3, { policy: 'session' }).until(2000);
  const { world, line } = give({ type: 'crashServer', server: 'server:1' }).until(2500);
  const facts = clientFacts(world(), 'client:A', line);
  expect(facts?.client.vars.value.beliefs).toHaveLength(1);
  expect([facts?.isServed, facts?.belief]).toEqual([false, 'none']);
});

test('a program that has learned that it does not lead is at no step of leading', () => {
  const { simulation, line, world } = stage('leader-latch', 3, { version: '4.0.1' }).settle();
  simulation.give({ type: 'crashServer', server: 'server:1' });
  const believes = () => (world().clients.get('client:A')?.vars.value.beliefs.length ?? 0) > 0;
  const steps = () => clientFacts(world(), 'client:A', line)?.atSteps.map(({ step }) => step);
  expect(steps()).toContain('election.lead');
  while (believes()) simulation.step();
  expect(steps()).not.toContain('election.lead');
});

test('a consumer that waits to be told to go on is at no step of what it did before', () => {
  const { line, give } = stage('fifo-queue', 2, { pace: 'byHand', variant: 'published' }).until(1000);
  const after = give({ type: 'openGate', client: 'client:B', gate: 'consume' }).until(2000);
  const consumer = clientFacts(after.world(), 'client:B', line);
  expect(consumer?.thread?.state).toMatchObject({ kind: 'waiting', for: { kind: 'gate', gate: 'consume' } });
  expect(consumer?.thread?.atStep).not.toBeNull();
  expect(consumer?.atSteps).toEqual([]);
});
