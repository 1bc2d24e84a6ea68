// What a component asks of an exploration besides its shards, and shows once it is known.
import { useEffect, useMemo, useState } from 'react';
import type { TraceRecord } from '../../../engine/index.ts';
import type { PlainOrder } from '../model/explore/explorerOf.ts';
import { askExplorer, type AskedExplorer } from './askExplorer.ts';

export const ESTIMATE = { about: 'estimate' } as const;
export const UNDISTURBED = { about: 'undisturbed' } as const;

/** One at a time, which runs programs where they hold up nothing. `key`: its order, as JSON. */
export function useAskedExplorer(key: string): AskedExplorer {
  const explorer = useMemo(() => askExplorer(JSON.parse(key) as PlainOrder), [key]);
  useEffect(() => () => explorer.end(), [explorer]);
  return explorer;
}

/** Null as long as it is not known. */
export function useAnswer(explorer: AskedExplorer | null, question: typeof ESTIMATE): number | null;
export function useAnswer(
  explorer: AskedExplorer | null,
  question: typeof UNDISTURBED,
): readonly TraceRecord[] | null;
export function useAnswer(
  explorer: AskedExplorer | null,
  question: typeof ESTIMATE | typeof UNDISTURBED,
): number | readonly TraceRecord[] | null {
  const [known, setKnown] = useState<{
    readonly of: AskedExplorer;
    readonly answer: number | readonly TraceRecord[];
  } | null>(null);
  useEffect(() => {
    // What cannot be answered fails where it is explored, and is said there.
    explorer?.ask<'estimate' | 'undisturbed'>(question).then(
      (answer) => setKnown({ of: explorer, answer }),
      () => undefined,
    );
  }, [explorer, question]);
  return known !== null && known.of === explorer ? known.answer : null;
}
