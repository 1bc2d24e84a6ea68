import { useMemo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { CommandMark, LaneId, LaneMark, LaneMessage } from '../../select/laneMessages.ts';
import type { FlyingMessage, SpaceTime } from './spaceTime.ts';
import { CROWN, SCISSORS } from '../../draw/thing/glyphs.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import { useSelection } from '../../stores/selection.ts';
import type { Look, Looks } from '../../draw/thing/useLooks.ts';
import { circle, CROSS, HOURGLASS } from '../../draw/thing/glyphs.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { commandNames, type NameSide } from './commandNames.ts';
import type { Page } from './page.ts';
import type { Telling } from './telling.ts';
import styles from './spaceTime.module.css';

interface Props {
  readonly side: WorldSide;
  readonly diagram: SpaceTime;
  readonly page: Page;
  readonly telling: Telling;
  readonly rowPx: number;
  readonly type: number;
  readonly looks: Looks;
  readonly onTell: (text: string | null) => void;
}

/** Lines from lane to lane over all rows, and what happened on each lane. */
export function Messages(props: Props) {
  const { diagram, page, rowPx } = props;
  const lanes = new Map(diagram.lanes.map(({ id }, at) => [id, (at + 0.5) * rowPx]));
  const y = (lane: LaneId) => lanes.get(lane) ?? 0;
  const named = namedCommands(props);
  const chain = useChain(props);
  return (
    <g>
      {diagram.commands.map((mark) => (
        <CommandLine
          key={mark.seq}
          mark={mark}
          nameAt={named.get(mark.seq)}
          chained={chain?.has(mark.seq)}
          height={diagram.lanes.length * rowPx}
          {...props}
        />
      ))}
      {diagram.messages.map((message) => (
        <MessageLine key={message.seq} message={message} y={y} chained={chain?.has(message.seq)} {...props} />
      ))}
      {diagram.flying.map((message) => (
        <FlyingLine key={message.id} message={message} y={y} page={page} />
      ))}
      {diagram.marks.map((mark) => (
        <Mark key={mark.seq} mark={mark} y={y(mark.lane)} chained={chain?.has(mark.seq)} {...props} />
      ))}
    </g>
  );
}

/** The records of a chain that is lit, if some of it is drawn here: then that alone is lit, and all else steps back. */
function useChain({ side, diagram, page }: Props): ReadonlySet<number> | null {
  const lit = useSelection((selection) => selection.lit);
  const chain = useMemo(
    () => new Set(lit.filter(({ world }) => world === side).map(({ seq }) => seq)),
    [lit, side],
  );
  const isDrawn = diagram.messages.some(
    ({ seq, sent, arrived }) => chain.has(seq) && isOn(page, page.xOf(sent.timeMs), page.xOf(arrived.timeMs)),
  );
  return isDrawn ? chain : null;
}

/** Whether it is part of the chain that is lit; without one, what it looks like otherwise. */
function lookOf(chained: boolean | undefined, otherwise: Look): Look {
  return chained === undefined ? otherwise : chained ? 'lit' : 'dim';
}

function namedCommands({ diagram, page, telling, type }: Props): ReadonlyMap<number, NameSide> {
  const lines = diagram.commands.map(({ seq, at, command }) => ({
    seq,
    x: page.xOf(at.timeMs),
    nameWidth: NAME_BESIDE_PX + textWidth(telling.commandOf(command), NAME_PX * type),
  }));
  return commandNames(lines, page.widthPx);
}

const NAME_PX = 11;
const NAME_BESIDE_PX = 4;

type Height = (lane: LaneId) => number;

/** Whether anything between two places is on the page. */
function isOn({ widthPx }: Page, x1: number, x2: number = x1): boolean {
  return x2 >= -9 && x1 <= widthPx + 9;
}

function MessageLine({
  side,
  message,
  y,
  page,
  telling,
  looks,
  onTell,
  chained,
}: Props & { readonly message: LaneMessage; readonly y: Height; readonly chained: boolean | undefined }) {
  const { from, to, sent, arrived, kind, seq } = message;
  const [x1, x2] = [page.xOf(sent.timeMs), page.xOf(arrived.timeMs)];
  if (!isOn(page, x1, x2)) return null;
  const text = telling.words.message(telling.words.kinds[kind], telling.sentenceOf(seq));
  const ends = { x1: x1, y1: y(from), x2: x2, y2: y(to) };
  const name = { kind: 'record', id: String(seq) } as const;
  return (
    <g
      className={styles.message}
      data-kind={kind}
      data-look={lookOf(chained, looks.of({ kind: kindOf(from), id: from }, { kind: kindOf(to), id: to }))}
      data-selected={looks.isSelected(name) || undefined}
      role="button"
      aria-label={text}
      {...pointing(side, name, (isPointedAt) => onTell(isPointedAt ? text : null))}
    >
      <line className={styles.hit} {...ends} />
      <line className={styles.line} {...ends} />
      <circle className={styles.arrival} cx={ends.x2} cy={ends.y2} r={2.2} />
    </g>
  );
}

function kindOf(lane: LaneId): 'server' | 'client' {
  return lane.startsWith('server:') ? 'server' : 'client';
}

/** What has left and not arrived ends where it is; what is held up is a stub where it was sent. */
function FlyingLine({
  message,
  y,
  page,
}: {
  readonly message: FlyingMessage;
  readonly y: Height;
  readonly page: Page;
}) {
  const { from, to, sent, now, share, state } = message;
  const x1 = page.xOf(sent.timeMs);
  const x2 = state === 'flying' ? page.xOf(now.timeMs) : x1 + STUB_PX;
  if (!isOn(page, x1, x2)) return null;
  const y2 = y(from) + (y(to) - y(from)) * share;
  return (
    <g className={styles.flying} data-state={state} aria-hidden="true">
      <line className={styles.line} x1={x1} y1={y(from)} x2={x2} y2={y2} />
      {state !== 'flying' && <rect x={x2 - 1} y={y2 - 4} width={2} height={8} />}
    </g>
  );
}

const STUB_PX = 14;

/** What the user did, across all lanes. */
function CommandLine({
  side,
  mark,
  nameAt,
  height,
  page,
  telling,
  onTell,
  chained,
}: Props & {
  readonly mark: CommandMark;
  readonly nameAt: NameSide | undefined;
  readonly height: number;
  readonly chained: boolean | undefined;
}) {
  const x = page.xOf(mark.at.timeMs);
  if (!isOn(page, x)) return null;
  const text = telling.sentenceOf(mark.seq);
  return (
    <g
      className={styles.command}
      data-look={lookOf(chained, 'plain')}
      role="button"
      aria-label={text}
      {...pointing(side, { kind: 'record', id: String(mark.seq) }, (isPointedAt) =>
        onTell(isPointedAt ? text : null),
      )}
    >
      <line x1={x} x2={x} y1={0} y2={height} />
      {nameAt !== undefined && (
        <text
          x={x}
          y={9}
          dx={nameAt === 'before' ? -NAME_BESIDE_PX : NAME_BESIDE_PX}
          textAnchor={nameAt === 'before' ? 'end' : 'start'}
        >
          {telling.commandOf(mark.command)}
        </text>
      )}
    </g>
  );
}

function Mark({
  side,
  mark,
  y,
  page,
  telling,
  onTell,
  chained,
}: Props & { readonly mark: LaneMark; readonly y: number; readonly chained: boolean | undefined }) {
  const { kind, seq, at } = mark;
  const x = page.xOf(at.timeMs);
  if (!isOn(page, x)) return null;
  const text = telling.sentenceOf(seq);
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={styles.mark}
      data-kind={kind}
      data-look={lookOf(chained, 'plain')}
      role="button"
      aria-label={text}
      {...pointing(side, { kind: 'record', id: String(seq) }, (isPointedAt) =>
        onTell(isPointedAt ? text : null),
      )}
    >
      <circle className={styles.ground} r={7.5} />
      <path d={SIGNS[kind]} />
    </g>
  );
}

const SIGNS: Readonly<Record<LaneMark['kind'], string>> = {
  stopped: CROSS,
  killed: CROSS,
  started: circle(4),
  crowned: CROWN,
  stepped: 'M-4.5 -3L0 3.5L4.5 -3Z',
  truncated: SCISSORS,
  expired: HOURGLASS,
  learned: HOURGLASS,
};
