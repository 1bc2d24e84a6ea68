import { testLesson } from '../../testing/testLesson.ts';
import { breakTheLine } from './lesson.ts';

testLesson(breakTheLine, [
  ['middle', { variant: 'article' }, 'cToo', 'A C'],
  ['middle', { variant: 'corrected' }, 'stillA', 'A'],
]);
