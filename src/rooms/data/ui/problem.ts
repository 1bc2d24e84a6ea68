// Why files, or something asked of them, cannot be read.
import { TooManyZnodesError } from '../model/mostZnodes.ts';
import type { DataDirectoryWords } from '../words/contract.ts';

export type Problem =
  | { readonly is: 'error'; readonly message: string }
  | { readonly is: 'tooManyZnodes'; readonly most: number };

export function problemOf(error: unknown): Problem {
  if (error instanceof TooManyZnodesError) return { is: 'tooManyZnodes', most: error.most };
  return { is: 'error', message: error instanceof Error ? error.message : String(error) };
}

export function problemText(problem: 'nothing' | Problem, { failed }: DataDirectoryWords): string {
  if (problem === 'nothing') return failed.nothing;
  return problem.is === 'error' ? failed.error(problem.message) : failed.tooManyZnodes(problem.most);
}
