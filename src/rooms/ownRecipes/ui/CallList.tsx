import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { API } from './api.ts';
import { Calls, Said } from './Calls.tsx';
import styles from './editor.module.css';

/** Everything a recipe can call. */
export function CallList() {
  const own = useWords(OWN_RECIPE);
  return (
    <details className={styles.more} name="below-code">
      <summary>{own.callList}</summary>
      <p>
        <Said text={own.callIntro} />
      </p>
      <Calls calls={API.filter(({ owner }) => owner !== 'tree')} />
    </details>
  );
}
