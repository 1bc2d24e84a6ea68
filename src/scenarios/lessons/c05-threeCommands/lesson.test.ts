import { testLesson } from '../../testing/testLesson.ts';
import { threeCommands } from './lesson.ts';

testLesson(threeCommands);
