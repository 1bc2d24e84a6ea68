// English: what every other language is measured against.
import { commands, refusals } from './commands.en.ts';
import { controls } from './controls.en.ts';
import { keeperCodes } from './errors.en.ts';
import { invariants } from './invariants.en.ts';
import { links } from './links.en.ts';
import { live } from './live.en.ts';
import { format } from './nouns.en.ts';
import { panels } from './panels.en.ts';
import { picture } from './picture.en.ts';
import { records } from './records.en.ts';
import { scenarios } from './scenarios.en.ts';
import { shell } from './shell.en.ts';
import { stepNames, steps } from './steps.en.ts';

export const en = {
  format,
  shell,
  controls,
  scenarios,
  panels,
  picture,
  commands,
  refusals,
  records,
  keeperCodes,
  invariants,
  links,
  live,
  steps,
  stepNames,
};

/** What every language says. */
export type Messages = typeof en;
