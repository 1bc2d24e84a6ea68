// A picture in a file: its parts side by side, or one below the other; light or dark, in one language or another.
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, SOURCE } from '../../../../words/languages.ts';
import { spokenIn } from '../../../../words/load.ts';
import type { FigureWords, Messages } from '../../../../words/messages.ts';
import { FIGURE_WORDS } from '../../words/figures.ts';

/** What a picture may say. */
type PosterWords = Messages & { readonly figures: FigureWords };

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
      <Looks names={LOOKS}>
        {parts.map(({ x, y, content }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {content}
          </g>
        ))}
      </Looks>
    </svg>,
  );
}

/** `#dark-zh-CN` behind its address says how it is to look; without, it is as the system has it, in English. */
function Looks({ names, children }: { readonly names: readonly string[]; readonly children: ReactNode }) {
  const [name, ...others] = names;
  if (name === undefined) return children;
  return (
    <g id={name}>
      <Looks names={others}>{children}</Looks>
    </g>
  );
}

/** The same words in every language; one of them is seen. */
export function Said({
  words,
  x,
  y,
  style,
}: {
  readonly words: (words: PosterWords) => string;
  readonly x: number;
  readonly y: number;
  readonly style: CSSProperties;
}) {
  return (
    <InLanguages>
      {(messages) => (
        <text x={x} y={y} style={style}>
          {words(messages)}
        </text>
      )}
    </InLanguages>
  );
}

export function InLanguages({ children }: { readonly children: (words: PosterWords) => ReactNode }) {
  return SPOKEN.map(({ id, words }) => (
    <g key={id} className={id}>
      {children(words)}
    </g>
  ));
}

export function inEachLanguage<T>(of: (words: PosterWords) => T): readonly T[] {
  return SPOKEN.map(({ words }) => of(words));
}

const SPOKEN = await Promise.all(
  LANGUAGES.map(async (id) => {
    const spoken = await spokenIn(id);
    return { id, words: { ...spoken.messages, figures: spoken.area(FIGURE_WORDS) } };
  }),
);

function total(parts: readonly PosterPart[], side: 'width' | 'height'): number {
  return parts.reduce((sum, part) => sum + part[side] + BETWEEN, -BETWEEN);
}

function most(parts: readonly PosterPart[], side: 'width' | 'height'): number {
  return Math.max(...parts.map((part) => part[side]));
}

const OTHERS = LANGUAGES.filter((id) => id !== SOURCE);
const LOOKS = ['light', 'dark', ...OTHERS.flatMap((id) => [id, `light-${id}`, `dark-${id}`])];

const LANGUAGE_RULES = OTHERS.map(
  (id) => `.${id},[id$=${id}]:target .${SOURCE}{display:none}[id$=${id}]:target .${id}{display:inline}`,
);

/** Filled in by the build with the colours of the page that the drawing uses. */
const STYLE = `/* tokens */${LANGUAGE_RULES.join('')}`;
