import { LockKeyhole } from 'lucide-react';
import type { ThreadShown } from './model.ts';
import { Beliefs } from './Beliefs.tsx';
import { WaitIcon } from './WaitIcon.tsx';
import styles from './threads.module.css';

/** The monitors that a thread is inside of, and keeps the others out. */
export function Monitors({ inside }: Pick<ThreadShown, 'inside'>) {
  return inside.map((monitor) => (
    <span key={monitor} className={styles.monitor}>
      <LockKeyhole className={styles.icon} aria-hidden="true" />
      {monitor}
    </span>
  ));
}

/** One thread: where in its recipe it is, what it believes, and what it waits for. */
export function ThreadLine({ thread }: { readonly thread: ThreadShown }) {
  const { doing, name, step, beliefs, inside, flag, does, since, text } = thread;
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
      <Monitors inside={inside} />
      {flag !== '' && <span className={styles.flag}>{flag}</span>}
      <span className={styles.strand} aria-hidden="true" />
      <span className={styles.wait}>
        <WaitIcon doing={doing} />
        <span>{does}</span>
        <span className={styles.since}>{since}</span>
      </span>
    </div>
  );
}
