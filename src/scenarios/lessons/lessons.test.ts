// Every lesson, played as its solution says and in other ways, and every prediction against what was measured.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { mistakesIn } from './checkLesson.ts';
import type { CommandType } from '../../engine/index.ts';
import type { Action, Lesson, Part } from './lesson.ts';
import { everySetting } from './everySetting.ts';
import { courseKind } from './courseNumber.ts';
import { findLesson, lessonFiles, lessons } from './lessons.ts';
import { playLesson, playPart, type PlayedLesson } from './playLesson.ts';
import { answerTo } from './predict.ts';
import { settingsOf } from './scenes.ts';
import { stepsSeen } from './stepsSeen.ts';
import type { ParameterValues } from '../scenario/scenario.ts';

/** A program that is to be mended needs the interpreter of own recipes: scripts/lessons/repair.test.ts. */
const played = lessons.filter(({ parts }) => parts.every(({ repair }) => repair === undefined));

describe.each(played.map((lesson) => [lesson.id, lesson] as const))('%s', (_id, lesson) => {
  let solved: PlayedLesson;
  beforeAll(() => {
    solved = playLesson(lesson);
  });

  test('its solution reaches the goal at the end and not before', () => {
    const { goalReached, goalReachedEarly } = solved;
    expect({ goalReached, goalReachedEarly }).toEqual({ goalReached: true, goalReachedEarly: false });
  });

  test('other ways count too', () => {
    expect(solved.alternatives.filter(({ accepted }) => !accepted)).toEqual([]);
  });

  test('nothing is reached before anything is done', () => {
    const reached = lesson.parts.map((part) => playPart(part, part.solution.slice(0, 1)).reached);
    expect(new Set(reached)).toEqual(new Set(['never']));
  });
});

const taken = played.flatMap((lesson) =>
  lesson.parts.map((part) => [`${lesson.id}/${part.id}`, part] as const),
);

test('what has to be done before a session expires can be done by hand: its silence is not folded', () => {
  const hurried = taken.filter(([, part]) => part.pace !== 'realTime' && hasToBeInTime(part));
  expect(hurried.map(([name]) => name)).toEqual([]);
});

/** In its solution a client that fell silent some time ago is brought back while its session lives. */
function hasToBeInTime(part: Part): boolean {
  return runsOf(part.solution).some((run) => {
    const { experiment } = playPart(part, run);
    let silentSinceMs: number | null = null;
    for (let step = 1; step <= experiment.steps; step++) {
      for (const record of stepsSeen(experiment, step).flatMap(({ records }) => records)) {
        if (record.kind === 'session.closed') silentSinceMs = null;
        if (record.kind !== 'command.given') continue;
        const { type } = record.command;
        if (SILENCES.has(type)) silentSinceMs = record.timeMs;
        if (ENDS_SILENCE.has(type) && silentSinceMs !== null && record.timeMs - silentSinceMs > 800)
          return true;
      }
    }
    return false;
  });
}

const SILENCES = new Set<CommandType>(['killClient', 'cutClientLink', 'pauseClient']);
const ENDS_SILENCE = new Set<CommandType>(['startClient', 'healClientLink', 'resumeClient']);

/** Each begins with its `open`. */
function runsOf(actions: readonly Action[]): readonly (readonly Action[])[] {
  const begins = actions.flatMap(({ do: what }, index) => (what === 'open' ? [index] : []));
  return begins.map((begin, run) => actions.slice(begin, begins[run + 1]));
}

test('README.md says how many there are', () => {
  const count = (kind: ReturnType<typeof courseKind>) =>
    lessons.filter((lesson) => courseKind(lesson) === kind).length;
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`${count('lesson')} lessons and ${count('challenge')} challenges with`);
});

test('no lesson has a mistake that its file could be blamed for', () => {
  expect(lessonFiles.flatMap(([file, lesson]) => mistakesIn(file, lesson))).toEqual([]);
});

test('a mistake is told with its file and field', () => {
  const [lesson] = lessons;
  const [part] = lesson?.parts ?? [];
  if (lesson === undefined || part === undefined) throw new Error('there is no lesson');
  const solution = [{ do: 'predict', option: 'soundsGood' }] as const;
  expect(mistakesIn('x.ts', { ...lesson, id: 'one', parts: [{ ...part, solution }] })).toEqual([
    'x.ts: id: one is not L and a number',
    'x.ts: parts[0].solution[0]: a solution begins with open',
  ]);
  const set = { clients: 500 };
  expect(mistakesIn('x.ts', { ...lesson, parts: [{ ...part, solution: [{ do: 'open', set }] }] })).toEqual([
    'x.ts: parts[0].solution[0].set: there is no setting clients',
  ]);
});

