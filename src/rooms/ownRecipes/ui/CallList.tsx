import { Fragment } from 'react';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { API, type ApiCall } from './api.ts';
import { formsOf, piecesOf, sentenceOf } from './docOf.ts';
import styles from './editor.module.css';

const INVARIANTS = [
  `export const invariant = (tree, beliefs) =>
  beliefs.filter(({ role }) => role === 'leader').length <= 1 ||
  'two leaders';`,
  `export const invariantOfCounter = (tree, beliefs, memory) => {
  const before = memory.count ?? 0;
  memory.count = Number(tree.data('/counter') ?? 0);
  return memory.count >= before || 'the counter went back';
};`,
];

interface Props {
  /** Puts code at the end of the file; null while there is none to put it into. */
  readonly onAdd: ((code: string) => void) | null;
}

/** Everything a recipe can call, and what an invariant of its own sees. */
export function CallList({ onAdd }: Props) {
  const own = useWords(OWN_RECIPE);
  return (
    <details className={styles.more} name="below-code">
      <summary>{own.callList}</summary>
      <h3>export const invariant</h3>
      <p>
        <Said text={own.invariantIntro} />
      </p>
      {INVARIANTS.map((code) => (
        <div key={code} className={styles.example}>
          <pre>
            <code>{code}</code>
          </pre>
          {onAdd !== null && (
            <Button aria-label={own.addInvariant(nameIn(code))} onClick={() => onAdd(code)}>
              {own.add}
            </Button>
          )}
        </div>
      ))}
      <Calls calls={API.filter(({ owner }) => owner === 'tree')} />
      <h3>client, zk</h3>
      <p>
        <Said text={own.callIntro} />
      </p>
      <Calls calls={API.filter(({ owner }) => owner !== 'tree')} />
    </details>
  );
}

/** What it exports. */
function nameIn(code: string): string {
  return /^export const (\w+)/.exec(code)?.[1] ?? '';
}

function Calls({ calls }: { readonly calls: readonly ApiCall[] }) {
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

function Said({ text }: { readonly text: string }) {
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
