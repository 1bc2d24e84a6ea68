import { X } from '../../../ui/parts/icons.tsx';
import { useWords } from '../../../words/useWords.ts';
import { IconButton } from '../../../ui/parts/Button.tsx';
import type { EmbedProblem } from '../../../embed/parameters.ts';
import styles from './Problems.module.css';

interface Props {
  readonly problems: readonly EmbedProblem[];
  readonly onDismiss: () => void;
}

/** What of the embed's parameters was not understood, below it, until it is dismissed. */
export function Problems({ problems, onDismiss }: Props) {
  const { close } = useWords().shell;
  const words = useWords().embed;
  return (
    <section className={styles.problems} role="status" aria-label={words.problems}>
      <div>
        <strong>{words.problems}</strong>
        <ul>
          {problems.map(({ name, value, right }) => (
            <li key={`${name} ${value}`}>{words.problem(name, value, right)}</li>
          ))}
        </ul>
      </div>
      <IconButton look="quiet" name={close} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
