// English: what every other language is measured against.
import { catalogue, museum, stepNames, steps } from '../../scenarios/libraryWords.ts';
import { scenarios } from './scenarios.ts';
import { commands, fastLink, processAmounts } from './commands.ts';
import { gates } from './gates.ts';
import { refusals } from './refusals.ts';
import { controls } from './controls.ts';
import { dialogs } from './dialogs.ts';
import { embed } from '../../rooms/embed/words/en/embed.ts';
import { ensemble } from './ensemble.ts';
import { guide } from './guide.ts';
import { ensembleInvariants, invariantNames, lockInvariants, recipeInvariants } from './invariants.ts';
import { links } from './links.ts';
import { live } from './live.ts';
import { gallery } from './museum.ts';
import { format } from './nouns.ts';
import { panels } from './panels.ts';
import { picture, stage } from './picture.ts';
import { failure, shell } from './shell.ts';
import { views } from './views.ts';

export const words = {
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
  stepNames,
  steps,
  views,
};
