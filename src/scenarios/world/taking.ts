// Who takes part in which program of a plan, and the choice that such a program is of its own scenario.
import type { Scenario, ScenarioChoice } from '../scenario/scenario.ts';
import type { PlannedProgram, WorldPlan } from '../scenario/worldPlan.ts';

/** The places of the clients that run it, in order. */
export function placesIn({ clients }: WorldPlan, program: number): readonly number[] {
  return clients.flatMap((client, place) => (client.program === program ? [place] : []));
}

/** As if its clients were alone. A scenario that needs more clients than take part is told of more. */
export function choiceOf(
  program: PlannedProgram,
  { clients }: Pick<Scenario, 'clients'>,
  { takers, seed }: { readonly takers: number; readonly seed: number },
): ScenarioChoice {
  const { scenario } = program;
  const choice = {
    scenario,
    seed,
    clients: Math.max(clients.min, takers),
    values: withoutStory(program.values),
  };
  return program.kind === 'own' ? { ...choice, code: program.code } : choice;
}

/** A story is told of a cast and servers of its own. */
export function withoutStory(values: PlannedProgram['values']): PlannedProgram['values'] {
  return Object.hasOwn(values, 'story') ? { ...values, story: 'none' } : values;
}
