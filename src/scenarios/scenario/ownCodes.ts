// The code of somebody's own that a choice brings along: of all its clients, or of the programs of a composed world.
import type { ScenarioChoice } from './scenario.ts';

export function ownCodesOf({ code, plan }: Pick<ScenarioChoice, 'code' | 'plan'>): readonly string[] {
  const programs = (plan?.programs ?? []).flatMap((program) =>
    program.kind === 'own' ? [program.code] : [],
  );
  return code === undefined ? programs : [code, ...programs];
}

export function runsOwnCode(choice: Pick<ScenarioChoice, 'code' | 'plan'>): boolean {
  return ownCodesOf(choice).length > 0;
}
