// The address of what a row shows, relative to the page.
import { Experiment } from '../../src/scenarios/experiment/experiment.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { carryOut } from '../../src/scenarios/lessons/carryOut.ts';
import { namedHash } from '../../src/scenarios/link/namedLink.ts';
import { linkOf } from '../../src/scenarios/link/permalink.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import { encodeText } from '../../src/ui/link/codec.ts';
import { hashOf } from '../../src/ui/link/hash.ts';
import type { Sight } from './row.ts';

export const PAGE = 'index.html';

/** Plays a scene to its moment. Throws if that does not come, or a command is refused. */
export async function addressOf(sight: Sight): Promise<string> {
  if ('named' in sight) return PAGE + namedHash(sight.named);
  const experiment = playedTo(sight);
  const link = linkOf(experiment, experiment.head, experiment.worlds.length === 2 ? 'compare' : 'single');
  const { selected } = sight;
  const chosen = selected === undefined ? link : { ...link, selected };
  return PAGE + hashOf(await encodeText(JSON.stringify(chosen)));
}

export function playedTo({ choices, actions }: Extract<Sight, { readonly choices: unknown }>): Experiment {
  const experiment = new Experiment(choices, { findScenario, book: recipeBook });
  for (const action of actions) carryOut(experiment, action);
  return experiment;
}
