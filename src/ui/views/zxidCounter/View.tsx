import { useDrawing } from '../../draw/thing/drawing.ts';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import { Measured } from '../../draw/view/Measured.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { countersModel, type CountersModel } from './model.ts';
import styles from './zxidCounter.module.css';
import { words as english, type Words } from './words/en.ts';

// Drums that roll are no cells of a table.
export const ZxidCounterView = viewOf('zxidCounter', english, countersModel, Counters, { Legend });

function Legend({ words }: { readonly words: Words }) {
  return <span>{words.legend}</span>;
}

const NARROW_PX = 420;
/** What the head and a row of full height take. */
const HEAD_PX = 20;
const ROW_PX = 32;

function Counters({ model: { rows, words, hasEpochs } }: { readonly model: CountersModel }) {
  const { looks } = useDrawing();
  return (
    <Measured>
      {({ width, height, type }) => {
        const isNarrow = width < NARROW_PX * type;
        const isLow = height < (HEAD_PX + rows.length * ROW_PX) * type;
        return (
          <div className={styles.table} data-narrow={isNarrow || undefined} data-low={isLow || undefined}>
            <div className={styles.head} aria-hidden="true">
              <span />
              <span>{hasEpochs && words.epoch}</span>
              <span>{words.counter}</span>
              <span>{words.hex}</span>
            </div>
            {rows.map(({ server, epoch, counter, hex, notes }) => (
              <div
                key={server.id}
                className={styles.row}
                data-look={looks.of({ kind: 'server', id: server.id })}
                data-process={server.process}
              >
                <ServerTag server={server} short={isNarrow} />
                {hasEpochs ? <Field value={epoch} field="epoch" /> : <span />}
                <Field value={counter} field="counter" />
                <code className={styles.hex} title={words.hexTip(epoch, counter)} aria-hidden="true">
                  {hex}
                </code>
                <span className={styles.note}>{!isNarrow && notes.join(' · ')}</span>
              </div>
            ))}
          </div>
        );
      }}
    </Measured>
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
