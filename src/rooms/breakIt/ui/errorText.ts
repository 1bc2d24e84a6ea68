import type { FoundRun } from '../model/explore/explorer.ts';
import type { BreakItWords } from '../words/contract.ts';

/** What a run ended with that nobody caught: one of ZooKeeper's errors by its name, another by what it says. */
export function errorText(
  { error, line, program }: Pick<FoundRun, 'error' | 'line' | 'program'>,
  words: BreakItWords['everyRun'],
): string {
  const code = error?.code ?? '';
  return /^\w*$/u.test(code) ? words.error(code, line, program) : words.ownError(code, line, program);
}
