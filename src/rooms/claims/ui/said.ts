// A claim in words: what the article writes, and the statement and what is so in the language of the page.
import type { Findable } from '../../../ui/room/findable.ts';
import { quotes } from '../model/quotes.ts';
import type { Row } from '../model/row.ts';
import { rows } from '../model/rows/all.ts';
import type { ClaimsWords } from '../words/contract.ts';

export interface SaidClaim {
  /** The article’s own words; null where it prints a picture or several lines of code. */
  readonly quote: string | null;
  readonly claim: string;
  readonly truth: string;
}

export function saidOf({ id, claim, truth }: Row, words: ClaimsWords): SaidClaim {
  const quote = quotes[id] ?? null;
  const own = words.truths[id];
  if (own === undefined) return { quote, claim, truth };
  const statement = words.claims[id] ?? quote ?? claim;
  return { quote: statement === quote ? null : quote, claim: statement, truth: own };
}

/** Where to look, in the language of the page; `sight`: which of the moments. */
export function lookOf({ id, sights }: Row, sight: number, { looks }: ClaimsWords): string {
  return looks[id]?.[sight] ?? sights[sight]?.text ?? '';
}

export interface FoundClaim extends Findable {
  readonly row: Row;
}

/** Found by id, by what the article writes, and by what is said of it in these languages. */
export function findableClaims(all: readonly ClaimsWords[]): readonly FoundClaim[] {
  return rows.map((row) => {
    const quote = quotes[row.id];
    return {
      row,
      names: [row.id, ...(quote === undefined ? [] : [quote])],
      tags: [],
      said: [
        row.claim,
        row.truth,
        ...all.flatMap(({ truths, claims }) => [truths[row.id] ?? '', claims[row.id] ?? '']),
        ...row.sights.flatMap((sight, at) => [sight.text, ...all.map((words) => lookOf(row, at, words))]),
      ],
    };
  });
}
