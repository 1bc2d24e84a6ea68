import type { CSSProperties } from 'react';
import { BareDisc } from '../../../../ui/draw/thing/Disc.tsx';

/** A client by its letter. */
export function Disc({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <BareDisc index={placeOf(name)} name={name} r={13} edge="none" />
    </g>
  );
}

/** From 0, as clients are named after letters. */
export function placeOf(name: string): number {
  return name.charCodeAt(0) - 'A'.charCodeAt(0);
}

/** Words with a short stroke that nothing else explains. */
export function Sign({ d, style }: { readonly d: string; readonly style: CSSProperties }) {
  return <path d={d} style={{ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', ...style }} />;
}
