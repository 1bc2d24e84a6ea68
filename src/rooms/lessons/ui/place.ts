// Where a learner has left a lesson: its address then.
import { parseNamedLink, type NamedLink } from '../../../scenarios/link/namedLink.ts';
import { readStored, store } from '../../../ui/stores/storage.ts';

/** What an address names: a lesson, a part of one or a moment in it. */
export type LessonPlace = Extract<NamedLink, { readonly part: string | null }>;

export function keepPlace(lesson: string, hash: string): void {
  store(nameOf(lesson), hash);
}

export function placeOf(lesson: string): LessonPlace | null {
  const named = parseNamedLink(readStored(nameOf(lesson)) ?? '');
  return named?.kind === 'lesson' && named.id === lesson ? named : null;
}

function nameOf(lesson: string): string {
  return `place.${lesson}`;
}