describe('what is computed is what was measured on the real server', () => {
  test.each([
    ['L0', 'tree', {}, 'written', '1'],
    ['L0', 'bell', {}, 'thatItChanged', 'old'],
    ['L0', 'client', {}, 'theNote', 'persistentOne'],
    ['L1', 'lost', {}, 'one', 6],
    ['L1', 'withVersion', {}, 'refused', 'BadVersion'],
    ['L1', 'deletion', {}, 'refused', 'NotEmpty'],
    ['L2', 'deleted', {}, 'goesOn', 3],
    ['L2', 'plain', {}, 'counted', 2],
    ['L2', 'prefix', {}, 'beside', 'beside'],
    ['L2', 'last', {}, 'refused', 'refused'],
    ['L3', 'cable', {}, 'stays', 'there'],
    ['L3', 'expired', {}, 'onReturn', 'onReturn'],
    ['L3', 'leader', {}, 'sameSession', 'same'],
    ['L4', 'goodbye', {}, 'closed', 'goodbyeFirst'],
    ['L4', 'silence', {}, 'earlier', 'earlier'],
    ['L4', 'leader', {}, 'longer', 'longer'],
    ['L5', 'unknown', {}, 'one', 1],
    ['L5', 'retry', { variant: 'no-guid' }, 'nobody', 'nobody'],
    ['L5', 'retry', { variant: 'guid' }, 'first', 'A'],
    ['L5', 'ownWrite', {}, 'refused', 'BadVersion'],
    ['L6', 'matrix', { read: 'getChildren', change: 'setChild' }, 'never', 0],
    ['L6', 'matrix', { read: 'getData', change: 'setSame' }, 'once', 1],
    ['L6', 'matrix', { read: 'exists', change: 'createNode' }, 'once', 1],
    ['L6', 'matrix', { read: 'getData', change: 'createNode' }, 'never', 0],
    ['L6', 'matrix', { read: 'getChildren', change: 'deleteNode' }, 'once', 1],
    ['L6', 'once', {}, 'once', 1],
    ['L6', 'thrice', {}, 'once', 1],
    ['L7', 'between', {}, 'firstAndLast', 'firstAndLast'],
    ['L7', 'readThenWatch', { variant: 'reads-then-watches' }, 'never', 'notHeard'],
    ['L7', 'readThenWatch', { variant: 'reads-with-watch' }, 'later', 'heard'],
    ['L8', 'blip', {}, 'twice', 2],
    ['L8', 'recreated', {}, 'data', 'NodeDataChanged'],
    ['L8', 'flash', {}, 'nothing', 'nothing'],
    ['L8', 'library', { library: 'java' }, 'deleted', 'NodeDeleted'],
    ['L8', 'library', { library: 'kazoo' }, 'nothing', 'nothing'],
    ['L9', 'count', { clients: 13 }, 'perWatcher', 12],
    ['L9', 'log', {}, 'one', 1],
    ['L9', 'crash', {}, 'all', 'all'],
    ['L10', 'more', { clients: 10 }, 'everyPair', 45],
    ['L10', 'more', { clients: 20 }, 'everyPair', 190],
    ['L10', 'notMine', {}, 'another', 'deleted'],
    ['L11', 'lists', { clients: 20 }, 'square', 590],
    ['L11', 'whom', { watch: 'theLock' }, 'everyPair', 10],
    ['L11', 'whom', { watch: 'theFirst' }, 'everyPair', 10],
    ['L11', 'whom', { watch: 'theOneBefore' }, 'onePerTurn', 4],
    ['L11', 'twenty', { clients: 20 }, 'onePerTurn', 19],
    ['L12', 'middle', { variant: 'article' }, 'cToo', 'A C'],
    ['L12', 'middle', { variant: 'corrected' }, 'stillA', 'A'],
    ['L13', 'walkAway', { variant: 'article' }, 'nobody', 'nobody'],
    ['L14', 'pause', { guard: 'off' }, 'stale', 'accepted'],
    ['L14', 'pause', { guard: 'on' }, 'fresh', 'rejected'],
    ['L15', 'enter', { clients: 7 }, 'upToTheWriter', 3],
    ['L16', 'oldest', {}, 'oldest', 'A1'],
    ['L16', 'tooMany', { lists: 'one-list' }, 'lost', 'lost'],
    ['L18', 'sameName', {}, 'exists', 'NodeExists'],
    ['L18', 'later', { variant: 'trusts-node-exists' }, 'missing', 'missing'],
    ['L22', 'acks', { servers: '5', observers: '3' }, 'majority', 3],
    ['L22', 'moved', {}, 'refused', 'refused'],
    ['L23', 'fates', { plot: 'leaderAlone' }, 'lost', 'A1'],
    ['L23', 'fates', { plot: 'witnessVotes' }, 'kept', 'A2'],
    ['L23', 'fates', { plot: 'witnessIsDown' }, 'lost', 'A1'],
    ['L23', 'fates', { plot: 'oldLeaderVotes' }, 'kept', 'A2'],
    ['L23', 'fates', { plot: 'frozen' }, 'kept', 'A2'],
    ['L23', 'who', {}, 'newestLog', 'server:3'],
    ['L24', 'oneVote', { quorum: 'oneVote' }, 'both', 2],
    ['L24', 'oneVote', { quorum: 'majority' }, 'one', 1],
    ['L24', 'epoch', { voteOrder: 'zxidOnly' }, 'back', 'A2'],
    ['L24', 'epoch', { voteOrder: 'epochFirst' }, 'gone', 'A1'],
    ['L24', 'observer', { log: 'kept' }, 'whatItMissed', 1],
    ['L24', 'observer', { log: 'none' }, 'everything', 3],
    ['L26', 'answered', { bug: 'acknowledged-before-uptodate', as: 'theFault' }, 'gone', 'gone'],
    ['L26', 'answered', { bug: 'acknowledged-while-logging', as: 'theFault' }, 'gone', 'gone'],
    ['L26', 'answered', { bug: 'epoch-before-log', as: 'theFault' }, 'gone', 'gone'],
    ['L26', 'answered', { bug: 'epoch-before-log', as: 'mended' }, 'kept', 'kept'],
    ['L27', 'replicas', { bug: 'tree-behind-its-log', as: 'theFault' }, 'differ', 'differ'],
    ['L27', 'replicas', { bug: 'tree-behind-its-log', as: 'mended' }, 'same', 'same'],
    ['L27', 'replicas', { bug: 'hole-is-passed-on', as: 'theFault' }, 'differ', 'differ'],
    ['L27', 'replicas', { bug: 'hole-is-passed-on', as: 'mended' }, 'same', 'same'],
  ])('%s %s %j: %s', (id, part, set, option, outcome) => {
    expect(answerIn(id, part, set)).toEqual({ option, outcome });
  });

  test('a frozen leader and one that is cut off are missed for syncLimit ticks, a dead one is missed at once', () => {
    const gaps = ['crashed', 'frozen', 'cutOff'].map((loss) => answerIn('L23', 'gap', { loss }));
    expect(gaps.map(({ option }) => option)).toEqual(['soon', 'syncLimit', 'syncLimit']);
    expect(Number(gaps[1]?.outcome)).toBeGreaterThanOrEqual(10_000);
    expect(Number(gaps[1]?.outcome)).toBeLessThanOrEqual(12_000);
  });

  test('the smaller side answers for about syncLimit ticks', () => {
    const { option, outcome } = answerIn('L24', 'cut', {});
    expect(option).toBe('aWhile');
    expect(Number(outcome)).toBeGreaterThanOrEqual(10_000);
    expect(Number(outcome)).toBeLessThanOrEqual(12_000);
  });
});

test('every setting that is offered has an answer, at its smallest and its largest too, and an option that can be mistaken has an idea behind it', () => {
  for (const { id, parts } of lessons) {
    for (const part of parts) {
      const { prediction } = part;
      if (prediction === undefined) continue;
      const right = everySetting(part).map((set) => {
        const { option } = answerTo(prediction, part.scene(set));
        expect(
          prediction.options.map((each) => each.id),
          `${id} ${JSON.stringify(set)}`,
        ).toContain(option);
        return option;
      });
      for (const option of prediction.options) {
        const isAlwaysRight = right.every((each) => each === option.id);
        expect(isAlwaysRight || option.misconception !== null, `${id} ${prediction.id} ${option.id}`).toBe(
          true,
        );
      }
    }
  }
});

function answerIn(id: string, partId: string, set: ParameterValues) {
  const part = partOf(findLesson(id), partId);
  if (part.prediction === undefined) throw new Error(`${id} ${partId} asks nothing`);
  return answerTo(part.prediction, part.scene(settingsOf(part, set)));
}

function partOf(lesson: Lesson | undefined, id: string): Part {
  const part = lesson?.parts.find((each) => each.id === id);
  if (part === undefined) throw new Error(`there is no part ${id}`);
  return part;
}
