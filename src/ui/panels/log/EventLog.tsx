import { useState, type KeyboardEvent } from 'react';
import { partKey, type InvariantId, type TraceRecord } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useNewestInView } from '../../draw/view/useNewestInView.ts';
import { tell } from '../../select/tell.ts';
import type { RecordWords } from '../../../words/contracts/engine.ts';
import { CARDS } from '../../../words/cards.ts';
import { RECORDS } from '../../../words/records.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../parts/Button.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Prose } from '../../parts/Prose.tsx';
import { askWhy, useSelection, type Question } from '../../stores/selection.ts';
import { useSession } from '../../stores/session.ts';
import { useWorld, type WorldView } from '../../stores/useWorld.ts';
import { foldRepeats } from './foldRepeats.ts';
import { lastLines } from './logIndex.ts';
import { violationLines, type ViolationLine } from './violationLines.ts';
import { LOG_LEVELS, type LogLevel } from '../../select/logLevels.ts';
import styles from './EventLog.module.css';

/** So many lines are drawn; more are a click away. */
const PAGE = 120;

/** What happened, in sentences, up to the playhead, of both worlds together. */
export function EventLog() {
  const words = useWords();
  const sentences = useWords(RECORDS);
  const text = words.panels.log;
  const { log } = useWords(CARDS);
  const [level, setLevel] = useState<LogLevel>('story');
  const [limit, setLimit] = useState(PAGE);
  const scroller = useNewestInView('down', isWalked);
  const views = [useWorld(0), useWorld(1)].filter((view) => view !== null);
  const claims = useSession(({ experiment }) => experiment?.claims);
  const lines = linesOf(views, { level, limit, claims: claims ?? [] }, sentences, { messages: words, log });
  return (
    <section className={styles.log} aria-label={text.title}>
      <div className={styles.bar}>
        <Choice
          name={text.filter}
          value={level}
          options={LOG_LEVELS.map((value) => ({ value, label: text[value] }))}
          onChoose={setLevel}
        />
      </div>
      <div ref={scroller} className={styles.lines}>
        {lines.length >= limit && (
          <Button look="quiet" onClick={() => setLimit(limit + PAGE)}>
            {text.earlier}
          </Button>
        )}
        {lines.length === 0 && <p className={styles.empty}>{text.empty}</p>}
        <Lines lines={lines} isTwin={views.length > 1} />
      </div>
      <p className={styles.hint}>{text.hint}</p>
    </section>
  );
}

/** By the keyboard, line by line. */
function isWalked(scroller: HTMLElement): boolean {
  return scroller.querySelector('ol')?.contains(document.activeElement) === true;
}

interface LineData {
  readonly side: WorldSide;
  /** What happened on both sides at once is one line; asked why, the left side answers. */
  readonly where: 'left' | 'right' | 'both';
  readonly record: TraceRecord;
  readonly sentence: string;
  /** The line says that it begins or ends, after the record. */
  readonly violated?: ViolationLine;
  readonly isAside?: boolean;
}

interface Shown {
  readonly level: LogLevel;
  readonly limit: number;
  readonly claims: readonly (readonly InvariantId[])[];
}

function linesOf(
  views: readonly WorldView[],
  { level, limit, claims }: Shown,
  sentences: RecordWords,
  words: Parameters<typeof violationLines>[2],
): readonly LineData[] {
  const lines = views
    .flatMap((view) => {
      const { side, step, simulation } = view;
      const told = lastLines(simulation.trace, level, simulation.recordCountAfter(step), limit).map(
        (record): LineData => ({
          side,
          where: side === 0 ? 'left' : 'right',
          record,
          sentence: tell(sentences, record, simulation),
        }),
      );
      return [...told, ...violatedIn(view, { claims: claims[side] ?? [], limit }, words)];
    })
    .toSorted((a, b) => a.record.timeMs - b.record.timeMs || a.side - b.side || a.record.seq - b.record.seq);
  return joined(lines).slice(-limit);
}

/** Each stands behind the last record of its step. */
function violatedIn(
  { side, step, simulation }: WorldView,
  of: { readonly claims: readonly InvariantId[]; readonly limit: number },
  words: Parameters<typeof violationLines>[2],
): readonly LineData[] {
  return violationLines(simulation, { step, ...of }, words).flatMap((violated): readonly LineData[] => {
    const record = simulation.trace[simulation.recordCountAfter(violated.step) - 1];
    const where = side === 0 ? 'left' : 'right';
    return record === undefined
      ? []
      : [{ side, where, record, sentence: violated.sentence, violated, isAside: true }];
  });
}

