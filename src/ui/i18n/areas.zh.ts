import type { Areas } from '../../words/areas.ts';
import { deckWords } from './deck/deck.zh.ts';
import { lessonWords } from './lessons/lessons.zh.ts';

export const areas: Areas = { deck: deckWords, lessons: lessonWords };
