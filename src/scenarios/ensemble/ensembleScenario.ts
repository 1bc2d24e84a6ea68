// What all ensemble scenarios have in common.
import type { RecipeBook } from '../../engine/index.ts';
import type { Said, ScenarioEntry } from '../scenario/entry.ts';
import { storiedEntry } from '../scenario/stories.ts';
import type { Parameter, Scenario } from '../scenario/scenario.ts';
import { PROMISES } from './parameters.ts';
import { REGISTER, readWhenAsked, syncWhenAsked, writeSteadily, writeWhenAsked } from './register.ts';

type Common = 'family' | 'picture' | 'lock' | 'invariants' | 'expected' | 'stepList' | 'isEndless';

interface EnsembleScenario<P extends Parameter, PieceId extends string>
  extends Omit<Scenario, Common | 'parameters'>, Partial<Pick<Scenario, Common>>, Said<P, PieceId> {
  readonly parameters: readonly P[];
  /** Programs of its cast beyond the buttons that every client has, by name. */
  readonly programs?: RecipeBook;
}

export function ensembleScenario<const P extends Parameter, const PieceId extends string = never>({
  programs,
  words,
  pieces = [],
  pieceWords,
  ...own
}: EnsembleScenario<P, PieceId>): ScenarioEntry {
  return storiedEntry({
    scenario: {
      family: 'ensemble',
      picture: 'ensemble',
      lock: { parent: REGISTER, order: 'unheld' },
      invariants: PROMISES,
      expected: () => [],
      stepList: () => [],
      isEndless: () => false,
      ...own,
    },
    recipes: { ...COMMON_PROGRAMS, ...programs },
    words,
    pieces,
    pieceWords,
  });
}

const COMMON_PROGRAMS: RecipeBook = {
  'ensemble-write': writeWhenAsked,
  'ensemble-read': readWhenAsked,
  'ensemble-sync': syncWhenAsked,
  'ensemble-write-steadily': writeSteadily,
};
