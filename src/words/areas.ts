// The words of parts of the page that few visits see. The English ones come with the code of the part.
import type { BreakItWords } from '../rooms/breakIt/words/contract.ts';
import type { ClassroomWords } from '../rooms/lessons/words/classContract.ts';
import type { ClaimsWords } from '../rooms/claims/words/contract.ts';
import type { ConsoleWords } from '../rooms/console/words/contract.ts';
import type { DataDirectoryWords } from '../rooms/data/words/contract.ts';
import type { DeckMessages, DeckPanelWords } from '../rooms/deck/words/contract.ts';
import type { OwnRecipeWords } from '../rooms/ownRecipes/words/contract.ts';
import type { CopyingWords } from './contracts/copying.ts';
import type { RecordWords } from './contracts/engine.ts';
import type { LessonsMessages } from '../rooms/lessons/words/contract.ts';
import type { LiveClassWords } from '../rooms/classroom/words/contract.ts';
import type { LiveServersWords } from '../rooms/live/words/contract.ts';
import type { PaletteWords } from '../rooms/library/words/paletteContract.ts';
import type { RoomsWords } from '../rooms/library/words/roomsContract.ts';
import type { TapWords } from '../rooms/tap/words/contract.ts';
import type { TakeAwayWords } from './contracts/takeAway.ts';
import type { WorldsWords } from '../rooms/worlds/words/contract.ts';
import type { BuilderWords, CardWords, FigureWords, ViewWords } from './messages.ts';

export interface Areas {
  readonly breakIt: BreakItWords;
  readonly builder: BuilderWords;
  readonly cards: CardWords;
  readonly claims: ClaimsWords;
  readonly classroom: ClassroomWords;
  readonly console: ConsoleWords;
  readonly copying: CopyingWords;
  readonly dataDirectory: DataDirectoryWords;
  readonly deck: DeckMessages;
  readonly deckPanel: DeckPanelWords;
  readonly figures: FigureWords;
  readonly lessons: LessonsMessages;
  readonly liveClass: LiveClassWords;
  readonly liveServers: LiveServersWords;
  readonly ownRecipe: OwnRecipeWords;
  readonly palette: PaletteWords;
  readonly records: RecordWords;
  readonly rooms: RoomsWords;
  readonly shelf: ViewWords;
  readonly takeAway: TakeAwayWords;
  readonly tap: TapWords;
  readonly worlds: WorldsWords;
}

export interface Area<Id extends keyof Areas = keyof Areas> {
  readonly id: Id;
  readonly english: Areas[Id];
}
