import { useEffect, useRef, useState } from 'react';
import { TAKE_AWAY } from '../../../words/takeAway.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../parts/Button.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { getExperiment } from '../../stores/session.ts';
import { film, FILM_FORMS, type FilmForm as Form } from './filming.ts';
import { sceneFileName } from './sceneFileName.ts';
import styles from './takeAway.module.css';

const LENGTHS = ['5', '10', '20'] as const;
type Length = (typeof LENGTHS)[number];

type State =
  | { readonly is: 'idle' | 'failed' | 'cancelled' }
  | { readonly is: 'filming'; readonly done: number; readonly all: number }
  | { readonly is: 'saved'; readonly seconds: number; readonly bytes: number };

/** The last seconds before the moment shown, as a film. */
export function FilmForm() {
  const all = useWords();
  const words = useWords(TAKE_AWAY).film;
  const [length, setLength] = useState<Length>('10');
  const [form, setForm] = useState<Form>('png');
  const [state, setState] = useState<State>({ is: 'idle' });
  const under = useRef<AbortController | null>(null);
  // The dialog may be closed while it is at work.
  useEffect(() => () => under.current?.abort(), []);
  const make = async (): Promise<void> => {
    const controller = new AbortController();
    under.current = controller;
    setState({ is: 'filming', done: 0, all: 1 });
    const { signal } = controller;
    const name = sceneFileName(getExperiment()?.choices ?? [], usePlayhead.getState().step);
    const made = await film({
      form,
      seconds: Number(length),
      signal,
      onFrame: (done, frames) => setState({ is: 'filming', done, all: frames }),
    });
    if (made === null) return setState({ is: 'cancelled' });
    saveFile(`${name}-${length}s.${form}`, made.file);
    setState({ is: 'saved', seconds: made.seconds, bytes: made.file.size });
  };
  return (
    <div className={styles.film}>
      <p className={styles.about}>{words.about}</p>
      <div className={styles.row}>
        <Choice
          name={words.length}
          value={length}
          options={LENGTHS.map((value) => ({ value, label: words.seconds(value) }))}
          onChoose={setLength}
        />
        <Choice
          name={words.form}
          value={form}
          options={FILM_FORMS.map((value) => ({ value, label: words.forms[value] }))}
          onChoose={setForm}
        />
        {state.is === 'filming' ? (
          <Button onClick={() => under.current?.abort()}>{words.cancel}</Button>
        ) : (
          <Button onClick={() => void make().catch(() => setState({ is: 'failed' }))}>{words.make}</Button>
        )}
      </div>
      {state.is === 'filming' && (
        <div className={styles.row}>
          <progress aria-label={words.progress} value={state.done} max={state.all} />
          <span className={styles.about}>{words.frame(state.done, state.all)}</span>
        </div>
      )}
      <p role="status">
        {state.is === 'saved'
          ? words.saved(all.format.number(Math.round(state.seconds)), (state.bytes / 1e6).toFixed(1))
          : state.is === 'failed' || state.is === 'cancelled'
            ? words[state.is]
            : ''}
      </p>
    </div>
  );
}
