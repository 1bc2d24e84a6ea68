import { testLesson } from '../../testing/testLesson.ts';
import { whichBell } from './lesson.ts';

testLesson(whichBell, [
  ['matrix', { read: 'getChildren', change: 'setChild' }, 'never', 0],
  ['matrix', { read: 'getData', change: 'setSame' }, 'once', 1],
  ['matrix', { read: 'exists', change: 'createNode' }, 'once', 1],
  ['matrix', { read: 'getData', change: 'createNode' }, 'never', 0],
  ['matrix', { read: 'getChildren', change: 'deleteNode' }, 'once', 1],
  ['once', {}, 'once', 1],
  ['thrice', {}, 'once', 1],
]);
