import { useEffect } from 'react';
import { LANGUAGE_NAMES } from '../../../words/languageNames.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { useLanguage } from '../../../words/useWords.ts';
import { setPreferences } from '../../stores/preferences.ts';
import styles from './ownPage.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** The link back to the lab. */
  readonly whole: string;
}

/** The head of a page of its own: what it is for, the way to the lab, the other language. Not printed. */
export function OwnPageHead({ title, lead, whole }: Props) {
  const language = useLanguage();
  // Words that have just come into use have named the lab.
  useEffect(() => {
    document.title = `${title} · Znode Lab`;
  }, [title]);
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
      <nav>
        <a href="./">{whole}</a>
        {LANGUAGES.filter((locale) => locale !== language).map((locale) => (
          <button key={locale} type="button" lang={locale} onClick={() => setPreferences({ locale })}>
            {LANGUAGE_NAMES[locale]}
          </button>
        ))}
      </nav>
    </header>
  );
}
