// What a language says about the claims of the articles.
import type { Verdict } from '../model/row.ts';

export interface ClaimsWords {
  readonly title: string;
  readonly more: string;
  readonly about: string;
  /** Of the card, by the claim’s id. */
  readonly card: (id: string) => string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** What each verdict means. */
  readonly verdictTips: Readonly<Record<Verdict, string>>;
  readonly lookAt: (what: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly again: string;
  readonly close: string;
  readonly article: string;
  readonly verdict: string;
  readonly all: string;
  readonly found: (count: number) => string;
  readonly seen: string;
  readonly articles: Readonly<Record<string, string>>;
  /** What is so, by the claim’s id; English has it in the rows. */
  readonly truths: Readonly<Record<string, string>>;
  /** Where to look, by the claim’s id, moment by moment; English has it in the rows. */
  readonly looks: Readonly<Record<string, readonly string[]>>;
  /** What the article says, where its own words are a picture or say too little; else those are taken. */
  readonly claims: Readonly<Record<string, string>>;
}
