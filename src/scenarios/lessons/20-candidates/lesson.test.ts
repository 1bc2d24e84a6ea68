import { testLesson } from '../../testing/testLesson.ts';
import { candidates } from './lesson.ts';

testLesson(candidates);
