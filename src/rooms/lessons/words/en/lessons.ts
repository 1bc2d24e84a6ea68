// The words of all lessons, by id.
import { lessonFiles } from '../../../../scenarios/lessons/lessons.ts';
import type { LessonsMessages } from '../contract.ts';
import { panel } from './panel.ts';
import { terms } from './terms.ts';

export const lessonWords: LessonsMessages = {
  panel,
  terms,
  lessons: Object.fromEntries(lessonFiles.map(([, { id, words }]) => [id, words])),
};
