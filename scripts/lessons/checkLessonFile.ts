// npm run lessons -- --check FILE: what a lesson that was made of a world lacks, by field.
import { readFileSync } from 'node:fs';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { mistakesInAssignment, parseLessonFile } from '../../src/scenarios/homework/lessonFile.ts';

/** Exit 0: nothing; 1: something, on standard output; 2: it cannot be read. */
export function checkLessonFile(file: string): number {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    process.stderr.write(`${file} cannot be read.\n`);
    return 2;
  }
  const assignment = parseLessonFile(text, { findScenario });
  if (assignment === null || typeof assignment === 'string') {
    process.stdout.write(`${file}: ${assignment ?? 'no lesson'}\n`);
    return 1;
  }
  const mistakes = mistakesInAssignment(assignment);
  for (const { field, found } of mistakes)
    process.stdout.write(
      field === 'question.options'
        ? `${file}: ${field}: none says ${found}\n`
        : `${file}: ${field}: ${found}\n`,
    );
  return mistakes.length === 0 ? 0 : 1;
}
