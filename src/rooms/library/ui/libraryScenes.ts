// Scenes beyond the first one: what they are called, and how they are opened.
import type { InvariantId } from '../../../engine/index.ts';
import { scenarioPairs } from '../../../scenarios/library.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import { isSide } from '../../../scenarios/pairs.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../../words/messages.ts';
import { openScene } from '../../../ui/controls/scene.ts';
import { loadedMoment } from '../../../ui/playback/loadedMoment.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { fail, getExperiment, useSession } from '../../../ui/stores/session.ts';
import { worldTitle } from '../../../ui/draw/board/worldTitle.ts';
import { pieceChoices, type NamedScene } from './namedScenes.ts';

/** A scene's name, and what it is in one line. */
export function sceneWords(
  choices: readonly ScenarioChoice[],
  words: Messages,
): { readonly name: string; readonly sentence: string } {
  const [left, right] = choices;
  if (left === undefined) return { name: '', sentence: '' };
  const piece = pieceOf(choices);
  const pieceWords = piece === undefined ? undefined : words.museum[piece.id];
  if (pieceWords !== undefined) return { name: pieceWords.name, sentence: pieceWords.story };
  const { name } = worldTitle(left, words);
  if (right === undefined) return { name, sentence: sentenceOf(left, words) };
  const pair = scenarioPairs.find((each) => isSide(left, each.left) && isSide(right, each.right));
  const pairWords = pair === undefined ? undefined : words.catalogue.pairs[pair.id];
  return (
    pairWords ?? { name: words.scenarios.pairs.other.name, sentence: sentenceOfBoth(left, right, words) }
  );
}

/** Opens a scene that has a name, at its loaded moment, playing. */
export function openNamedScene({ choices, breaks }: NamedScene): void {
  openLoaded(choices(), breaks);
}

/** A piece of the museum beside the recipe that holds, under the same commands; or one of the two alone. */
export function openPiece(piece: MuseumPiece, shown: 'both' | 'wrong' | 'right' = 'both'): void {
  openLoaded(pieceChoices(piece, shown), piece.invariant);
}

/** Where its cast has come and its point is near. */
export function openLoaded(choices: readonly ScenarioChoice[], breaks: InvariantId | null): void {
  openScene(choices);
  const experiment = getExperiment();
  if (experiment === null || useSession.getState().failure !== null) return;
  const motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full';
  try {
    movePlayhead({ step: loadedMoment(experiment, motion, breaks).step });
  } catch (error) {
    fail(error, 'step', null);
  }
}

/** The piece that is played, if one is. */
export function pieceOf(choices: readonly ScenarioChoice[]): MuseumPiece | undefined {
  const story = choices[0]?.values['story'];
  return museumPieces.find(({ id }) => id === story);
}

function sentenceOf(choice: ScenarioChoice, { catalogue }: Messages): string {
  return catalogue.scenarios[choice.scenario]?.sentence(choice) ?? '';
}

/** One sentence where it is true of both worlds. */
function sentenceOfBoth(left: ScenarioChoice, right: ScenarioChoice, words: Messages): string {
  const [own, its] = [sentenceOf(left, words), sentenceOf(right, words)];
  if (own === its) return own;
  const { shell, picture, format } = words;
  return format.sentences([picture.parameterIs(shell.left, own), picture.parameterIs(shell.right, its)]);
}
