// One world's first moment in a few shapes: its servers, what lies in their tree, and the clients.
import { pointRadial } from 'd3-shape';
import type { CSSProperties } from 'react';
import { BareDisc } from '../../../../ui/draw/thing/Disc.tsx';

export const WORLD_SIZE = { width: 350, height: 196 };

export interface PosterWorld {
  /** How many, and the names of the znodes under the root of the one that has come furthest. */
  readonly servers: number;
  readonly znodes: readonly string[];
  readonly clients: readonly string[];
}

const SHOWN_CLIENTS = 16;
const SHOWN_ZNODES = 3;

export function WorldPoster({ world }: { readonly world: PosterWorld }) {
  return (
    <>
      {world.servers > 1 ? <Ring count={world.servers} /> : <Tree znodes={world.znodes} />}
      <Clients names={world.clients.slice(0, SHOWN_CLIENTS)} />
    </>
  );
}

function Ring({ count }: { readonly count: number }) {
  const seats = Array.from({ length: count }, (_, at) => {
    const [x, y] = pointRadial((at * 2 * Math.PI) / count, 1);
    return { number: at + 1, x: round(175 + 88 * x), y: round(78 + 46 * y) };
  });
  const links = seats.flatMap((one) =>
    seats.filter(({ number }) => number > one.number).map((other) => ({ one, other })),
  );
  return (
    <g>
      {links.map(({ one, other }) => (
        <path
          key={`${one.number} ${other.number}`}
          d={`M${one.x} ${one.y}L${other.x} ${other.y}`}
          style={{ stroke: 'var(--line)', strokeWidth: 1.5 }}
        />
      ))}
      {seats.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <rect x={-19} y={-14} width={38} height={28} rx={6} style={BOX} />
          <text y={5} style={{ ...TEXT, fontSize: 14, fontWeight: 600 }}>
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}

function Tree({ znodes }: { readonly znodes: readonly string[] }) {
  const shown = ['/', ...znodes.slice(0, SHOWN_ZNODES)];
  return (
    <g>
      <rect x={4} y={8} width={342} height={100} rx={10} style={{ ...BOX, stroke: 'var(--line)' }} />
      {shown.map((name, at) => {
        const y = at === 0 ? 34 : 20 + at * 28;
        return (
          <g key={name}>
            {at > 0 && <path d={`M70 34L128 ${y}`} style={{ stroke: 'var(--line)', strokeWidth: 1.5 }} />}
            <g transform={`translate(${at === 0 ? 54 : 180} ${y})`}>
              <rect
                x={at === 0 ? -18 : -58}
                y={-11}
                width={at === 0 ? 36 : 116}
                height={22}
                rx={6}
                style={BOX}
              />
              <text y={4} style={{ ...TEXT, fontSize: 11.5, fontFamily: 'var(--font-mono)' }}>
                {name.length > 14 ? `${name.slice(0, 13)}…` : name}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Clients({ names }: { readonly names: readonly string[] }) {
  const pitch = 334 / Math.max(1, names.length);
  const r = Math.round(Math.min(17, pitch / 2 - 2) * 10) / 10;
  return (
    <g>
      {names.map((name, at) => {
        return (
          <g key={name} transform={`translate(${(8 + (at + 0.5) * pitch).toFixed(1)} 160)`}>
            <BareDisc index={at} name={name} r={r} body="asleep" letter={r * 0.95} />
          </g>
        );
      })}
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const BOX: CSSProperties = { fill: 'var(--panel)', stroke: 'var(--line-strong)', strokeWidth: 1.5 };
const TEXT: CSSProperties = { fill: 'var(--ink)', textAnchor: 'middle', fontFamily: 'var(--font-sans)' };
