import { testLesson } from '../../testing/testLesson.ts';
import { whoIsAlive } from './lesson.ts';

testLesson(whoIsAlive, [
  ['sameName', {}, 'exists', 'NodeExists'],
  ['later', { variant: 'trusts-node-exists' }, 'missing', 'missing'],
]);
