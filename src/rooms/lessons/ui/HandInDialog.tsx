import { useEffect, useState } from 'react';
import { useLessonWords } from '../words/useLessonWords.ts';
import { handInCode } from './handInCode.ts';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { readStored, store } from '../../../ui/stores/storage.ts';
import styles from './lesson.module.css';
import { workNameOf, type LessonRun } from './lessonStore.ts';
import { workOf } from './work.ts';

const NAME = 'learner';

/** What was done, as a code for a teacher. */
export function HandInDialog({ run, onClose }: { readonly run: LessonRun; readonly onClose: () => void }) {
  const words = useLessonWords().panel.handIn;
  const [name, setName] = useState(() => readStored(NAME) ?? '');
  const [made, setMade] = useState({ of: '', code: '' });
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  // Until there is a code with this name there is none: nobody is to hand in the one before.
  const code = made.of === name ? made.code : '';
  useEffect(() => {
    let isLatest = true;
    const { lesson, assigned } = run;
    const handIn = {
      name: name.trim(),
      lesson: lesson.id,
      assignment: assigned?.assignment ?? null,
      work: workOf(workNameOf(run)),
    };
    handInCode(handIn).then(
      (text) => {
        if (isLatest) setMade({ of: name, code: text });
      },
      () => setState('failed'),
    );
    return () => {
      isLatest = false;
    };
  }, [run, name]);
  const copy = async (): Promise<void> => {
    if (code === '') return;
    await navigator.clipboard.writeText(code);
    setState('copied');
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={styles.handIn}>
        <p>{words.text}</p>
        <label>
          {words.name}
          <input
            value={name}
            maxLength={60}
            autoComplete="name"
            onChange={({ currentTarget: { value } }) => {
              setName(value);
              setState('idle');
              store(NAME, value);
            }}
          />
        </label>
        <label>
          {words.code}
          <textarea
            aria-label={words.code}
            readOnly
            rows={5}
            value={code}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
        {state === 'failed' && <p role="alert">{words.failed}</p>}
        <div>
          <Button look="main" onClick={() => void copy().catch(() => setState('idle'))}>
            <span>{state === 'copied' ? words.copied : words.copy}</span>
          </Button>
          <span role="status" className="visually-hidden">
            {state === 'copied' ? words.copied : ''}
          </span>
          <Button onClick={() => saveFile(`${run.lesson.id}.txt`, code)}>{words.save}</Button>
        </div>
      </div>
    </Dialog>
  );
}
