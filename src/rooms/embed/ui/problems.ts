// What the host said that makes no sense: told once, below the embed and on the console.
import { create } from 'zustand';
import type { EmbedProblem } from '../../../embed/parameters.ts';

const useState = create<{ readonly problems: readonly EmbedProblem[] }>(() => ({ problems: [] }));

export function useProblems(): readonly EmbedProblem[] {
  return useState((state) => state.problems);
}

/** On the console each is told once, however often a host says it. */
const told = new Set<string>();
const MAX_TOLD = 100;

export function tellProblems(problems: readonly EmbedProblem[]): void {
  useState.setState({ problems });
  for (const { name, value, right } of problems) {
    const text = `znode-lab: ${name}=${JSON.stringify(value)} is not valid. Use: ${right}`;
    if (told.has(text) || told.size >= MAX_TOLD) continue;
    told.add(text);
    // The author of the page reads it there. Values are shown as text and never run.
    // oxlint-disable-next-line no-console
    console.warn(text);
  }
}

export function dismissProblems(): void {
  useState.setState({ problems: [] });
}
