// npm run lessons: plays the solution of every lesson. Exit 0: each reached its goal at the end and not before; 1: one did
// not, or its file has a mistake; 2: what was asked for makes no sense.
import { readFileSync, writeFileSync } from 'node:fs';
import { coachOf } from '../src/rooms/breakIt/model/examine.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { mistakesIn } from '../src/scenarios/lessons/checkLesson.ts';
import type { Lesson } from '../src/scenarios/lessons/lesson.ts';
import { lessonFiles } from '../src/scenarios/lessons/lessons.ts';
import { playLesson, type PlayedLesson } from '../src/scenarios/lessons/playLesson.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { checkLessonFile } from './lessons/checkLessonFile.ts';
import { checkLessons } from './lessons/checkLessons.ts';
import { withLessonTable } from './lessons/lessonTable.ts';
import { readJsonOption } from './jsonOption.ts';
import { messageOf } from './messageOf.ts';

const USAGE = `Plays the solution of every lesson without a page.

  npm run lessons -- [--json]
  npm run lessons -- --check DIRECTORY|FILE
  npm run lessons -- --table

  --json    one JSON array instead of a line for each lesson
  --check   names what the lessons in a directory lack, by file and field: fields, words in both languages, sentences that are too
            long, words that give an answer away. Each lesson is a folder with lesson.ts, words.ts in English and zh.ts in Chinese. Of a
            file that the page for teachers has saved: what its goal and its question lack.
  --table   writes the lessons into docs/teaching.md
`;

interface Verdict extends PlayedLesson {
  readonly id: string;
  readonly kind: Lesson['kind'];
  readonly minutes: number;
}

const coach = coachOf({ findScenario, book: recipeBook });
const TEACHING = new URL('../docs/teaching.md', import.meta.url);

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [first, directory, ...more] = args;
  if (first === '--check') {
    if (directory === undefined || more.length > 0) {
      process.stderr.write('--check asks for one directory, or one file.\n');
      return 2;
    }
    if (directory.endsWith('.json')) return checkLessonFile(directory);
    return checkLessons(directory);
  }
  if (first === '--table' && directory === undefined) {
    writeFileSync(TEACHING, withLessonTable(readFileSync(TEACHING, 'utf8')));
    return 0;
  }
  const output = readJsonOption(args, USAGE);
  if (typeof output !== 'string') return output.exitCode;
  const mistakes = lessonFiles.flatMap(([file, lesson]) => mistakesIn(file, lesson));
  for (const mistake of mistakes) process.stderr.write(`src/scenarios/lessons/${mistake}\n`);
  if (mistakes.length > 0) return 1;
  await loadOwnRecipes();
  const verdicts = lessonFiles.map(([file, lesson]) => verdictOn(file, lesson));
  process.stdout.write(output === 'json' ? `${JSON.stringify(verdicts, null, 2)}\n` : text(verdicts));
  return verdicts.every(isAsSaid) ? 0 : 1;
}

/** What cannot be carried out reaches no goal; why is told beside the verdict. */
function verdictOn(file: string, lesson: Lesson): Verdict {
  const { id, kind, minutes } = lesson;
  try {
    return { id, kind, ...playLesson(lesson, coach), minutes };
  } catch (error) {
    process.stderr.write(`src/scenarios/lessons/${file}: ${messageOf(error)}\n`);
    const nothing = { goalReached: false, goalReachedEarly: false, actions: 0, fewestKnown: 0 };
    return { id, kind, ...nothing, alternatives: [], predictions: [], minutes };
  }
}

function isAsSaid({ goalReached, goalReachedEarly, alternatives }: Verdict): boolean {
  return goalReached && !goalReachedEarly && alternatives.every(({ accepted }) => accepted);
}

function text(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map((verdict) => {
    const { id, actions, fewestKnown, alternatives, predictions, goalReachedEarly, goalReached } = verdict;
    const reached = goalReachedEarly ? 'too early' : goalReached ? 'reached' : 'never reached';
    const answers = predictions.map(({ id: asked, option, outcome }) => `${asked}: ${option} (${outcome})`);
    const mark = isAsSaid(verdict) ? 'ok    ' : 'FAILED';
    const accepted = alternatives.filter((way) => way.accepted).length;
    const ways = `${accepted} of ${alternatives.length} other ways accepted`;
    return `${mark} ${id}: goal ${reached} in ${actions} actions (fewest known ${fewestKnown}), ${ways}; ${answers.join('; ')}`;
  });
  return `${lines.join('\n')}\n`;
}
