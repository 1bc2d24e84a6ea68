import { useState } from 'react';
import { CLASSROOM } from '../words/classroom.ts';
import { useWords } from '../../../words/useWords.ts';
import { OwnPageHead } from '../../../ui/panels/ownPage/OwnPageHead.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { AssignmentMaker } from './AssignmentMaker.tsx';
import styles from './classroom.module.css';
import { Results } from './Results.tsx';
import { Sheets } from './Sheets.tsx';

type Section = 'assign' | 'results' | 'print';

/** Everything a teacher needs, one section at a time; what was pasted stays while another one is looked at. */
export function ClassroomApp() {
  const words = useWords(CLASSROOM);
  const [section, setSection] = useState<Section>('assign');
  return (
    <div className={styles.page}>
      <OwnPageHead title={words.title} lead={words.lead} whole={words.whole} />
      <main>
        <div className={styles.sections}>
          <Choice
            name={words.title}
            value={section}
            options={SECTIONS.map((value) => ({ value, label: words.sections[value] }))}
            onChoose={setSection}
          />
        </div>
        <div hidden={section !== 'assign'}>
          <AssignmentMaker />
        </div>
        <div hidden={section !== 'results'}>
          <Results />
        </div>
        {section === 'print' && <Sheets />}
      </main>
    </div>
  );
}

const SECTIONS: readonly Section[] = ['assign', 'results', 'print'];
