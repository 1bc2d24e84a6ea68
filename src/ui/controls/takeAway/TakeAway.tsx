import { useState } from 'react';
import { mermaidDiagram } from '../../../exports/mermaid.ts';
import { shivizLog } from '../../../exports/shiviz.ts';
import type { TraceRecord } from '../../../engine/index.ts';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { TAKE_AWAY } from '../../../words/takeAway.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../parts/Button.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { getExperiment } from '../../stores/session.ts';
import { worldNow } from '../../stores/useWorld.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import styles from './takeAway.module.css';
import { picturePng, pictureSvg } from './pictureFile.ts';

type Form = 'ndjson' | 'shiviz' | 'mermaid' | 'svg' | 'png';

const FORMS: readonly Form[] = ['svg', 'png', 'mermaid', 'shiviz', 'ndjson'];

/** The moment as files: the picture, and what has happened until then, a file for each world. */
export function TakeAway() {
  const words = useWords(TAKE_AWAY);
  const [state, setState] = useState<{ readonly form: Form; readonly how: 'saved' | 'failed' } | null>(null);
  const save = async (form: Form): Promise<void> => {
    const experiment = getExperiment();
    if (experiment === null) return;
    await Promise.all(experiment.worlds.map((_, side) => saveSide(form, experiment, side)));
    setState({ form, how: 'saved' });
  };
  return (
    <section className={styles.takeAway} aria-labelledby="take-away">
      <h3 id="take-away">{words.title}</h3>
      <ul className={styles.forms}>
        {FORMS.map((form) => (
          <li key={form}>
            <Button onClick={() => void save(form).catch(() => setState({ form, how: 'failed' }))}>
              {words.forms[form].label}
            </Button>
            <span>{words.forms[form].about}</span>
          </li>
        ))}
      </ul>
      <p role="status">{state !== null && words[state.how](words.forms[state.form].label)}</p>
    </section>
  );
}

async function saveSide(form: Form, experiment: Experiment, side: number): Promise<void> {
  const name = `${experiment.choices[side]?.scenario ?? 'world'}-${usePlayhead.getState().step}`;
  if (form === 'svg' || form === 'png') {
    const svg = pictureSvg(side);
    if (svg === null) throw new Error('no picture');
    return form === 'svg'
      ? saveFile(`${name}.svg`, svg, 'image/svg+xml')
      : saveFile(`${name}.png`, await picturePng(svg));
  }
  const records = recordsUntilNow(side);
  if (form === 'ndjson') return saveFile(`${name}.ndjson`, ndjson(records), 'application/x-ndjson');
  if (form === 'shiviz') return saveFile(`${name}.log`, shivizLog(records), 'text/plain');
  return saveFile(`${name}.mmd`, mermaidDiagram(records), 'text/plain');
}

function recordsUntilNow(side: number): readonly TraceRecord[] {
  const view = worldNow(side === 0 ? 0 : 1);
  if (view === null) throw new Error('no world');
  return view.simulation.trace.filter(({ step }) => step <= view.step);
}

function ndjson(records: readonly TraceRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
