// How far a learner has come. It stays on her machine, can be taken along as a file, and is never required.
import * as v from 'valibot';
import { create } from 'zustand';
import type { Lesson } from '../../../scenarios/lessons/lesson.ts';
import { findLesson } from '../../../scenarios/lessons/lessons.ts';
import { readStored } from '../../../ui/stores/storage.ts';
import { keepForLearner } from './keepForLearner.ts';
import { jsonOf } from '../../../scenarios/link/jsonOf.ts';

/** `done` once its last part was; what was skipped can be done later. */
interface LessonProgress {
  readonly state: 'begun' | 'skipped' | 'done';
  /** Where it goes on. */
  readonly part: number;
  /** What was predicted first, by prediction. */
  readonly predictions: Readonly<Record<string, string>>;
  /** The parts in which all was reached, by id. */
  readonly done?: readonly string[] | undefined;
}

export type Progress = Readonly<Record<string, LessonProgress>>;

const NAME = 'lessons';
/** Raised when older pages could not make sense of a file any more. */
const VERSION = 1;
const MAX_FILE_CHARS = 10_000;

/** Above the store: what was kept is read as soon as that is made. */
const FILE = v.object({
  format: v.literal('znode-lab-lessons'),
  version: v.pipe(v.number(), v.integer()),
  lessons: v.record(
    v.pipe(v.string(), v.regex(/^[LC]\d{1,3}$/)),
    v.object({
      state: v.picklist(['begun', 'skipped', 'done']),
      part: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
      done: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))), v.maxLength(20))),
      predictions: v.record(v.pipe(v.string(), v.regex(/^\w{1,40}$/)), v.pipe(v.string(), v.maxLength(40))),
    }),
  ),
});
const NEWER = v.object({
  format: v.literal('znode-lab-lessons'),
  version: v.pipe(v.number(), v.minValue(VERSION + 1)),
});

export const useProgress = create<{ readonly progress: Progress }>(() => ({ progress: stored() }));

export function progressOf(lesson: string): LessonProgress | undefined {
  return useProgress.getState().progress[lesson];
}

/** How far a lesson has come; what was predicted stays. */
export function keep(lesson: string, state: LessonProgress['state'], part: number): void {
  keepProgress(lesson, { predictions: {}, ...progressOf(lesson), state, part });
}

/** Of each prediction the first one counts. */
export function keepFirstPrediction(lesson: string, part: number, prediction: string, option: string): void {
  const kept = progressOf(lesson) ?? { state: 'begun', part, predictions: {} };
  keepProgress(lesson, { ...kept, predictions: { [prediction]: option, ...kept.predictions } });
}

export function keepProgress(lesson: string, own: LessonProgress): void {
  // The last one that was gone on with stands last.
  const { [lesson]: _before, ...others } = useProgress.getState().progress;
  keepAll({ ...others, [lesson]: own });
}

/** Places of the parts that are not done; nothing is open in a lesson that was done before. */
export function openParts({ parts }: Lesson, own: LessonProgress | undefined): readonly number[] {
  if (own?.state === 'done') return [];
  return parts.flatMap(({ id }, index) => (own?.done?.includes(id) === true ? [] : [index]));
}

/**
 * Where it goes on behind a part, done or skipped: to the next one that is open, later parts first; in a lesson that is taken once more,
 * to the next one. Null: all is done.
 */
export function partAfter(
  lesson: Lesson,
  partIndex: number,
  isRepeated: boolean,
  own: LessonProgress | undefined,
): number | null {
  if (isRepeated) return partIndex + 1 < lesson.parts.length ? partIndex + 1 : null;
  const others = openParts(lesson, own).filter((index) => index !== partIndex);
  return others.find((index) => index > partIndex) ?? others[0] ?? null;
}

export function progressFile(): string {
  return JSON.stringify({
    format: 'znode-lab-lessons',
    version: VERSION,
    // An assignment of a world is no lesson of the course.
    lessons: Object.fromEntries(
      Object.entries(useProgress.getState().progress).filter(([id]) => findLesson(id) !== undefined),
    ),
  });
}

export type Imported = 'ok' | 'damaged' | 'newer';

/** Adds what a file holds; of a lesson that both know the file's counts, but what is done stays done. */
export function importProgress(text: string): Imported {
  const read = parse(text);
  if (typeof read === 'string') return read;
  const progress = { ...useProgress.getState().progress };
  for (const [id, own] of Object.entries(read)) {
    if (progress[id]?.state !== 'done') progress[id] = own;
  }
  keepAll(progress);
  return 'ok';
}

function parse(text: string): Progress | 'damaged' | 'newer' {
  if (text.length > MAX_FILE_CHARS) return 'damaged';
  const data = jsonOf(text);
  if (v.is(NEWER, data)) return 'newer';
  const file = v.safeParse(FILE, data);
  if (!file.success) return 'damaged';
  const known = Object.entries(file.output.lessons).filter(([id]) => findLesson(id) !== undefined);
  return Object.fromEntries(known);
}

function stored(): Progress {
  const text = readStored(NAME);
  const read = text === null ? {} : parse(text);
  return typeof read === 'string' ? {} : read;
}

function keepAll(progress: Progress): void {
  useProgress.setState({ progress });
  keepForLearner(NAME, progressFile());
}
