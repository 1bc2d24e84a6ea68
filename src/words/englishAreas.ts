// All English words beside those of the page itself: for what counts or checks them. The page fetches each with its part.
import type { Areas } from './areas.ts';
import { BREAK_IT } from '../rooms/breakIt/words/breakIt.ts';
import { CLAIMS } from '../rooms/claims/words/claims.ts';
import { LIVE_CLASS } from '../rooms/classroom/words/liveClass.ts';
import { CONSOLE } from '../rooms/console/words/console.ts';
import { DATA_DIRECTORY } from '../rooms/data/words/area.ts';
import { DECK } from '../rooms/deck/words/deck.ts';
import { BUILDER } from '../rooms/embed/words/builder.ts';
import { FIGURE_WORDS } from '../rooms/embed/words/figures.ts';
import { CLASSROOM } from '../rooms/lessons/words/classroom.ts';
import { LESSONS } from '../rooms/lessons/words/lessons.ts';
import { PALETTE } from '../rooms/library/words/palette.ts';
import { ROOMS } from '../rooms/library/words/rooms.ts';
import { LIVE_SERVERS } from '../rooms/live/words/liveServers.ts';
import { OWN_RECIPE } from '../rooms/ownRecipes/words/ownRecipe.ts';
import { TAP } from '../rooms/tap/words/area.ts';
import { WORLDS } from '../rooms/worlds/words/worlds.ts';
import { CARDS } from './cards.ts';
import { COPYING } from './copying.ts';
import { DECK_PANEL } from './deckPanel.ts';
import { RECORDS } from './records.ts';
import { SHELF } from './shelf.ts';
import { TAKE_AWAY } from './takeAway.ts';

export const ENGLISH_AREAS: Areas = {
  breakIt: BREAK_IT.english,
  builder: BUILDER.english,
  cards: CARDS.english,
  claims: CLAIMS.english,
  classroom: CLASSROOM.english,
  console: CONSOLE.english,
  copying: COPYING.english,
  dataDirectory: DATA_DIRECTORY.english,
  deck: DECK.english,
  deckPanel: DECK_PANEL.english,
  figures: FIGURE_WORDS.english,
  lessons: LESSONS.english,
  liveClass: LIVE_CLASS.english,
  liveServers: LIVE_SERVERS.english,
  ownRecipe: OWN_RECIPE.english,
  palette: PALETTE.english,
  records: RECORDS.english,
  rooms: ROOMS.english,
  shelf: SHELF.english,
  tap: TAP.english,
  takeAway: TAKE_AWAY.english,
  worlds: WORLDS.english,
};
