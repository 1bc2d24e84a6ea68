import { useEffect, useMemo, useState } from 'react';
import type { Assignment } from '../../../scenarios/homework/assignment.ts';
import { lessonFileText, mistakesInAssignment } from '../../../scenarios/homework/lessonFile.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useWords } from '../../../words/useWords.ts';
import { QrCodeOf } from '../../../ui/parts/qr/QrCodeOf.tsx';
import { assignmentCode } from '../ui/assignmentCode.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import styles from './classroom.module.css';

/** Nothing is given to a class that cannot be solved or is solved from the start. */
export function ForTheClass({ assignment }: { readonly assignment: Assignment }) {
  const words = useWords(CLASSROOM).assign;
  const wrong = useMemo(
    () => mistakesInAssignment(assignment).find(({ field }) => field !== 'title'),
    [assignment],
  );
  if (wrong === undefined) return <Given assignment={assignment} />;
  return (
    <p role="alert" className={styles.forClass}>
      {wrong.field === 'goal' ? words.reachedAtOnce : words.noRightAnswer(wrong.found)}
    </p>
  );
}

function Given({ assignment }: { readonly assignment: Assignment }) {
  const words = useWords(CLASSROOM).assign;
  const [made, setMade] = useState({ of: '', link: '' });
  const [copied, setCopied] = useState('');
  const said = JSON.stringify(assignment);
  // Until there is a link to what was just written there is none: nobody is to copy the one before.
  const link = made.of === said ? made.link : '';
  useEffect(() => {
    let isLatest = true;
    void assignmentCode(JSON.parse(said) as Assignment).then((code) => {
      if (isLatest) setMade({ of: said, link: new URL(`./index.html#work=${code}`, location.href).href });
    });
    return () => {
      isLatest = false;
    };
  }, [said]);
  return (
    <section className={styles.forClass}>
      <label>
        {words.link}
        <textarea readOnly rows={3} value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div className={styles.row}>
        <Button
          look="main"
          onClick={() =>
            link !== '' &&
            void navigator.clipboard.writeText(link).then(
              () => setCopied(link),
              () => setCopied(''),
            )
          }
        >
          <span>{copied !== '' && copied === link ? words.copied : words.copy}</span>
        </Button>
        <span role="status" className="visually-hidden">
          {copied !== '' && copied === link ? words.copied : ''}
        </span>
        {assignment.task.kind === 'world' && (
          <Button onClick={() => saveFile('znode-lab-lesson.json', lessonFileText(assignment))}>
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
