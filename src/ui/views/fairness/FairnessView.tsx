import type { ViewWords } from '../../../words/messages.ts';
import { uprightPath } from '../../draw/board/bends.ts';
import { useMemo, useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { Format } from '../../../words/format.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { fairness, type Attempt, type Fairness } from '../../select/fairness.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import { useLooks, type Looks } from '../../draw/thing/useLooks.ts';
import { useScene, type Scene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { CROSS, discShape } from '../../draw/thing/glyphs.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { slopesOf, type Slope } from './slopes.ts';
import styles from './fairness.module.css';

/** The order of asking above, the order of holding below: lines that cross are overtakings. */
export default function FairnessView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).fairness;
  const { format } = useWords();
  const scene = useScene(side);
  const fair = useFairness(scene);
  const [told, setTold] = useState<string | null>(null);
  if (scene === null || fair === null) return null;
  const textOf = (attempt: Attempt) => attemptText(attempt, scene.cast, words, format);
  return (
    <ViewFrame
      id="fairness"
      line={fair.attempts.length === 0 ? words.empty : (told ?? lineOf(fair, words))}
      spoken={fair.attempts.slice(-SPOKEN_AT_MOST).map(textOf)}
    >
      {fair.attempts.length === 0 ? null : (
        <Measured>
          {(size) => (
            <Chart
              side={side}
              fair={fair}
              cast={scene.cast}
              size={size}
              words={words}
              textOf={textOf}
              onTell={setTold}
            />
          )}
        </Measured>
      )}
    </ViewFrame>
  );
}

const SPOKEN_AT_MOST = 40;
/** More than fit on the widest page. */
const MOST_DRAWN = 80;

function useFairness(scene: Scene | null): Fairness | null {
  const trace = scene?.view.simulation.trace ?? null;
  const line = scene?.line ?? null;
  const step = scene?.now.step ?? 0;
  return useMemo(
    () => (trace === null || line === null ? null : fairness(trace, line, step, MOST_DRAWN)),
    [trace, line, step],
  );
}

interface ChartProps {
  readonly side: WorldSide;
  readonly fair: Fairness;
  readonly cast: readonly CastMember[];
  readonly size: PictureSize;
  readonly words: ViewWords['fairness'];
  readonly textOf: (attempt: Attempt) => string;
  readonly onTell: (text: string | null) => void;
}

function Chart({ side, fair, cast, size, words, textOf, onTell }: ChartProps) {
  const looks = useLooks(
    side,
    fair.attempts.map(({ client }) => ({ kind: 'client', id: client })),
  );
  const { width, height, r, pitch, left, top, bottom } = placesFor(size);
  const { shown, earlier } = slopesOf(fair.attempts, Math.floor((width - left - r) / pitch), fair.count);
  const xOf = (column: number) => left + r + column * pitch;
  return (
    <svg className={styles.chart} width={width} height={height} role="group">
      <text className={styles.axis} x={0} y={top} dy="0.35em" fontSize={12.5 * size.type}>
        {words.asked}
      </text>
      <text className={styles.axis} x={0} y={bottom} dy="0.35em" fontSize={12.5 * size.type}>
        {words.held}
      </text>
      {earlier > 0 && (
        <text className={styles.earlier} x={0} y={(top + bottom) / 2} fontSize={11.5 * size.type}>
          {words.earlier(earlier)}
        </text>
      )}
      {shown.map((slope) => (
        <SlopeDrawn
          key={slope.attempt.number}
          {...{ side, slope, looks, r, top, bottom }}
          member={memberOf(cast, slope.attempt.client)}
          fromX={xOf(slope.from)}
          toX={slope.to === null ? null : xOf(slope.to)}
          text={textOf(slope.attempt)}
          onTell={onTell}
        />
      ))}
    </svg>
  );
}

interface SlopeProps {
  readonly side: WorldSide;
  readonly slope: Slope;
  readonly member: CastMember | undefined;
  readonly looks: Looks;
  readonly r: number;
  readonly top: number;
  readonly bottom: number;
  readonly fromX: number;
  readonly toX: number | null;
  readonly text: string;
  readonly onTell: (text: string | null) => void;
}

function SlopeDrawn(props: SlopeProps) {
  const { side, slope, member, looks, r, top, bottom, fromX, toX, text, onTell } = props;
  const thing = { kind: 'client', id: slope.attempt.client } as const;
  const overtook = slope.attempt.held?.overtook ?? 0;
  return (
    <g
      role="button"
      aria-label={text}
      className={styles.slope}
      data-hue={(member?.index ?? 7) % 8}
      data-look={looks.of(thing)}
      data-overtook={overtook > 0 || undefined}
      {...pointing(side, thing, (isPointedAt) => onTell(isPointedAt ? text : null))}
    >
      <path className={styles.line} d={linePath(fromX, toX, top + r, bottom - r)} />
      {toX === null && slope.attempt.left !== null && (
        <path
          className={styles.left}
          d={CROSS}
          transform={`translate(${fromX} ${top + r + (bottom - top) * STUB + 4}) scale(0.9)`}
        />
      )}
      <Dot member={member} x={fromX} y={top} r={r} look={slope.attempt.held === null ? 'hollow' : 'full'} />
      {toX !== null && <Dot member={member} x={toX} y={bottom} r={r} look="full" />}
      {toX !== null && overtook > 0 && (
        <text className={styles.overtook} x={toX} y={bottom + r + 12} fontSize={11.5}>
          +{overtook}
        </text>
      )}
    </g>
  );
}

function Dot({
  member,
  x,
  y,
  r,
  look,
}: {
  readonly member: CastMember | undefined;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly look: 'full' | 'hollow';
}) {
  const name = member?.name ?? '?';
  return (
    <g className={styles.dot} data-look={look} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path d={discShape(member?.index ?? 0, r)} />
      <text y={r * 0.35} fontSize={r * (name.length > 1 ? 0.85 : 1.05)}>
        {name}
      </text>
    </g>
  );
}

/** How far a line that has not arrived reaches down. */
const STUB = 0.28;

function linePath(fromX: number, toX: number | null, fromY: number, toY: number): string {
  if (toX === null) return `M${fromX} ${fromY}V${fromY + (toY - fromY) * STUB}`;
  return uprightPath({ x: fromX, y: fromY }, { x: toX, y: toY });
}

function placesFor({ width, height, type }: PictureSize) {
  const r = Math.min(13, Math.max(9, height * 0.09)) * type;
  const top = r + 2;
  const least = top + 2 * r + 18 * type;
  const bottom = Math.max(least, Math.min(height - r - 15 * type, top + 220 * type));
  return { width, height: bottom + r + 14 * type, r, pitch: r * 2 + 12 * type, left: 58 * type, top, bottom };
}

function lineOf({ holds, overtakings }: Fairness, words: ViewWords['fairness']): string {
  return overtakings === 0 ? words.fair(holds) : words.unfair(holds, overtakings);
}

/** “Client B was number 2 to ask, at 1.2 s, was number 1 to get it, at 2 s, overtook one who waited”. */
function attemptText(
  { client, number, asked, held, left }: Attempt,
  cast: readonly CastMember[],
  words: ViewWords['fairness'],
  format: Format,
): string {
  const name = memberOf(cast, client)?.name ?? '?';
  const parts = [words.attempt(name, number, format.clock(asked.timeMs))];
  if (held !== null) parts.push(words.served(held.rank, format.clock(held.timeMs)));
  else parts.push(left === null ? words.waits : words.left);
  if (held !== null && held.overtook > 0) parts.push(words.overtook(held.overtook));
  return words.sentence(parts);
}
