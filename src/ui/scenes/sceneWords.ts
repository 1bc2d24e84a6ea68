// What scenes beyond the first one are called.
import { scenarioPairs } from '../../scenarios/library.ts';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import type { MuseumPiece } from '../../scenarios/scenario/piece.ts';
import { isSide } from '../../scenarios/pairs.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../words/messages.ts';
import { worldTitle } from '../draw/board/worldTitle.ts';

/** A scene's name, and what it is in one line. `world`: without what a museum piece tells, as where its end is asked for. */
export function sceneWords(
  choices: readonly ScenarioChoice[],
  words: Messages,
  as: 'piece' | 'world' = 'piece',
): { readonly name: string; readonly sentence: string } {
  const [left, right] = choices;
  if (left === undefined) return { name: '', sentence: '' };
  const piece = as === 'piece' ? pieceOf(choices) : undefined;
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
