// English, as far as the first scene needs it: what every other language is measured against.
import { controls } from './controls.en.ts';
import { invariantNames } from './invariants.en.ts';
import { format } from './nouns.en.ts';
import { picture } from './picture.en.ts';
import { scenarios } from './scenarios.en.ts';
import { shell } from './shell.en.ts';
import { stepNames } from './steps.en.ts';

export const en = { format, shell, controls, scenarios, picture, invariantNames, stepNames };

/** What every language says from the first moment on. */
export type Messages = typeof en;
