// Composed worlds on the page: opening one, and changing the one shown. A client that does what a newcomer does comes into the running
// world; any other change starts the world again with the new plan, and says so.
import { nthClientId, type Simulation } from '../../../engine/index.ts';
import { editedPlan, type EditedPlan, type PlanEdit } from '../../../scenarios/world/planEdit.ts';
import { choiceOfPlan, planOf } from '../../../scenarios/world/planOf.ts';
import type { WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { WORLDS } from '../words/worlds.ts';
import { letters } from '../../../words/names.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { giveAndTell } from '../../../ui/commands/give.ts';
import { openScene } from '../../../ui/controls/scene.ts';
import { currentLink } from '../../../ui/link/currentLink.ts';
import { showLink } from '../../../ui/link/openLink.ts';
import { playOnceAllHaveCome } from '../../../ui/playback/allHaveCome.ts';
import { currentPlayhead } from '../../../ui/stores/movePlayhead.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { shownSide } from '../../../ui/stores/shownSide.ts';
import { goOnWith, keepShown, useSavedWorlds } from './savedWorlds.ts';

/** Opens a world at the moment at which all clients have started, playing. */
export function openPlan(plan: WorldPlan, seed: number): void {
  openScene([choiceOfPlan(plan, seed)]);
  playOnceAllHaveCome();
}

/** Opens a newly composed world, saves it, and opens the editor if it has programs of its own. */
export function createFromPlan(plan: WorldPlan, seed = 1): void {
  openPlan(plan, seed);
  keepShown();
  showOwnPrograms(plan);
}

function showOwnPrograms({ programs }: WorldPlan): void {
  if (programs.some(({ kind }) => kind === 'own')) void fromRoom('openEditor').then((open) => open());
}

/** What chance is drawn from in the world shown. */
export function seedShown(): number {
  return getExperiment()?.choices[shownSide()]?.seed ?? 1;
}

/** Starts the world shown again with another plan, and offers the way back. */
export function changePlan(plan: WorldPlan, seed = seedShown()): void {
  const before = currentLink();
  const { openId } = useSavedWorlds.getState();
  openPlan(plan, seed);
  const { restarted, undo } = wordsNow(WORLDS);
  const goOn = () => {
    if (openId === null) keepShown();
    else goOnWith(openId);
  };
  goOn();
  showOwnPrograms(plan);
  const run = () => {
    if (before !== null)
      void showLink(before).then((isShown) => isShown && openId !== null && goOnWith(openId));
  };
  notify({ text: restarted, action: { label: undo, run } });
}

/** The plan of the world shown with those that came in since; of a scenario the one it opens as. Null if it cannot be one. */
export function planShown(): WorldPlan | null {
  const experiment = getExperiment();
  const side = Math.min(shownSide(), (experiment?.choices.length ?? 1) - 1);
  const [choice, world] = [experiment?.choices[side], experiment?.worlds[side]];
  const scenario = choice && findScenario(choice.scenario);
  if (choice === undefined || scenario === undefined || world === undefined) return null;
  const plan = planOf(choice, scenario);
  return plan === null ? null : withNewcomers(plan, world);
}

/** Answers what is wrong with the change, if something is. */
export function changeWorld(edit: PlanEdit): EditedPlan | null {
  const plan = planShown();
  if (plan === null) return null;
  const edited = editedPlan(plan, edit);
  if (!edited.ok) return edited;
  if (edit.kind === 'addClient' && comesAsNewcomer(edited.plan)) giveAndTell({ type: 'addClient' });
  else changePlan(edited.plan);
  return edited;
}

/** The same where a press asks for it: what is wrong is told on the page. */
export function changeAndTell(edit: PlanEdit): void {
  const edited = changeWorld(edit);
  if (edited !== null && !edited.ok) notify({ text: wordsNow(WORLDS).problem(edited.problem), action: null });
}

/** Whether the client that a change adds is what the command for a newcomer makes. */
function comesAsNewcomer({ clients }: WorldPlan): boolean {
  const experiment = getExperiment();
  if (experiment?.choices.length !== 1 || experiment.choices[0]?.plan === undefined) return false;
  const [before, added] = clients.length === 1 ? [undefined, clients[0]] : clients.slice(-2);
  const [refusal] = experiment.refusals({ type: 'addClient' }, currentPlayhead());
  if (refusal !== null || added?.name !== nextName(clients.slice(0, -1))) return false;
  return (before?.program ?? null) === added.program;
}

/** What the command calls it. */
function nextName(clients: WorldPlan['clients']): string {
  const taken = new Set(clients.map(({ name }) => name));
  let index = clients.length;
  while (taken.has(lettersOf(index))) index++;
  return lettersOf(index);
}

function lettersOf(index: number): string {
  return letters(nthClientId(index));
}

/** Clients that commands have brought do what newcomers do: as the last of the plan. */
function withNewcomers(plan: WorldPlan, { world }: Simulation): WorldPlan {
  const known = new Set(plan.clients.map(({ name }) => name));
  const last = plan.clients.at(-1);
  const added = [...world.clients.keys()].flatMap((id) => {
    const name = letters(id);
    if (known.has(name)) return [];
    const program = last?.program ?? null;
    return [{ name, program, sessionTimeoutMs: last?.sessionTimeoutMs ?? 30_000 }];
  });
  return added.length === 0 ? plan : { ...plan, clients: [...plan.clients, ...added] };
}
