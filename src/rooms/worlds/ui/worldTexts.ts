// What of a composed world is typed line by line: znodes, latencies of some links, pauses and clocks. They are texts until the world
// is made.
import type { WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { latencyText, parseLatencies, type ParsedLatencies } from '../../../scenarios/world/latencyText.ts';
import { parsePauses, pauseText, type ParsedPauses } from '../../../scenarios/world/pauseText.ts';
import { editedPlan, type PlanProblem } from '../../../scenarios/world/planEdit.ts';
import { parseZnodes, znodeText, type ParsedZnodes } from '../../../scenarios/world/znodeText.ts';
import type { WorldsWords } from '../words/contract.ts';

export interface WorldTexts {
  readonly znodes: string;
  readonly latencies: string;
  readonly pauses: string;
}

/** The texts, read: each what it says, or what is wrong with it. */
export interface ReadTexts {
  readonly znodes: ParsedZnodes;
  readonly latencies: ParsedLatencies;
  readonly pauses: ParsedPauses;
}

export function textsOf(plan: WorldPlan): WorldTexts {
  return {
    znodes: znodeText(plan.znodes),
    latencies: latencyText(plan.latencies ?? []),
    pauses: pauseText(plan),
  };
}

/** `plan`: who is in the world that they are said of. */
export function readTexts({ znodes, latencies, pauses }: WorldTexts, plan: WorldPlan): ReadTexts {
  return {
    znodes: parseZnodes(znodes),
    latencies: parseLatencies(latencies, plan),
    pauses: parsePauses(pauses, plan),
  };
}

/** The plan with what the texts say; null where one of them cannot be read, or the plan cannot be so. */
export function planWith(plan: WorldPlan, { znodes, latencies, pauses }: ReadTexts): WorldPlan | null {
  if (!znodes.ok || !latencies.ok || !pauses.ok) return null;
  const composed = { ...plan, znodes: znodes.znodes };
  const linked = editedPlan(composed, { kind: 'latencies', ...latencies });
  const whole = linked.ok ? editedPlan(linked.plan, { kind: 'timings', ...pauses }) : linked;
  return whole.ok ? whole.plan : null;
}

/** What stands in its field as it was typed. */
const OF_NAMES: ReadonlySet<PlanProblem['code']> = new Set<PlanProblem['code']>([
  'badName',
  'nameTaken',
  'noName',
  'programTaken',
]);

/** Why the world cannot be made as it stands in the form. Null: it can. Of a number that was refused nothing is left. */
export function whyNot(
  problem: PlanProblem | null,
  { znodes, latencies, pauses }: ReadTexts,
  { form, problem: say }: Pick<WorldsWords, 'form' | 'problem'>,
): string | null {
  const [first = null] = [
    ...(problem !== null && OF_NAMES.has(problem.code) ? [say(problem)] : []),
    ...(znodes.ok ? [] : znodes.problems.map(form.znodeProblem)),
    ...(latencies.ok ? [] : latencies.problems.map(form.latencyProblem)),
    ...(pauses.ok ? [] : pauses.problems.map(form.pauseProblem)),
  ];
  return first;
}
