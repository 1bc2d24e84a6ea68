// The words of parts of the page that few visits see. The English ones come with the code of the part.
import type { BreakItWords } from './contracts/breakIt.ts';
import type { ClassroomWords } from './contracts/classroom.ts';
import type { ConsoleWords } from './contracts/console.ts';
import type { DeckMessages, DeckPanelWords } from './contracts/deck.ts';
import type { OwnRecipeWords } from './contracts/ownRecipe.ts';
import type { RecordWords } from './contracts/engine.ts';
import type { LessonsMessages } from './contracts/lessons.ts';
import type { LiveServersWords } from './contracts/liveServers.ts';
import type { PaletteWords } from './contracts/palette.ts';
import type { RoomsWords } from './contracts/rooms.ts';
import type { TakeAwayWords } from './contracts/takeAway.ts';
import type { WorldsWords } from './contracts/worlds.ts';
import type { BuilderWords, CardWords, ViewWords } from './messages.ts';

export interface Areas {
  readonly breakIt: BreakItWords;
  readonly builder: BuilderWords;
  readonly cards: CardWords;
  readonly classroom: ClassroomWords;
  readonly console: ConsoleWords;
  readonly deck: DeckMessages;
  readonly deckPanel: DeckPanelWords;
  readonly lessons: LessonsMessages;
  readonly liveServers: LiveServersWords;
  readonly ownRecipe: OwnRecipeWords;
  readonly palette: PaletteWords;
  readonly records: RecordWords;
  readonly rooms: RoomsWords;
  readonly shelf: ViewWords;
  readonly takeAway: TakeAwayWords;
  readonly worlds: WorldsWords;
}

export interface Area<Id extends keyof Areas = keyof Areas> {
  readonly id: Id;
  readonly english: Areas[Id];
}
