import type { ThreadShown } from './model.ts';
import { Beliefs } from './Beliefs.tsx';
import { WaitIcon } from './WaitIcon.tsx';
import styles from './threads.module.css';

/** One thread: where in its recipe it is, what it believes, and what it waits for. */
export function ThreadLine({ thread }: { readonly thread: ThreadShown }) {
  const { doing, name, step, beliefs, does, since, text } = thread;
  return (
    <div
      className={styles.thread}
      data-doing={doing.kind}
      data-stop=""
      tabIndex={-1}
      role="group"
      aria-label={text}
    >
      <span className={styles.pulse} data-doing={doing.kind} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      <Beliefs beliefs={beliefs} />
      {step !== '' && <span className={styles.step}>{step}</span>}
      <span className={styles.strand} aria-hidden="true" />
      <span className={styles.wait}>
        <WaitIcon doing={doing} />
        <span>{does}</span>
        <span className={styles.since}>{since}</span>
      </span>
    </div>
  );
}
