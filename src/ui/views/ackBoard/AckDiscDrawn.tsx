import type { AckDisc } from './ackBoard.ts';
import styles from './ackBoard.module.css';

interface Props {
  readonly state: AckDisc['state'];
  /** The server's number. */
  readonly label: string;
  readonly title?: string;
}

/** A voter: full when the leader has its acknowledgement, half when the entry is on its disk, a ring before. */
export function AckDiscDrawn({ state, label, title }: Props) {
  return (
    <svg className={styles.disc} viewBox="-10 -10 20 20" data-state={state} aria-hidden="true">
      {title !== undefined && <title>{title}</title>}
      <circle r={8.6} />
      {state === 'logged' && <path d="M-8.6 0A8.6 8.6 0 0 0 8.6 0Z" />}
      <text y={4}>{label}</text>
    </svg>
  );
}
