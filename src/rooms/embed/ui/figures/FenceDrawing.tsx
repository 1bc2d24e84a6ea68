// “Paused holder with fence” as a drawing: time from left to right, a row for each client, one for what the lock guards. It
// styles itself, so that it can also be a picture in a file.
import type { FigureWords } from '../../../../words/messages.ts';
import type { CSSProperties } from 'react';
import type { BeliefLane } from '../../../../ui/select/beliefBars.ts';
import type { LedgerWrite } from '../../../../ui/select/resourceLedger.ts';
import type { Span } from '../../../../ui/select/span.ts';
import { textWidth } from '../../../../ui/draw/thing/textFit.ts';
import type { FenceStory } from './fenceStory.ts';

export const FENCE_HEIGHT = 206;
const LABEL = 66;
const RIGHT = 10;
const ROW = { top: 24, height: 48 };
const BELIEF = { top: 4, height: 20 };
const TRUTH = { top: 28, height: 9 };
const RESOURCE_Y = 142;
const RULER_Y = 188;

interface Props {
  readonly story: FenceStory;
  /** In virtual milliseconds: as far as it is told, and what the paper has room for. */
  readonly nowMs: number;
  readonly endMs: number;
  readonly width: number;
  /** Null: a picture without words. */
  readonly words: FigureWords['fence'] | null;
}

export function FenceDrawing({ story, nowMs, endMs, width, words }: Props) {
  const xOf = (timeMs: number) => LABEL + (Math.min(timeMs, endMs) / endMs) * (width - LABEL - RIGHT);
  const place: Place = ({ from, to }) => {
    const x = xOf(from.timeMs);
    return { x, width: Math.max(1.5, xOf(to?.timeMs ?? nowMs) - x) };
  };
  const clients = story.lanes.length;
  return (
    <>
      <Hatching />
      {story.overlaps.map((overlap) => (
        <Overlap key={overlap.from.step} at={place(overlap)} rows={clients} word={words?.together ?? null} />
      ))}
      {story.lanes.map((lane, index) => (
        <Lane
          key={lane.key}
          lane={lane}
          index={index}
          pauses={story.pauses.filter(({ client }) => client === lane.client)}
          place={place}
          word={words?.paused ?? null}
        />
      ))}
      {words !== null && <Legend words={words} row={1} />}
      <text x={LABEL - 8} y={RESOURCE_Y + 4} style={{ ...TEXT, textAnchor: 'end' }}>
        {words?.resource}
      </text>
      <line x1={LABEL} x2={width - RIGHT} y1={RESOURCE_Y} y2={RESOURCE_Y} style={LINE} />
      {story.writes.map((write) => (
        <Write
          key={write.number}
          write={write}
          x={xOf(write.timeMs)}
          index={story.lanes.findIndex(({ client }) => client === write.client)}
        />
      ))}
      {story.expiries.map((expiry) => (
        <Expiry key={expiry.step} x={xOf(expiry.timeMs)} word={words?.expired ?? null} />
      ))}
      <Ruler xOf={xOf} endMs={endMs} width={width} />
      <line
        x1={xOf(nowMs)}
        x2={xOf(nowMs)}
        y1={ROW.top - 6}
        y2={RULER_Y - 8}
        style={{ stroke: 'var(--ink)', strokeWidth: 1 }}
      />
    </>
  );
}

type Place = (span: Span) => { readonly x: number; readonly width: number };

/** Diagonals: a process that stands still. */
function Hatching() {
  return (
    <defs>
      <pattern id="still" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={2.5} height={7} style={{ fill: 'var(--panel)', opacity: 0.75 }} />
      </pattern>
    </defs>
  );
}

function Overlap({
  at,
  rows,
  word,
}: {
  readonly at: ReturnType<Place>;
  readonly rows: number;
  readonly word: string | null;
}) {
  return (
    <g>
      <rect
        {...at}
        y={ROW.top - 4}
        height={rows * ROW.height}
        style={{ fill: 'var(--alarm-soft)', stroke: 'var(--alarm)', strokeWidth: 1.5 }}
      />
      {word !== null && (
        <text
          x={at.x + at.width / 2}
          y={ROW.top - 9}
          style={{ ...TEXT, textAnchor: 'middle', fill: 'var(--alarm)', fontWeight: 700 }}
        >
          {word}
        </text>
      )}
    </g>
  );
}

