import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { believers, groundFault, truthOf, type Claim, type Command } from '../../../engine/index.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { playToRed } from '../../../scenarios/museum/playPiece.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import { howUntrue, isHit, knownFailure, untrueIn } from './coach.ts';
import type { FoundCommand } from './search.ts';

const client = 'client:A';
const given = (...commands: readonly Command[]): readonly FoundCommand[] =>
  commands.map((command, afterStep) => ({ command, afterStep, atMs: 0, when: { on: 'quiet', afterMs: 0 } }));

const known = (
  run: Omit<Parameters<typeof knownFailure>[0], 'violation'>,
  claims: readonly Claim[] = [],
): MuseumPiece | null => {
  const { invariant } = run;
  const finding = { clients: [], path: null, count: 1, records: [], claims };
  return knownFailure({ ...run, violation: { ...finding, invariant, step: 9, timeMs: 9, until: null } });
};

const OWN = { scenario: 'own-recipe', seed: 1, clients: 3, values: {} };

test('a recipe of the museum fails by its own piece', () => {
  const choice = sideChoice({ scenario: 'line-lock', values: { variant: 'persistent' } }, 1, 3);
  const piece = known({ invariant: 'I-5', choice, commands: given({ type: 'killClient', client }) });
  expect(piece?.id).toBe('locked-for-ever');
});

test('a recipe of one’s own fails by what breaks the same promise in the same way', () => {
  const piece = known({
    invariant: 'I-2',
    choice: OWN,
    commands: given({ type: 'pauseClient', client }, { type: 'resumeClient', client }),
  });
  expect(piece?.id).toBe('stale-write');
});

test('own code whose holder sleeps through its session is led to the piece that shows it', () => {
  const commands = given({ type: 'pauseClient', client });
  const choice = { ...OWN, code: 'export default async function main() {}' };
  expect(known({ invariant: 'I-3', choice, commands })?.id).toBe('stale-write');
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
  const by = (op: string): string | undefined => known({ invariant: 'I-13', choice, commands: lost(op) })?.id;
  expect(by('create')).toBeUndefined();
  expect(by('delete')).toBeUndefined();
  expect(by('getChildren')).toBe('hop-list-is-not-answered');
});

test('a claim that is not so tells pieces of the same faults apart: too early, lost, or lost by another’s doing', () => {
  const commands = given({ type: 'cutClientLink', client });
  const choice = { ...OWN, code: 'export default async function main() {}' };
  const claim = (by: Claim['client'], fault: Claim['fault']): Claim => ({
    client: by,
    what: 'holder',
    path: '/exclusive_lock/n',
    line: 3,
    program: null,
    fault,
  });
  const by = (...claims: readonly Claim[]): string | undefined =>
    known({ invariant: 'I-1', choice, commands }, [...claims, claim('client:C', null)])?.id;
  expect(by(claim(client, 'notFirst'))).toBe('lost-connection-taken-for-release');
  expect(by(claim(client, 'deleted'))).toBe('cut-off-holder');
  expect(by(claim(client, 'ofAnotherSession'))).toBe('cut-off-holder');
  expect(by(claim('client:B', 'ofAnotherSession'))).toBe('deleted-somebody-elses-lock');
  expect(by(claim('client:B', 'notFirst'))).toBeUndefined();
});

/** Those of locks that faults of the same kinds could show too. */
const ABOUT_CLAIMS: ReadonlySet<string> = new Set([
  'deleted-somebody-elses-lock',
  'exception-swallowed',
  'woken-without-a-second-look',
  'nobody-there-so-my-turn',
  'lost-connection-taken-for-release',
  'cut-off-holder',
  'stale-write',
  'holder-is-never-told',
  'latch-adopts-its-old-node',
]);

test.each(museumPieces.filter(({ id }) => ABOUT_CLAIMS.has(id)))(
  'what is said of the claims of $id is what it shows',
  (piece) => {
    const red = playToRed(piece);
    if (red === null) throw new Error('it is not violated');
    const { simulation, violation } = red;
    const world = simulation.worldAt(violation.step);
    const server = truthOf(world);
    if (server === null) throw new Error('no server serves');
    const untrue = believers(world).flatMap(({ client: by, held }) => {
      const fault = groundFault(world, server, { client: by, held });
      return fault === null || !violation.clients.includes(by) ? [] : [{ by, is: howUntrue(fault) }];
    });
    const commands = piece.script.map(({ command }) => command);
    expect(
      untrue.map(({ by, is }) => ({ is, by: isHit(by, commands) ? 'theOneHit' : 'another' })),
    ).toContainEqual(untrueIn(piece));
  },
);

test('what is like none of them is no known failure', () => {
  const commands = given({ type: 'jumpClientClock', client, byMs: 5 });
  expect(known({ invariant: 'I-5', choice: OWN, commands })).toBeNull();
  expect(known({ invariant: 'I-5', choice: OWN, commands: [] })).toBeNull();
});
