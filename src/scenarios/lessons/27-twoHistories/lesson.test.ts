import { testLesson } from '../../testing/testLesson.ts';
import { twoHistories } from './lesson.ts';

testLesson(twoHistories, [
  ['replicas', { bug: 'tree-behind-its-log', as: 'theFault' }, 'differ', 'differ'],
  ['replicas', { bug: 'tree-behind-its-log', as: 'mended' }, 'same', 'same'],
  ['replicas', { bug: 'hole-is-passed-on', as: 'theFault' }, 'differ', 'differ'],
  ['replicas', { bug: 'hole-is-passed-on', as: 'mended' }, 'same', 'same'],
]);
