import { testLesson } from '../../testing/testLesson.ts';
import { loseOne } from './lesson.ts';

testLesson(loseOne);
