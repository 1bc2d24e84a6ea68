// Which line a client stands in. In a composed world each recipe has a lock of its own.
import { actorName, type ClientId } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { lockLine, type Line } from './lockLine.ts';

/** `usual`: that of all clients where the world is not composed, and of those who run no recipe. */
export function lineOfClient(
  { plan }: Pick<ScenarioChoice, 'plan'>,
  usual: Line,
): (client: ClientId) => Line {
  return (client) => {
    const planned = plan?.clients.find(({ name }) => name === actorName(client));
    const program = planned?.program == null ? undefined : plan?.programs[planned.program];
    const scenario = program?.kind === 'recipe' ? findScenario(program.scenario) : undefined;
    return scenario === undefined || program === undefined ? usual : lockLine(scenario, program);
  };
}
