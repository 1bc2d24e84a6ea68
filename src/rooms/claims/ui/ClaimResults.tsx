import { useMemo } from 'react';
import { search } from '../../../ui/controls/search.ts';
import { useIsRead } from '../../../ui/controls/useReadAhead.ts';
import { findableClaims, type FoundClaim } from './said.ts';
import { ClaimList } from './ClaimList.tsx';
import { CLAIMS } from '../words/claims.ts';
import type { ClaimsWords } from '../words/contract.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './claims.module.css';

interface Props {
  readonly query: string;
  readonly onOpen: () => void;
}

/** Claims that a search finds, the best first. */
export function ClaimResults({ query, onOpen }: Props) {
  const words = useWords(CLAIMS);
  const all = findableIn(words);
  const isRead = useIsRead(all);
  const found = useMemo(() => (isRead ? search(all, query).slice(0, MOST) : []), [all, isRead, query]);
  if (found.length === 0) return null;
  return (
    <section className={styles.results} aria-label={words.title}>
      <h3>{words.title}</h3>
      <ClaimList rows={found.map(({ row }) => row)} onOpen={onOpen} />
    </section>
  );
}

const MOST = 6;

/** The same list each time: it is read once. */
function findableIn(words: ClaimsWords): readonly FoundClaim[] {
  const claims = made.get(words) ?? findableClaims([words]);
  made.set(words, claims);
  return claims;
}

const made = new WeakMap<ClaimsWords, readonly FoundClaim[]>();
