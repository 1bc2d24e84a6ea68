// The parameter `story` of scenarios that can play museum pieces, and what a story does not go together with.
import type { Contradiction, Parameter, ScenarioChoice } from '../scenario.ts';
import { storiesOf, type MuseumPiece } from './piece.ts';

export function storyParameter(pieces: readonly MuseumPiece[], scenario: string): Parameter {
  return { name: 'story', kind: 'choice', options: storiesOf(pieces, scenario), initial: 'none' };
}

/** A story gives its commands by what happens: it needs its cast, and nobody else who decides who goes when. */
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
