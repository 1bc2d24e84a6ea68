import { testLesson } from '../../testing/testLesson.ts';
import { lostOrTwice } from './lesson.ts';

testLesson(lostOrTwice, [
  ['oldest', {}, 'oldest', 'A1'],
  ['tooMany', { lists: 'one-list' }, 'lost', 'lost'],
]);
