import { useMemo } from 'react';
import { search } from '../../../ui/controls/search.ts';
import { findableClaims } from './said.ts';
import { ClaimList } from './ClaimList.tsx';
import { CLAIMS } from '../words/claims.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './claims.module.css';

interface Props {
  readonly query: string;
  readonly onOpen: () => void;
}

/** Claims that a search finds, the best first. */
export function ClaimResults({ query, onOpen }: Props) {
  const words = useWords(CLAIMS);
  const all = useMemo(() => findableClaims([words]), [words]);
  const found = useMemo(() => search(all, query).slice(0, MOST), [all, query]);
  if (found.length === 0) return null;
  return (
    <section className={styles.results} aria-label={words.title}>
      <h3>{words.title}</h3>
      <ClaimList rows={found.map(({ row }) => row)} onOpen={onOpen} />
    </section>
  );
}

const MOST = 6;
