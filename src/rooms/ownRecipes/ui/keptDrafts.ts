// What has been typed and not been run, for a visit that reloads the page: by the code that ran meanwhile.
import { readStored, store } from '../../../ui/stores/storage.ts';

const NAME = 'own-recipe.drafts';
/** As many programs as are worked on at a time, each twice as long as a link may carry. */
const MOST = 4;
const MAX_KEPT = 700_000;

type Draft = readonly [runs: string, text: string];

export function keepDraft(runs: string, text: string): void {
  const others = drafts().filter(([known]) => known !== runs);
  if (runs === text && others.length === drafts().length) return;
  store(NAME, JSON.stringify(runs === text ? others : [...others, [runs, text]].slice(-MOST)));
}

export function keptDraft(runs: string): string | null {
  return drafts().find(([known]) => known === runs)?.[1] ?? null;
}

/** Everything that was typed runs. */
export function forgetKeptDrafts(): void {
  store(NAME, '[]');
}

function drafts(): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(readStored(NAME, MAX_KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');
}
