// What the host said that makes no sense: told once, in the embed's corner and on the console.
import { create } from 'zustand';
import type { EmbedProblem } from '../../embed/parameters.ts';

const useState = create<{ readonly problems: readonly EmbedProblem[] }>(() => ({ problems: [] }));

export function useProblems(): readonly EmbedProblem[] {
  return useState((state) => state.problems);
}

export function tellProblems(problems: readonly EmbedProblem[]): void {
  useState.setState({ problems });
  for (const { name, value, right } of problems) {
    // Whoever wrote the page reads it there. Values are shown as text and never run.
    // oxlint-disable-next-line no-console
    console.warn(`znode-lab: ${name}=${JSON.stringify(value)} is not known here; right would be: ${right}`);
  }
}

export function dismissProblems(): void {
  useState.setState({ problems: [] });
}
