// What a learner has done in each part of each lesson. It stays on her machine until she hands it in.
import { parseWork, workText, type LessonWork } from '../../../scenarios/lessons/lessonWork.ts';
import { NO_WORK, type PartWork } from '../../../scenarios/lessons/partWork.ts';
import { readStored, store } from '../../../ui/stores/storage.ts';

export function workOf(lesson: string): LessonWork {
  const text = readStored(nameOf(lesson));
  return text === null ? {} : (parseWork(text) ?? {});
}

export function partWork(lesson: string, part: string): PartWork {
  return workOf(lesson)[part] ?? NO_WORK;
}

export function keepWork(lesson: string, part: string, work: PartWork): void {
  store(nameOf(lesson), workText({ ...workOf(lesson), [part]: work }));
}

function nameOf(lesson: string): string {
  return `work.${lesson}`;
}
