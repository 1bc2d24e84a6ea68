import { testLesson } from '../../testing/testLesson.ts';
import { readersWriters } from './lesson.ts';

testLesson(readersWriters, [['enter', { clients: 7 }, 'upToTheWriter', 3]]);
