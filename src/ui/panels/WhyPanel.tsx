import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { why, type Simulation, type TraceRecord } from '../../engine/index.ts';
import { letters, zxidText } from '../../words/names.ts';
import { tell } from '../select/tell.ts';
import { RECORDS } from '../../words/records.ts';
import { useWords } from '../../words/useWords.ts';
import { IconButton } from '../parts/Button.tsx';
import { classes } from '../parts/classes.ts';
import { Prose } from '../parts/Prose.tsx';
import { jumpToWorldStep } from '../playback/transport.ts';
import { traceIndex } from '../select/traceIndex.ts';
import { unexpired } from '../select/unexpired.ts';
import { askWhy, type Question } from '../stores/selection.ts';
import { useSession } from '../stores/session.ts';
import { useWorld } from '../stores/useWorld.ts';
import { whyLines } from './whyLines.ts';
import styles from './WhyPanel.module.css';

/** The chain of causes of what was asked about, oldest first: from what you did to what came of it. */
export function WhyPanel({ of }: { readonly of: Question }) {
  const words = useWords();
  const text = words.panels.why;
  const simulation = useSession((session) => session.experiment?.worlds[of.world]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(NONE_OPENED);
  const { title, answer, seqs } = useAnswer(of, simulation);
  const chain = simulation === undefined || seqs.length === 0 ? [] : why(simulation.trace, ...seqs);
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
          <Prose>{title}</Prose>
        </h2>
      </header>
      {answer !== null && <p className={styles.answer}>{answer}</p>}
      {answer === null && chain.length <= 1 && <p className={styles.none}>{text.none}</p>}
      <ol className={styles.chain}>
        {simulation !== undefined &&
          whyLines(chain, opened).map((line) =>
            line.kind === 'record' ? (
              <Cause
                key={line.record.seq}
                world={of.world}
                record={line.record}
                simulation={simulation}
                isLast={line.record === chain.at(-1)}
              />
            ) : (
              <Fold
                key={line.key}
                count={line.records.length}
                onOpen={() => setOpened(new Set(opened).add(line.key))}
              />
            ),
          )}
      </ol>
    </section>
  );
}

const NONE_OPENED: ReadonlySet<number> = new Set();

interface Answer {
  readonly title: string;
  /** What is said before the chain, where a record alone does not answer. */
  readonly answer: string | null;
  /** The records whose chains are shown together. */
  readonly seqs: readonly number[];
}

function useAnswer(of: Question, simulation: Simulation | undefined): Answer {
  const words = useWords();
  const sentences = useWords(RECORDS);
  const asked = useWords().questions;
  const view = useWorld(of.world);
  if (!('asks' in of)) return { title: titleOf(of.seq), answer: null, seqs: [of.seq] };
  if (of.asks === 'unexpired') {
    const client = simulation === undefined ? null : traceIndex(simulation.trace).clientOf.get(of.session);
    const title = client == null ? asked.unexpiredId(of.session) : asked.unexpired(letters(client));
    if (view === null) return { title, answer: null, seqs: [] };
    const answer = unexpired(view.world, view.simulation.trace, of.session);
    return {
      title,
      answer: asked.answers(answer, view.timeMs),
      seqs: answer.seq === null ? [] : [answer.seq],
    };
  }
  const title = asked[of.asks](zxidText(of.zxid));
  return { title, answer: null, seqs: of.loggedSeq === null ? [of.seq] : [of.seq, of.loggedSeq] };

  function titleOf(seq: number): string {
    const record = simulation?.trace[seq - 1];
    const { why: text } = words.panels;
    return record === undefined || simulation === undefined
      ? text.title
      : text.of(tell(sentences, record, simulation));
  }
}

/** What lies between two turning points. */
function Fold({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const asked = useWords().questions;
  return (
    <li className={styles.fold}>
      <button type="button" className={styles.cause} onClick={onOpen}>
        {asked.between(count)}
      </button>
    </li>
  );
}

interface CauseProps {
  readonly world: Question['world'];
  readonly record: TraceRecord;
  readonly simulation: Simulation;
  readonly isLast: boolean;
}

function Cause({ world, record, simulation, isLast }: CauseProps) {
  const words = useWords();
  const sentences = useWords(RECORDS);
  return (
    <li>
      <button
        type="button"
        className={classes(styles.cause, isLast && styles.last)}
        onClick={() => jumpToWorldStep(world, record.step)}
      >
        <time className={styles.time}>{words.format.clock(record.timeMs)}</time>
        <span>
          <Prose>{tell(sentences, record, simulation)}</Prose>
        </span>
      </button>
    </li>
  );
}
