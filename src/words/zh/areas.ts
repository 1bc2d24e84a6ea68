import type { Translation } from '../messages.ts';
import type { Areas } from '../areas.ts';
import { deckWords } from './deck.ts';
import { lessonWords } from './lessons/lessons.ts';

export const areas: Translation<Areas> = { deck: deckWords, lessons: lessonWords };
