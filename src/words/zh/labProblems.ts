import type { LabProblem } from '../../scenarios/console/labLine.ts';

export function labProblems(problem: LabProblem): string {
  switch (problem.kind) {
    case 'unknownName':
      return problem.like === null
        ? `没有命令“${problem.name}”。`
        : `没有命令“${problem.name}”。是不是 ${problem.like}？`;
    case 'fieldMissing':
      return `缺少 ${problem.field}。用法：${problem.usage}`;
    case 'fieldWrong':
      return `“${problem.word}”不能用作 ${problem.field}。用法：${problem.usage}`;
    case 'tooManyWords':
      return `多了一个词“${problem.word}”。用法：${problem.usage}`;
  }
}
