import { testLesson } from '../../testing/testLesson.ts';
import { unlisted } from './lesson.ts';

testLesson(unlisted);
