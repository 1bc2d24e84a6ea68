// Every scene that has a name: pairs, scenarios and pieces of the museum, as an address or an embed asks for them.
import { findScenario, listScenarios } from '../../scenarios/catalogue.ts';
import { scenarioPairs } from '../../scenarios/library.ts';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import { pieceChoices } from '../../scenarios/museum/pieceChoices.ts';
import type { MuseumPiece } from '../../scenarios/scenario/piece.ts';
import { isSide, sideChoice } from '../../scenarios/pairs.ts';
import type { Family, ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import type { Opening } from '../playback/loadedMoment.ts';
import { PAIRS, pairChoices } from '../controls/presets.ts';

export interface Scene extends Opening {
  readonly kind: 'pair' | 'scenario' | 'piece';
  readonly id: string;
  readonly family: Family;
  readonly choices: () => readonly ScenarioChoice[];
}

const SEED = 1;

/** In the order of the rooms: two worlds side by side before one. */
export function allScenes(): readonly Scene[] {
  return [...pairs(), ...listScenarios().map(({ id, family }) => scenarioScene(id, family)), ...pieces()];
}

export function sceneNamed(id: string): Scene | undefined {
  const named = allScenes().find((scene) => scene.id === id);
  const unlisted = named === undefined ? findScenario(id) : undefined;
  return named ?? (unlisted && scenarioScene(id, unlisted.family));
}

function pairs(): readonly Scene[] {
  return [
    ...PAIRS.map((id) => ({
      kind: 'pair' as const,
      id,
      family: 'locks' as const,
      breaks: null,
      choices: () => pairChoices(id),
    })),
    ...scenarioPairs.map(({ id, left, right, clients }) => ({
      kind: 'pair' as const,
      id,
      family: familyOf(left.scenario),
      breaks: null,
      choices: () => [left, right].map((side) => sideChoice(side, SEED, clients)),
    })),
  ];
}

function scenarioScene(id: string, family: Family): Scene {
  const choices = () => [
    sideChoice({ scenario: id, values: {} }, SEED, findScenario(id)?.clients.initial ?? 1),
  ];
  const story = findScenario(id)?.parameters.find(({ name }) => name === 'story')?.initial;
  const piece = museumPieces.find((each) => each.id === story);
  const shown = choices().every((choice) => piece !== undefined && isSide(choice, piece.wrong))
    ? piece
    : undefined;
  return { kind: 'scenario', id, family, ...openingOf(shown), choices };
}

function pieces(): readonly Scene[] {
  return museumPieces.map((piece) => ({
    kind: 'piece',
    id: piece.id,
    family: familyOf(piece.wrong.scenario),
    ...openingOf(piece),
    choices: () => pieceChoices(piece),
  }));
}

export function openingOf(piece: MuseumPiece | undefined): Opening {
  const { invariant: breaks = null, opensBefore } = piece ?? {};
  return opensBefore === undefined ? { breaks } : { breaks, opensBefore };
}

function familyOf(scenario: string): Family {
  return findScenario(scenario)?.family ?? 'locks';
}
