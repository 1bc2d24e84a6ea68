// The words of all lessons, by id.
import type { Translation } from '../../../../words/messages.ts';
import type { LessonsMessages } from '../contract.ts';
import * as lessons from './course.ts';
import { panel } from './panel.ts';
import { terms } from './terms.ts';

export const lessonWords: Translation<LessonsMessages> = { panel, terms, lessons };
