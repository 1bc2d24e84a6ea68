// English: what every other language is measured against.
import { catalogue, lateStepNames, lateSteps } from './catalogue/catalogue.en.ts';
import { commands, fastLink, refusals } from './commands.en.ts';
import { controls } from './controls.en.ts';
import { dialogs } from './dialogs.en.ts';
import { ensembleInvariants } from './ensembleInvariants.en.ts';
import { keeperCodes } from './errors.en.ts';
import { failure } from './failure.en.ts';
import { gates } from './gates.en.ts';
import { guide } from './guide.en.ts';
import { invariantNames } from './invariants.en.ts';
import { links } from './links.en.ts';
import { live } from './live.en.ts';
import { lockInvariants } from './lockInvariants.en.ts';
import { museum } from './museum/museum.en.ts';
import { format } from './nouns.en.ts';
import { panels } from './panels.en.ts';
import { picture } from './picture.en.ts';
import { processAmounts } from './processCommands.en.ts';
import { recipeInvariants } from './recipeInvariants.en.ts';
import { records } from './records.en.ts';
import { scenarios } from './scenarios.en.ts';
import { steps } from './sentences.en.ts';
import { shell } from './shell.en.ts';
import { stepNames } from './steps.en.ts';
import { ensemble } from './views/ensemble.en.ts';
import { views } from './views/names.en.ts';
import { voices } from './voices/voices.en.ts';

export const en = {
  format,
  shell,
  controls,
  scenarios,
  picture,
  invariantNames,
  catalogue,
  commands,
  refusals,
  dialogs,
  ensemble,
  ensembleInvariants,
  fastLink,
  processAmounts,
  recipeInvariants,
  failure,
  gates,
  guide,
  keeperCodes,
  links,
  live,
  lockInvariants,
  museum,
  panels,
  records,
  stepNames: { ...stepNames, ...lateStepNames },
  steps: { ...steps, ...lateSteps },
  views,
  voices,
};
