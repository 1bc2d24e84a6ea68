// What a learner has done in each part of each lesson. It stays on her machine until she hands it in.
import { parseWork, workText, type LessonWork } from '../../../scenarios/lessons/lessonWork.ts';
import { NO_WORK, type PartWork } from '../../../scenarios/lessons/partWork.ts';
import { readStored } from '../../../ui/stores/storage.ts';
import { keepForLearner } from './keepForLearner.ts';

export function workOf(lesson: string): LessonWork {
  const text = readStored(nameOf(lesson));
  return text === null ? {} : (parseWork(text) ?? {});
}

export function partWork(lesson: string, part: string): PartWork {
  return workOf(lesson)[part] ?? NO_WORK;
}

export function keepWork(lesson: string, part: string, work: PartWork): void {
  keepForLearner(nameOf(lesson), workText({ ...workOf(lesson), [part]: work }));
}

/** Whether what would be handed in of a part holds a program that has passed its check. */
export function hasPassed(lesson: string, part: string, { runs }: PartWork): boolean {
  const passing = readStored(passingName(lesson, part));
  return passing !== null && runs.some(({ code }) => code === passing);
}

export function keepPassingCode(lesson: string, part: string, code: string): void {
  keepForLearner(passingName(lesson, part), code);
}

function passingName(lesson: string, part: string): string {
  return `passing.${lesson}.${part}`;
}

function nameOf(lesson: string): string {
  return `work.${lesson}`;
}
