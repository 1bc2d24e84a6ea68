import { useRef, useSyncExternalStore } from 'react';
import { RECORDS } from '../../../words/records.ts';
import { useWords } from '../../../words/useWords.ts';
import { useZoom } from '../../draw/board/useZoom.ts';
import { ZoomButtons } from '../../draw/board/ZoomButtons.tsx';
import { Measured } from '../../draw/view/Measured.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { viewWithOwn } from '../../draw/view/viewOf.tsx';
import { Flying } from './Flying.tsx';
import { Folds } from './Folds.tsx';
import { LaneLabel } from './LaneLabel.tsx';
import { LaneSpans } from './LaneSpans.tsx';
import { Messages } from './Messages.tsx';
import { spaceTimeModel, type SpaceTimeModel } from './model.ts';
import { pageOf, ticksOn } from './page.ts';
import { Playhead } from './Playhead.tsx';
import { Shown } from './Shown.tsx';
import styles from './spaceTime.module.css';
import { words as english } from './words/en.ts';

export const SpaceTimeView = viewWithOwn('spaceTime', english, useSentences, spaceTimeModel, Diagram, {
  Legend,
});

function useSentences() {
  return useWords(RECORDS);
}

interface Props {
  readonly model: SpaceTimeModel;
}

/** Of the kinds that are drawn. */
function Legend({ model: { diagram, telling } }: Props) {
  const kinds = LEGEND.filter((wanted) => diagram.messages.some(({ kind }) => kind === wanted));
  return kinds.map((kind) => (
    <span key={kind}>
      <svg className={styles.sample} viewBox="0 0 22 12" data-kind={kind}>
        <line x1={1} y1={10} x2={21} y2={2} />
      </svg>
      {telling.words.legend[kind]}
    </span>
  ));
}

const LEGEND = ['proposal', 'ack', 'commit', 'vote'] as const;

function Diagram({ model }: Props) {
  return <Measured>{(size) => <Sized model={model} size={size} />}</Measured>;
}

function Sized({ model, size }: Props & { readonly size: PictureSize }) {
  const { format } = useWords();
  const { diagram, lanes, axis, nowMs, shownMs, telling } = model;
  const isShort = size.width < SHORT_PX * size.type;
  const labelPx = (isShort ? 46 : 96) * size.type;
  const svg = useRef<SVGSVGElement>(null);
  const rowPx = rowHeight(lanes.length, size);
  const [widthPx, heightPx] = [size.width - labelPx, lanes.length * rowPx];
  const zoom = useZoom(svg, { width: widthPx, height: heightPx }, 'pans');
  const view = useSyncExternalStore(zoom.camera.follow, () => zoom.camera.view);
  const page = pageOf(axis, {
    timeMs: nowMs,
    widthPx,
    unitPx: UNIT_PX * size.type,
    view,
  });
  return (
    <div className={styles.diagram}>
      <div className={styles.labels} style={{ width: labelPx }}>
        {lanes.map((lane) => (
          <div key={lane.id} className={styles.label} style={{ height: rowPx }}>
            <LaneLabel lane={lane} words={telling.words} isShort={isShort} />
          </div>
        ))}
        {diagram.moreClients > 0 && <p className={styles.more}>{telling.words.more(diagram.moreClients)}</p>}
      </div>
      <div className={styles.tracks}>
        <div className={styles.paper}>
          <svg
            ref={svg}
            className={styles.lines}
            viewBox={`0 0 ${widthPx} ${heightPx}`}
            width={widthPx}
            height={heightPx}
            data-close={zoom.isClose || undefined}
            onDoubleClick={zoom.fit}
          >
            <Shown {...{ page, shownMs }} height={heightPx}>
              <Folds page={page} height={heightPx} />
              {lanes.map((lane, at) => (
                <LaneSpans key={lane.id} {...{ lane, page }} words={telling.words} y={(at + 0.5) * rowPx} />
              ))}
              <Flying {...{ diagram, page, rowPx }} />
            </Shown>
            <Messages {...{ diagram, page, telling, rowPx, nowMs }} type={size.type} />
          </svg>
          <Playhead page={page} />
        </div>
        <div className={styles.ruler} aria-hidden="true">
          {ticksOn(page, TICK_PX * size.type, shownMs).map(({ x, timeMs }) => (
            <span key={x} style={{ left: x }}>
              {format.clock(timeMs)}
            </span>
          ))}
        </div>
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  );
}

const SHORT_PX = 520;
/** A millisecond in which something happens takes so many pixels. */
const UNIT_PX = 5;
const TICK_PX = 84;

/** Lanes share the height, the ruler’s taken off. */
function rowHeight(lanes: number, { height, type }: PictureSize): number {
  const room = (height - 26 * type) / Math.max(1, lanes);
  return Math.max(17 * type, Math.min(36 * type, room));
}
