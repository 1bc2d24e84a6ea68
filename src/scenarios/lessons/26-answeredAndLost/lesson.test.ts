import { testLesson } from '../../testing/testLesson.ts';
import { answeredAndLost } from './lesson.ts';

testLesson(answeredAndLost, [
  ['answered', { bug: 'acknowledged-before-uptodate', as: 'theFault' }, 'gone', 'gone'],
  ['answered', { bug: 'acknowledged-while-logging', as: 'theFault' }, 'gone', 'gone'],
  ['answered', { bug: 'epoch-before-log', as: 'theFault' }, 'gone', 'gone'],
  ['answered', { bug: 'epoch-before-log', as: 'mended' }, 'kept', 'kept'],
]);
