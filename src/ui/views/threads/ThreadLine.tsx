import type { ThreadRow } from './threads.ts';
import { doingText, sinceText, stepText, threadText, type Telling } from './threadsText.ts';
import { WaitIcon } from './WaitIcon.tsx';
import styles from './threads.module.css';

/** One thread: where in its recipe it is, what it believes, and what it waits for. */
export function ThreadLine({ thread, telling }: { readonly thread: ThreadRow; readonly telling: Telling }) {
  const { words } = telling;
  const step = stepText(thread, telling);
  return (
    <div
      className={styles.thread}
      data-doing={thread.doing.kind}
      data-stop=""
      tabIndex={-1}
      role="group"
      aria-label={threadText(thread, telling)}
    >
      <span className={styles.pulse} data-doing={thread.doing.kind} aria-hidden="true" />
      <span className={styles.name}>{words.thread(thread.id)}</span>
      {thread.believes.map((what) => (
        <span key={what} className={styles.belief}>
          {words.believes[what]}
        </span>
      ))}
      {step !== '' && <span className={styles.step}>{step}</span>}
      <span className={styles.strand} aria-hidden="true" />
      <span className={styles.wait}>
        <WaitIcon doing={thread.doing} />
        <span>{doingText(thread, telling)}</span>
        <span className={styles.since}>{sinceText(thread, telling)}</span>
      </span>
    </div>
  );
}
