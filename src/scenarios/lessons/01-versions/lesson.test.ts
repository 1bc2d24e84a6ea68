import { testLesson } from '../../testing/testLesson.ts';
import { versions } from './lesson.ts';

testLesson(versions, [
  ['lost', {}, 'one', 6],
  ['withVersion', {}, 'refused', 'BadVersion'],
  ['deletion', {}, 'refused', 'NotEmpty'],
]);
