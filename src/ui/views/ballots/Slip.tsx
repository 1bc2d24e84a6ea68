import { BALLOT, CROWN } from '../../draw/thing/glyphs.ts';
import type { HeardVote } from './ballots.ts';
import styles from './ballots.module.css';

/** A vote as it was heard: a slip of paper with a number on it; with a crown where the sender has that leader already. */
export function Slip({ heard, title }: { readonly heard: HeardVote; readonly title: string }) {
  const { kind, leader } = heard;
  return (
    <svg className={styles.slip} viewBox="-9.5 -8 19 16" data-kind={kind} role="img" aria-label={title}>
      <title>{title}</title>
      <path d={BALLOT} />
      {leader !== null && <text y={4}>{leader.slice('server:'.length)}</text>}
      {kind === 'settled' && (
        <path className={styles.crown} d={CROWN} transform="translate(6 -7) scale(0.55)" />
      )}
    </svg>
  );
}
