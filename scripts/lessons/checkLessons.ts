// What the lessons in a directory lack, by file and field.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { coachOf } from '../../src/rooms/breakIt/model/examine.ts';
import { loadOwnRecipes } from '../../src/ownRecipes/load.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { mistakesIn } from '../../src/scenarios/lessons/checkLesson.ts';
import type { Lesson } from '../../src/scenarios/lessons/lesson.ts';
import { asLesson, isMeantAsLesson, missingFields } from '../../src/scenarios/lessons/missingFields.ts';
import { playLesson } from '../../src/scenarios/lessons/playLesson.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import type { LessonWords } from '../../src/rooms/lessons/words/contract.ts';
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
const LANGUAGES = ['en', 'zh'] as const;

export const OWN_LESSONS = ownFile('src/scenarios/lessons');

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
  const files = readdirSync(folder).filter((name) => /^[^.]+\.[mt]?[jt]s$/.test(name));
  await loadOwnRecipes();
  let lessons = 0;
  const found: string[] = [];
  for (const file of files.toSorted()) {
    // One after the other, in the order of the files.
    const checked = await checkFile(folder, file);
    lessons += checked.lessons;
    found.push(...checked.found);
  }
  if (lessons === 0) found.push(`${folder}: no file exports a lesson`);
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
  for (const language of LANGUAGES) {
    const path = wordsPath(folder, language, file);
    const shown = relative(process.cwd(), path);
    const exported = existsSync(path) ? await exportsOf(path) : 'missing';
    const words = typeof exported === 'string' ? undefined : wordsAmong(exported, lesson);
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

/** Beside the lesson, or where the project has its words: in a file of the same name, or in that of the challenges. */
function wordsPath(folder: string, language: (typeof LANGUAGES)[number], file: string): string {
  if (folder !== OWN_LESSONS) return join(folder, language, basename(file));
  const own = ownFile(`src/rooms/lessons/words/${language}/${file}`);
  return existsSync(own) ? own : ownFile(`src/rooms/lessons/words/${language}/challenges.ts`);
}

/** Exported by themselves, or by the id of their lesson among others. */
function wordsAmong(exported: readonly unknown[], { id }: Lesson): LessonWords | undefined {
  const byId = exported.map((thing): unknown =>
    typeof thing === 'object' && thing !== null ? Reflect.get(thing, id) : undefined,
  );
  return [...exported, ...byId].find(isMeantAsWords);
}

/** A file of the project. */
function ownFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
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
