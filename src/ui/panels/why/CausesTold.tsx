import { useEffect, useState } from 'react';
import type { Messages } from '../../../words/messages.ts';
import { RECORDS } from '../../../words/records.ts';
import type { RecordWords } from '../../../words/contracts/engine.ts';
import { useWords } from '../../../words/useWords.ts';
import { tell } from '../../select/tell.ts';
import { useSelection, type Lit } from '../../stores/selection.ts';
import { getExperiment } from '../../stores/session.ts';

/** Causes light one after the other; a chain that is read out is whole. */
const WHOLE_AFTER_MS = 700;

/** What is lit in the picture and on the timeline, for readers who see neither. The panel of “why?” has its own text. */
export function CausesTold() {
  const words = useWords();
  const records = useWords(RECORDS);
  const lit = useSelection((selection) => (selection.why === null ? selection.lit : NONE));
  const [whole, setWhole] = useState(NONE);
  useEffect(() => {
    const timer = setTimeout(() => setWhole(lit), WHOLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [lit]);
  return whole === lit ? textOf(lit, words, records) : null;
}

const NONE: readonly Lit[] = [];

function textOf(lit: readonly Lit[], { format, live, panels, shell }: Messages, records: RecordWords) {
  const worlds = getExperiment()?.worlds ?? [];
  const told = lit.flatMap(({ world, seq }) => {
    const simulation = worlds[world];
    const record = simulation?.trace[seq - 1];
    if (simulation === undefined || record === undefined) return [];
    const side = worlds.length < 2 ? [] : [world === 0 ? shell.left : shell.right];
    const when = format.parts([format.clock(record.timeMs), ...side]);
    return live.both([format.labelled(when, tell(records, record, simulation))]);
  });
  return told.length === 0 ? null : format.sentences([panels.why.title, ...told]);
}
