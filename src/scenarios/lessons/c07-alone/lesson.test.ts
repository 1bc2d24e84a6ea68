import { testLesson } from '../../testing/testLesson.ts';
import { alone } from './lesson.ts';

testLesson(alone);
