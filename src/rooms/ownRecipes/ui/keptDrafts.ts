// What has been typed and not been run, for a visit that reloads the page: by the program, and the code of it that ran meanwhile.
import { readStored, store } from '../../../ui/stores/storage.ts';

const NAME = 'own-recipe.drafts';
/** As many programs as are worked on at a time. */
const MOST = 4;

/** Two programs of a world may begin with the same code. */
interface Program {
  readonly name: string;
  readonly runs: string;
}

type Draft = readonly [name: string, runs: string, text: string];

export function keepDraft(program: Program, text: string): void {
  const { name, runs } = program;
  const others = drafts().filter((draft) => !isOf(program, draft));
  if (runs === text && others.length === drafts().length) return;
  store(NAME, JSON.stringify(runs === text ? others : [...others, [name, runs, text]].slice(-MOST)));
}

export function keptDraft(program: Program): string | null {
  return drafts().find((draft) => isOf(program, draft))?.[2] ?? null;
}

function isOf({ name, runs }: Program, [itsName, itRuns]: Draft): boolean {
  return itsName === name && itRuns === runs;
}

/** Everything that was typed runs. */
export function forgetKeptDrafts(): void {
  store(NAME, '[]');
}

function drafts(): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  return Array.isArray(value) && value.length === 3 && value.every((each) => typeof each === 'string');
}
