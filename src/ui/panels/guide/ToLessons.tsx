import { openDialog } from '../../stores/dialogs.ts';
import { useWords } from '../../../words/useWords.ts';
import { route } from '../../parts/route.tsx';
import { fromRoom } from '../../stores/stage.ts';
import { visit } from '../../link/hashSync.ts';
import { Button } from '../../parts/Button.tsx';
import { readStored } from '../../stores/storage.ts';
import { Section } from '../cards/Card.tsx';
import styles from './Guide.module.css';

const BegunLessons = route(() => fromRoom('BegunLessons'));

/** The way to the lessons, and back into one that was left. */
export function ToLessons() {
  const text = useWords().guide;
  // A visitor who never took a lesson loads nothing of them.
  const hasBegun = readStored('lessons') !== null;
  return (
    <Section title={text.lessons}>
      <p>{text.lessonsLead}</p>
      <div className={styles.toLessons}>
        {hasBegun && <BegunLessons />}
        {!hasBegun && <FirstLesson />}
        <Button onClick={() => openDialog('lessons')}>{text.chooseLesson}</Button>
      </div>
    </Section>
  );
}

function FirstLesson() {
  const text = useWords().guide;
  const first = { kind: 'lesson', id: 'L0', part: null } as const;
  return (
    <Button look="main" onClick={() => void visit(first)}>
      {text.firstLesson}
    </Button>
  );
}
