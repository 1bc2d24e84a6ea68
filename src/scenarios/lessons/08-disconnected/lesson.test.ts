import { testLesson } from '../../testing/testLesson.ts';
import { disconnected } from './lesson.ts';

testLesson(disconnected, [
  ['blip', {}, 'twice', 2],
  ['recreated', {}, 'data', 'NodeDataChanged'],
  ['flash', {}, 'nothing', 'nothing'],
  ['library', { library: 'java' }, 'deleted', 'NodeDeleted'],
  ['library', { library: 'kazoo' }, 'nothing', 'nothing'],
]);
