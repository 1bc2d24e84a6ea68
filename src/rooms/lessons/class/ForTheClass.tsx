import { useEffect, useRef, useState } from 'react';
import type { Assignment } from '../../../scenarios/homework/assignment.ts';
import { lessonFileText } from '../../../scenarios/homework/lessonFile.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useWords } from '../../../words/useWords.ts';
import { QrCodeOf } from '../../../ui/parts/qr/QrCodeOf.tsx';
import { assignmentCode, joinedCodes } from '../ui/assignmentCode.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { CopyButton } from '../../../ui/parts/CopyButton.tsx';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import type { DraftedTask } from './draft.ts';
import styles from './classroom.module.css';

/** There is a link once every task is whole. */
export function ForTheClass({ tasks }: { readonly tasks: readonly DraftedTask[] }) {
  const words = useWords(CLASSROOM).assign;
  const wrong = tasks.find((task) => task.wrong !== null)?.wrong ?? null;
  const assignments = tasks.flatMap(({ assignment }) => assignment ?? []);
  if (wrong === null) return assignments.length < tasks.length ? null : <Given assignments={assignments} />;
  return (
    <p role="alert" className={styles.forClass}>
      {wrong.field === 'goal' ? words.reachedAtOnce : words.noRightAnswer(wrong.found)}
    </p>
  );
}

function Given({ assignments }: { readonly assignments: readonly Assignment[] }) {
  const words = useWords(CLASSROOM).assign;
  const [made, setMade] = useState({ of: '', link: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  const said = JSON.stringify(assignments);
  const [only] = assignments.length === 1 ? assignments : [];
  // Until there is a link to what was just written there is none: nobody is to copy the one before.
  const link = made.of === said ? made.link : '';
  useEffect(() => {
    let isLatest = true;
    const given = JSON.parse(said) as readonly Assignment[];
    void Promise.all(given.map(assignmentCode)).then((codes) => {
      const { href } = new URL(`./index.html#work=${joinedCodes(codes)}`, location.href);
      if (isLatest) setMade({ of: said, link: href });
    });
    return () => {
      isLatest = false;
    };
  }, [said]);
  return (
    <section className={styles.forClass}>
      <label>
        {words.link}
        <textarea
          ref={field}
          readOnly
          rows={3}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div className={styles.row}>
        <CopyButton text={link === '' ? null : link} field={field}>
          {words.copy}
        </CopyButton>
        {only?.task.kind === 'world' && (
          <Button onClick={() => saveFile('znode-lab-lesson.json', lessonFileText(only))}>
            {words.save}
          </Button>
        )}
        <a href={made.link} target="_blank" rel="noreferrer">
          {words.try}
        </a>
      </div>
      <div className={styles.qr}>{made.link !== '' && <QrCodeOf text={made.link} name={words.qr} />}</div>
    </section>
  );
}
