// The line for a lock as the tree has it, and how many of its first znodes have what they came for: one, as many as there are
// permits, or all readers before the next writer.
import { sequenceOf } from '../../engine/index.ts';
import type { Scenario, ScenarioChoice } from '../../scenarios/scenario/scenario.ts';

export interface Line {
  readonly parent: string;
  readonly order: Scenario['lock']['order'];
  readonly permits: number;
  readonly isGuessed?: true;
}

export function lockLine({ lock }: Pick<Scenario, 'lock'>, { values }: Pick<ScenarioChoice, 'values'>): Line {
  const permits = Number(values['permits'] ?? lock.permits ?? 1);
  return { ...lock, permits: Number.isInteger(permits) ? permits : 1 };
}

/** What tells one line from another. */
export function keyOfLine({ parent, order, permits }: Line): string {
  return `${order} ${permits} ${parent}`;
}

/** Paths or names that stand in line, first the lowest. Without order one stands at most. */
export function inLine<P extends string>(paths: readonly P[], { order }: Line): readonly P[] {
  if (order === 'none') return paths.slice(0, 1);
  if (order === 'unheld') return [];
  return paths
    .filter((path) => sequenceOf(path) !== null)
    .toSorted((a, b) => (sequenceOf(a) ?? 0) - (sequenceOf(b) ?? 0));
}

/** How many of the first in line have it. */
export function entitledCount(standing: readonly string[], { permits }: Pick<Line, 'permits'>): number {
  const [first] = standing;
  if (first === undefined) return 0;
  if (modeOf(first) !== 'reader') return Math.min(permits, standing.length);
  const nextWriter = standing.findIndex((path) => modeOf(path) === 'writer');
  return nextWriter < 0 ? standing.length : nextWriter;
}

export type Mode = 'reader' | 'writer';

/** By the names that recipes of shared locks give: `read-0000000001`, `hostA-W-0000000002`; null for other names. */
export function modeOf(path: string): Mode | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/read-|-R-/.test(name)) return 'reader';
  return /write-|-W-/.test(name) ? 'writer' : null;
}
