import { testLesson } from '../../testing/testLesson.ts';
import { unanswered } from './lesson.ts';

testLesson(unanswered);
