import { testLesson } from '../../testing/testLesson.ts';
import { numbers } from './lesson.ts';

testLesson(numbers, [
  ['deleted', {}, 'goesOn', 3],
  ['plain', {}, 'counted', 2],
  ['prefix', {}, 'beside', 'beside'],
  ['last', {}, 'refused', 'refused'],
]);
