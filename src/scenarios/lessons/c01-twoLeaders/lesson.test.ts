import { testLesson } from '../../testing/testLesson.ts';
import { twoLeaders } from './lesson.ts';

testLesson(twoLeaders);
