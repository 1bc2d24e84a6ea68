import { testLesson } from '../../testing/testLesson.ts';
import { session } from './lesson.ts';

testLesson(session, [
  ['cable', {}, 'stays', 'there'],
  ['expired', {}, 'onReturn', 'onReturn'],
  ['leader', {}, 'sameSession', 'same'],
]);
