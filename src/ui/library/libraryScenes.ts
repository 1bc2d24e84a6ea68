import { scenarioPairs } from '../../scenarios/library.ts';
// Scenes beyond the first one: what they are called, and how they are opened.
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import type { MuseumPiece } from '../../scenarios/scenario/piece.ts';
import type { ScenarioPair } from '../../scenarios/scenario/pair.ts';
import { isSide, sideChoice } from '../../scenarios/pairs.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../words/messages.ts';
import { worldTitle } from '../views/picture/worldTitle.ts';
import { openScene } from '../controls/scene.ts';

const SEED = 1;

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
  return pairWords ?? { name: words.scenarios.pairs.other.name, sentence: sentenceOf(left, words) };
}

export function openScenario(id: string): void {
  const scenario = findScenario(id);
  const values = scenario === undefined ? null : parseValues(scenario, {}, 'initial');
  if (scenario === undefined || values?.ok !== true) return;
  openScene([{ scenario: id, seed: SEED, clients: scenario.clients.initial, values: values.value }]);
}

export function openPair({ left, right, clients }: ScenarioPair): void {
  openScene([left, right].map((side) => sideChoice(side, SEED, clients)));
}

/** A piece of the museum beside the recipe that holds, under the same commands; or one of the two alone. */
export function openPiece(
  { wrong, right, seed, clients, id }: MuseumPiece,
  shown: 'both' | 'wrong' | 'right' = 'both',
): void {
  const sides = shown === 'both' ? [wrong, right] : [shown === 'wrong' ? wrong : right];
  openScene(sides.map((side) => sideChoice(told(side, id), seed, clients)));
}

/** The piece that is played, if one is. */
export function pieceOf(choices: readonly ScenarioChoice[]): MuseumPiece | undefined {
  const story = choices[0]?.values['story'];
  return museumPieces.find(({ id }) => id === story);
}

function told<Side extends MuseumPiece['wrong']>(side: Side, story: string): Side {
  return { ...side, values: { ...side.values, story } };
}

function sentenceOf(choice: ScenarioChoice, { catalogue }: Messages): string {
  return catalogue.scenarios[choice.scenario]?.sentence(choice) ?? '';
}
