// Where a text uses terms for the first time: what explains itself there.
import type { TermWords } from '../rooms/lessons/words/contract.ts';

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'term'; readonly text: string; readonly means: string };

/** The paragraphs in pieces. Each term is explained once, where it comes first; the longest name counts. */
export function termsIn(
  paragraphs: readonly string[],
  terms: Readonly<Record<string, TermWords>>,
): readonly (readonly Piece[])[] {
  const open = new Map(
    Object.values(terms).flatMap((term) => term.names.map((name) => [name.toLowerCase(), term] as const)),
  );
  const names = [...open.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    names.map((name) => (/^\w/.test(name) ? `(?<![\\w/])${name}(?!\\w)` : name)).join('|'),
    'giu',
  );
  const explained = new Set<TermWords>();
  return paragraphs.map((paragraph) => {
    const pieces: Piece[] = [];
    let at = 0;
    for (const { 0: text, index } of names.length === 0 ? [] : paragraph.matchAll(pattern)) {
      const term = open.get(text.toLowerCase());
      if (term === undefined || explained.has(term)) continue;
      if (term.neverFirst === true && text !== text.toLowerCase()) continue;
      explained.add(term);
      pieces.push(
        { kind: 'text', text: paragraph.slice(at, index) },
        { kind: 'term', text, means: term.means },
      );
      at = index + text.length;
    }
    return [...pieces, { kind: 'text', text: paragraph.slice(at) }];
  });
}
