import type { ThreadShown } from './model.ts';
import styles from './threads.module.css';

export function Beliefs({ beliefs }: Pick<ThreadShown, 'beliefs'>) {
  return beliefs.map((belief) => (
    <span key={belief} className={styles.belief}>
      {belief}
    </span>
  ));
}
