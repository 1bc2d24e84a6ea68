import { testLesson } from '../../testing/testLesson.ts';
import { deadHolders } from './lesson.ts';

testLesson(deadHolders);
