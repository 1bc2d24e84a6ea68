import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { why, type Simulation, type TraceRecord } from '../../engine/index.ts';
import { tell } from '../i18n/tell.ts';
import { useAllWords } from '../i18n/words.ts';
import { IconButton } from '../parts/Button.tsx';
import { jumpToWorldStep } from '../playback/transport.ts';
import { askWhy, type RecordRef } from '../stores/selection.ts';
import { useSession } from '../stores/session.ts';
import { classes } from '../parts/classes.ts';
import { Prose } from '../parts/Prose.tsx';
import styles from './WhyPanel.module.css';

/** The chain of causes of a record, oldest first: from what you did to what came of it. */
export default function WhyPanel({ of }: { readonly of: RecordRef }) {
  const words = useAllWords();
  const text = words.panels.why;
  const simulation = useSession((session) => session.experiment?.worlds[of.world]);
  const chain = simulation === undefined ? [] : why(simulation.trace, of.seq);
  const last = chain.at(-1);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked was elsewhere, often on a button that has given way to this answer.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.why} aria-labelledby="why-title">
      <header className={styles.header}>
        <IconButton look="quiet" name={text.back} hotkey="Esc" onClick={() => askWhy(null)}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <h2 ref={heading} id="why-title" tabIndex={-1}>
          <Prose>
            {last === undefined || simulation === undefined
              ? text.title
              : text.of(tell(words.records, last, simulation))}
          </Prose>
        </h2>
      </header>
      {chain.length <= 1 && <p className={styles.none}>{text.none}</p>}
      <ol className={styles.chain}>
        {simulation !== undefined &&
          chain.map((record) => (
            <Cause
              key={record.seq}
              of={of}
              record={record}
              simulation={simulation}
              isLast={record === last}
            />
          ))}
      </ol>
    </section>
  );
}

interface CauseProps {
  readonly of: RecordRef;
  readonly record: TraceRecord;
  readonly simulation: Simulation;
  readonly isLast: boolean;
}

function Cause({ of, record, simulation, isLast }: CauseProps) {
  const words = useAllWords();
  return (
    <li>
      <button
        type="button"
        className={classes(styles.cause, isLast && styles.last)}
        onClick={() => jumpToWorldStep(of.world, record.step)}
      >
        <time className={styles.time}>{words.format.clock(record.timeMs)}</time>
        <span>
          <Prose>{tell(words.records, record, simulation)}</Prose>
        </span>
      </button>
    </li>
  );
}
