// One world's first moment in a few shapes: its servers, what lies in their tree, and the clients.
import { pointRadial } from 'd3-shape';
import type { CSSProperties } from 'react';
import { BareDisc } from '../../../../ui/draw/thing/Disc.tsx';
import { ServerBox } from '../../../../ui/draw/thing/ServerBox.tsx';
import { ZnodeBox } from '../../../../ui/draw/thing/ZnodeBox.tsx';

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
          <g transform="translate(-19 -14)">
            <ServerBox width={38} height={28} rx={6} standing="FOLLOWING" />
          </g>
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
      <g transform="translate(4 8)" style={QUIET}>
        <ServerBox width={342} height={100} rx={10} standing="standalone" />
      </g>
      {shown.map((name, at) => {
        const y = at === 0 ? 34 : 20 + at * 28;
        return (
          <g key={name}>
            {at > 0 && <path d={`M70 34L128 ${y}`} style={{ stroke: 'var(--line)', strokeWidth: 1.5 }} />}
            <g transform={`translate(${at === 0 ? 54 : 180} ${y})`}>
              <ZnodeBox
                width={at === 0 ? 36 : 116}
                height={22}
                isEphemeral={false}
                owner={null}
                label={name.length > 14 ? `${name.slice(0, 13)}…` : name}
                fontSize={11.5}
              />
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

const QUIET = { ['--server-edge' as string]: 'var(--line)' };
const TEXT: CSSProperties = { fill: 'var(--ink)', textAnchor: 'middle', fontFamily: 'var(--font-sans)' };
