// The user's own code that a choice brings along: of all its clients, or of the programs of a composed world.
import { actorName, type ClientId } from '../../engine/index.ts';
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

/** Whether a client runs own code. */
export function isOwnProgram(choice: Pick<ScenarioChoice, 'code' | 'plan'>, client: ClientId): boolean {
  return choice.code !== undefined || ownProgramOf(choice, client) !== null;
}

/** The line of own code that a step of a program marks; null: the step is none of own code. */
export function ownLineOf(step: string | null): number | null {
  const [, line] = /^line (\d+)$/u.exec(step ?? '') ?? [];
  return line === undefined ? null : Number(line);
}

/** Of a composed world: the name of the own program that a client runs. Who came in later does what the last of the plan does. */
export function ownProgramOf({ plan }: Pick<ScenarioChoice, 'plan'>, client: ClientId): string | null {
  const name = actorName(client);
  const place = plan?.clients.find((each) => each.name === name) ?? plan?.clients.at(-1);
  const program = plan?.programs[place?.program ?? -1];
  return program?.kind === 'own' ? program.name : null;
}
