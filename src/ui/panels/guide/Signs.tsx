import type { ReactNode } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { Section } from '../Card.tsx';
import styles from '../Guide.module.css';

/** What the signs of a picture mean: those of one server's tree, or those of an ensemble. */
export function Signs({ picture }: { readonly picture: 'tree' | 'ensemble' }) {
  const { look } = useWords().guide;
  return (
    <Section title={look}>
      <dl className={styles.signs}>{picture === 'tree' ? <TreeSigns /> : <EnsembleSigns />}</dl>
    </Section>
  );
}

function TreeSigns() {
  const text = useWords().guide;
  return (
    <>
      <Sign picture={<Disc look="holder" />}>{text.holder}</Sign>
      <Sign picture={<Disc look="waiting" />}>{text.waiting}</Sign>
      <Sign picture={<Line />}>{text.owns}</Sign>
      <Sign picture={<Line dotted />}>{text.watches}</Sign>
      <Sign picture={<SessionBar />}>{text.session}</Sign>
    </>
  );
}

function EnsembleSigns() {
  const text = useWords().guide.ensemble;
  return (
    <>
      <Sign picture={<Entry look="committed" />}>{text.committed}</Sign>
      <Sign picture={<Entry look="outstanding" />}>{text.outstanding}</Sign>
      <Sign picture={<Entry look="doomed" />}>{text.doomed}</Sign>
      <Sign picture={<Zxid />}>{text.zxid}</Sign>
      <Sign picture={<Link />}>{text.link}</Sign>
      <Sign picture={<Cut />}>{text.cut}</Sign>
      <Sign picture={<SessionBar />}>{text.session}</Sign>
    </>
  );
}

function Sign({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt aria-hidden="true">{picture}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Disc({ look }: { readonly look: 'holder' | 'waiting' }) {
  return (
    <svg viewBox="0 0 32 24" className={styles.sign}>
      <circle cx="16" cy="12" r="9" className={look === 'holder' ? styles.filled : styles.hollow} />
    </svg>
  );
}

function Line({ dotted = false }: { readonly dotted?: boolean }) {
  return (
    <svg viewBox="0 0 32 24" className={styles.sign}>
      <path d="M6 20 C6 10 26 14 26 4" className={dotted ? styles.dotted : styles.solid} />
      {dotted && <path d="M22.5 8 L26 4 L28.5 8.6" className={styles.solid} />}
    </svg>
  );
}

function SessionBar() {
  return (
    <svg viewBox="0 0 32 24" className={styles.sign}>
      <rect x="4" y="10.5" width="24" height="3" rx="1.5" className={styles.rail} />
      <rect x="4" y="10.5" width="15" height="3" rx="1.5" className={styles.filled} />
    </svg>
  );
}

function Entry({ look }: { readonly look: 'committed' | 'outstanding' | 'doomed' }) {
  return (
    <svg viewBox="0 0 32 24" className={styles.sign}>
      <rect x="7" y="7" width="18" height="10" rx="3" className={styles.entry} data-look={look} />
    </svg>
  );
}

function Zxid() {
  return (
    <svg viewBox="0 0 32 24" className={styles.sign}>
      <rect x="2" y="5" width="13" height="14" rx="3" className={styles.field} />
      <rect x="17" y="5" width="13" height="14" rx="3" className={styles.field} />
      <text x="8.5" y="15.5" className={styles.digit}>
        4
      </text>
      <text x="23.5" y="15.5" className={styles.digit}>
        8
      </text>
    </svg>
  );
}

function Link() {
  return (
    <svg viewBox="0 0 32 24" className={styles.sign}>
      <path d="M3 12H29" className={styles.link} />
      <rect x="13" y="9" width="6" height="6" className={styles.packet} />
    </svg>
  );
}

function Cut() {
  return (
    <svg viewBox="0 0 32 24" className={styles.sign}>
      <path d="M3 12H12M20 12H29" className={styles.link} data-cut />
      <path d="M16 3V21" className={styles.cut} />
    </svg>
  );
}
