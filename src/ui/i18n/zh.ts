// Simplified Chinese. API names, states and event types stay as ZooKeeper writes them.
import { controls } from './controls.zh.ts';
import type { Messages } from './en.ts';
import { invariantNames } from './invariants.zh.ts';
import { format } from './nouns.zh.ts';
import { picture } from './picture.zh-CN.ts';
import { scenarios } from './scenarios.zh.ts';
import { shell } from './shell.zh.ts';
import { stepNames } from './steps.zh.ts';

export const zh: Messages = { format, shell, controls, scenarios, picture, invariantNames, stepNames };
