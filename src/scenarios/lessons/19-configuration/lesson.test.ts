import { testLesson } from '../../testing/testLesson.ts';
import { publishing } from './lesson.ts';

testLesson(publishing);
