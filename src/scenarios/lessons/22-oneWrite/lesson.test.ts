import { testLesson } from '../../testing/testLesson.ts';
import { oneWrite } from './lesson.ts';

testLesson(oneWrite, [
  ['acks', { servers: '5', observers: '3' }, 'majority', 3],
  ['moved', {}, 'refused', 'refused'],
]);
