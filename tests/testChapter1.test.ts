// The printed test on chapter one: each question is run, and the answer sheet has to say what came of it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TraceRecord } from '../src/engine/index.ts';
import type { Experiment } from '../src/scenarios/experiment/experiment.ts';
import { crash, follower } from '../src/scenarios/ensemble/cues.ts';
import { A, B, dropReply, kill, once, openGate, quiet } from '../src/scenarios/locks/cues.ts';
import type { Action } from '../src/scenarios/lessons/lesson.ts';
import '../src/scenarios/lessons/lessons.ts';
import { playPart } from '../src/scenarios/lessons/playLesson.ts';
import { give, open, run, worldOf } from '../src/scenarios/lessons/scenes.ts';
import type { ParameterValues } from '../src/scenarios/scenario/scenario.ts';

const SHEET = readFileSync(new URL('../docs/test-chapter-1.md', import.meta.url), 'utf8');

/** What each question comes to, as one of its answers says it. */
const ANSWERS: readonly (() => string)[] = [
  () => {
    const world = played('lesson-note', 2, {}, press(B, 'read'), ...times(3, () => press(A, 'write')));
    return String(
      recordsOf(world).filter((record) => record.kind === 'event.delivered' && record.event.type !== 'None')
        .length,
    );
  },
  () => {
    const world = played('lesson-note', 2, {}, [
      ...give(quiet(), { type: 'closeClient', client: A }),
      run(quiet(1000)),
    ]);
    const left = ['/note', '/A-is-here'].filter((path) => nodesOf(world).has(path));
    return left.length === 2 ? 'both' : left[0] === '/note' ? 'the persistent one' : 'neither';
  },
  () => {
    const blind = { write: 'blind' };
    const world = played(
      'lesson-counter',
      2,
      blind,
      ...readBoth(),
      ...([A, B, A] as const).map((who) => press(who, 'write')),
    );
    return String(Number(nodesOf(world).get('/cfg')?.data));
  },
  () => {
    const checked = { write: 'withVersion' };
    const world = played('lesson-counter', 2, checked, ...readBoth(), press(B, 'write'), press(A, 'write'));
    return lastAnswer(world, 'setData');
  },
  () => lastAnswer(played('lesson-numbers', 1, {}, ...presses('produce', 'produce', 'act')), 'delete'),
  () => lastNumber(...times(5, () => 'produce' as const), 'consume', 'consume', 'produce'),
  () => lastNumber('write', 'write', 'produce'),
  () => {
    const back = once('session.established', { actor: A });
    const world = played('lesson-members', 2, {}, [...give(quiet(), crash(follower(1))), run(back)]);
    const own = recordsOf(world).filter(({ kind, actor }) => kind === 'session.established' && actor === A);
    return String(
      new Set(own.map((record) => (record.kind === 'session.established' ? record.session : ''))).size,
    );
  },
  () => {
    const silences = times(10, (nth) => silenceAfterKillAt(3000 + nth * 200));
    if (silences.every((ms) => ms < 500)) return 'at once';
    return silences.every((ms) => ms > 4000 && ms <= 6100) && Math.max(...silences) > 5000
      ? 'after 4 to 6 s'
      : 'after exactly 4 s';
  },
  () => {
    const world = played(
      'lesson-numbers',
      1,
      {},
      give(quiet(), dropReply(A)),
      presses('produce', 'produce').flat(),
    );
    return String(nodesOf(world).get('/q')?.children.length);
  },
];

describe('the printed test on chapter one', () => {
  test.each(ANSWERS.map((answer, index) => [index + 1, answer] as const))(
    'question %i has the answer that its run comes to',
    (number, answer) => {
      expect(optionsOf(number)[letterOf(number)]).toBe(answer());
    },
  );

  test('has ten questions, each with its answer', () => {
    expect(SHEET.match(/^\*\*\d+\.\*\*/gmu)).toHaveLength(ANSWERS.length);
  });
});

/** By letter. */
function optionsOf(number: number): Readonly<Record<string, string>> {
  const [, asked = ''] = SHEET.split(`**${number}.**`);
  const [own = ''] = asked.split(/\*\*\d+\.\*\*|## /u);
  return Object.fromEntries(
    [...own.matchAll(/^- ([a-c])\) (.+)$/gmu)].map(([, letter, text]) => [letter, text]),
  );
}

function letterOf(number: number): string {
  return new RegExp(`^\\| ${number} +\\| ([a-c])`, 'mu').exec(SHEET)?.[1] ?? 'none';
}

type Gate = Parameters<typeof openGate>[1];
type Client = typeof A | typeof B;

function press(client: Client, gate: Gate): readonly Action[] {
  return [...give(quiet(), openGate(client, gate)), run(quiet(100))];
}

function presses(...gates: readonly Gate[]): readonly (readonly Action[])[] {
  return gates.map((gate) => press(A, gate));
}

function readBoth(): readonly (readonly Action[])[] {
  return [press(A, 'read'), press(B, 'read')];
}

function times<T>(count: number, make: (nth: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, nth) => make(nth));
}

function played(
  scenario: string,
  clients: number,
  values: ParameterValues,
  ...actions: readonly (readonly Action[])[]
): Experiment {
  const scene = () => worldOf(scenario, clients, values);
  return playPart({ id: scenario, scene, solution: [] }, [open(), ...actions.flat()]).experiment;
}

function recordsOf(experiment: Experiment): readonly TraceRecord[] {
  return times(experiment.steps, (index) =>
    experiment.recordsAt(index + 1).map(({ record }) => record),
  ).flat();
}

function nodesOf({ worlds: [left] }: Experiment) {
  const nodes = left?.world.servers.get('server:1')?.nodes;
  if (nodes === undefined) throw new Error('there is no server');
  return nodes;
}

function lastAnswer(experiment: Experiment, op: string): string {
  const answer = recordsOf(experiment).findLast(
    (record) => record.kind === 'reply.delivered' && record.op === op,
  );
  return answer?.kind === 'reply.delivered' ? answer.err : 'none';
}

function lastNumber(...gates: readonly Gate[]): string {
  const world = played('lesson-numbers', 1, {}, ...presses(...gates));
  return String(
    Number(
      nodesOf(world)
        .get('/q')
        ?.children.toSorted()
        .findLast((name) => name.startsWith('n-'))
        ?.slice(2),
    ),
  );
}

function silenceAfterKillAt(atMs: number): number {
  const ended = once('session.expired');
  const world = played('lesson-ephemerals', 3, {}, [...give({ on: 'time', atMs }, kill(B)), run(ended)]);
  const record = recordsOf(world).find(({ kind }) => kind === 'session.expired');
  return record?.kind === 'session.expired' ? record.silentForMs : 0;
}
