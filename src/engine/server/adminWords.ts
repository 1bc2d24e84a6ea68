// What a server answers to four-letter words: no page sends one, tools do. Loaded by src/engine/whole.ts.
import { Late } from '../kernel/late.ts';
import type { answerFourLetterWord } from './fourLetterWords.ts';

export const adminWords = new Late<typeof answerFourLetterWord>('src/engine/whole.ts (four-letter words)');
