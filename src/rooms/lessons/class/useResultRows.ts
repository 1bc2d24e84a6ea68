// The codes that a teacher has put in, judged one after the other, and kept for the next visit.
import { useEffect, useEffectEvent, useState } from 'react';
import { codesIn } from '../../../scenarios/homework/handIn.ts';
import { Judge } from '../../../scenarios/homework/judge.ts';
import { turn } from '../../../ui/playback/slice.ts';
import { library } from '../../../ui/stores/library.ts';
import { readStored, store } from '../../../ui/stores/storage.ts';
import { checked } from './programs.ts';
import { resultRow, type ResultRow } from './resultRow.ts';

export interface ResultRows {
  readonly rows: readonly ResultRow[];
  /** Codes that are not judged yet. */
  readonly pending: number;
  /** Texts with codes in them. */
  readonly add: (texts: readonly string[]) => Promise<void>;
  readonly clear: () => void;
}

const judge = new Judge(library, checked);

const CODES = 'class.codes';

export function useResultRows(): ResultRows {
  const [rows, setRows] = useState<readonly ResultRow[]>([]);
  const [pending, setPending] = useState(0);
  /** Ended by clearing the table: codes that were put in before are not judged any more. */
  const [round, setRound] = useState(() => new AbortController());
  const add = async (texts: readonly string[]): Promise<void> => {
    const { signal } = round;
    // The files were still being read.
    if (signal.aborted) return;
    const codes = texts.flatMap(codesIn);
    setPending((before) => before + codes.length);
    const next = codes.values();
    // Programs are checked in workers, on two processors; the page draws in between.
    const lane = async (): Promise<void> => {
      for (const code of next) {
        const row = await resultRow(code, judge);
        if (signal.aborted) return;
        setRows((before) => [...before.filter((each) => each.code !== code), row]);
        setPending((before) => before - 1);
        await turn();
      }
    };
    await Promise.all([lane(), lane()]);
  };
  // What was read on the last visit is judged anew.
  const begin = useEffectEvent(() => void add([readStored(CODES) ?? '']));
  useEffect(() => {
    void turn().then(() => begin());
  }, []);
  useEffect(() => {
    if (pending === 0 && rows.length > 0) store(CODES, rows.map(({ code }) => code).join('\n'));
  }, [rows, pending]);
  const clear = (): void => {
    round.abort();
    setRound(new AbortController());
    setRows([]);
    setPending(0);
    store(CODES, '');
  };
  return { rows, pending, add, clear };
}
