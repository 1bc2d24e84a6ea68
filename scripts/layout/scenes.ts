// What there is to be looked at: every scenario, pair and museum piece, each with a few moments of its run.
import '../../src/scenarios/library.ts';
import { findScenario, parseValues } from '../../src/scenarios/catalogue.ts';
import { Experiment } from '../../src/scenarios/experiment/experiment.ts';
import { LIBRARY, scenarioPairs } from '../../src/scenarios/library.ts';
import { linkOf } from '../../src/scenarios/link/permalink.ts';
import { sideChoice } from '../../src/scenarios/pairs.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { museumPieces } from '../../src/scenarios/museum/museum.ts';
import { encodeText } from '../../src/ui/link/codec.ts';

export interface Scene {
  readonly id: string;
  /** Addresses of its moments, in the order of the run. */
  readonly hashes: () => Promise<readonly string[]>;
}

export function scenesToInspect(moments: number): readonly Scene[] {
  return [
    ...LIBRARY.map(({ scenario: { id, clients } }) => sceneOf(id, [choiceOf(id, clients.initial)], moments)),
    ...scenarioPairs.map(({ id, left, right, clients }) =>
      sceneOf(id, [sideChoice(left, 1, clients), sideChoice(right, 1, clients)], moments),
    ),
    ...museumPieces.map(({ id }) => ({ id, hashes: () => Promise.resolve([`#museum=${id}`]) })),
  ];
}

function choiceOf(id: string, clients: number): ScenarioChoice {
  const scenario = findScenario(id);
  const values = scenario && parseValues(scenario, {}, 'initial');
  if (values?.ok !== true) throw new Error(`${id} has no values to begin with`);
  return { scenario: id, seed: 1, clients, values: values.value };
}

const MOST_MS = 25_000;
const MOST_STEPS = 4000;

function sceneOf(id: string, choices: readonly ScenarioChoice[], moments: number): Scene {
  return {
    id,
    hashes: async () => {
      const [first, ...others] = choices;
      if (first === undefined) return [];
      const experiment = new Experiment([first, ...others], { findScenario, book: recipeBook });
      experiment.runUntil(MOST_MS, MOST_STEPS);
      const striking = experiment.marked('striking');
      const steps = Array.from(
        { length: moments },
        (_, at) => striking[Math.round(((at + 1) * (striking.length - 1)) / moments)] ?? experiment.steps,
      );
      const layout = choices.length > 1 ? 'compare' : 'single';
      return Promise.all(
        [...new Set(steps)].map(
          async (step) =>
            `#s=${await encodeText(JSON.stringify(linkOf(experiment, experiment.moment(step), layout)))}`,
        ),
      );
    },
  };
}