/** Sorted by time: what both sides say of the same millisecond stands near to each other. */
function joined(lines: readonly LineData[]): readonly LineData[] {
  const result: LineData[] = [];
  for (const line of lines) {
    const twin = line.side === 1 ? twinOf(result, line) : -1;
    const left = result[twin];
    if (left === undefined) result.push(line);
    else result[twin] = { ...left, where: 'both' };
  }
  return result;
}

function twinOf(lines: readonly LineData[], { record, sentence }: LineData): number {
  for (let index = lines.length - 1; lines[index]?.record.timeMs === record.timeMs; index--) {
    const line = lines[index];
    if (line?.where === 'left' && line.sentence === sentence) return index;
  }
  return -1;
}

interface LinesProps {
  readonly lines: readonly LineData[];
  readonly isTwin: boolean;
}

/** One stop for Tab; arrows walk from line to line. */
function Lines({ lines, isTwin }: LinesProps) {
  const { format } = useWords();
  const { log: text } = useWords(CARDS);
  const [opened, setOpened] = useState<ReadonlySet<string>>(NONE_OPENED);
  const newest = lines.at(-1);
  return (
    <ol className={styles.list}>
      {foldRepeats(lines, opened).map(({ line, count, key, isOpen }) => (
        <li key={keyOf(line)} className={count > 1 ? styles.repeated : undefined}>
          <Line line={line} isTwin={isTwin} isStop={line === newest} />
          {count > 1 && (
            <button
              type="button"
              className={styles.times}
              tabIndex={-1}
              aria-expanded={isOpen}
              aria-label={text.repeats(count)}
              title={text.repeats(count)}
              onKeyDown={walk}
              onClick={() => setOpened(toggled(opened, key))}
            >
              ×{format.number(count)}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

const NONE_OPENED: ReadonlySet<string> = new Set();

function toggled(opened: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...opened].filter((each) => each !== key);
  return new Set(opened.has(key) ? others : [...others, key]);
}

function Line(props: { readonly line: LineData; readonly isTwin: boolean; readonly isStop: boolean }) {
  const { line, isTwin, isStop } = props;
  const words = useWords();
  const { side, where, record, sentence, violated } = line;
  const isAsked = useSelection(
    ({ why }) =>
      why !== null &&
      'seq' in why &&
      why.world === side &&
      ('asks' in why && why.asks === 'red'
        ? violated?.change === 'begins' && why.violation === violated.violation
        : violated === undefined && why.seq === record.seq),
  );
  return (
    <button
      type="button"
      className={styles.line}
      data-kind={
        violated !== undefined ? violated.change : record.kind.startsWith('command.') ? 'command' : undefined
      }
      aria-pressed={isAsked}
      tabIndex={isStop ? 0 : -1}
      onClick={() => askWhy(questionOf(line))}
      onKeyDown={walk}
    >
      {isTwin && (
        <span className={styles.side} data-where={where}>
          <span className="visually-hidden">
            {where === 'both'
              ? words.panels.log.both
              : where === 'left'
                ? words.shell.left
                : words.shell.right}
            :{' '}
          </span>
        </span>
      )}
      <time className={styles.time}>{words.format.clock(record.timeMs)}</time>
      <span>
        <Prose>{sentence}</Prose>
      </span>
    </button>
  );
}

function questionOf({ side: world, record, violated }: LineData): Question {
  const { violation, change } = violated ?? {};
  return violation === undefined || change === 'ends'
    ? { world, seq: record.seq }
    : { world, seq: violation.records.at(-1) ?? record.seq, asks: 'red', violation };
}

function keyOf({ side, record, violated }: LineData): string {
  const key = `${side} ${record.seq}`;
  if (violated === undefined) return key;
  const { invariant, said } = violated.violation;
  return `${key} ${violated.change} ${partKey(invariant, said)}`;
}

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const all = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
  const at = all.findIndex((line) => line === document.activeElement);
  const target = { ArrowDown: all[at + 1], ArrowUp: all[at - 1], Home: all[0], End: all.at(-1) }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
}
