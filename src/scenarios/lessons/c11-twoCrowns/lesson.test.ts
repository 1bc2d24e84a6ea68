import { testLesson } from '../../testing/testLesson.ts';
import { twoCrowns } from './lesson.ts';

testLesson(twoCrowns);
