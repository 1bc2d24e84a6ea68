import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { API } from './api.ts';
import { sentenceOf } from './docOf.ts';
import styles from './editor.module.css';

/** Everything a recipe can call. */
export function CallList() {
  const own = useWords(OWN_RECIPE);
  return (
    <details className={styles.more}>
      <summary>{own.callList}</summary>
      <p>{own.callIntro}</p>
      <dl className={styles.calls}>
        {API.map((call) => (
          <div key={`${call.owner}.${call.name}`}>
            <dt>
              <code>{`${call.owner}.${call.signature}`}</code>
            </dt>
            <dd>{sentenceOf(call, own)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
