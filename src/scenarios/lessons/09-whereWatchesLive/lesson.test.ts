import { testLesson } from '../../testing/testLesson.ts';
import { whereWatchesLive } from './lesson.ts';

testLesson(whereWatchesLive, [
  ['count', { clients: 13 }, 'perWatcher', 12],
  ['log', {}, 'one', 1],
  ['crash', {}, 'all', 'all'],
]);
