// What a learner's own run is said to have come to where she does something else than the question supposes.
import { describe, expect, test } from 'vitest';
import { A, B, cut, heal, kill, once, openGate, pause, quiet, resume } from '../locks/cues.ts';
import { ownOutcome } from '../testing/testLesson.ts';
import type { Action, Part } from './lesson.ts';
import { findLesson } from './lessons.ts';
import { give, open, run } from './scenes.ts';

describe('who does something else than is supposed', () => {
  test('is told so where the leader crashes only after the znode of the dead client is gone', () => {
    const own = ownOutcome(partOf('L4', 'leader'), [
      open(),
      ...give(quiet(1000), kill(A)),
      run(once('session.closed', { where: { ephemerals: { 0: '/members/A' } } })),
    ]);
    expect(own?.option).toBe('asEver');
  });

  test('is not told that a write was refused which was taken', () => {
    const inTurn = ([A, B] as const).flatMap((client) => [
      ...give(quiet(), openGate(client, 'read')),
      ...give(quiet(), openGate(client, 'write')),
    ]);
    const own = ownOutcome(partOf('L1', 'withVersion'), [open(), ...inTurn, run(quiet())]);
    expect(own).toMatchObject({ outcome: 'Ok', option: 'overwrites' });
  });

  test('is not told who holds the lock after a death in the middle where the first one has died', () => {
    const atHead = [open(), ...give(quiet(), kill(A)), run({ on: 'time', atMs: 20_000 })];
    expect(ownOutcome(partOf('L12', 'middle'), atHead)).toBeNull();
  });

  test('is not told of a late page where the pause was too short for another one', () => {
    const short: readonly Action[] = [
      open(),
      ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
      ...give({ on: 'time', atMs: 3000 }, resume(A)),
      run({ on: 'time', atMs: 6000 }),
    ];
    expect(ownOutcome(partOf('L14', 'pause'), short)).toBeNull();
  });

  test.each(['blip', 'recreated', 'flash', 'library'])(
    'is told so where B of L8 %s is away until its session has expired',
    (id) => {
      const tooLate: readonly Action[] = [
        open(),
        ...give(quiet(300), cut(B)),
        ...give(once('session.closed'), openGate(A, 'write'), heal(B)),
        run(once('session.learnedExpired', { actor: B, afterMs: 300 })),
      ];
      expect(ownOutcome(partOf('L8', id), tooLate)).toMatchObject({ outcome: 'expired', option: null });
    },
  );

  test.each(['recreated', 'flash', 'library'])(
    'is told so where the link of B in L8 %s is healed before B has missed it',
    (id) => {
      const tooEarly: readonly Action[] = [
        open(),
        ...give(quiet(300), cut(B)),
        ...give(quiet(1000), openGate(A, 'write')),
        ...give(quiet(1000), heal(B)),
        run(quiet(3000)),
      ];
      expect(ownOutcome(partOf('L8', id), tooEarly)).toMatchObject({ outcome: 'neverAway', option: null });
    },
  );

  test('is not told that the library of L21 counted while its process was paused', () => {
    const paused: readonly Action[] = [
      open(),
      ...give(quiet(), pause(A)),
      ...give(once('belief.stated', { actor: B, afterMs: 2000 }), resume(A)),
      run(quiet(2000)),
    ];
    expect(ownOutcome(partOf('L21', 'cutOff'), paused)).toMatchObject({ outcome: 'paused', option: null });
  });

  test.each(['5.4.0', '5.7.0', '5.8.0'])(
    'is told so where the server of L21 is back before a library of Curator %s has given up its session',
    (version) => {
      const tooEarly: readonly Action[] = [
        open({ version }),
        ...give(quiet(), { type: 'crashServer', server: 'server:1' }),
        ...give(once('connection.lost', { actor: A, afterMs: 800 }), {
          type: 'startServer',
          server: 'server:1',
        }),
        run({ on: 'time', atMs: 25_000 }),
      ];
      expect(ownOutcome(partOf('L21', 'outage'), tooEarly)).toMatchObject({
        outcome: 'tooShort',
        option: null,
      });
    },
  );

  test('is told what was measured in her own run', () => {
    const part = partOf('L4', 'silence');
    const own = ownOutcome(part, [open(), ...(part.prediction?.rehearsal ?? [])]);
    expect(own?.measured['first']).toBeGreaterThan(5000);
    expect(own?.measured['second']).toBeLessThan(4500);
  });
});

function partOf(lesson: string, id: string): Part {
  const part = findLesson(lesson)?.parts.find((each) => each.id === id);
  if (part === undefined) throw new Error(`there is no part ${id}`);
  return part;
}
