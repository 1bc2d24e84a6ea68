import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import type { Command } from '../../../engine/index.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { knownFailure } from './coach.ts';
import type { FoundCommand } from './search.ts';

const client = 'client:A';
const given = (...commands: readonly Command[]): readonly FoundCommand[] =>
  commands.map((command, afterStep) => ({ command, afterStep, atMs: 0, when: { on: 'quiet', afterMs: 0 } }));

const OWN = { scenario: 'own-recipe', seed: 1, clients: 3, values: {} };

test('a recipe of the museum fails by its own piece', () => {
  const choice = sideChoice({ scenario: 'line-lock', values: { variant: 'persistent' } }, 1, 3);
  const known = knownFailure({ invariant: 'I-5', choice, commands: given({ type: 'killClient', client }) });
  expect(known?.id).toBe('locked-for-ever');
});

test('a recipe of one’s own fails by what breaks the same promise in the same way', () => {
  const known = knownFailure({
    invariant: 'I-2',
    choice: OWN,
    commands: given({ type: 'pauseClient', client }, { type: 'resumeClient', client }),
  });
  expect(known?.id).toBe('stale-write');
});

test('own code whose holder sleeps through its session is led to the piece that shows it', () => {
  const commands = given({ type: 'pauseClient', client });
  const choice = { ...OWN, code: 'export default async function main() {}' };
  expect(knownFailure({ invariant: 'I-3', choice, commands })?.id).toBe('stale-write');
});

test('no piece is named for a lost reply to another call, nor one in which a thread dies', () => {
  const lost = (op: string): readonly FoundCommand[] => [
    {
      command: { type: 'dropReply', client },
      afterStep: 5,
      atMs: 5,
      when: {
        on: 'record',
        mark: { kind: 'request.sent', actor: client, where: { op } },
        nth: 1,
        afterMs: 0,
      } as const,
    },
  ];
  const choice = { ...OWN, code: 'export default async function main() {}' };
  const known = (op: string): string | undefined =>
    knownFailure({ invariant: 'I-13', choice, commands: lost(op) })?.id;
  expect(known('create')).toBeUndefined();
  expect(known('delete')).toBeUndefined();
  expect(known('getChildren')).toBe('hop-list-is-not-answered');
});

test('what is like none of them is no known failure', () => {
  const commands = given({ type: 'jumpClientClock', client, byMs: 5 });
  expect(knownFailure({ invariant: 'I-5', choice: OWN, commands })).toBeNull();
  expect(knownFailure({ invariant: 'I-5', choice: OWN, commands: [] })).toBeNull();
});
