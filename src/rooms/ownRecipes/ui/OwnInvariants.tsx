import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { API } from './api.ts';
import { Calls, Said } from './Calls.tsx';
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

/** What is checked after every step because the file says so: examples, and what they see. */
export function OwnInvariants({ onAdd }: Props) {
  const own = useWords(OWN_RECIPE);
  return (
    <details className={styles.more} name="below-code">
      <summary>{own.invariants}</summary>
      {INVARIANTS.map((code) => (
        <div key={code} className={styles.example}>
          <div className={styles.exampleHead}>
            <code>{nameIn(code)}</code>
            {onAdd !== null && (
              <Button aria-label={own.addInvariant(nameIn(code))} onClick={() => onAdd(code)}>
                {own.add}
              </Button>
            )}
          </div>
          <pre>
            <code>{code}</code>
          </pre>
        </div>
      ))}
      <p>
        <Said text={own.invariantIntro} />
      </p>
      <Calls calls={API.filter(({ owner }) => owner === 'tree')} />
    </details>
  );
}

/** What it exports. */
function nameIn(code: string): string {
  return /^export const (\w+)/.exec(code)?.[1] ?? '';
}
