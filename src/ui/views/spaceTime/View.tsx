import { useRef, useState, useSyncExternalStore, useEffect } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { tell } from '../../select/tell.ts';
import { RECORDS } from '../../../words/records.ts';
import { commandWord } from '../../../words/commandWord.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { memberOf } from '../../select/cast.ts';
import { outsideCast } from '../../select/outside/outsideCast.ts';
import { messageAxis } from './messageAxis.ts';
import { serverFaces } from '../../select/ensemble/serverFaces.ts';
import { spaceTime, type Lane, type SpaceTime } from './spaceTime.ts';
import { ClientDot } from '../../draw/thing/ClientDot.tsx';
import { Measured } from '../../draw/view/Measured.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import { useLooks, type Looks } from '../../draw/thing/useLooks.ts';
import { useScene, type Scene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { Drawing } from '../../draw/thing/drawing.ts';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { useZoom } from '../../draw/board/useZoom.ts';
import { ZoomButtons } from '../../draw/board/ZoomButtons.tsx';
import { Messages } from './Messages.tsx';
import { foldsOn, pageOf, ticksOn, type Page } from './page.ts';
import type { Telling } from './telling.ts';
import styles from './spaceTime.module.css';
import { frames } from '../../playback/frames.ts';

/** Servers and clients as lanes, messages as slanted lines between them. */
export function SpaceTimeView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).spaceTime;
  const { txns } = useWords(SHELF);
  const all = useWords();
  const sentences = useWords(RECORDS);
  const scene = useScene(side);
  const [told, setTold] = useState<string | null>(null);
  if (scene === null) return null;
  const { simulation, world } = scene.view;
  const diagram = spaceTime(world, simulation.trace);
  const sentenceOf = (seq: number): string => {
    const record = simulation.trace[seq - 1];
    return record === undefined ? '' : tell(sentences, record, simulation);
  };
  const telling: Telling = {
    words,
    txns,
    sentenceOf,
    commandOf: (command) => commandWord(command, all).label,
  };
  const isEmpty = diagram.messages.length === 0 && diagram.flying.length === 0;
  const past = diagram.messages.filter(({ arrived }) => arrived.step <= scene.now.step);
  const newest = past
    .slice(-SPOKEN)
    .map(({ seq, kind }) => words.message(words.kinds[kind], sentenceOf(seq)));
  return (
    <ViewFrame
      id="spaceTime"
      line={isEmpty ? words.empty : words.calm}
      told={told}
      spoken={[...new Set(newest)]}
      legend={<Legend words={words} diagram={diagram} />}
    >
      {isEmpty ? null : (
        <Measured>
          {(size) => <Diagram {...{ side, scene, diagram, telling, size }} onTell={setTold} />}
        </Measured>
      )}
    </ViewFrame>
  );
}

/** So many of the newest messages are read out. */
const SPOKEN = 12;

/** Of the kinds that are drawn. */
function Legend({ words, diagram }: { readonly words: Telling['words']; readonly diagram: SpaceTime }) {
  const kinds = LEGEND.filter((wanted) => diagram.messages.some(({ kind }) => kind === wanted));
  return kinds.map((kind) => (
    <span key={kind}>
      <svg className={styles.sample} viewBox="0 0 22 12" data-kind={kind}>
        <line x1={1} y1={10} x2={21} y2={2} />
      </svg>
      {words.legend[kind]}
    </span>
  ));
}

const LEGEND = ['proposal', 'ack', 'commit', 'vote'] as const;

interface DiagramProps {
  readonly side: WorldSide;
  readonly scene: Scene;
  readonly diagram: SpaceTime;
  readonly telling: Telling;
  readonly size: PictureSize;
  readonly onTell: (text: string | null) => void;
}

