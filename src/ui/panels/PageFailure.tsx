import { useWords } from '../../words/useWords.ts';
import { Button } from '../parts/Button.tsx';
import styles from './FailurePanel.module.css';

interface Props {
  readonly message: string;
  readonly onGoOn: () => void;
}

/** Something could not be drawn, and nothing that stands around it can do without. */
export function PageFailure({ message, onGoOn }: Props) {
  const { failure: words, shell } = useWords();
  return (
    <section className={styles.failure} role="alert">
      <h2>{words.pageTitle}</h2>
      <p>{words.pageText}</p>
      <div className={styles.actions}>
        <Button look="main" onClick={onGoOn}>
          {shell.failure.goOn}
        </Button>
        <Button onClick={startOver}>{words.again}</Button>
      </div>
      <details>
        <summary>{words.details}</summary>
        <code>{message}</code>
      </details>
    </section>
  );
}

/** Without the link in the address, which may be what leads here. */
function startOver(): void {
  history.replaceState(null, '', location.pathname + location.search);
  location.reload();
}
