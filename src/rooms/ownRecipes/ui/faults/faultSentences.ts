// What is said of lines at fault: one sentence for each line.
import type { OwnRecipeWords, Spell } from '../../words/contract.ts';
import type { FaultLine } from './faultLines.ts';

export interface FaultsOfLine {
  readonly line: number;
  readonly sentence: string;
  readonly title: string;
}

/** The same line may be at fault for several reasons, and in several clients. `spell`: when that was, if it is over. */
export function byLine(
  faults: readonly FaultLine[],
  own: OwnRecipeWords,
  spell: Spell | null = null,
): readonly FaultsOfLine[] {
  const lines = [...new Set(faults.map(({ line }) => line))].toSorted((a, b) => a - b);
  return lines.map((line) => {
    const those = faults.filter((fault) => fault.line === line);
    const failed = those.filter(({ part }) => part === 'fault');
    // What it did says more than that a client was there.
    const main = failed[0] ?? those.find(({ part }) => part !== 'stood') ?? those[0];
    const eachOnce = (of: (fault: FaultLine) => string, among = those): readonly string[] => [
      ...new Set(among.map(of)),
    ];
    const names = eachOnce(({ name }) => name, failed.length > 0 ? failed : those);
    return {
      line,
      sentence: main === undefined ? '' : sentenceOf(main, { names, spell }, own),
      title: eachOnce(({ message }) => message).join('\n'),
    };
  });
}

interface Violated {
  readonly names: readonly string[];
  readonly spell: Spell | null;
}

function sentenceOf(
  { client, line, part }: FaultLine,
  { names, spell }: Violated,
  own: OwnRecipeWords,
): string {
  if (part === 'fault') return own.invariantFailed(line, names);
  if (part === 'stated') return own.statedIn(line, names, spell);
  if (part === 'stood') return own.stoodAt(client, line, names, spell);
  const { overwrote: path, isOneOfSeveral } = part;
  return own.overwrote({ client, line, path, isOneOfSeveral }, names, spell);
}
