// Simplified Chinese. API names, states and event types stay as ZooKeeper writes them.
import { catalogue, lateStepNames, lateSteps } from './scenarios/catalogue.ts';
import { scenarios } from './scenarios.ts';
import { steps, stepNames } from './scenarioSteps.ts';
import type { Areas } from '../areas.ts';
import type { TranslatedMessages, Translation } from '../messages.ts';
import { deckWords } from '../../rooms/deck/words/zh/deck.ts';
import { copyingWords } from './copying.ts';
import { panel as deckPanel } from './deckPanel.ts';
import { lessonWords } from '../../rooms/lessons/words/zh/lessons.ts';
import { commands, fastLink, processAmounts } from './commands.ts';
import { gates } from './gates.ts';
import { refusals } from './refusals.ts';
import { breakItWords } from '../../rooms/breakIt/words/zh.ts';
import { builder } from '../../rooms/embed/words/zh/builder.ts';
import { classroom } from '../../rooms/lessons/words/zh/classroom.ts';
import { tapWords } from '../../rooms/tap/words/zh.ts';
import { dataDirectoryWords } from '../../rooms/data/words/zh.ts';
import { claimsWords } from '../../rooms/claims/words/zh.ts';
import { cards } from './cards.ts';
import { controls } from './controls.ts';
import { dialogs } from './dialogs.ts';
import { embed } from '../../rooms/embed/words/zh/embed.ts';
import { figures } from '../../rooms/embed/words/zh/figures.ts';
import { ensemble } from './ensemble.ts';
import { guide } from './guide.ts';
import { ensembleInvariants, invariantNames, lockInvariants, recipeInvariants } from './invariants.ts';
import { consoleWords } from '../../rooms/console/words/zh.ts';
import { links } from './links.ts';
import { live } from './live.ts';
import { liveClassWords } from '../../rooms/classroom/words/zh.ts';
import { liveServersWords } from '../../rooms/live/words/zh.ts';
import { takeAwayWords } from './takeAway.ts';
import { gallery, museum } from './museum.ts';
import { format } from './nouns.ts';
import { ownRecipeWords } from '../../rooms/ownRecipes/words/zh.ts';
import { paletteWords } from '../../rooms/library/words/zh/palette.ts';
import { panels } from './panels.ts';
import { picture, stage } from './picture.ts';
import { records } from './records.ts';
import { failure, shell } from './shell.ts';
import { views } from './views.ts';
import { shelfWords } from './shelf.ts';
import { rooms } from '../../rooms/library/words/zh/rooms.ts';
import { voices } from './voices.ts';
import { worlds } from '../../rooms/worlds/words/zh.ts';

export const messages: TranslatedMessages = {
  format,
  shell,
  stage,
  controls,
  scenarios,
  picture,
  invariantNames,
  catalogue,
  commands,
  refusals,
  dialogs,
  embed,
  ensemble,
  ensembleInvariants,
  fastLink,
  processAmounts,
  recipeInvariants,
  failure,
  gates,
  guide,
  links,
  live,
  lockInvariants,
  museum,
  gallery,
  panels,
  stepNames: { ...stepNames, ...lateStepNames },
  steps: { ...steps, ...lateSteps },
  views,
  voices,
};

export const areas: Translation<Areas> = {
  deck: deckWords,
  deckPanel,
  figures,
  lessons: lessonWords,
  records,
  rooms,
  worlds,
  shelf: shelfWords,
  breakIt: breakItWords,
  liveClass: liveClassWords,
  liveServers: liveServersWords,
  takeAway: takeAwayWords,
  tap: tapWords,
  ownRecipe: ownRecipeWords,
  palette: paletteWords,
  builder,
  cards,
  claims: claimsWords,
  classroom,
  console: consoleWords,
  copying: copyingWords,
  dataDirectory: dataDirectoryWords,
};
