import { testLesson } from '../../testing/testLesson.ts';
import { mixed } from './lesson.ts';

testLesson(mixed);
