import { expect, test } from 'vitest';
import type { ServerId } from '../../../../engine/index.ts';
import { nextExpiry } from './nextExpiry.ts';
import { splitLeaders } from '../testing/splitLeaders.ts';

test.each([4020, 4360, 5070, 6000])(
  'cut off at %i ms, a session is never said to expire at another time than it does',
  (atMs) => {
    const [simulation] = splitLeaders({ atMs }).worlds;
    const expired = simulation?.trace.find(({ kind }) => kind === 'session.expired');
    if (simulation === undefined || expired === undefined) throw new Error('No session expires.');
    const said: number[] = [];
    for (let step = 0; step < expired.step; step++)
      if (simulation.timeAt(step) >= atMs) {
        const next = nextExpiry(simulation.worldAt(step));
        if (next?.client === 'client:A') said.push(next.atMs);
      }
    expect(new Set(said)).toEqual(new Set([expired.timeMs]));
  },
);

test('a client that was told by a leader cut off with it has given up the session that the others go on with', () => {
  const experiment = splitLeaders({ fault: 'none' });
  const [simulation] = experiment.worlds;
  if (simulation === undefined) throw new Error('one world');
  const atMs = simulation.world.timeMs;
  const leader = simulation.trace.findLast(({ kind }) => kind === 'leader.established')?.actor as ServerId;
  const others = (['server:1', 'server:2', 'server:3'] as const).filter((id) => id !== leader);
  const groups = [
    ['client:A', leader],
    ['client:B', 'client:C', ...others],
  ] as const;
  simulation.give({ type: 'partition', groups });
  simulation.runUntil(atMs + 20_000, 100_000);
  const expiries = simulation.trace.flatMap((record) =>
    record.kind === 'session.expired' ? [{ ...record, world: simulation.worldAt(record.step - 1) }] : [],
  );
  expect(
    expiries
      .filter(({ session, world }) => world.clients.get('client:A')?.vars.value.sessionId === session)
      .map(({ actor, timeMs, world }) => [actor === leader, timeMs, nextExpiry(world)?.isGivenUp]),
  ).toEqual([
    [true, 24_000, false],
    [false, 34_000, true],
  ]);
});
