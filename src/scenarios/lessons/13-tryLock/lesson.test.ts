import { testLesson } from '../../testing/testLesson.ts';
import { tryLock } from './lesson.ts';

testLesson(tryLock, [['walkAway', { variant: 'article' }, 'nobody', 'nobody']]);
