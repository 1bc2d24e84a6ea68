import { latePart } from '../late/latePart.tsx';
import styles from './Timeline.module.css';

/** The timeline, once there is something to look back on: the first scene can be played before its code has come. */
export const TimelinePart = latePart(() => import('./Timeline.tsx'), {
  say: 'notice',
  fallback: <div className={styles.timeline} />,
});