function Diagram({ side, scene, diagram, telling, size, onTell }: DiagramProps) {
  const { format } = useWords();
  const looks = useLooks(
    side,
    diagram.lanes.map(({ id }) => ({ kind: id.startsWith('server:') ? 'server' : 'client', id }) as const),
  );
  const isShort = size.width < SHORT_PX * size.type;
  const labelPx = (isShort ? 46 : 96) * size.type;
  const lines = useRef<SVGSVGElement>(null);
  const rowPx = rowHeight(diagram.lanes.length, size);
  const [widthPx, heightPx] = [size.width - labelPx, diagram.lanes.length * rowPx];
  const zoom = useZoom(lines, { width: widthPx, height: heightPx }, 'pans');
  const view = useSyncExternalStore(zoom.camera.follow, () => zoom.camera.view);
  const page = pageOf(messageAxis(scene.view.simulation.trace), {
    timeMs: scene.now.timeMs,
    widthPx,
    unitPx: UNIT_PX * size.type,
    view,
  });
  return (
    <div className={styles.diagram}>
      <div className={styles.labels} style={{ width: labelPx }}>
        {diagram.lanes.map((lane) => (
          <div key={lane.id} className={styles.label} style={{ height: rowPx }}>
            <LaneLabel {...{ side, scene, lane, looks, telling, isShort }} />
          </div>
        ))}
        {diagram.moreClients > 0 && <p className={styles.more}>{telling.words.more(diagram.moreClients)}</p>}
      </div>
      <div className={styles.tracks}>
        <svg
          ref={lines}
          className={styles.lines}
          viewBox={`0 0 ${widthPx} ${heightPx}`}
          width={widthPx}
          height={heightPx}
          data-close={zoom.isClose || undefined}
          onDoubleClick={zoom.fit}
        >
          <Folds page={page} height={diagram.lanes.length * rowPx} />
          {diagram.lanes.map((lane, at) => (
            <LaneSpans
              key={lane.id}
              {...{ lane, page, telling }}
              y={(at + 0.5) * rowPx}
              shownMs={scene.shown.timeMs}
            />
          ))}
          <Messages {...{ side, diagram, page, telling, rowPx, looks, onTell }} type={size.type} />
        </svg>
        <div className={styles.ruler} aria-hidden="true">
          {ticksOn(page, TICK_PX * size.type).map(({ x, timeMs }) => (
            <span key={x} style={{ left: x }}>
              {format.clock(timeMs)}
            </span>
          ))}
        </div>
        <Playhead page={page} />
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

function Folds({ page, height }: { readonly page: Page; readonly height: number }) {
  const { controls } = useWords();
  return foldsOn(page).map(({ x, width, lastsMs }) => (
    <rect key={x} className={styles.fold} x={x} y={0} width={width} height={height}>
      <title>{controls.folded(lastsMs)}</title>
    </rect>
  ));
}

interface LaneSpansProps {
  readonly lane: Lane;
  readonly page: Page;
  readonly telling: Telling;
  readonly y: number;
  /** The last time that was shown. */
  readonly shownMs: number;
}

/** What its owner was, as the lane itself. */
function LaneSpans({ lane, page, telling, y, shownMs }: LaneSpansProps) {
  return lane.spans.map(({ from, to, state }) => {
    const x1 = Math.max(-9, page.xOf(from.timeMs));
    const x2 = Math.min(page.widthPx + 9, page.xOf(to?.timeMs ?? shownMs));
    if (x2 <= x1) return null;
    return (
      <line key={from.step} className={styles.span} data-state={state} x1={x1} x2={x2} y1={y} y2={y}>
        <title>{telling.words.states[state]}</title>
      </line>
    );
  });
}

interface LaneLabelProps {
  readonly side: WorldSide;
  readonly scene: Scene;
  readonly lane: Lane;
  readonly looks: Looks;
  readonly telling: Telling;
  readonly isShort: boolean;
}

function LaneLabel({ side, scene, lane, looks, telling, isShort }: LaneLabelProps) {
  const { words } = telling;
  const face = serverFaces(scene.view.world).find(({ id }) => id === lane.id);
  if (face !== undefined)
    return (
      <Drawing value={{ side, looks, tell: () => undefined }}>
        <ServerTag server={face} short={isShort} />
      </Drawing>
    );
  const { world } = scene.view;
  const member = memberOf([...scene.cast, ...outsideCast(world)], lane.id);
  const name = { kind: 'client', id: lane.id } as const;
  return (
    <button
      type="button"
      className={styles.client}
      data-look={looks.of(name)}
      aria-label={words.lane(lane.id)}
      {...pointing(side, name)}
    >
      <ClientDot index={member?.index ?? -1} name={member?.name ?? '?'} body={member?.body ?? 'awake'} />
    </button>
  );
}

/** Where the page looks; what lies beyond it is pale. It is moved once a frame, outside React. */
function Playhead({ page }: { readonly page: Page }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let written = '';
    return frames.subscribe(({ timeMs }) => {
      const transform = `translateX(${Math.min(page.widthPx, page.xOf(timeMs)).toFixed(1)}px)`;
      if (transform === written || line.current === null) return;
      written = transform;
      line.current.style.transform = transform;
    });
  }, [page]);
  return <div ref={line} className={styles.playhead} aria-hidden="true" />;
}
