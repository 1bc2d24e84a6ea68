import { CircleX, KeyRound, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { Section } from '../Card.tsx';
import styles from '../Guide.module.css';

/** What to try with a plain lock. */
export function Tries() {
  const text = useWords().guide;
  return (
    <Section title={text.try}>
      <ol className={styles.tries}>
        <Try icon={<CircleX aria-hidden="true" />}>{text.tryKill}</Try>
        <Try icon={<KeyRound aria-hidden="true" />}>{text.tryRelease}</Try>
        <Try icon={<Pause aria-hidden="true" />}>{text.tryPause}</Try>
        <Try icon={<CircleX aria-hidden="true" />}>{text.tryMiddle}</Try>
      </ol>
    </Section>
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
