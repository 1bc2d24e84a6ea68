import { memo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { useClassroom } from '../../stores/classroom.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import { captionOf } from './captions.ts';
import { ClientBadges } from '../../draw/thing/ClientBadges.tsx';
import { SessionBar } from '../../draw/thing/ClientParts.tsx';
import { bodyOf } from '../../select/clientBody.ts';
import { Disc } from '../../draw/thing/Disc.tsx';
import type { DiscBox } from './layout.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { thingKey, type Look } from '../../draw/thing/things.ts';
import { clientName } from '../../draw/thing/thingNames.ts';
import { BAR_GAP, BAR_HEIGHT, CAPTION_LINE, DOTS_ROW } from './verticalPlan.ts';
import { WakeUps } from './WakeUps.tsx';
import styles from '../../draw/thing/picture.module.css';

interface Props {
  readonly disc: ClientDisc;
  readonly box: DiscBox;
  readonly size: PictureSize;
  readonly look: Look;
  readonly isSelected: boolean;
  readonly tabIndex: 0 | -1;
}

export const Client = memo(function Client(props: Props) {
  const { disc, box, look, isSelected, tabIndex } = props;
  const words = useWords();
  return (
    <g
      role="button"
      className={styles.thing}
      style={{ transform: `translate(${box.x}px, ${box.y}px)` }}
      data-thing={thingKey('client', disc.id)}
      data-look={look}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected}
      tabIndex={tabIndex}
      aria-label={clientName(disc, words)}
    >
      <g className={styles.client} data-hue={disc.index % 8} data-body={bodyOf(disc)} data-size={box.size}>
        <ClientBody disc={disc} r={box.r} isFull={box.size === 'full'} />
        <ClientBadges disc={disc} r={box.r} size={box.size} />
        {box.size === 'full' && (
          <SessionBar disc={disc} width={2 * box.r + 10} height={BAR_HEIGHT} y={box.r + BAR_GAP} />
        )}
        <WakeUps woken={disc.woken} box={box} type={props.size.type} />
        {box.size === 'full' && box.captionLines > 0 && <Captions {...props} />}
      </g>
    </g>
  );
});

const LEAST_PX = 11;

/** 0 where its disc has no room for letters that can be read: shape and color tell it apart, and a press opens it by its name. */
function letterIn(r: number, name: string): number {
  const [from, share] = name.length > 1 ? [10, 0.74] : [7, 0.9];
  return r > from ? Math.max(LEAST_PX, r * share) : 0;
}

function ClientBody({
  disc,
  r,
  isFull,
}: {
  readonly disc: ClientDisc;
  readonly r: number;
  readonly isFull: boolean;
}) {
  const { index, name } = disc;
  return (
    <>
      {/* Between the disc and its bar there is nothing to miss. */}
      {isFull && (
        <rect
          className={styles.hit}
          x={-r - 5}
          y={-r}
          width={2 * r + 10}
          height={2 * r + BAR_GAP + BAR_HEIGHT}
        />
      )}
      <circle className={styles.ring} r={r + 5} />
      <Disc {...{ index, name, r }} body={bodyOf(disc)} letter={letterIn(r, name)} frost />
    </>
  );
}

function Captions({ disc, box, size }: Props) {
  const { type } = size;
  const person = useClassroom(({ people }) => people.get(disc.id) ?? null);
  const { fontSize, lines, shift } = captionOf(disc, box, useWords(), { ...size, person });
  const top = box.r + BAR_GAP + BAR_HEIGHT + (DOTS_ROW + 14 + box.captionFrom * CAPTION_LINE) * type;
  return (
    <text className={styles.caption} y={top} style={{ fontSize }}>
      {lines.map(({ text, rank }, at) => (
        <tspan key={text} x={shift} dy={at === 0 ? 0 : CAPTION_LINE * type} data-rank={rank}>
          {text}
        </tspan>
      ))}
    </text>
  );
}
