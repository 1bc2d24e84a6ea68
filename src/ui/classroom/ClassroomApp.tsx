import { useState } from 'react';
import { CLASSROOM } from '../../words/classroom.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../words/languages.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { Choice } from '../parts/Choice.tsx';
import { setPreferences } from '../stores/preferences.ts';
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
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <nav>
          <a href="./index.html">{words.whole}</a>
          <LanguageChoice />
        </nav>
      </header>
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

function LanguageChoice() {
  const language = useLanguage();
  return LANGUAGES.filter((locale) => locale !== language).map((locale) => (
    <button key={locale} type="button" lang={locale} onClick={() => setPreferences({ locale })}>
      {LANGUAGE_NAMES[locale]}
    </button>
  ));
}
