import { useState } from 'react';
import { figureIn } from '../../embed/figures.ts';
import { parseEmbed, type EmbedValues } from '../../embed/parameters.ts';
import { BUILDER } from '../../words/builder.ts';
import { LANGUAGES, LANGUAGE_NAMES } from '../../words/languages.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { useLessonWords } from '../../words/useLessonWords.ts';
import { readHash } from '../link/hash.ts';
import { setPreferences } from '../stores/preferences.ts';
import { Fields } from './Fields.tsx';
import { OWN_MOMENT, sceneGroups } from './scenes.ts';
import { Preview } from './Preview.tsx';
import { SnippetBox } from './SnippetBox.tsx';
import styles from './builder.module.css';

/** What the page was opened with: a moment of the lab, or nothing. */
const MOMENT = readHash(location.hash) ?? '';

/** Choose on one side, see and copy on the other. */
export function BuilderApp() {
  const words = useWords(BUILDER);
  const all = useWords();
  const groups = sceneGroups(words, all, useLessonWords(), MOMENT !== '');
  const [values, setValues] = useState<EmbedValues>(
    () => parseEmbed([MOMENT === '' ? ['scene', 'herd-figure'] : ['link', MOMENT]]).values,
  );
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const change = (fields: Partial<EmbedValues>): void => setValues((before) => ({ ...before, ...fields }));
  const chooseScene = (scene: string): void => {
    const own = { set: '', clients: '0', moment: '0' };
    change(scene === OWN_MOMENT ? { link: MOMENT, ...own } : { link: '', scene, ...own });
  };
  const scene = values.link === '' ? values.scene : OWN_MOMENT;
  const title = groups.flatMap(({ options }) => options).find(({ value }) => value === scene)?.label ?? '';
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
      <main className={styles.main}>
        <Fields
          {...{ values, words, groups, scene, change, chooseScene }}
          isFigure={figureIn(values) !== null}
        />
        <div className={styles.result}>
          <Preview values={values} words={words} onHeight={setHeight} />
          <SnippetBox of={{ values, title, height }} words={words} />
        </div>
      </main>
    </div>
  );
}

/** Until the frame says how high it is. */
const FIRST_HEIGHT = 340;

function LanguageChoice() {
  const language = useLanguage();
  return LANGUAGES.filter((locale) => locale !== language).map((locale) => (
    <button key={locale} type="button" lang={locale} onClick={() => setPreferences({ locale })}>
      {LANGUAGE_NAMES[locale]}
    </button>
  ));
}
