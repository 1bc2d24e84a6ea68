// The world that runs the learner's code: which programs it has, and starting it with others.
import type { ClientId } from '../../../engine/index.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { ownCodesOf, ownProgramOf, runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import type { OwnProgram } from '../../../scenarios/scenario/worldPlan.ts';
import { choiceOf } from '../../../scenarios/world/taking.ts';
import { OWN_RECIPE } from '../../../ownRecipes/program.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { openScene } from '../../../ui/controls/scene.ts';
import { playOnceAllHaveCome, playOnceOneHasCome } from '../../../ui/playback/allHaveCome.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { forgetDrafts, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { worldNow, type WorldView } from '../../../ui/stores/useWorld.ts';
import { OWN_RECIPE as WORDS } from '../words/ownRecipe.ts';
import { trust } from './askedLink.ts';
import { loadInterpreter } from './interpreter.ts';
import { forgetKeptDrafts } from './keptDrafts.ts';

/** The choice of the world shown that runs code; null if none does. */
export function shownChoice(): ScenarioChoice | null {
  return ownChoiceIn(getExperiment()?.choices);
}

/** The one of these that runs code; null if none does. */
export function ownChoiceIn(choices: readonly ScenarioChoice[] | undefined): ScenarioChoice | null {
  return choices?.find(runsOwnCode) ?? null;
}

/** A program of the world shown: its place among those of the plan, and the clients that run it. */
export interface ShownProgram {
  readonly index: number;
  readonly name: string;
  readonly code: string;
  readonly clients: readonly string[];
}

/** Those of a composed world; of a world whose clients all run one program, that one, without a name. */
export function shownPrograms(choice: ScenarioChoice | null): readonly ShownProgram[] {
  if (choice?.code !== undefined) return [{ index: 0, name: '', code: choice.code, clients: [] }];
  const plan = choice?.plan;
  return (plan?.programs ?? []).flatMap((program, index) => {
    if (program.kind !== 'own') return [];
    const clients = plan?.clients.flatMap((each) => (each.program === index ? [each.name] : [])) ?? [];
    return [{ index, name: program.name, code: program.code, clients }];
  });
}

/** The one that the editor shows. */
export function programInEditor(
  choice = shownChoice(),
  program = useOwnCode.getState().program,
): ShownProgram | null {
  const programs = shownPrograms(choice);
  return programs.find(({ index }) => index === program) ?? programs[0] ?? null;
}

/** Whether a client of the world runs that program. A client that was added later runs the last program of the plan. */
export function runsProgram(
  { name: program, index }: ShownProgram,
  client: string,
  choice = shownChoice(),
): boolean {
  if (program === '') return true;
  const clients = choice?.plan?.clients ?? [];
  return (clients.find(({ name }) => name === client) ?? clients.at(-1))?.program === index;
}

/** The program of a client, where lines of several are told apart. */
export function programNameOf(client: ClientId, choice = shownChoice()): string | null {
  return shownPrograms(choice).length < 2 || choice === null ? null : ownProgramOf(choice, client);
}

/**
 * What parameters and claims of a program, or else of the one in the editor, are asked of: its scenario with that code, as if its
 * clients were alone.
 */
export function choiceInEditor(code: string, index = useOwnCode.getState().program): ScenarioChoice | null {
  const choice = shownChoice();
  const shown = programInEditor(choice, index);
  if (choice === null || shown === null) return null;
  if (choice.plan === undefined) return { ...choice, code };
  const program = choice.plan.programs[shown.index];
  const scenario = program && findScenario(program.scenario);
  if (program === undefined || scenario === undefined) return null;
  return { ...choiceOf(program, scenario, { takers: shown.clients.length, seed: choice.seed }), code };
}

/** The world that runs code, as it is at the playhead. */
export function shownWorld(): WorldView | null {
  const choices = getExperiment()?.choices ?? [];
  const side = choices.findIndex(runsOwnCode);
  return side === 0 || side === 1 ? worldNow(side) : null;
}

/** At its beginning, paused, with everything but the code in the editor as it was. */
export function openWorld(code: string, values: Readonly<Record<string, string>> = {}): void {
  const before = shownChoice() ?? firstChoice();
  const next = withCode(before, code, values);
  for (const each of ownCodesOf(next)) trust(each);
  forgetDrafts();
  openScene([next]);
  pause();
}

/** From where there is something to see of the world shown. */
export function playWorld(): void {
  if (shownChoice()?.plan === undefined) playOnceOneHasCome();
  else playOnceAllHaveCome();
}

/** Of the world that runs code, as Run would start it; null where none does. */
export function nextChoice(code: string): ScenarioChoice | null {
  const choice = shownChoice();
  return choice === null ? null : withCode(choice, code, {});
}

function withCode(
  choice: ScenarioChoice,
  code: string,
  values: Readonly<Record<string, string>>,
): ScenarioChoice {
  const { plan } = choice;
  const shown = programInEditor(choice);
  if (plan === undefined || shown === null)
    return { ...choice, values: { ...choice.values, ...values }, code };
  const { drafts } = useOwnCode.getState();
  const programs = plan.programs.map((program, index) => {
    if (program.kind !== 'own') return program;
    if (index === shown.index) return { ...program, code, values: { ...program.values, ...values } };
    return { ...program, code: drafts.get(index) ?? program.code };
  });
  return { ...choice, plan: { ...plan, programs } };
}

/** Own recipes must have been loaded. */
function firstChoice(): ScenarioChoice {
  const scenario = findScenario(OWN_RECIPE);
  if (scenario === undefined) throw new Error('own recipes are not loaded');
  const parsed = parseValues(scenario, {}, 'initial');
  if (!parsed.ok) throw new Error(`own recipes have no values to begin with: ${parsed.error.code}`);
  return { scenario: OWN_RECIPE, seed: 1, clients: scenario.clients.initial, values: parsed.value };
}

/** A program for a composed world; null where nothing can run. */
export async function newProgram(): Promise<Omit<OwnProgram, 'name'> | null> {
  if (!(await loadInterpreter())) return null;
  const code = wordsNow(WORDS).skeleton;
  forgetKeptDrafts();
  trust(code);
  // Clients of a composed world come when its servers have a leader.
  const values = { ...firstChoice().values, arrival: 'together' };
  return { kind: 'own', scenario: OWN_RECIPE, values, code };
}
