import { testLesson } from '../../testing/testLesson.ts';
import { allOrNobody } from './lesson.ts';

testLesson(allOrNobody);
