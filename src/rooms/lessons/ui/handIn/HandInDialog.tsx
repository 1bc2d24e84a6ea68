import { useEffect, useRef, useState } from 'react';
import { lessonOf } from '../../../../scenarios/homework/assignment.ts';
import type { HandIn } from '../../../../scenarios/homework/handIn.ts';
import { useLessonWords } from '../../words/useLessonWords.ts';
import { handInCode } from './handInCode.ts';
import { saveFile } from '../../../../ui/parts/saveFile.ts';
import { Button } from '../../../../ui/parts/Button.tsx';
import { CopyButton } from '../../../../ui/parts/CopyButton.tsx';
import { Dialog } from '../../../../ui/parts/Dialog.tsx';
import { readStored, store } from '../../../../ui/stores/storage.ts';
import styles from '../lesson.module.css';
import { workNameOf, type LessonRun } from '../lessonStore.ts';
import { workOf } from '../work.ts';

const NAME = 'learner';

/** Of several tasks those that were begun, and the one that is on. */
function handInsOf({ lesson, assigned }: LessonRun, name: string): readonly HandIn[] {
  if (assigned === null) return [{ name, lesson: lesson.id, assignment: null, work: workOf(lesson.id) }];
  return assigned.tasks.flatMap(({ assignment }, index) => {
    const own = lessonOf(assignment);
    if (own === null) return [];
    const work = workOf(workNameOf({ lesson: own, assigned: { assignment } }));
    const isBegun = index === assigned.index || Object.keys(work).length > 0;
    return isBegun ? [{ name, lesson: own.id, assignment, work }] : [];
  });
}

/** What was done, as a code for a teacher. */
export function HandInDialog({ run, onClose }: { readonly run: LessonRun; readonly onClose: () => void }) {
  const words = useLessonWords().panel.handIn;
  const [name, setName] = useState(() => readStored(NAME) ?? '');
  const [made, setMade] = useState({ of: '', code: '' });
  const [isFailed, setFailed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Until there is a code with this name there is none: nobody is to hand in the one before.
  const code = made.of === name ? made.code : '';
  const all = run.assigned?.tasks.length ?? 1;
  useEffect(() => {
    let isLatest = true;
    Promise.all(handInsOf(run, name.trim()).map(handInCode)).then(
      (codes) => {
        if (isLatest) setMade({ of: name, code: codes.join('\n') });
      },
      () => setFailed(true),
    );
    return () => {
      isLatest = false;
    };
  }, [run, name]);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={styles.handIn}>
        <p>{words.text}</p>
        {all > 1 && <p>{words.tasks(handInsOf(run, '').length, all)}</p>}
        <label>
          {words.name}
          <input
            value={name}
            maxLength={60}
            autoComplete="name"
            onChange={({ currentTarget: { value } }) => {
              setName(value);
              setFailed(false);
              store(NAME, value);
            }}
          />
        </label>
        <label>
          {words.code}
          <textarea
            ref={field}
            aria-label={words.code}
            readOnly
            rows={5}
            value={code}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
        {isFailed && <p role="alert">{words.failed}</p>}
        <div>
          <CopyButton text={code === '' ? null : code} field={field}>
            {words.copy}
          </CopyButton>
          <Button onClick={() => saveFile(`${run.lesson.id}.txt`, code)}>{words.save}</Button>
        </div>
      </div>
    </Dialog>
  );
}
