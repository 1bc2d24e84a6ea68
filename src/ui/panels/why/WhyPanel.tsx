import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cameOf, why, type Simulation, type TraceRecord } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { claimantsIn } from '../../../scenarios/scenario/claimants.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import { calledClient, zxidText } from '../../../words/names.ts';
import { claimStory, type ClaimStory } from '../../select/claimStory.ts';
import { tell } from '../../select/tell.ts';
import { CARDS } from '../../../words/cards.ts';
import { RECORDS } from '../../../words/records.ts';
import { useWords } from '../../../words/useWords.ts';
import { putOut } from '../../controls/caption/lightCauses.ts';
import { litChain } from '../../controls/caption/sentenceCauses.ts';
import { wakersOf, type Waker } from '../../select/wakers.ts';
import { IconButton } from '../../parts/Button.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { classes } from '../../parts/classes.ts';
import { Prose } from '../../parts/Prose.tsx';
import { jumpToWorldStep } from '../../playback/transport.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import { unexpired } from '../../select/unexpired.ts';
import { askWhy, light, type Question } from '../../stores/selection.ts';
import { getExperiment, useSession } from '../../stores/session.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { whyLines } from './whyLines.ts';
import { worldOf } from '../worldOf.ts';
import styles from './WhyPanel.module.css';

