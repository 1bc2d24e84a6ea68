// A number that two clients count up: each reads it, and writes one more, with the version it read or with none.
import { lessonStage } from './lessonStage.ts';
import { KeeperError, type ProgramArgs, type Recipe, zk } from '../../engine/index.ts';
import { untilExpired, withoutRetry } from '../ensemble/untilExpired.ts';

export const COUNTER = '/cfg';
const WRITES = ['blind', 'withVersion'] as const;
const FIRST = '5';

export const counter = lessonStage({
  id: 'lesson-counter',
  recipes: { 'lesson-count-read': readCounter, 'lesson-count-write': writeCounter },
  words: {
    name: 'Counter with and without version check',
    more: 'each client reads a number and writes it plus one',
    sentence: ({ values }) =>
      values['write'] === 'blind'
        ? 'Two clients increment /cfg and write without a version check.'
        : 'Two clients increment /cfg and write with the version they read.',
    parameters: {
      write: {
        label: 'Writes',
        values: { blind: 'without a version check', withVersion: 'with the version that was read' },
      },
    },
  },
  views: ['serverTrees'],
  parameters: [{ name: 'write', kind: 'choice', options: WRITES, initial: 'blind' }],
  clients: 2,
  sessionTimeoutMs: 30_000,
  nodes: () => [],
  programs: (_place, { values }) => [
    { recipe: 'lesson-count-read' },
    { recipe: 'lesson-count-write', args: { write: values['write'] ?? 'blind' } },
  ],
});

/** Reads on request, and keeps what it read. The first client creates the number. */
function readCounter(): Recipe<void> {
  return untilExpired(function* () {
    yield* makeCounter();
    for (;;) {
      yield* zk.gate('read');
      yield* withoutRetry(function* () {
        const { data, stat } = yield* zk.getData(COUNTER);
        yield* keep(Number(data), stat.version);
      });
    }
  });
}

/** Writes one more than it knows. Without having read it knows nothing, and writes nothing. */
function writeCounter({ write }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* zk.gate('write');
      const value = yield* zk.readVar('value');
      const version = yield* zk.readVar('version');
      if (value === null) continue;
      yield* withoutRetry(function* () {
        const next = Number(value) + 1;
        const stat = yield* zk.setData(COUNTER, String(next), write === 'blind' ? -1 : Number(version));
        yield* keep(next, stat.version);
      });
    }
  });
}

function* makeCounter(): Recipe<void> {
  try {
    yield* zk.create(COUNTER, { data: FIRST });
  } catch (error) {
    if (!(error instanceof KeeperError) || error.code !== 'NodeExists') throw error;
  }
}

function* keep(value: number, version: number): Recipe<void> {
  yield* zk.writeVar('value', value);
  yield* zk.writeVar('version', version);
}
