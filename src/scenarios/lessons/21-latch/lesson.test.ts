import { testLesson } from '../../testing/testLesson.ts';
import { latch } from './lesson.ts';

testLesson(latch);
