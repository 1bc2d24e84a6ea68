import { CircleX, KeyRound, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAllWords } from '../i18n/words.ts';
import { Section } from './Card.tsx';
import styles from './Guide.module.css';

/** What the signs of the picture mean, and what to try. */
export default function Guide() {
  const text = useAllWords().guide;
  return (
    <div className={styles.guide}>
      <Section title={text.look}>
        <dl className={styles.signs}>
          <Sign picture={<Disc look="holder" />}>{text.holder}</Sign>
          <Sign picture={<Disc look="waiting" />}>{text.waiting}</Sign>
          <Sign picture={<Line />}>{text.owns}</Sign>
          <Sign picture={<Line dotted />}>{text.watches}</Sign>
          <Sign picture={<SessionBar />}>{text.session}</Sign>
        </dl>
      </Section>
      <Section title={text.try}>
        <ol className={styles.tries}>
          <Try icon={<CircleX aria-hidden="true" />}>{text.tryKill}</Try>
          <Try icon={<KeyRound aria-hidden="true" />}>{text.tryRelease}</Try>
          <Try icon={<Pause aria-hidden="true" />}>{text.tryPause}</Try>
          <Try icon={<CircleX aria-hidden="true" />}>{text.tryMiddle}</Try>
        </ol>
      </Section>
      <p className={styles.keys}>{text.keys}</p>
    </div>
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

interface TryProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Try({ icon, children }: TryProps) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
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
