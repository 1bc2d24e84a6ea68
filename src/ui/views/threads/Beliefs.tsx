import type { ThreadShown } from './model.ts';
import styles from './threads.module.css';

export function Beliefs({ beliefs }: Pick<ThreadShown, 'beliefs'>) {
  return beliefs.map(({ text, truth }) => (
    <span key={text} className={styles.belief} data-truth={truth}>
      {text}
    </span>
  ));
}
