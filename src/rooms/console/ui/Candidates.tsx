import { useEffect, useRef } from 'react';
import styles from './Console.module.css';

interface Props {
  readonly id: string;
  readonly optionId: (at: number) => string;
  readonly name: string;
  readonly candidates: readonly string[];
  readonly at: number;
  readonly onTake: (at: number) => void;
}

/** What could complete the line, in a list below it; the line keeps the focus. */
export function Candidates({ id, optionId, name, candidates, at, onTake }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div ref={list} id={id} className={styles.candidates} role="listbox" aria-label={name}>
      {candidates.map((candidate, index) => (
        <div
          key={candidate}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(index);
          }}
        >
          {candidate}
        </div>
      ))}
    </div>
  );
}
