import type { LabProblem } from '../../scenarios/console/labLine.ts';

/** What is said at the console of the lab of a line that it does not understand. */
export function labProblems(problem: LabProblem): string {
  switch (problem.kind) {
    case 'unknownName':
      return problem.like === null
        ? `There is no command “${problem.name}”.`
        : `There is no command “${problem.name}”. Did you mean ${problem.like}?`;
    case 'fieldMissing':
      return `${problem.field} is missing. Usage: ${problem.usage}`;
    case 'fieldWrong':
      return `“${problem.word}” is not valid for ${problem.field}. Usage: ${problem.usage}`;
    case 'tooManyWords':
      return `“${problem.word}” is one word too many. Usage: ${problem.usage}`;
  }
}
