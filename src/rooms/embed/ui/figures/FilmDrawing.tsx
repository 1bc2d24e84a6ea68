// A figure about servers as a drawing: a column for each moment, a row for each server, and the writes that it has. It styles
// itself, so that it can also be a picture in a file.
import type { CSSProperties, ReactNode } from 'react';
import type { FigureWords } from '../../../../words/messages.ts';
import { CHECK, CROSS, CROWN, circle } from '../../../../ui/draw/thing/glyphs.ts';
import { textWidth } from '../../../../ui/draw/thing/textFit.ts';
import type { Film, FilmRow } from './filmRun.ts';
import { haveIt, nameOf, type FilmCall, type FilmServer, type FilmStory } from './filmStory.ts';
import { hueOf } from '../../../../ui/draw/thing/hues.ts';
import { ServerBox } from '../../../../ui/draw/thing/ServerBox.tsx';
import { LABEL } from './label.ts';
import { Disc, placeOf, Sign } from './SmallParts.tsx';

type Words = FigureWords['film'];

interface Props {
  readonly film: Film;
  readonly story: FilmStory;
  readonly width: number;
  readonly words: Words;
}

const HEAD = 24;
const ROW = 31;
const CUT = 34;
const COUNT = 34;
const LEGEND = 24;

export function filmHeight({ rows, cutMs }: Film): number {
  const hasCount = rows.some(({ kind }) => kind === 'count');
  return HEAD + rows.length * ROW + (hasCount ? COUNT - ROW : 0) + (cutMs === null ? 0 : CUT) + LEGEND;
}

