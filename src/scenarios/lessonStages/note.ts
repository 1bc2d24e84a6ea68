// One client that counts up in a znode, and one that reads it and is told of a change.
import { lessonStage } from './lessonStage.ts';
import { type ProgramArgs, type Recipe, zk } from '../../engine/index.ts';
import { awaitNews, answered, untilExpired, withoutRetry } from '../ensemble/untilExpired.ts';

export const NOTE = '/note';
export const PRESENT = '/A-is-here';
export const BELL = 'bell';
const READERS = ['byHand', 'byItself'] as const;

export const note = lessonStage({
  id: 'lesson-note',
  recipes: { 'lesson-write-note': writeNote, 'lesson-read-note': readNote },
  words: {
    name: 'A note and its reader',
    more: 'one client writes, the other reads',
    sentence: () => 'A counts up in /note. B reads it with a watch.',
    parameters: {
      reader: { label: 'B reads', values: { byHand: 'when told to', byItself: 'after each event' } },
      writes: { label: 'Writes at a time' },
    },
  },
  parameters: [
    { name: 'reader', kind: 'choice', options: READERS, initial: 'byHand' },
    { name: 'writes', kind: 'integer', min: 1, max: 9, words: [], initial: 1 },
  ],
  clients: 2,
  sessionTimeoutMs: 4000,
  nodes: () => [],
  programs: (place, { values: { reader = '', writes = 1 } }) =>
    place === 0
      ? [{ recipe: 'lesson-write-note', args: { writes } }]
      : [{ recipe: 'lesson-read-note', args: { reader } }],
});

/** Creates the note and a znode that goes with its session; then writes so many times, each number one higher. */
function writeNote({ writes }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    yield* zk.create(NOTE, { data: '0' });
    yield* zk.create(PRESENT, { mode: 'EPHEMERAL' });
    for (let number = 1; ;) {
      yield* zk.gate('write');
      for (let left = Number(writes); left > 0; left--)
        yield* withoutRetry(() => zk.setData(NOTE, String(number++)));
    }
  });
}

function readNote({ reader }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      if (reader === 'byHand') yield* zk.gate('read');
      yield* answered(() => zk.getData(NOTE, { watch: BELL }));
      if (reader !== 'byHand') yield* awaitNews(BELL);
    }
  });
}
