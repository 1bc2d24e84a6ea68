import { useState } from 'react';
import { zxidText } from '../../../engine/index.ts';
import { Button, IconButton } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { ChevronLeft, ChevronRight } from '../../../ui/parts/icons.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Axis } from '../model/activity.ts';
import { isByServer, type LogRow } from '../model/logRows.ts';
import { typeName } from '../model/typeNames.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import { Histogram, HistogramLegend } from './Histogram.tsx';
import { typedMoment } from './momentText.ts';
import type { Shown } from './shown.ts';
import { useAsked } from './useAsked.ts';

/** The moment that is shown: a slider over all transactions or over the time, and what the one there did. */
export function MomentBar(shown: Shown) {
  const { client, server, row, summary, goTo } = shown;
  const words = useWords(DATA_DIRECTORY);
  const [axis, setAxis] = useState<Axis>('zxid');
  const at = useAsked(client, 'moment', { server, row });
  const ends = useAsked(client, 'log', {
    server,
    row: 0,
    direction: 1,
    limit: 2,
    filter: { prefix: '', session: null, typeCode: null },
  });
  const last = useAsked(client, 'moment', { server, row: summary.rows - 1 });
  const activity = useAsked(client, 'activity', { server, row: summary.rows - 1, axis });
  const firstMs = ends?.rows.find(({ timeMs }) => timeMs > 0)?.timeMs ?? 0;
  const lastMs = Math.max(firstMs, last?.timeMs ?? 0);
  const goToTime = async (timeMs: number) => {
    const found = await client.answerTo('find', { server, zxid: null, timeMs });
    if (found !== null) goTo(found);
    return found;
  };
  return (
    <section className={styles.moment} aria-label={words.moment.title}>
      {activity !== null && <Histogram activity={activity} axis={axis} rows={summary.rows} goTo={goTo} />}
      {activity !== null && <HistogramLegend activity={activity} axis={axis} />}
      {axis === 'zxid' ? (
        <input
          type="range"
          aria-label={words.moment.title}
          aria-valuetext={at === null ? undefined : `${zxidText(at.zxid)}, ${words.time(at.timeMs)}`}
          title={words.moment.keys}
          min={0}
          max={Math.max(0, summary.rows - 1)}
          value={row}
          onChange={({ target }) => goTo(target.valueAsNumber)}
        />
      ) : (
        <TimeSlider
          key={server}
          firstMs={firstMs}
          lastMs={lastMs}
          timeMs={at?.timeMs ?? lastMs}
          row={row}
          goTo={goTo}
          goToTime={goToTime}
        />
      )}
      <div className={styles.row}>
        <IconButton name={words.moment.previous} onClick={() => goTo(row - 1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton name={words.moment.next} onClick={() => goTo(row + 1)}>
          <ChevronRight />
        </IconButton>
        {at !== null && <MomentFacts at={at} show={shown.show} />}
        <Choice
          name={words.moment.axis}
          value={axis}
          options={[
            { value: 'zxid', label: words.moment.byZxid },
            { value: 'time', label: words.moment.byTime },
          ]}
          onChoose={setAxis}
        />
        <GoTo
          onGo={(text) => {
            const typed = typedMoment(text, at?.timeMs ?? lastMs);
            if (typed === null) return false;
            if ('timeMs' in typed) void goToTime(typed.timeMs);
            else
              void client.answerTo('find', { server, zxid: typed.zxid, timeMs: null }).then((found) => {
                if (found !== null) goTo(found);
              });
            return true;
          }}
        />
      </div>
    </section>
  );
}

interface TimeSliderProps {
  readonly firstMs: number;
  readonly lastMs: number;
  /** Of the row. */
  readonly timeMs: number;
  readonly row: number;
  readonly goTo: (row: number) => void;
  /** The row that was found; null where there is no answer. */
  readonly goToTime: (timeMs: number) => Promise<number | null>;
}

/** It stays where it is put, as there may be no transaction for long; arrow keys lead from one to the next all the same. */
function TimeSlider({ firstMs, lastMs, timeMs, row, goTo, goToTime }: TimeSliderProps) {
  const words = useWords(DATA_DIRECTORY);
  /** `row`: what was found there; null until it is. */
  const [put, setPut] = useState<{ readonly ms: number; readonly row: number | null } | null>(null);
  const isThere = put !== null && (put.row === null || put.row === row);
  return (
    <input
      type="range"
      aria-label={words.moment.title}
      aria-valuetext={words.time(timeMs)}
      min={firstMs}
      max={lastMs}
      value={Math.max(firstMs, isThere ? put.ms : timeMs)}
      onKeyDown={(event) => {
        const by = ARROWS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        setPut(null);
        goTo(row + by);
      }}
      onChange={({ target }) => {
        const ms = target.valueAsNumber;
        setPut({ ms, row: null });
        void goToTime(ms).then((found) => setPut((now) => (now?.ms === ms ? { ms, row: found } : now)));
      }}
    />
  );
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

function GoTo({ onGo }: { readonly onGo: (text: string) => boolean }) {
  const words = useWords(DATA_DIRECTORY);
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className={styles.goTo}
      onSubmit={(event) => {
        event.preventDefault();
        setIsWrong(!onGo(text));
      }}
    >
      <input
        aria-label={words.moment.zxid}
        aria-invalid={isWrong}
        placeholder={words.moment.zxid}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsWrong(false);
        }}
      />
      <Button type="submit">{words.moment.go}</Button>
      {isWrong && (
        <p role="alert" className={styles.problem}>
          {words.moment.noSuchZxid}
        </p>
      )}
    </form>
  );
}

/** The transaction of the moment in one line. */
function MomentFacts({ at, show }: { readonly at: LogRow; readonly show: (path: string) => void }) {
  const words = useWords(DATA_DIRECTORY);
  const isTransaction = at.kind === 'transaction';
  return (
    <p className={styles.facts}>
      <b className={styles.mono}>{zxidText(at.zxid)}</b>
      <span>{words.time(at.timeMs)}</span>
      <b>{at.kind === 'transaction' ? typeName(at.typeCode) : words.moment.kinds[at.kind]}</b>
      {at.kind === 'transaction' &&
        at.changes.slice(0, 2).map(({ path, change }) => (
          <button key={path} type="button" className={styles.path} onClick={() => show(path)}>
            {path} <small>{words.node.changes[change]}</small>
          </button>
        ))}
      {isTransaction && at.changeCount > 2 && <span>{words.log.more(at.changeCount - 2)}</span>}
      {isTransaction && (
        <small>
          {at.session === '0x0'
            ? words.moment.byServer
            : words.moment.by(at.session, isByServer(at) ? null : at.cxid)}{' '}
          · {words.moment.verdicts[at.verdict]}
        </small>
      )}
    </p>
  );
}
