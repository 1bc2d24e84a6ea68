// Simplified Chinese. API names, states and event types stay as ZooKeeper writes them.
import { catalogue, lateStepNames, lateSteps } from './scenarios/catalogue.ts';
import { scenarios } from './scenarios.ts';
import { steps, stepNames } from './scenarioSteps.ts';
import * as areaWords from './areas.ts';
import type { TranslatedMessages } from '../messages.ts';
import { commands, fastLink, processAmounts } from './commands.ts';
import { gates } from './gates.ts';
import { refusals } from './refusals.ts';
import { controls } from './controls.ts';
import { dialogs } from './dialogs.ts';
import { embed } from '../../rooms/embed/words/zh/embed.ts';
import { ensemble } from './ensemble.ts';
import { guide } from './guide.ts';
import { ensembleInvariants, invariantNames, lockInvariants, recipeInvariants } from './invariants.ts';
import { links } from './links.ts';
import { live } from './live.ts';
import { gallery, museum } from './museum.ts';
import { format } from './nouns.ts';
import { panels } from './panels.ts';
import { picture, stage } from './picture.ts';
import { failure, shell } from './shell.ts';
import { views } from './views.ts';
import * as viewWords from './viewWords.ts';
import { voices } from './voices.ts';

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

export const areas: Readonly<Record<string, object>> = { ...areaWords, ...viewWords };
