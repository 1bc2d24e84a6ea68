// Simplified Chinese. API names, states and event types stay as ZooKeeper writes them.
import { commands, refusals } from './commands.zh.ts';
import { controls } from './controls.zh.ts';
import type { Messages } from './en.ts';
import { keeperCodes } from './errors.zh.ts';
import { invariants } from './invariants.zh.ts';
import { links } from './links.zh.ts';
import { live } from './live.zh.ts';
import { format } from './nouns.zh.ts';
import { panels } from './panels.zh.ts';
import { picture } from './picture.zh-CN.ts';
import { records } from './records.zh.ts';
import { scenarios } from './scenarios.zh.ts';
import { shell } from './shell.zh.ts';
import { stepNames, steps } from './steps.zh.ts';

export const zh: Messages = {
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
