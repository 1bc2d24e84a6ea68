// A quiz about a chapter: its predictions again, each in a world that the learner has not seen. The answers are computed, as in the lessons.
import { hash32 } from '../../engine/index.ts';
import type { Parameter, ParameterValue, ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import type { Lesson, Part, Prediction } from './lesson.ts';
import { lessons } from './lessons.ts';
import { settingsOf } from './scenes.ts';

/** Which question, in which round: each round sets the worlds otherwise. */
export interface QuizQuestion {
  readonly lesson: Lesson;
  readonly part: Part;
  readonly prediction: Prediction;
  readonly set: ParameterValues;
  /** The part's scene with other seeds. */
  readonly scene: readonly ScenarioChoice[];
}

/** So many questions a quiz has at most. */
const MOST = 8;

/** Names a question, whatever its world: `L3/cable`. */
export function questionId({ lesson, part }: Pick<QuizQuestion, 'lesson' | 'part'>): string {
  return `${lesson.id}/${part.id}`;
}

/** Each of a chapter's lessons asks once, in its order, and those with more to ask once more while there is room. */
export function quizOf(chapter: number, round: number): readonly QuizQuestion[] {
  const asking = lessons
    .filter((lesson) => lesson.chapter === chapter && lesson.kind === 'lesson')
    .map((lesson) => ({ lesson, parts: lesson.parts.filter(({ prediction }) => prediction !== undefined) }));
  const first = asking.flatMap(({ lesson, parts }) => pick(lesson, parts, round, 0));
  const second = asking.flatMap(({ lesson, parts }) =>
    parts.length > 1 ? pick(lesson, parts, round, 1) : [],
  );
  return [...first, ...second]
    .slice(0, MOST)
    .toSorted((a, b) => lessons.indexOf(a.lesson) - lessons.indexOf(b.lesson));
}

/** The questions of those names, as they are asked in this round; names that are no question are left out. */
export function questionsAgain(ids: readonly string[], round: number): readonly QuizQuestion[] {
  return ids.slice(0, MOST).flatMap((id) => {
    const [lessonId, partId] = id.split('/');
    const lesson = lessons.find((each) => each.id === lessonId);
    const part = lesson?.parts.find((each) => each.id === partId);
    return lesson === undefined || part === undefined ? [] : asked(lesson, part, round);
  });
}

function pick(lesson: Lesson, parts: readonly Part[], round: number, place: number): readonly QuizQuestion[] {
  const part = parts[(round + place) % Math.max(parts.length, 1)];
  return part === undefined ? [] : asked(lesson, part, round);
}

function asked(lesson: Lesson, part: Part, round: number): readonly QuizQuestion[] {
  const { prediction } = part;
  if (prediction === undefined) return [];
  const set: Record<string, ParameterValue> = { ...settingsOf(part) };
  for (const [index, setting] of (part.settings ?? []).entries())
    set[setting.name] = drawn(setting, round, index);
  const seed = 2 + (hash32(round, lesson.parts.indexOf(part), Number(lesson.id.slice(1))) % 900);
  return [{ lesson, part, prediction, set, scene: part.scene(set).map((choice) => ({ ...choice, seed })) }];
}

function drawn(setting: Parameter, round: number, index: number): ParameterValue {
  const chance = hash32(round, index, 0x7175697a);
  if (setting.kind === 'choice') return setting.options[chance % setting.options.length] ?? setting.initial;
  return setting.min + (chance % (setting.max - setting.min + 1));
}