function Lane({
  lane,
  index,
  pauses,
  place,
  word,
}: {
  readonly lane: BeliefLane;
  readonly index: number;
  readonly pauses: readonly Span[];
  readonly place: Place;
  readonly word: string | null;
}) {
  const top = ROW.top + index * ROW.height;
  const hue = `var(--client-${index % 8})`;
  const line = `var(--client-${index % 8}-line)`;
  return (
    <g>
      <circle cx={LABEL - 24} cy={top + BELIEF.top + BELIEF.height / 2 + 4} r={13} style={{ fill: hue }} />
      <text
        x={LABEL - 24}
        y={top + BELIEF.top + BELIEF.height / 2 + 9}
        style={{
          ...TEXT,
          textAnchor: 'middle',
          fontSize: 13,
          fontWeight: 700,
          fill: `var(--client-${index % 8}-on)`,
        }}
      >
        {lane.client.slice(lane.client.indexOf(':') + 1)}
      </text>
      {lane.truths.map((truth) => (
        <rect
          key={truth.from.step}
          {...place(truth)}
          y={top + TRUTH.top}
          height={TRUTH.height}
          style={{ fill: `color-mix(in srgb, ${line} 22%, var(--panel))`, stroke: line, strokeWidth: 1.25 }}
        />
      ))}
      {lane.beliefs.map((belief) => (
        <rect
          key={belief.from.step}
          {...place(belief)}
          y={top + BELIEF.top}
          height={BELIEF.height}
          rx={3}
          style={{ fill: hue }}
        />
      ))}
      {pauses.map((pause) => {
        const at = place(pause);
        return (
          <g key={pause.from.step}>
            <rect {...at} y={top + BELIEF.top} height={BELIEF.height} style={{ fill: 'url(#still)' }} />
            {word !== null && at.width > textWidth(word, PAUSED_FONT) + 24 && (
              <g
                transform={`translate(${at.x + Math.min(at.width / 2, 120)} ${top + BELIEF.top + BELIEF.height / 2})`}
              >
                <rect
                  x={-textWidth(word, PAUSED_FONT) / 2 - 8}
                  y={-8}
                  width={textWidth(word, PAUSED_FONT) + 16}
                  height={16}
                  rx={8}
                  style={{ fill: 'var(--panel)' }}
                />
                <text y={4} style={{ ...TEXT, textAnchor: 'middle' }}>
                  {word}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A dot for what was taken, a cross for what was not; a red ring around a dot that took the value back. */
function Write({
  write,
  x,
  index,
}: {
  readonly write: LedgerWrite;
  readonly x: number;
  readonly index: number;
}) {
  const isLate = write.fate !== 'accepted';
  return (
    <g transform={`translate(${x.toFixed(1)} ${RESOURCE_Y})`}>
      {write.fate === 'rejected' ? (
        <path
          d="M-6-6L6 6M6-6L-6 6"
          style={{ stroke: 'var(--alarm)', strokeWidth: 3, strokeLinecap: 'round' }}
        />
      ) : (
        <circle
          r={5.5}
          style={{ fill: `var(--client-${index % 8})`, stroke: 'var(--paper)', strokeWidth: 1.5 }}
        />
      )}
      {write.fate === 'back' && (
        <circle r={9} style={{ fill: 'none', stroke: 'var(--alarm)', strokeWidth: 2.5 }} />
      )}
      <text
        y={isLate ? -13 : 20}
        style={{
          ...TEXT,
          textAnchor: 'middle',
          ...(isLate ? { fill: 'var(--alarm)', fontWeight: 700 } : {}),
        }}
      >
        {write.value}
      </text>
    </g>
  );
}

function Expiry({ x, word }: { readonly x: number; readonly word: string | null }) {
  const y = ROW.top + TRUTH.top + TRUTH.height / 2;
  return (
    <g>
      <path d={`M${x} ${y - 8}v16`} style={{ stroke: 'var(--ink)', strokeWidth: 2.5 }} />
      {word !== null && (
        <text x={x + 1} y={y + 17} style={{ ...TEXT, textAnchor: 'end', fontSize: 11 }}>
          {word}
        </text>
      )}
    </g>
  );
}

/** What the two bars of a row are: where the second client has none yet. */
function Legend({ words, row }: { readonly words: FigureWords['fence']; readonly row: number }) {
  const top = ROW.top + row * ROW.height;
  const line = 'var(--ink-muted)';
  return (
    <g style={{ ...TEXT, fill: line }}>
      <rect x={LABEL} y={top + 8} width={18} height={11} rx={3} style={{ fill: line }} />
      <text x={LABEL + 25} y={top + 18}>
        {words.belief}
      </text>
      <rect
        x={LABEL}
        y={top + 28}
        width={18}
        height={8}
        style={{ fill: 'none', stroke: line, strokeWidth: 1.25 }}
      />
      <text x={LABEL + 25} y={top + 36}>
        {words.truth}
      </text>
    </g>
  );
}

function Ruler({
  xOf,
  endMs,
  width,
}: {
  readonly xOf: (timeMs: number) => number;
  readonly endMs: number;
  readonly width: number;
}) {
  const ticks = Array.from({ length: Math.floor(endMs / 2000) + 1 }, (_, at) => at * 2);
  return (
    <g>
      <line x1={LABEL} x2={width - RIGHT} y1={RULER_Y - 8} y2={RULER_Y - 8} style={LINE} />
      {ticks.map((seconds) => (
        <text
          key={seconds}
          x={xOf(seconds * 1000)}
          y={RULER_Y + 7}
          style={{ ...TEXT, textAnchor: 'middle', fill: 'var(--ink-muted)' }}
        >
          {seconds} s
        </text>
      ))}
    </g>
  );
}

const PAUSED_FONT = 11.5;
const LINE: CSSProperties = { stroke: 'var(--line-strong)', strokeWidth: 1 };
const TEXT: CSSProperties = { fill: 'var(--ink)', fontFamily: 'var(--font-sans)', fontSize: 11.5 };
