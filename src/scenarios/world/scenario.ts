// A composed world as a scenario: what it looks like and which invariants are watched follows from its plan.
import type { InvariantId, OwnCheck } from '../../engine/index.ts';
import { PROMISES } from '../ensemble/parameters.ts';
import { MAX_CLIENTS } from '../experiment/limits.ts';
import { claimsOf } from '../scenario/claims.ts';
import { scenarioEntry, type ScenarioEntry } from '../scenario/entry.ts';
import { ownProgramOf } from '../scenario/ownCodes.ts';
import type { Scenario, ScenarioChoice, ViewId } from '../scenario/scenario.ts';
import type { ParameterValues } from '../scenario/parameterValues.ts';
import { PLAN_LIMITS, type OwnProgram, type PlannedProgram, type WorldPlan } from '../scenario/worldPlan.ts';
import { planFault } from './planSchema.ts';
import { choiceOf, placesIn } from './taking.ts';
import { words } from './words.ts';
import { worldSetup, type FindScenario } from './worldSetup.ts';

export const WORLD = 'world';

/** No menu offers it: it needs a plan. */
export function composedWorld(find: FindScenario): ScenarioEntry {
  const plain: Scenario = {
    id: WORLD,
    family: 'ensemble',
    picture: 'ensemble',
    views: ['serverTrees'],
    planFault,
    parameters: [],
    clients: { min: 0, max: PLAN_LIMITS.clients, initial: 0 },
    lock: { parent: '/', order: 'unheld' },
    invariants: PROMISES,
    expected: () => [],
    stepList: () => [],
    isEndless: () => true,
    setup: (choice) => worldSetup(planIn(choice), choice.seed, find),
    madeBy: (choice) => ({ ...plain, ...ownOf(planIn(choice), choice.seed, find) }),
  };
  return scenarioEntry({ isUnlisted: true, scenario: { ...plain, parameters: [] }, recipes: {}, words });
}

function planIn({ plan }: ScenarioChoice): WorldPlan {
  if (plan === undefined) throw new RangeError('a composed world has a plan');
  return plan;
}

type Own = Pick<
  Scenario,
  'picture' | 'views' | 'lock' | 'invariants' | 'claims' | 'expected' | 'stepList' | 'ownChecks'
>;

interface Running {
  readonly program: PlannedProgram;
  readonly scenario: Scenario;
  readonly values: ParameterValues;
  readonly takers: number;
}

/** Those of the recipe that runs there, where it is one alone, and what own programs say that they are judged by. */
function ownOf(plan: WorldPlan, seed: number, find: FindScenario): Partial<Own> {
  const running = runningIn(plan, seed, find);
  const [first, ...others] = running;
  const isAlone = plan.servers + plan.observers === 1;
  if (first === undefined) return {};
  const { scenario, values } = first;
  const isOne = others.length === 0;
  const fitsTree = isAlone && isOne && first.takers === plan.clients.length && first.takers <= MAX_CLIENTS;
  // What a recipe says of all clients of a world would be said of the others' too.
  const watched = isOne ? scenario.invariants : judgedTogether(running);
  const claimed = isOne ? claimsOf(scenario, values) : watched;
  return {
    picture: fitsTree ? scenario.picture : 'ensemble',
    views: viewsOf(scenario.views, fitsTree),
    lock: { ...scenario.lock, permits: Number(values['permits'] ?? 1) },
    invariants: both(PROMISES, watched),
    claims: () => both(PROMISES, claimed),
    expected: () => (isOne ? scenario.expected(values) : []),
    stepList: () => (isOne ? scenario.stepList(values) : []),
    ownChecks: allChecks(plan, running),
  };
}

function runningIn(plan: WorldPlan, seed: number, find: FindScenario): readonly Running[] {
  return plan.programs.flatMap((program, index) => {
    const takers = placesIn(plan, index).length;
    const found = find(program.scenario);
    if (found === undefined || takers === 0) return [];
    const choice = choiceOf(program, found, { takers, seed });
    const scenario = program.kind === 'own' ? (found.madeBy?.(choice) ?? found) : found;
    return [{ program, scenario, values: choice.values, takers }];
  });
}

/** What several programs are judged by at once: own ones, each by what it states. Who waits for whose lock only one alone can tell. */
function judgedTogether(running: readonly Running[]): readonly InvariantId[] {
  const own = running.filter(({ program }) => program.kind === 'own');
  const ofEach = own.map(({ scenario, values }) => claimsOf(scenario, values));
  const waiting =
    ofEach.filter((ids) => ids.some((id) => WAITS.has(id))).length + running.length - own.length;
  return [...new Set(ofEach.flat())].filter((id) => waiting <= 1 || !WAITS.has(id));
}

const WAITS: ReadonlySet<InvariantId> = new Set<InvariantId>(['I-5', 'I-13']);

/** Those of all programs. */
function allChecks(plan: WorldPlan, running: readonly Running[]): readonly OwnCheck[] {
  const own = running.filter(({ program }) => program.kind === 'own');
  return own.flatMap(({ program, scenario: { ownChecks = [] } }) =>
    own.length === 1 || program.kind !== 'own'
      ? ownChecks
      : ownChecks.map((check) => ofProgram(check, program, plan)),
  );
}

/** Where a world has several programs, what it says names them. */
function ofProgram(check: OwnCheck, { name }: OwnProgram, plan: WorldPlan): OwnCheck {
  const ledBy: OwnCheck['ledBy'] = (wrong) => {
    const by = check.ledBy?.(wrong);
    const program = by === undefined ? null : ownProgramOf({ plan }, by.client);
    return by === undefined || program === null ? by : { ...by, program };
  };
  const ask: OwnCheck = (seen, memory) => check(seen, memory);
  return Object.assign(ask, { ledBy, part: { ...check.part, program: name } });
}

function viewsOf(views: readonly ViewId[], fitsTree: boolean): readonly ViewId[] {
  return fitsTree ? views : ['serverTrees', ...views.filter((view) => view !== 'serverTrees')];
}

function both(some: readonly InvariantId[], others: readonly InvariantId[]): readonly InvariantId[] {
  return [...new Set([...some, ...others])];
}
