import { testLesson } from '../../testing/testLesson.ts';
import { twoHolders } from './lesson.ts';

testLesson(twoHolders, [
  ['pause', { guard: 'off' }, 'stale', 'accepted'],
  ['pause', { guard: 'on' }, 'fresh', 'rejected'],
]);
