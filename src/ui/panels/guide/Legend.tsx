import { useState, type ReactNode } from 'react';
import { useSession } from '../../stores/session.ts';
import { CARDS } from '../../../words/cards.ts';
import type { CardWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { Section } from '../cards/Card.tsx';
import styles from './Guide.module.css';

interface SignRow {
  readonly key: keyof CardWords['signs'];
  readonly drawn: ReactNode;
  readonly text: string;
}

/** Signs of a picture, each with what it means. */
export function Legend({ signs }: { readonly signs: readonly SignRow[] }) {
  const { look } = useWords().guide;
  const names = useWords(CARDS).signs;
  if (signs.length === 0) return null;
  return (
    <Section title={look}>
      <dl className={styles.signs}>
        {signs.map(({ key, drawn, text }) => (
          <div key={key} data-sign={key}>
            <dt>
              <svg viewBox="0 0 32 24" className={styles.sign} aria-hidden="true">
                {drawn}
              </svg>
              <span className="visually-hidden">{names[key]}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Once shown, a row stays as long as the scene, so that the legend does not move under its reader. */
export function useSeen<Sign extends string>(shown: readonly Sign[]): ReadonlySet<Sign> {
  const experiment = useSession((session) => session.experiment);
  const [seen, setSeen] = useState({ experiment, signs: new Set<Sign>(shown) });
  const before = seen.experiment === experiment ? seen.signs : new Set<Sign>();
  const isNew = seen.experiment !== experiment || shown.some((sign) => !before.has(sign));
  if (!isNew) return seen.signs;
  const signs = new Set([...before, ...shown]);
  setSeen({ experiment, signs });
  return signs;
}

/** How a session’s time is drawn. */
export const SESSION_SIGN = (
  <>
    <rect x="4" y="10.5" width="24" height="3" rx="1.5" className={styles.rail} />
    <rect x="4" y="10.5" width="15" height="3" rx="1.5" className={styles.filled} />
  </>
);
