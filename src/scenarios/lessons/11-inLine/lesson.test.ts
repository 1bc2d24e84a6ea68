import { testLesson } from '../../testing/testLesson.ts';
import { inLine } from './lesson.ts';

testLesson(inLine, [
  ['lists', { clients: 20 }, 'square', 590],
  ['whom', { watch: 'theLock' }, 'everyPair', 10],
  ['whom', { watch: 'theFirst' }, 'everyPair', 10],
  ['whom', { watch: 'theOneBefore' }, 'onePerTurn', 4],
  ['twenty', { clients: 20 }, 'onePerTurn', 19],
]);
