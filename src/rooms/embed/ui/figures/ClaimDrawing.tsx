// “Two consumers, one claim” as a drawing: a consumer above, one below, ZooKeeper between them, and what passes from left to
// right. It styles itself, so that it can also be a picture in a file.
import type { CSSProperties } from 'react';
import type { FigureWords } from '../../../../words/messages.ts';
import { BELL, CROSS, KEY } from '../../../../ui/draw/thing/glyphs.ts';
import type { ClaimStory, Consumer } from './claimStory.ts';
import { nameOf } from './filmStory.ts';
import { hueOf } from '../../../../ui/draw/thing/hues.ts';
import { ZnodeBox } from '../../../../ui/draw/thing/ZnodeBox.tsx';
import { LABEL } from './label.ts';
import { Disc, placeOf, Sign } from './SmallParts.tsx';

type Words = FigureWords['claim'];

interface Props {
  readonly story: ClaimStory;
  readonly width: number;
  readonly words: Words;
}

export const CLAIM_HEIGHT = 196;
const LEFT = 44;
const COUNTS = 74;
const LANES = [36, 166] as const;
const ZOOKEEPER = { y: 101, height: 40 };
const BAR = 26;

/** Where things are, from left to right, as shares of the lanes. */
const SHARES = { item: 0.09, woken: 0.2, asks: 0.3, claim: 0.46, works: 0.55 };

export function ClaimDrawing({ story, width, words }: Props) {
  const right = width - COUNTS;
  const xOf = (share: number) => LEFT + share * (right - LEFT);
  const holder = story.consumers.find(({ claim }) => claim === 'won');
  return (
    <>
      <rect
        x={LEFT}
        y={ZOOKEEPER.y - ZOOKEEPER.height / 2}
        width={right - LEFT}
        height={ZOOKEEPER.height}
        rx={6}
        style={{ fill: 'var(--sunken)', stroke: 'var(--line-strong)', strokeWidth: 1 }}
      />
      {story.item !== null && (
        <Item item={story.item} x={xOf(SHARES.item)} isGone={story.isGone} right={right} />
      )}
      {story.consumers.map((consumer, at) => (
        <Lane
          key={consumer.client}
          consumer={consumer}
          y={LANES[at] ?? 0}
          way={at === 0 ? -1 : 1}
          xOf={xOf}
          right={right}
          item={story.item ?? ''}
          words={words}
        />
      ))}
      {holder !== undefined && (
        <Claim name={nameOf(holder.client)} x={xOf(SHARES.claim)} word={words.claim} />
      )}
      <text x={right - 24} y={ZOOKEEPER.y - 6} style={{ ...LABEL, ...QUIET, textAnchor: 'end' }}>
        ZooKeeper
      </text>
      {story.processed > 0 && (
        <g style={{ fill: story.processed > 1 ? 'var(--alarm)' : 'var(--ink)' }}>
          <text x={width - COUNTS / 2 + 2} y={ZOOKEEPER.y + 3} style={COUNTED}>
            {words.times(story.processed)}
          </text>
          <text
            x={width - COUNTS / 2 + 2}
            y={ZOOKEEPER.y + 19}
            style={{ ...COUNTED, fontSize: 11, fontWeight: 600 }}
          >
            {words.processed}
          </text>
        </g>
      )}
    </>
  );
}

function Item({
  item,
  x,
  isGone,
  right,
}: {
  readonly item: string;
  readonly x: number;
  readonly isGone: boolean;
  readonly right: number;
}) {
  const { y } = ZOOKEEPER;
  return (
    <g>
      <path d={`M${x} ${y}H${right - 14}`} style={{ stroke: 'var(--ink-muted)', strokeWidth: 1.5 }} />
      {isGone && (
        <Sign
          d={CROSS}
          style={{
            stroke: 'var(--ink-muted)',
            strokeWidth: 2.5,
            transform: `translate(${right - 14}px, ${y}px)`,
          }}
        />
      )}
      <g transform={`translate(${x} ${y})`}>
        <ZnodeBox width={34} height={24} isEphemeral={false} owner={null} label={item} fontSize={13} />
      </g>
    </g>
  );
}

