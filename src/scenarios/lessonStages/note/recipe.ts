// The program that counts up in a znode, and those that read it with a watch: when told to, or again with each event.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { awaitNews, answered, untilExpired, withoutRetry } from '../../ensemble/untilExpired.ts';

export const NOTE = '/note';
export const PRESENT = '/A-is-here';
export const BELL = 'bell';
export const READERS = ['byHand', 'byItself'] as const;

/** Creates the note and a znode that goes with its session; then writes so many times, each number one higher. */
export function writeNote({ writes }: ProgramArgs): Recipe<void> {
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

export function readNote({ reader }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      if (reader === 'byHand') yield* zk.gate('read');
      yield* answered(() => zk.getData(NOTE, { watch: BELL }));
      if (reader !== 'byHand') yield* awaitNews(BELL);
    }
  });
}
