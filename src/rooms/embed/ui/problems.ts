// What the host said that makes no sense: told once, below the embed and to the author of its page.
import { create } from 'zustand';
import type { EmbedProblem } from '../../../embed/parameters.ts';
import { reportProblems } from '../../../embed/reportProblems.ts';

const useState = create<{ readonly problems: readonly EmbedProblem[] }>(() => ({ problems: [] }));

export function useProblems(): readonly EmbedProblem[] {
  return useState((state) => state.problems);
}

export function tellProblems(problems: readonly EmbedProblem[]): void {
  useState.setState({ problems });
  reportProblems(problems);
}

export function dismissProblems(): void {
  useState.setState({ problems: [] });
}
