// The parameter `story` of scenarios that can play museum pieces, and what a story does not go together with.
import type { ChoiceParameter, Contradiction, ScenarioChoice } from './scenario.ts';
import type { ScenarioEntry } from './entry.ts';
import { storiesOf, type MuseumPiece } from './piece.ts';

export function storyParameter(pieces: readonly MuseumPiece[], scenario: string): ChoiceParameter<'story'> {
  return { name: 'story', kind: 'choice', options: storiesOf(pieces, scenario), initial: 'none' };
}

/** A story's commands depend on what happens, so it needs its own cast and its own order. */
export function againstStory(
  pieces: readonly MuseumPiece[],
  { clients, values }: ScenarioChoice,
): Contradiction | null {
  const piece = pieces.find(({ id }) => id === values['story']);
  if (piece === undefined) return null;
  if (clients < piece.clients) return { parameter: 'story', because: 'storyNeedsItsCast' };
  if (values['arrival'] === 'lockstep') return { parameter: 'arrival', because: 'storyHasItsOwnOrder' };
  return null;
}

/** In words, for the scenarios that have such a parameter. */
const STORY_CONTRADICTIONS = {
  storyNeedsItsCast: 'This story has more parts than there are clients: add clients, or choose no story.',
  storyHasItsOwnOrder:
    'A story decides who goes when, and so does lock step: let the clients arrive in another way, or choose no story.',
};

interface StoriedEntry extends Omit<ScenarioEntry, 'pieceWords' | 'isUnlisted'> {
  readonly pieceWords: ScenarioEntry['pieceWords'] | undefined;
}

/** An entry for a scenario that has such a parameter. */
export function storiedEntry({ words, pieceWords = {}, ...own }: StoriedEntry): ScenarioEntry {
  const contradictions = { ...STORY_CONTRADICTIONS, ...words.contradictions };
  return { ...own, words: { ...words, contradictions }, pieceWords, isUnlisted: false };
}
