import { useState } from 'react';
import { mermaidDiagram } from '../../../exports/mermaid.ts';
import { shivizLog } from '../../../exports/shiviz.ts';
import type { TraceRecord } from '../../../engine/index.ts';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { TAKE_AWAY } from '../../../words/takeAway.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../parts/Button.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { inSlices } from '../../playback/inSlices.ts';
import { getExperiment } from '../../stores/session.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { worldNow } from '../../stores/useWorld.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import styles from './takeAway.module.css';
import { FilmForm } from './FilmForm.tsx';
import { drawnPictures, picturePng } from './pictureFile.ts';
import { sceneFileName } from './sceneFileName.ts';

export type Form = 'ndjson' | 'shiviz' | 'mermaid' | 'svg' | 'png';

export const FORMS: readonly Form[] = ['svg', 'png', 'mermaid', 'shiviz', 'ndjson'];

/** The moment as files: the picture, and what has happened until then, a file for each world. */
export function TakeAway() {
  const words = useWords(TAKE_AWAY);
  const [state, setState] = useState<{
    readonly form: Form;
    readonly how: 'saving' | 'saved' | 'failed';
  } | null>(null);
  const save = async (form: Form): Promise<void> => {
    setState({ form, how: 'saving' });
    await takeAway(form);
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
      <section aria-labelledby="film">
        <h3 id="film">{words.film.title}</h3>
        <FilmForm />
      </section>
      <div className={styles.row}>
        <Button onClick={() => openDialog('storyboard')}>{words.storyboard.open}</Button>
        <span className={styles.about}>{words.storyboard.about}</span>
      </div>
    </section>
  );
}

/** Saves a file of each world. */
export async function takeAway(form: Form): Promise<void> {
  const experiment = getExperiment();
  if (experiment === null) return;
  if (form === 'svg' || form === 'png') await savePictures(form, experiment);
  else for (const side of experiment.worlds.keys()) await saveRecords(form, experiment, side);
}

async function savePictures(form: 'svg' | 'png', experiment: Experiment): Promise<void> {
  const pictures = drawnPictures();
  if (pictures.length === 0) throw new Error('no picture');
  for (const { side, svg } of pictures) {
    const name = fileName(experiment, side);
    if (form === 'svg') saveFile(`${name}.svg`, svg, 'image/svg+xml');
    else saveFile(`${name}.png`, await picturePng(svg));
  }
}

async function saveRecords(
  form: Exclude<Form, 'svg' | 'png'>,
  experiment: Experiment,
  side: number,
): Promise<void> {
  const name = fileName(experiment, side);
  const records = recordsUntilNow(side);
  if (form === 'ndjson')
    saveFile(`${name}.ndjson`, await inSlices(textFile(ndjson(records), 'application/x-ndjson')));
  else if (form === 'shiviz')
    saveFile(`${name}.log`, await inSlices(textFile(shivizLog(records), 'text/plain')));
  else saveFile(`${name}.mmd`, mermaidDiagram(records), 'text/plain');
}

function fileName({ choices }: Experiment, side: number): string {
  return sceneFileName(choices.slice(side, side + 1), usePlayhead.getState().step);
}

function recordsUntilNow(side: number): readonly TraceRecord[] {
  const view = worldNow(side === 0 ? 0 : 1);
  if (view === null) throw new Error('no world');
  return view.simulation.trace.filter(({ step }) => step <= view.step);
}

function* ndjson(records: readonly TraceRecord[]): Generator<string> {
  for (const record of records) yield `${JSON.stringify(record)}\n`;
}

/** Put together along the way: all at once would take as long as to write it. */
function* textFile(pieces: Iterable<string>, type: string): Generator<undefined, Blob> {
  const parts: Blob[] = [];
  let part: string[] = [];
  for (const piece of pieces) {
    part.push(piece);
    if (part.length === PIECES_TOGETHER) {
      parts.push(new Blob(part));
      part = [];
    }
    yield;
  }
  return new Blob([...parts, ...part], { type });
}

const PIECES_TOGETHER = 256;
