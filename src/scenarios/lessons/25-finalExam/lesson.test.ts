import { testLesson } from '../../testing/testLesson.ts';
import { finalExam } from './lesson.ts';

testLesson(finalExam);
