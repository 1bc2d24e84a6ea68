import { testLesson } from '../../testing/testLesson.ts';
import { oneName } from './lesson.ts';

testLesson(oneName, [
  ['more', { clients: 10 }, 'everyPair', 45],
  ['more', { clients: 20 }, 'everyPair', 190],
  ['notMine', {}, 'another', 'deleted'],
]);
