import { expect, it } from 'vitest';
import type { SessionId, Simulation } from '../../engine/index.ts';
import { sessionParts } from './sessionParts.ts';
import { stage } from './testing/stage.ts';

function idsIn({ trace }: Simulation): readonly SessionId[] {
  const created = trace.flatMap((record) => (record.kind === 'session.created' ? [record.session] : []));
  return [...new Set(created)];
}

it('a session’s id tells its server, when that started, and how many sessions it had made', () => {
  const { simulation } = stage('session-failover', 4, { story: 'none' }).until(3000);
  const parts = idsIn(simulation).map(sessionParts);
  expect(parts.map((part) => part?.server)).toEqual(['server:1', 'server:2', 'server:3', 'server:1']);
  expect(parts.map((part) => part?.number)).toEqual([0, 0, 0, 1]);
  for (const part of parts) expect(part?.startedAtMs).toBeGreaterThan(1_000_000_000);
});

it('two processes of one server never give the same id: a later start has a later time', () => {
  const { simulation } = stage('session-failover', 2, { story: 'none' }).until(3000);
  simulation.give({ type: 'restartServer', server: 'server:1' });
  simulation.runUntil(simulation.nowMs + 6000);
  simulation.give({ type: 'killClient', client: 'client:A' });
  simulation.give({ type: 'startClient', client: 'client:A' });
  simulation.runUntil(simulation.nowMs + 6000);
  const [first, , second] = idsIn(simulation).map(sessionParts);
  expect([first, second]).toMatchObject([
    { server: 'server:1', number: 0 },
    { server: 'server:1', number: 0 },
  ]);
  expect(second?.startedAtMs).toBeGreaterThan(first?.startedAtMs ?? Infinity);
});

it('no session has no parts', () => {
  expect(sessionParts('0x0')).toBeNull();
});
