// Calls of the API, each with its forms and what it does.
import { Fragment } from 'react';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import type { ApiCall } from './api.ts';
import { formsOf, piecesOf, sentenceOf } from './docOf.ts';
import styles from './editor.module.css';

export function Calls({ calls }: { readonly calls: readonly ApiCall[] }) {
  const own = useWords(OWN_RECIPE);
  return (
    <dl className={styles.calls}>
      {calls.map((call) => (
        <div key={`${call.owner}.${call.name}`}>
          {formsOf(call).map((form) => (
            <dt key={form}>
              <code>{form}</code>
            </dt>
          ))}
          <dd>
            <Said text={sentenceOf(call, own)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A sentence with code between backticks. */
export function Said({ text }: { readonly text: string }) {
  return (
    <>
      {piecesOf(text).map((piece) =>
        piece.isCode ? (
          <code key={piece.at}>{piece.text}</code>
        ) : (
          <Fragment key={piece.at}>{piece.text}</Fragment>
        ),
      )}
    </>
  );
}