/** `way`: whether the lane is above ZooKeeper, −1, or below it. */
function Lane({
  consumer: { client, isWoken, claim, work },
  y,
  way,
  xOf,
  right,
  item,
  words,
}: {
  readonly consumer: Consumer;
  readonly y: number;
  readonly way: -1 | 1;
  readonly xOf: (share: number) => number;
  readonly right: number;
  readonly item: string;
  readonly words: Words;
}) {
  const name = nameOf(client);
  const hue = hueOf(placeOf(name));
  const edge = ZOOKEEPER.y + (way * ZOOKEEPER.height) / 2;
  const [bell, asks, works] = [xOf(SHARES.woken), xOf(SHARES.asks), xOf(SHARES.works)];
  const hit = xOf(SHARES.claim);
  return (
    <g>
      <path
        d={`M${LEFT - 8} ${y}H${right}`}
        style={{ stroke: hue.line, strokeWidth: 1.5, strokeDasharray: '0.1 5', strokeLinecap: 'round' }}
      />
      <Disc name={name} x={20} y={y} />
      {isWoken && (
        <>
          <Sign
            d={`M${xOf(SHARES.item)} ${ZOOKEEPER.y + way * 12}L${bell} ${y - way * 11}`}
            style={{ stroke: 'var(--ink-muted)', strokeWidth: 1.5, strokeDasharray: '4 3' }}
          />
          <path
            d={BELL}
            transform={`translate(${bell} ${y})`}
            style={{ fill: 'var(--panel)', stroke: 'var(--ink)', strokeWidth: 1.5 }}
          />
        </>
      )}
      {claim !== null && (
        <>
          <Sign
            d={arrow(asks, y - way * 4, hit - 9, edge + way * 3)}
            style={{ stroke: hue.line, strokeWidth: 2.5 }}
          />
          {claim === 'lost' && (
            <Sign
              d={CROSS}
              style={{
                stroke: 'var(--alarm)',
                strokeWidth: 4,
                transform: `translate(${hit - 9}px, ${edge + way * 5}px)`,
              }}
            />
          )}
        </>
      )}
      {claim === 'lost' && (
        <text x={works} y={y + 4} style={{ ...LABEL, fill: 'var(--ink)', fontWeight: 600, ...HALO }}>
          NodeExists
        </text>
      )}
      {work !== 'none' && (
        <>
          {claim !== null && (
            <Sign
              d={arrow(hit + 9, edge + way * 3, works - 3, y - way * 6)}
              style={{ stroke: hue.line, strokeWidth: 2.5 }}
            />
          )}
          {claim === null && (
            <Sign d={`M${bell + 11} ${y}H${works - 4}`} style={{ stroke: hue.line, strokeWidth: 2.5 }} />
          )}
          <rect
            x={works}
            y={y - BAR / 2}
            width={(work === 'done' ? 1 : 0.5) * (right - works)}
            height={BAR}
            rx={4}
            style={{ fill: hue.fill }}
          />
          {work === 'done' && (
            <text
              x={(works + right) / 2}
              y={y + 4.5}
              style={{ ...LABEL, textAnchor: 'middle', fontSize: 13, fontWeight: 600, fill: hue.on }}
            >
              {words.processes(item)}
            </text>
          )}
        </>
      )}
    </g>
  );
}

/** The claim is a znode beside the item's. */
function Claim({ name, x, word }: { readonly name: string; readonly x: number; readonly word: string }) {
  const hue = hueOf(placeOf(name));
  const { y } = ZOOKEEPER;
  const half = 26;
  return (
    <g>
      <rect x={x - half} y={y - 12} width={2 * half} height={24} rx={4} style={{ fill: hue.fill }} />
      <path d={KEY} transform={`translate(${x - 13} ${y})`} style={{ fill: hue.on }} />
      <text
        x={x + 11}
        y={y + 4.5}
        style={{ ...LABEL, textAnchor: 'middle', fontSize: 13, fontWeight: 700, fill: hue.on }}
      >
        {name}
      </text>
      <title>{word}</title>
    </g>
  );
}

function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const wing = (side: number) =>
    `L${(x2 - 7 * ux - side * 4 * uy).toFixed(1)} ${(y2 - 7 * uy + side * 4 * ux).toFixed(1)}`;
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}${wing(1)}M${x2.toFixed(1)} ${y2.toFixed(1)}${wing(-1)}`;
}

const HALO: CSSProperties = {
  paintOrder: 'stroke',
  stroke: 'var(--paper)',
  strokeWidth: 5,
  strokeLinejoin: 'round',
};
const QUIET: CSSProperties = { fontSize: 11, fill: 'var(--ink-muted)' };
const COUNTED: CSSProperties = {
  fontFamily: 'var(--font-sans)',
  fontSize: 28,
  fontWeight: 700,
  textAnchor: 'middle',
};
