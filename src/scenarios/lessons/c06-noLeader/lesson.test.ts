import { testLesson } from '../../testing/testLesson.ts';
import { noLeader } from './lesson.ts';

testLesson(noLeader);
