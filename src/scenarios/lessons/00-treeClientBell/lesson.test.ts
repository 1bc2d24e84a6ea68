import { testLesson } from '../../testing/testLesson.ts';
import { treeClientBell } from './lesson.ts';

testLesson(treeClientBell, [
  ['tree', {}, 'written', '1'],
  ['bell', {}, 'thatItChanged', 'old'],
  ['client', {}, 'theNote', 'persistentOne'],
]);
