import { X } from '../parts/icons.tsx';
import { useLateWords } from '../i18n/words.ts';
import { IconButton } from '../parts/Button.tsx';
import { dismissProblems, useProblems } from './problems.ts';
import styles from './EmbedApp.module.css';

/** What of the embed's parameters was not understood, in its corner, until it is dismissed. */
export function Problems() {
  const words = useLateWords();
  const problems = useProblems();
  if (words === null || problems.length === 0) return null;
  return (
    <section className={styles.problems} role="status" aria-label={words.embed.problems}>
      <strong>{words.embed.problems}</strong>
      <ul>
        {problems.map(({ name, value, right }) => (
          <li key={`${name} ${value}`}>{words.embed.problem(name, value, right)}</li>
        ))}
      </ul>
      <IconButton look="quiet" name={words.shell.close} onClick={dismissProblems}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
