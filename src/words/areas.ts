// The words of parts of the page that few visits see. The English ones come with the code of the part.
import type { DeckMessages } from './contracts/deck.ts';
import type { LessonsMessages } from './contracts/lessons.ts';

export interface Areas {
  readonly deck: DeckMessages;
  readonly lessons: LessonsMessages;
}

export interface Area<Id extends keyof Areas = keyof Areas> {
  readonly id: Id;
  readonly english: Areas[Id];
}