/** The chain of causes of what was asked about, oldest first: from what you did to what came of it. */
export function WhyPanel({ of }: { readonly of: Question }) {
  const words = useWords();
  const text = words.panels.why;
  const chained = useWords(CARDS).chain;
  const simulation = useSession((session) => session.experiment?.worlds[of.world]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(NONE_OPENED);
  const story = useClaimStory(of);
  const { title, answer, seqs, wakers } = useAnswer(of, simulation, story);
  const chain = useChain(of, simulation, seqs);
  useLight(of.world, chain, wakers);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus was elsewhere, often on a button that has given way to this answer.
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
      <Direction of={of} />
      {answer !== null && <p className={styles.answer}>{answer}</p>}
      {story !== null && simulation !== undefined && (
        <Turns world={of.world} story={story} simulation={simulation} />
      )}
      {answer === null && chain.length <= 1 && (
        <p className={styles.none}>{isOutcome(of) ? chained.nothingCame : text.none}</p>
      )}
      <ol className={styles.chain}>
        {simulation !== undefined &&
          whyLines(chain.slice(0, MOST_SHOWN), opened).map((line) =>
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
      {chain.length > MOST_SHOWN && <p className={styles.none}>{chained.more(chain.length - MOST_SHOWN)}</p>}
    </section>
  );
}

/** What a reader looks for first where several claim what one may: why it could be, and since when it is so. */
function Turns({ world, story, simulation }: TurnsProps) {
  const text = useWords(CARDS).claims;
  const turns = (['cause', 'lost', 'together'] as const).flatMap((name) => {
    const record = story[name];
    return record === null ? [] : [{ name, record }];
  });
  if (turns.length === 0) return null;
  return (
    <ul className={styles.turns} aria-label={text.turns}>
      {turns.map(({ name, record }) => (
        <li key={name}>
          <b>{name === 'cause' ? text.cause : text[name](story.claimed.length)}</b>
          <Jump world={world} record={record} simulation={simulation} />
        </li>
      ))}
    </ul>
  );
}

interface TurnsProps {
  readonly world: WorldSide;
  readonly story: ClaimStory;
  readonly simulation: Simulation;
}

/** From one record one goes both ways: to what led to it, and to what came of it. */
function Direction({ of }: { readonly of: Question }) {
  const { ask } = useWords().panels.why;
  const text = useWords(CARDS).chain;
  if ('asks' in of && of.asks !== 'outcome') return null;
  const { world, seq } = of;
  return (
    <Choice
      className={styles.directions}
      name={text.directions}
      value={isOutcome(of) ? 'outcome' : 'why'}
      options={[
        { value: 'why', label: ask },
        { value: 'outcome', label: text.outcome },
      ]}
      onChoose={(asks) => askWhy(asks === 'why' ? { world, seq } : { world, seq, asks })}
    />
  );
}

/** More lines are not read. */
const MOST_SHOWN = 300;

function isOutcome(of: Question): boolean {
  return 'asks' in of && of.asks === 'outcome';
}

/** The causes of the records, or their effects so far. */
function useChain(
  of: Question,
  simulation: Simulation | undefined,
  seqs: readonly number[],
): readonly TraceRecord[] {
  const key = seqs.join(' ');
  return useMemo(() => {
    if (simulation === undefined || key === '') return [];
    const asked = key.split(' ').map(Number);
    if (!isOutcome(of)) return why(simulation.trace, ...asked);
    // A run that goes on meanwhile is asked again by who wants to know.
    const experiment = getExperiment();
    const ownStep = experiment?.moment(experiment.shownStep).worldSteps[of.world] ?? 0;
    return cameOf(simulation.trace, asked[0] ?? 0, simulation.recordCountAfter(ownStep));
  }, [of, simulation, key]);
}

/** While the answer is read its chain is lit wherever it is drawn. */
function useLight(world: WorldSide, chain: readonly TraceRecord[], wakers: readonly Waker[]): void {
  useEffect(() => {
    const experiment = getExperiment();
    if (experiment === null || chain.length === 0) return undefined;
    light(litChain(experiment, world, chain, wakers));
    return putOut;
  }, [world, chain, wakers]);
}

const NONE_OPENED: ReadonlySet<number> = new Set();

interface Answer {
  readonly title: string;
  /** What is said before the chain, where a record alone does not answer. */
  readonly answer: string | null;
  /** The records whose chains are shown together. */
  readonly seqs: readonly number[];
  /** What a client waits for; empty where that is not asked. */
  readonly wakers: readonly Waker[];
}

const NONE_ASKED: readonly Waker[] = [];

/** Null where it is not asked about what clients claim. */
function useClaimStory(of: Question): ClaimStory | null {
  const view = useWorld(of.world);
  const violation = 'asks' in of && of.asks === 'red' ? of.violation : null;
  return useMemo(() => {
    if (view === null || violation === null) return null;
    const world = worldOf(view, violation);
    const seen = view.simulation.trace.slice(0, view.simulation.recordCountAfter(world.step));
    return claimStory(seen, claimantsIn(world, violation));
  }, [view, violation]);
}

function useAnswer(of: Question, simulation: Simulation | undefined, story: ClaimStory | null): Answer {
  const words = useWords();
  const sentences = useWords(RECORDS);
  const asked = useWords(CARDS).questions;
  const chained = useWords(CARDS).chain;
  const view = useWorld(of.world);
  const wakers = NONE_ASKED;
  if (!('asks' in of))
    return { title: titleOf(of.seq, words.panels.why.of), answer: null, seqs: [of.seq], wakers };
  if (of.asks === 'outcome')
    return { title: titleOf(of.seq, chained.cameOf), answer: null, seqs: [of.seq], wakers };
  if (of.asks === 'red') {
    const { violation, seq } = of;
    const answer =
      view === null
        ? null
        : invariantWords(violation.invariant, words).why(violation, worldOf(view, violation));
    const told =
      story === null
        ? []
        : [story.lost, story.deleted, ...story.claimed].flatMap((record) => record?.seq ?? []);
    return { title: words.panels.why.red, answer, seqs: told.length === 0 ? [seq] : told, wakers };
  }
  if (of.asks === 'wakes') {
    const awaited =
      view === null
        ? NONE_ASKED
        : wakersOf(view.world, view.simulation.trace, view.simulation.recordCountAfter(view.step), of.client);
    const who = calledClient(of.client);
    const answer =
      awaited.length === 0 ? chained.wakesByNothing(who) : words.format.sentences(awaited.map(chained.waker));
    return {
      title: chained.wakes(who),
      answer,
      seqs: awaited.flatMap(({ setSeq }) => setSeq ?? []),
      wakers: awaited,
    };
  }
  if (of.asks === 'unexpired') {
    const client = simulation === undefined ? null : traceIndex(simulation.trace).clientOf.get(of.session);
    const title = client == null ? asked.unexpiredId(of.session) : asked.unexpired(calledClient(client));
    if (view === null) return { title, answer: null, seqs: [], wakers };
    const answer = unexpired(view.world, view.simulation.trace, of.session);
    return {
      title,
      answer: asked.answers(answer, view.timeMs),
      seqs: answer.seq === null ? [] : [answer.seq],
      wakers,
    };
  }
  const title = asked[of.asks](zxidText(of.zxid));
  return { title, answer: null, seqs: of.loggedSeq === null ? [of.seq] : [of.seq, of.loggedSeq], wakers };

  function titleOf(seq: number, question: (sentence: string) => string): string {
    const record = simulation?.trace[seq - 1];
    const { why: text } = words.panels;
    return record === undefined || simulation === undefined
      ? text.title
      : question(tell(sentences, record, simulation));
  }
}

/** What lies between two turning points. */
function Fold({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const asked = useWords(CARDS).questions;
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

function Cause({ isLast, ...of }: CauseProps) {
  return (
    <li>
      <Jump {...of} className={isLast ? styles.last : undefined} />
    </li>
  );
}

interface JumpProps extends Omit<CauseProps, 'isLast'> {
  readonly className?: string | undefined;
}

/** To the moment of a record. */
function Jump({ world, record, simulation, className }: JumpProps) {
  const words = useWords();
  const sentences = useWords(RECORDS);
  return (
    <button
      type="button"
      className={classes(styles.cause, className)}
      onClick={() => jumpToWorldStep(world, record.step)}
    >
      <time className={styles.time}>{words.format.clock(record.timeMs)}</time>
      <span>
        <Prose>{tell(sentences, record, simulation)}</Prose>
      </span>
    </button>
  );
}
