import type { ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { zxidCounters, type ZxidCounter, type ZxidCounters } from './zxidCounter.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { useLooks, type Looks } from '../../draw/thing/useLooks.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import styles from './zxidCounter.module.css';

/** Each server's zxid as the two-field counter it is: drums that roll, and below them what ZooKeeper prints. */
export default function ZxidCounterView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).zxidCounter;
  const { txns } = useWords(SHELF);
  const view = useWorld(side);
  const counters = view === null ? null : zxidCounters(view.world, view.simulation.trace);
  const looks = useLooks(
    side,
    counters?.counters.map(({ server }) => ({ kind: 'server', id: server.id })) ?? [],
  );
  if (counters === null) return null;
  return (
    <ViewFrame
      id="zxidCounter"
      line={lineOf(counters, words)}
      spoken={counters.counters.map((counter) => words.spoken(counter, partsOf(counter, words)))}
      legend={counters.state === 'ensemble' && <span>{words.legend}</span>}
    >
      <Measured>
        {(size) => (
          <Table
            {...{ side, counters, words, txns, looks }}
            isNarrow={size.width < NARROW_PX * size.type}
            isLow={size.height < (HEAD_PX + counters.counters.length * ROW_PX) * size.type}
          />
        )}
      </Measured>
    </ViewFrame>
  );
}

const NARROW_PX = 420;
/** What the head and a row of full height take. */
const HEAD_PX = 20;
const ROW_PX = 32;

interface TableProps {
  readonly side: WorldSide;
  readonly counters: ZxidCounters;
  readonly words: ViewWords['zxidCounter'];
  readonly txns: ViewWords['txns'];
  readonly looks: Looks;
  readonly isNarrow: boolean;
  readonly isLow: boolean;
}

function Table({ side, counters, words, txns, looks, isNarrow, isLow }: TableProps) {
  const hasEpochs = counters.state === 'ensemble';
  return (
    <div className={styles.table} data-narrow={isNarrow || undefined} data-low={isLow || undefined}>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{hasEpochs && words.epoch}</span>
        <span>{words.counter}</span>
        <span>{words.hex}</span>
      </div>
      {counters.counters.map((counter) => (
        <div
          key={counter.server.id}
          className={styles.row}
          data-look={looks.of({ kind: 'server', id: counter.server.id })}
          data-process={counter.server.process}
        >
          <ServerTag side={side} server={counter.server} words={txns} looks={looks} short={isNarrow} />
          {hasEpochs ? <Field value={counter.epoch} field="epoch" /> : <span />}
          <Field value={counter.counter} field="counter" />
          <code
            className={styles.hex}
            title={words.hexTip(counter.epoch, counter.counter)}
            aria-hidden="true"
          >
            {counter.hex}
          </code>
          <span className={styles.note}>{!isNarrow && partsOf(counter, words).join(' · ')}</span>
        </div>
      ))}
    </div>
  );
}

interface FieldProps {
  readonly value: number;
  readonly field: 'epoch' | 'counter';
}

/** One of the two numbers, as drums. */
function Field({ value, field }: FieldProps) {
  const digits = String(value).padStart(DIGITS[field], '0');
  return (
    <span className={styles.drums} data-field={field} aria-hidden="true">
      {/* A drum keeps its place from the right: units are always the same drum. */}
      {Array.from(digits, (digit, at) => (
        <Drum
          key={digits.length - at}
          digit={Number(digit)}
          isLeading={at < digits.length - String(value).length}
        />
      ))}
    </span>
  );
}

/** Drums at least: more come when they are needed. */
const DIGITS = { epoch: 2, counter: 4 } as const;

function partsOf(
  { behind, accepted, epoch, server }: ZxidCounter,
  words: ViewWords['zxidCounter'],
): readonly string[] {
  const parts: string[] = [];
  if (behind === null) parts.push(words.otherEpoch);
  else if (behind > 0) parts.push(words.behind(behind));
  if (accepted !== null && accepted > Math.max(epoch, server.epoch)) parts.push(words.promised(accepted));
  return parts;
}

function lineOf({ state, counters }: ZxidCounters, words: ViewWords['zxidCounter']): string {
  if (state === 'alone') return words.alone;
  const epochs = [...new Set(counters.map(({ epoch }) => epoch))].toSorted((a, b) => a - b);
  if (epochs.length > 1) return words.epochs(epochs);
  const behind = counters.filter((counter) => counter.behind !== 0).map(({ server }) => server.id);
  if (behind.length > 0) return words.differ(behind);
  const zxid = counters[0]?.zxid ?? 0;
  return zxid === 0 ? words.none : words.same(zxid);
}

/** One digit of an odometer: the ten figures stand on a strip that rolls to the one that counts. */
function Drum({ digit, isLeading }: { readonly digit: number; readonly isLeading: boolean }) {
  return (
    <span className={styles.drum} data-leading={isLeading || undefined}>
      <span className={styles.strip} style={{ ['--digit' as string]: digit }}>
        {FIGURES.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </span>
    </span>
  );
}

const FIGURES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
