import { testLesson } from '../../testing/testLesson.ts';
import { vanish } from './lesson.ts';

testLesson(vanish, [
  ['goodbye', {}, 'closed', 'goodbyeFirst'],
  ['silence', {}, 'earlier', 'earlier'],
  ['leader', {}, 'longer', 'longer'],
]);
