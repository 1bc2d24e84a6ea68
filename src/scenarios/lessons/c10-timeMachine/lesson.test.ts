import { testLesson } from '../../testing/testLesson.ts';
import { timeMachine } from './lesson.ts';

testLesson(timeMachine);
