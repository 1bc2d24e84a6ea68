// A second opinion on safety: naive rules over a history in plain words, one happening after the other.
import type { Happening } from './history.ts';
import type { Rule } from './rule.ts';
import { ephemeralsGone, eventBeforeData, firstInFirstOut, readsMonotone } from './sessions.ts';
import { oneHistory, sightsAgree, writesLinearizable, zxidsGrow } from './writes.ts';

export interface Breach {
  readonly rule: string;
  readonly text: string;
}

export class Oracle {
  readonly #rules: readonly Rule[] = [
    writesLinearizable(),
    oneHistory(),
    sightsAgree(),
    zxidsGrow(),
    readsMonotone(),
    firstInFirstOut(),
    eventBeforeData(),
    ephemeralsGone(),
  ];

  /** The first rule that this breaks; null if none. */
  see(happening: Happening): Breach | null {
    let breach: Breach | null = null;
    for (const rule of this.#rules) {
      const text = rule.see(happening);
      if (text !== null) breach ??= { rule: rule.name, text };
    }
    return breach;
  }
}

/** The first breach of a whole history; null if it is sound. */
export function judge(history: Iterable<Happening>): Breach | null {
  const oracle = new Oracle();
  for (const happening of history) {
    const breach = oracle.see(happening);
    if (breach !== null) return breach;
  }
  return null;
}