export function FilmDrawing({ film, story, width, words }: Props) {
  const isWide = width >= WIDE;
  const left = isWide ? 80 : 32;
  const columnWidth = (width - left) / film.moments.length;
  const place: Place = { left, columnWidth, isWide };
  const tops = topsOf(film.rows);
  const bottom = (tops.at(-1) ?? 0) + ROW;
  return (
    <>
      {film.moments.map(({ key }, at) => {
        const [first, ...below] = headLines(words.moments[key], columnWidth);
        const x = left + (at + 0.5) * columnWidth;
        return (
          <text
            key={key}
            x={x}
            y={14 - 4 * below.length}
            style={{
              ...LABEL,
              textAnchor: 'middle',
              fontSize: isWide ? 12.5 : 11,
              fontWeight: 600,
              fill: at < story.frames.length ? 'var(--ink)' : 'var(--ink-muted)',
            }}
          >
            {first}
            {below.map((line) => (
              <tspan key={line} x={x} dy={11}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
      {film.rows.map((row, at) => (
        <g key={keyOf(row)} transform={`translate(0 ${tops[at] ?? 0})`}>
          <RowName row={row} story={story} words={words} isWide={isWide} />
          {story.frames.map((frame, column) => (
            <g key={frame.key} transform={`translate(${left + column * columnWidth} 0)`}>
              <Cell row={row} story={story} column={column} place={place} />
            </g>
          ))}
        </g>
      ))}
      {film.cutMs !== null && <Camps film={film} story={story} tops={tops} place={place} words={words} />}
      <Legend words={words} y={bottom + 14} width={width} />
    </>
  );
}

const WIDE = 560;

/** In the narrowest columns the names of two neighbors would touch. */
function headLines(name: string, columnWidth: number): readonly string[] {
  return columnWidth < 74 ? name.split(' ') : [name];
}

interface Place {
  readonly left: number;
  readonly columnWidth: number;
  readonly isWide: boolean;
}

function topsOf(rows: readonly FilmRow[]): readonly number[] {
  let y = HEAD;
  return rows.map((row, at) => {
    const above = rows[at - 1];
    if (row.kind === 'server' && above?.kind === 'server' && row.camp !== above.camp) y += CUT;
    const top = y;
    y += row.kind === 'count' ? COUNT : ROW;
    return top;
  });
}

function keyOf(row: FilmRow): string {
  if (row.kind === 'count') return row.kind;
  return row.kind === 'server' ? row.server : row.client;
}

function RowName({
  row,
  story,
  words,
  isWide,
}: {
  readonly row: FilmRow;
  readonly story: FilmStory;
  readonly words: Words;
  readonly isWide: boolean;
}) {
  if (row.kind === 'client') return <Disc name={nameOf(row.client)} x={isWide ? 40 : 15} y={ROW / 2} />;
  if (row.kind === 'server') {
    const name = nameOf(row.server);
    return (
      <text x={isWide ? 40 : 15} y={ROW / 2 + 4} style={{ ...LABEL, textAnchor: 'middle', fontWeight: 600 }}>
        {isWide ? words.server(Number(name)) : name}
      </text>
    );
  }
  return story.asked === null ? null : (
    <g transform={`translate(${isWide ? 40 : 15} ${COUNT / 2})`}>
      <Value value={story.asked} isOld={false} look="committed" width={26} />
    </g>
  );
}

function Cell({
  row,
  story,
  column,
  place,
}: {
  readonly row: FilmRow;
  readonly story: FilmStory;
  readonly column: number;
  readonly place: Place;
}): ReactNode {
  const frame = story.frames[column];
  if (frame === undefined) return null;
  if (row.kind === 'count') {
    const count = haveIt(frame, story.asked);
    return (
      <text x={place.columnWidth / 2} y={COUNT / 2 + 7} style={COUNTED}>
        {count}
        <tspan
          style={{ fontSize: 12, fontWeight: 400, fill: 'var(--ink-muted)' }}
        >{` / ${frame.servers.size}`}</tspan>
      </text>
    );
  }
  if (row.kind === 'client') {
    const call = frame.calls.get(row.client);
    return call === undefined ? null : <Call call={call} before={story.before} place={place} />;
  }
  const server = frame.servers.get(row.server);
  return server === undefined ? null : <Server server={server} before={story.before} place={place} />;
}

function Server({
  server: { role, value, other },
  before,
  place,
}: {
  readonly server: FilmServer;
  readonly before: string | null;
  readonly place: Place;
}) {
  const boxes = boxesIn(place);
  return (
    <>
      <g transform="translate(2 2)" style={QUIET}>
        <ServerBox width={place.columnWidth - 4} height={ROW - 4} rx={5} standing={STANDINGS[role]} />
      </g>
      <g transform={`translate(${boxes.sign} ${ROW / 2})`}>
        <Role role={role} />
      </g>
      {value !== null && (
        <g transform={`translate(${boxes.first} ${ROW / 2})`}>
          <Value
            value={value}
            isOld={value === before}
            look={role === 'down' ? 'onDisk' : 'committed'}
            width={boxes.width}
          />
        </g>
      )}
      {other !== null && (
        <g transform={`translate(${boxes.second} ${ROW / 2})`}>
          <Value value={other.value} isOld={false} look={other.state} width={boxes.width} />
        </g>
      )}
    </>
  );
}

const QUIET = { ['--server-edge' as string]: 'var(--line)' };
const STANDINGS = { leads: 'LEADING', follows: 'FOLLOWING', looks: 'LOOKING', down: 'down' } as const;

function Role({ role }: { readonly role: FilmServer['role'] }) {
  switch (role) {
    case 'leads':
      return <path d={CROWN} transform="scale(0.85)" style={{ fill: 'var(--accent)' }} />;
    case 'looks':
      return (
        <Sign
          d={circle(4.5)}
          style={{ stroke: 'var(--ink-muted)', strokeWidth: 1.5, strokeDasharray: '2.4 2.4' }}
        />
      );
    case 'down':
      return <Sign d={CROSS} style={{ stroke: 'var(--alarm)', strokeWidth: 2.5 }} />;
    case 'follows':
      return null;
  }
}

interface Boxes {
  readonly sign: number;
  readonly first: number;
  readonly second: number;
  readonly width: number;
}

/** Middles, from the column's left. */
function boxesIn({ columnWidth }: Place): Boxes {
  const width = Math.min(34, Math.floor((columnWidth - 28) / 2));
  const left = (columnWidth - 28 - 2 * width) / 2;
  return { sign: left + 12, first: left + 21 + width / 2, second: left + 23 + width * 1.5, width };
}

/** `onDisk`: of a server that is down, which nobody can ask. */
function Value({
  value,
  isOld,
  look,
  width,
}: {
  readonly value: string;
  readonly isOld: boolean;
  readonly look: 'committed' | 'logged' | 'discarded' | 'onDisk';
  readonly width: number;
}) {
  const { fill, line, on } = hueOf(isOld ? null : placeOf(value));
  const isFull = look === 'committed' && !isOld;
  return (
    <>
      <rect
        x={-width / 2}
        y={-9}
        width={width}
        height={18}
        rx={3}
        style={{
          fill: isFull ? fill : 'var(--panel)',
          stroke: look === 'discarded' ? 'var(--alarm)' : line,
          strokeWidth: 1.5,
          ...(look === 'committed' ? {} : { strokeDasharray: '3 2.5' }),
        }}
      />
      <text
        y={4}
        style={{ ...LABEL, textAnchor: 'middle', fontWeight: 600, fill: isFull ? on : 'var(--ink)' }}
      >
        {value}
      </text>
      {look === 'discarded' && (
        <Sign
          d={`M${-width / 2 + 2} 7L${width / 2 - 2} -7`}
          style={{ stroke: 'var(--alarm)', strokeWidth: 2.5 }}
        />
      )}
    </>
  );
}

/** A client's write, and what it was told of it. */
function Call({
  call: { value, outcome },
  before,
  place,
}: {
  readonly call: FilmCall;
  readonly before: string | null;
  readonly place: Place;
}) {
  const { first, second, width } = boxesIn(place);
  if (value === null || value === before) return null;
  return (
    <>
      <g transform={`translate(${first} ${ROW / 2})`}>
        <Value value={value} isOld={false} look={outcome === 'done' ? 'committed' : 'logged'} width={width} />
      </g>
      <g transform={`translate(${second - width / 2 + 9} ${ROW / 2})`}>
        {outcome === 'done' ? (
          <Sign d={CHECK} style={{ stroke: 'var(--accent)', strokeWidth: 2.75 }} />
        ) : (
          <text y={6} style={{ ...LABEL, textAnchor: 'middle', fontSize: 17, fontWeight: 700 }}>
            ?
          </text>
        )}
      </g>
    </>
  );
}

/** Where the network is cut, and how many are on either side. */
function Camps({
  film,
  story,
  tops,
  place: { left, columnWidth, isWide },
  words,
}: {
  readonly film: Film;
  readonly story: FilmStory;
  readonly tops: readonly number[];
  readonly place: Place;
  readonly words: Words;
}) {
  const second = film.rows.findIndex((row) => row.kind === 'server' && row.camp === 1);
  const y = (tops[second] ?? 0) - CUT / 2;
  const servers = film.rows.filter(({ kind }) => kind === 'server');
  const small = servers.filter((row) => row.kind === 'server' && row.camp === 0).length;
  const style: CSSProperties = { ...LABEL, textAnchor: 'middle', fontWeight: 700, fontSize: 13 };
  const x = isWide ? 40 : 15;
  return (
    <>
      <text x={x} y={y - 4} style={style}>
        {words.ofServers(small, servers.length, isWide)}
      </text>
      <text x={x} y={y + 14} style={style}>
        {words.ofServers(servers.length - small, servers.length, isWide)}
      </text>
      {story.frames.map(
        ({ key, isCut }, at) =>
          isCut && (
            <Sign
              key={key}
              d={`M${left + at * columnWidth} ${y}h${columnWidth}`}
              style={{ stroke: 'var(--alarm)', strokeWidth: 3, strokeDasharray: '8 6' }}
            />
          ),
      )}
    </>
  );
}

/** What the boxes are; as wide as the paper lets it be. */
function Legend({ words, y, width }: { readonly words: Words; readonly y: number; readonly width: number }) {
  const entries = (['logged', 'committed', 'discarded'] as const).map((look) => ({
    look,
    text: words.looks[look],
    takes: 22 + textWidth(words.looks[look], 11),
  }));
  const crown = 20 + textWidth(words.leader, 11);
  const total = entries.reduce((sum, { takes }) => sum + takes, crown);
  const between = Math.max(4, Math.min(24, (width - total) / entries.length));
  let x = 0;
  const placed = entries.map((entry) => {
    const at = x;
    x += entry.takes + between;
    return { ...entry, at };
  });
  const style = { ...LABEL, fontSize: 11, fill: 'var(--ink-muted)' };
  return (
    <g transform={`translate(0 ${y})`}>
      {placed.map(({ look, text, at }) => (
        <g key={look} transform={`translate(${at} 0)`}>
          <rect
            x={1}
            y={-6}
            width={15}
            height={12}
            rx={2.5}
            style={{
              fill: look === 'committed' ? 'var(--ink-muted)' : 'var(--panel)',
              stroke: look === 'discarded' ? 'var(--alarm)' : 'var(--ink-muted)',
              strokeWidth: 1.5,
              ...(look === 'committed' ? {} : { strokeDasharray: '3 2.5' }),
            }}
          />
          {look === 'discarded' && <Sign d="M3 4L14 -4" style={{ stroke: 'var(--alarm)', strokeWidth: 2 }} />}
          <text x={21} y={4} style={style}>
            {text}
          </text>
        </g>
      ))}
      <g transform={`translate(${x} 0)`}>
        <path d={CROWN} transform="translate(8 0) scale(0.75)" style={{ fill: 'var(--accent)' }} />
        <text x={19} y={4} style={style}>
          {words.leader}
        </text>
      </g>
    </g>
  );
}

const COUNTED: CSSProperties = { ...LABEL, textAnchor: 'middle', fontSize: 20, fontWeight: 700 };
