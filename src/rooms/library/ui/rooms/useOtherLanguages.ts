import { useEffect, useState } from 'react';
import { LANGUAGES, SOURCE } from '../../../../words/languages.ts';
import { ENGLISH, spokenIn, type Spoken } from '../../../../words/load.ts';
import { useLanguage } from '../../../../words/useWords.ts';

/** Letters beyond Latin: the reader writes in a language that may not be the page's. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}]/u;

const NONE: readonly Spoken[] = [];

/** The words of languages other than the page's, fetched when the query is written in one of them. English is always there. */
export function useOtherLanguages(query: string): readonly Spoken[] {
  const language = useLanguage();
  const isForeign = FOREIGN.test(query);
  const [fetched, setFetched] = useState(NONE);
  useEffect(() => {
    if (!isForeign) return undefined;
    let isWanted = true;
    const others = LANGUAGES.filter((each) => each !== language);
    void Promise.allSettled(others.map((each) => spokenIn(each))).then((answers) => {
      const come = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      if (isWanted) setFetched(come);
    });
    return () => {
      isWanted = false;
    };
  }, [isForeign, language]);
  return fetched.length > 0 || language === SOURCE ? fetched : ONLY_ENGLISH;
}

const ONLY_ENGLISH: readonly Spoken[] = [ENGLISH];
