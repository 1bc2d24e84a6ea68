// Simplified Chinese. API names, states and event types stay as ZooKeeper writes them.
import type { Messages } from '../../words/messages.ts';
import { catalogue, lateStepNames, lateSteps } from './catalogue/catalogue.zh.ts';
import { commands, fastLink, refusals } from './commands.zh.ts';
import { controls } from './controls.zh.ts';
import { dialogs } from './dialogs.zh.ts';
import { ensembleInvariants } from './ensembleInvariants.zh.ts';
import { keeperCodes } from './errors.zh.ts';
import { failure } from './failure.zh.ts';
import { gates } from './gates.zh.ts';
import { guide } from './guide.zh.ts';
import { invariantNames } from './invariants.zh.ts';
import { links } from './links.zh.ts';
import { live } from './live.zh.ts';
import { lockInvariants } from './lockInvariants.zh.ts';
import { museum } from './museum/museum.zh.ts';
import { format } from './nouns.zh.ts';
import { panels } from './panels.zh.ts';
import { picture } from './picture.zh-CN.ts';
import { processAmounts } from './processCommands.zh.ts';
import { recipeInvariants } from './recipeInvariants.zh.ts';
import { records } from './records.zh.ts';
import { scenarios } from './scenarios.zh.ts';
import { steps } from './sentences.zh.ts';
import { shell } from './shell.zh.ts';
import { stepNames } from './steps.zh.ts';
import { ensemble } from './views/ensemble.zh.ts';
import { views } from './views/names.zh.ts';
import { voices } from './voices/voices.zh.ts';

export const zh: Messages = {
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
