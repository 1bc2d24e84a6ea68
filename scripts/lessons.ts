// npm run lessons: plays the solution of every lesson. Exit 0: each reached its goal at the end and not before; 1: one did
// not, or its file has a mistake; 2: what was asked for makes no sense.
import { mistakesIn } from '../src/scenarios/lessons/checkLesson.ts';
import type { Lesson } from '../src/scenarios/lessons/lesson.ts';
import { lessonFiles } from '../src/scenarios/lessons/lessons.ts';
import { playLesson, type PlayedLesson } from '../src/scenarios/lessons/playLesson.ts';
import { readJsonOption } from './jsonOption.ts';

const USAGE = `Plays the solution of every lesson without a page.

  npm run lessons -- [--json]

  --json   one JSON array instead of a line for each lesson
`;

interface Verdict extends PlayedLesson {
  readonly id: string;
  readonly kind: Lesson['kind'];
}

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  const output = readJsonOption(args, USAGE);
  if (typeof output !== 'string') return output.exitCode;
  const mistakes = lessonFiles.flatMap(([file, lesson]) => mistakesIn(file, lesson));
  for (const mistake of mistakes) process.stderr.write(`src/scenarios/lessons/${mistake}\n`);
  if (mistakes.length > 0) return 1;
  const verdicts = lessonFiles.map(([file, lesson]) => verdictOn(file, lesson));
  process.stdout.write(output === 'json' ? `${JSON.stringify(verdicts, null, 2)}\n` : text(verdicts));
  return verdicts.every(isAsSaid) ? 0 : 1;
}

/** What cannot be carried out reaches no goal; why is told beside the verdict. */
function verdictOn(file: string, lesson: Lesson): Verdict {
  const { id, kind } = lesson;
  try {
    return { id, kind, ...playLesson(lesson) };
  } catch (error) {
    process.stderr.write(
      `src/scenarios/lessons/${file}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    const actions = lesson.parts.reduce((sum, { solution }) => sum + solution.length, 0);
    return { id, kind, goalReached: false, goalReachedEarly: false, actions, predictions: [] };
  }
}

function isAsSaid({ goalReached, goalReachedEarly }: Verdict): boolean {
  return goalReached && !goalReachedEarly;
}

function text(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map((verdict) => {
    const { id, actions, predictions, goalReachedEarly, goalReached } = verdict;
    const reached = goalReachedEarly ? 'too early' : goalReached ? 'reached' : 'never reached';
    const answers = predictions.map(({ id: asked, option, outcome }) => `${asked}: ${option} (${outcome})`);
    const mark = isAsSaid(verdict) ? 'ok    ' : 'FAILED';
    return `${mark} ${id}: goal ${reached} in ${actions} actions; ${answers.join('; ')}`;
  });
  return `${lines.join('\n')}\n`;
}
