import { testLesson } from '../../testing/testLesson.ts';
import { didItHappen } from './lesson.ts';

testLesson(didItHappen, [
  ['unknown', {}, 'one', 1],
  ['retry', { variant: 'no-guid' }, 'nobody', 'nobody'],
  ['retry', { variant: 'guid' }, 'first', 'A'],
  ['ownWrite', {}, 'refused', 'BadVersion'],
]);
