// Plans to begin with: an empty world, and any scenario as a world to change.
import { actorName, CONSOLE_RECIPE } from '../../engine/index.ts';
import { SAMPLE_CONFIG } from '../scenario/sampleServer.ts';
import type { Scenario, ScenarioChoice } from '../scenario/scenario.ts';
import {
  PLAN_LIMITS,
  type LocalSessions,
  type PlannedProgram,
  type WorldPlan,
} from '../scenario/worldPlan.ts';
import { WORLD } from './scenario.ts';
import { withoutStory } from './taking.ts';

/** Longer than it takes to miss a leader that is silent. */
export const SESSION_TIMEOUT_MS = 30_000;

/** One server, and nobody there. */
export const EMPTY_PLAN: WorldPlan = {
  name: '',
  servers: 1,
  observers: 0,
  tickTimeMs: SAMPLE_CONFIG.tickTimeMs,
  initLimit: 10,
  syncLimit: 5,
  latencyMs: { min: 2, max: 8 },
  localSessions: 'off',
  enforceQuota: false,
  programs: [],
  clients: [],
  znodes: [],
};

/** Of a composed world its plan; of a scenario its servers, clients and recipe. Its story is not told. Null if it cannot be one. */
export function planOf(choice: ScenarioChoice, scenario: Scenario): WorldPlan | null {
  if (choice.plan !== undefined) return choice.plan;
  const { config, servers, observers = [], clients, latencyMs } = scenario.setup(choice);
  const isByHand = clients.every(({ programs }) => programs.every(({ recipe }) => recipe === CONSOLE_RECIPE));
  const voters = servers.length - observers.length;
  return {
    name: '',
    servers: Math.min(voters, PLAN_LIMITS.voters),
    observers: Math.min(observers.length, PLAN_LIMITS.observers),
    tickTimeMs: config.tickTimeMs,
    initLimit: config.initLimit ?? EMPTY_PLAN.initLimit,
    syncLimit: config.syncLimit ?? EMPTY_PLAN.syncLimit,
    latencyMs,
    localSessions: localSessionsOf(config),
    ...(config.readOnlyMode === true ? { readOnlyMode: true } : {}),
    enforceQuota: config.enforceQuota,
    programs: isByHand ? [] : [programOf(choice)],
    clients: clients.map(({ id, sessionTimeoutMs }) => ({
      name: actorName(id),
      program: isByHand ? null : 0,
      sessionTimeoutMs,
    })),
    znodes: [],
  };
}

function programOf({ scenario, values, code }: ScenarioChoice): PlannedProgram {
  const of = { scenario, values: withoutStory(values) };
  return code === undefined ? { kind: 'recipe', ...of } : { kind: 'own', ...of, name: 'program', code };
}

/** What a run of a plan is chosen by. */
export function choiceOfPlan(plan: WorldPlan, seed: number): ScenarioChoice {
  return { scenario: WORLD, seed, clients: plan.clients.length, values: {}, plan };
}

function localSessionsOf({
  localSessions = false,
  localSessionsUpgrading = false,
}: ReturnType<Scenario['setup']>['config']): LocalSessions {
  if (!localSessions) return 'off';
  return localSessionsUpgrading ? 'upgrading' : 'on';
}
