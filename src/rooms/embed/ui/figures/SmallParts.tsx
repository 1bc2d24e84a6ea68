import type { CSSProperties } from 'react';
import { discShape } from '../../../../ui/draw/thing/glyphs.ts';
import { hueOf, LABEL } from './hues.ts';

/** A client by its letter. */
export function Disc({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) {
  const place = placeOf(name);
  const { fill, on } = hueOf(place);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={discShape(place, 13)} style={{ fill }} />
      <text y={4.6} style={{ ...LABEL, textAnchor: 'middle', fontSize: 13, fontWeight: 700, fill: on }}>
        {name}
      </text>
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
