import { testLesson } from '../../testing/testLesson.ts';
import { gap } from './lesson.ts';

testLesson(gap, [
  ['between', {}, 'firstAndLast', 'firstAndLast'],
  ['readThenWatch', { variant: 'reads-then-watches' }, 'never', 'notHeard'],
  ['readThenWatch', { variant: 'reads-with-watch' }, 'later', 'heard'],
]);
