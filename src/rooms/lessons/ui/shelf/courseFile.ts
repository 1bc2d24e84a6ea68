// All that a learner has done, as one file for another device: progress, what was done in each part with its programs, and quizzes.
import * as v from 'valibot';
import { lessons } from '../../../../scenarios/lessons/lessons.ts';
import { unpacked, packed } from '../../../../scenarios/lessons/lessonWork.ts';
import { jsonOf } from '../../../../scenarios/link/jsonOf.ts';
import { importProgress, progressFile, type Imported } from '../progress.ts';
import { QUIZ_RECORD, addQuizRecord, useQuiz } from '../quiz/quizStore.ts';
import { keepWork, workOf } from '../work.ts';

const MAX_CHARS = 2_000_000;
const VERSION = 1;

const FILE = v.object({
  format: v.literal('znode-lab-course'),
  version: v.literal(VERSION),
  progress: v.string(),
  work: v.record(v.string(), v.unknown()),
  quiz: QUIZ_RECORD,
});
const NEWER = v.object({
  format: v.literal('znode-lab-course'),
  version: v.pipe(v.number(), v.minValue(VERSION + 1)),
});

export function courseFile(): string {
  const work = lessons.map(({ id }) => [id, workOf(id)] as const);
  return JSON.stringify({
    format: 'znode-lab-course',
    version: VERSION,
    progress: progressFile(),
    work: Object.fromEntries(
      work.filter(([, own]) => Object.keys(own).length > 0).map(([id, own]) => [id, packed(own)]),
    ),
    quiz: useQuiz.getState().record,
  });
}

/** Adds what a file holds; a part that has been worked on here stays as it is. A file of progress alone is read, too. */
export function importCourse(text: string): Imported {
  if (text.length > MAX_CHARS) return 'damaged';
  const data = jsonOf(text);
  if (v.is(NEWER, data)) return 'newer';
  const file = v.safeParse(FILE, data);
  if (!file.success) return importProgress(text);
  const { progress, work, quiz } = file.output;
  const imported = importProgress(progress);
  if (imported !== 'ok') return imported;
  for (const { id } of lessons) {
    const own = unpacked(work[id]);
    const here = workOf(id);
    for (const [part, done] of Object.entries(own ?? {}))
      if (here[part] === undefined) keepWork(id, part, done);
  }
  addQuizRecord(quiz);
  return 'ok';
}
