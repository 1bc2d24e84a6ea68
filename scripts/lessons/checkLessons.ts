// What the lessons in a directory lack, by file and field.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { coachOf } from '../../src/rooms/breakIt/model/examine.ts';
import { loadOwnRecipes } from '../../src/ownRecipes/load.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { mistakesIn } from '../../src/scenarios/lessons/checkLesson.ts';
import type { Lesson } from '../../src/scenarios/lessons/lesson.ts';
import { asLesson, isMeantAsLesson, missingFields } from '../../src/scenarios/lessons/missingFields.ts';
import { playLesson } from '../../src/scenarios/lessons/playLesson.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import type { LessonWords } from '../../src/scenarios/lessons/words.ts';
import {
  answersOf,
  giveaways,
  longSentences,
  textsOf,
  type FoundAnswers,
} from '../../src/rooms/lessons/words/lessonTexts.ts';
import { missingLessonWords } from '../../src/rooms/lessons/words/missingLessonWords.ts';
import { messageOf } from '../messageOf.ts';

const coach = coachOf({ findScenario, book: recipeBook });
/** English words stand in `words.ts`. */
const FILES_OF_WORDS = ['words', 'zh'] as const;

export const OWN_LESSONS = fileURLToPath(new URL('../../src/scenarios/lessons', import.meta.url));

/** The exit code. */
export async function checkLessons(directory: string): Promise<number> {
  const folder = resolve(directory);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    process.stderr.write(`${directory} is no directory.\n`);
    return 2;
  }
  const { lessons, found } = await lackingIn(folder);
  for (const line of found) process.stdout.write(`${line}\n`);
  if (found.length === 0) process.stdout.write(`ok     ${lessons} lessons, nothing is missing\n`);
  return found.length === 0 ? 0 : 1;
}

/** What all lessons of a folder lack. */
export async function lackingIn(folder: string): Promise<Checked> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/lesson\.[mt]?[jt]s$/.test(path));
  await loadOwnRecipes();
  let lessons = 0;
  const found: string[] = [];
  for (const file of files.toSorted()) {
    // One after the other, in the order of the files.
    const checked = await checkFile(folder, file);
    lessons += checked.lessons;
    found.push(...checked.found);
  }
  if (lessons === 0) found.push(`${folder}: no lesson.ts in a folder exports a lesson`);
  return { lessons, found };
}

interface Checked {
  readonly lessons: number;
  readonly found: readonly string[];
}

/** What those of one file lack. */
export async function checkFile(folder: string, file: string): Promise<Checked> {
  const exported = await exportsOf(join(folder, file));
  if (typeof exported === 'string') return { lessons: 0, found: [`${file}: ${exported}`] };
  const meant = exported.filter(isMeantAsLesson);
  const found: string[] = [];
  for (const lesson of meant) {
    const missing = missingFields(lesson);
    found.push(...missing.map((mistake) => `${file}: ${mistake}`));
    if (missing.length > 0) continue;
    found.push(...(await checkLesson(folder, file, asLesson(lesson))));
  }
  return { lessons: meant.length, found };
}

async function checkLesson(folder: string, file: string, lesson: Lesson): Promise<readonly string[]> {
  const mistakes = mistakesIn(file, lesson);
  if (mistakes.length > 0) return mistakes;
  const found = notReached(lesson).map((line) => `${file}: ${line}`);
  const answers = tried(() => answersOf(lesson));
  if (typeof answers === 'string') return [...found, `${file}: prediction: ${answers}`];
  for (const language of FILES_OF_WORDS) {
    const path = join(folder, dirname(file), `${language}${extname(file)}`);
    const shown = relative(process.cwd(), path);
    const exported = existsSync(path) ? await exportsOf(path) : 'missing';
    const words = typeof exported === 'string' ? undefined : exported.find(isMeantAsWords);
    if (typeof exported === 'string' || words === undefined) {
      found.push(`${shown}: ${typeof exported === 'string' ? exported : `exports no words of ${lesson.id}`}`);
    } else found.push(...saidWrongly(lesson, words, answers, language).map((line) => `${shown}: ${line}`));
  }
  return found;
}

function saidWrongly(
  lesson: Lesson,
  words: LessonWords,
  answers: FoundAnswers,
  language: string,
): readonly string[] {
  const missing = missingLessonWords(lesson, words);
  if (missing.length > 0) return missing;
  const isSpaced = language !== 'zh';
  return [
    ...giveaways(lesson, words, answers),
    ...(isSpaced ? longSentences(textsOf(lesson, words, answers)) : []),
  ];
}

function notReached(lesson: Lesson): readonly string[] {
  const played = tried(() => playLesson(lesson, coach));
  if (typeof played === 'string') return [`solution: ${played}`];
  return [
    ...(played.goalReached ? [] : ['solution: does not reach the goal']),
    ...(played.goalReachedEarly ? ['solution: reaches the goal before its last action'] : []),
    ...played.alternatives
      .filter(({ accepted }) => !accepted)
      .map(({ part }) => `parts.${part}.otherWays: one is not accepted`),
  ];
}

async function exportsOf(path: string): Promise<readonly unknown[] | string> {
  try {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
    return Object.values(module);
  } catch (error) {
    return `cannot be loaded: ${messageOf(error)}`;
  }
}

function isMeantAsWords(thing: unknown): thing is LessonWords {
  return typeof thing === 'object' && thing !== null && 'title' in thing && 'parts' in thing;
}

function tried<Result extends object>(work: () => Result): Result | string {
  try {
    return work();
  } catch (error) {
    return messageOf(error);
  }
}
