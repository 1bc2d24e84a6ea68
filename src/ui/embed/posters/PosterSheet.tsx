// A picture in a file: its parts side by side, or one below the other; light or dark, in one language or another.
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface PosterPart {
  readonly width: number;
  readonly height: number;
  readonly content: ReactNode;
}

const BETWEEN = 20;

export function sideBySide(parts: readonly PosterPart[]): string {
  const placed = parts.map(({ width, content }, at) => ({ x: at * (width + BETWEEN), y: 0, content }));
  return posterFile(placed, { width: total(parts, 'width'), height: most(parts, 'height') });
}

export function oneBelowTheOther(parts: readonly PosterPart[]): string {
  const placed = parts.map(({ height, content }, at) => ({ x: 0, y: at * (height + BETWEEN), content }));
  return posterFile(placed, { width: most(parts, 'width'), height: total(parts, 'height') });
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly content: ReactNode;
}

function posterFile(parts: readonly Placed[], { width, height }: Omit<PosterPart, 'content'>): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <style>{STYLE}</style>
      <Looks names={['light', 'dark', 'zh', 'light-zh', 'dark-zh']}>
        {parts.map(({ x, y, content }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {content}
          </g>
        ))}
      </Looks>
    </svg>,
  );
}

/** `#dark-zh` behind its address says how it is to look; without, it is as the system has it, in English. */
function Looks({ names, children }: { readonly names: readonly string[]; readonly children: ReactNode }) {
  const [name, ...others] = names;
  if (name === undefined) return children;
  return (
    <g id={name}>
      <Looks names={others}>{children}</Looks>
    </g>
  );
}

/** The same words in both languages; one of them is seen. */
export function Said({
  en,
  zh,
  x,
  y,
  style,
}: {
  readonly en: string;
  readonly zh: string;
  readonly x: number;
  readonly y: number;
  readonly style: CSSProperties;
}) {
  return (
    <>
      <InLanguage of="en">
        <text x={x} y={y} style={style}>
          {en}
        </text>
      </InLanguage>
      <InLanguage of="zh">
        <text x={x} y={y} style={style}>
          {zh}
        </text>
      </InLanguage>
    </>
  );
}

export function InLanguage({ of, children }: { readonly of: 'en' | 'zh'; readonly children: ReactNode }) {
  return <g className={of}>{children}</g>;
}

function total(parts: readonly PosterPart[], side: 'width' | 'height'): number {
  return parts.reduce((sum, part) => sum + part[side] + BETWEEN, -BETWEEN);
}

function most(parts: readonly PosterPart[], side: 'width' | 'height'): number {
  return Math.max(...parts.map((part) => part[side]));
}

/** Filled in by the build with the colours of the page that the drawing uses. */
const STYLE = '/* tokens */';
