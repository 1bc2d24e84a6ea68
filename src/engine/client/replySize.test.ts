import { expect, test } from 'vitest';
import { play } from '../testing/play.ts';
import * as zk from './zk.ts';
import { replyBytes } from './replySize.ts';

/** As Curator's protected creation makes them: `_c_`, a GUID, the prefix and the number. */
function names(count: number): readonly string[] {
  const guid = '01234567-89ab-4cde-a123-456789abcdef';
  return Array.from({ length: count }, (_, n) => `_c_${guid}-lock-${String(n).padStart(10, '0')}`);
}

function* lists() {
  yield* zk.getChildNames('/q');
}

test.each([
  [17_772, 'Ok'],
  [17_773, 'ConnectionLoss'],
] as const)(
  '[C27] [G32] a list of 17,772 names of 55 characters is read, one more is not: the connection is lost, again and again (%i)',
  (count, outcome) => {
    const asks = function* () {
      for (let time = 0; time < 3; time++) {
        try {
          yield* lists();
        } catch {
          // Once more.
        }
      }
      // What need not be listed can still be asked for.
      yield* zk.exists(`/q/${names(1)[0]}`);
    };
    const nodes = names(count).map((name) => `/q/${name}`);
    const { sim } = play({ A: asks }, { nodes });
    sim.runUntil(6000);
    const losses = sim.trace.filter((record) => record.kind === 'connection.lost');
    expect(losses.map(({ why }) => why)).toEqual(
      outcome === 'Ok' ? [] : ['packetTooLong', 'packetTooLong', 'packetTooLong'],
    );
    const answered = sim.trace.filter(
      (record) => record.kind === 'reply.delivered' && record.op === 'exists',
    );
    expect(answered).toMatchObject([{ err: 'Ok' }]);
    const sessions = sim.trace.flatMap((record) =>
      record.kind === 'session.established' ? [record.session] : [],
    );
    expect(new Set(sessions).size).toBe(1);
  },
);

test('[C27] kazoo reads a list of any length', () => {
  const nodes = names(17_773).map((name) => `/q/${name}`);
  const { sim } = play({ A: lists }, { nodes, library: 'kazoo' });
  sim.runUntil(2000);
  expect(sim.trace.some((record) => record.kind === 'connection.lost')).toBe(false);
});

test('[C27] what is counted is what jute writes', () => {
  expect(replyBytes({ children: names(2) })).toBe(20 + 2 * 59);
  expect(replyBytes({ data: 'é' })).toBe(16 + 4 + 2);
  expect(replyBytes({ results: [{ err: 'Ok', path: '/a' }] })).toBe(16 + 9 + 6 + 9);
});
