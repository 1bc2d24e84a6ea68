// A plan parsed from untrusted JSON: every number, name and list in its bounds. Whether its recipes are known is for the caller,
// who has the scenarios.
import * as v from 'valibot';
import {
  clientNameFault,
  LOCAL_SESSIONS,
  PLAN_LIMITS,
  type PlannedEnd,
  type WorldPlan,
} from '../scenario/worldPlan.ts';
import { plannedAcl } from './plannedAcl.ts';
import { pathProblem } from './znodeText.ts';

/** The least and the most of what a plan says in numbers. */
export const PLAN_RANGES = {
  tickTimeMs: [100, 60_000],
  initLimit: [1, 100],
  syncLimit: [1, 100],
  latencyMs: [0, 10_000],
  sessionTimeoutMs: [100, 600_000],
  pauseAtMs: [0, 86_400_000],
  pauseForMs: [1, 3_600_000],
  driftPerMille: [-900, 1000],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

const whole = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(min),
    v.maxValue(max),
    v.check((n) => !Object.is(n, -0)),
  );
const within = (name: keyof typeof PLAN_RANGES) => {
  const [min, max] = PLAN_RANGES[name];
  return whole(min, max);
};
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const ofScenario = {
  scenario: text(64),
  values: v.pipe(v.record(text(64), v.union([text(64), v.number()])), v.maxEntries(20)),
};
const ProgramSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('recipe'), ...ofScenario }),
  v.strictObject({
    kind: v.literal('own'),
    ...ofScenario,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(PLAN_LIMITS.name)),
    code: text(PLAN_LIMITS.code),
  }),
]);

const ClientSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.check((name) => clientNameFault(name) === null),
  ),
  program: v.nullable(whole(0, PLAN_LIMITS.programs - 1)),
  sessionTimeoutMs: within('sessionTimeoutMs'),
});

const ZnodeSchema = v.strictObject({
  path: v.pipe(
    v.string(),
    v.check((path) => pathProblem(path) === null),
  ),
  data: text(PLAN_LIMITS.data),
  acl: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((acl) => plannedAcl(acl) !== null),
    ),
  ),
});

const LatencySchema = v.pipe(
  v.strictObject({
    of: v.pipe(v.array(v.custom<PlannedEnd>(isEnd)), v.minLength(1), v.maxLength(2)),
    min: within('latencyMs'),
    max: within('latencyMs'),
    samples: v.exactOptional(
      v.pipe(v.array(within('latencyMs')), v.minLength(3), v.maxLength(PLAN_LIMITS.samples)),
    ),
  }),
  v.check(({ min, max }) => min <= max),
  v.check(
    ({ min, max, samples = [min, max] }) => Math.min(...samples) === min && Math.max(...samples) === max,
  ),
  v.check(({ of: [one, other] }) => other === undefined || (one !== other && [one, other].some(isServer))),
);

const end = v.custom<PlannedEnd>(isEnd);
const PauseSchema = v.strictObject({ of: end, atMs: within('pauseAtMs'), forMs: within('pauseForMs') });
const DriftSchema = v.strictObject({ of: end, perMille: within('driftPerMille') });

const PlanSchema: v.GenericSchema<unknown, WorldPlan> = v.pipe(
  v.strictObject({
    name: text(PLAN_LIMITS.name),
    servers: whole(1, PLAN_LIMITS.voters),
    observers: whole(0, PLAN_LIMITS.observers),
    tickTimeMs: within('tickTimeMs'),
    initLimit: within('initLimit'),
    syncLimit: within('syncLimit'),
    latencyMs: v.pipe(
      v.strictObject({ min: within('latencyMs'), max: within('latencyMs') }),
      v.check(({ min, max }) => min <= max),
    ),
    latencies: v.exactOptional(v.pipe(v.array(LatencySchema), v.maxLength(PLAN_LIMITS.latencies))),
    pauses: v.exactOptional(v.pipe(v.array(PauseSchema), v.maxLength(PLAN_LIMITS.pauses))),
    drifts: v.exactOptional(v.pipe(v.array(DriftSchema), v.maxLength(PLAN_LIMITS.clients))),
    localSessions: v.picklist(LOCAL_SESSIONS),
    readOnlyMode: v.exactOptional(v.literal(true)),
    enforceQuota: v.boolean(),
    programs: v.pipe(v.array(ProgramSchema), v.maxLength(PLAN_LIMITS.programs)),
    clients: v.pipe(v.array(ClientSchema), v.maxLength(PLAN_LIMITS.clients)),
    znodes: v.pipe(v.array(ZnodeSchema), v.maxLength(PLAN_LIMITS.znodes)),
  }),
  v.check(({ observers, servers }) => observers === 0 || servers > 1),
  v.check(({ clients }) => areDifferent(clients.map(({ name }) => name))),
  v.check(({ znodes }) => areDifferent(znodes.map(({ path }) => path))),
  v.check(({ znodes }) => znodes.reduce((sum, { data }) => sum + data.length, 0) <= PLAN_LIMITS.allData),
  v.check(({ programs }) =>
    areDifferent(programs.flatMap((each) => (each.kind === 'own' ? [each.name] : []))),
  ),
  v.check(
    ({ programs }) =>
      programs.reduce((sum, each) => sum + (each.kind === 'own' ? each.code.length : 0), 0) <=
      PLAN_LIMITS.allCode,
  ),
  v.check(({ clients, programs }) =>
    clients.every(({ program }) => program === null || program < programs.length),
  ),
);

/** Where untrusted data is no plan; empty for the whole of it, null if it is one. */
export function planFault(plan: unknown): string | null {
  const { success, issues } = v.safeParse(PlanSchema, plan, { abortEarly: true });
  return success ? null : (v.getDotPath(issues[0]) ?? '');
}

function isEnd(id: unknown): boolean {
  return isServer(id) || (typeof id === 'string' && CLIENT_ID.test(id));
}

function isServer(id: unknown): boolean {
  return typeof id === 'string' && /^server:[1-9]\d?$/u.test(id);
}

const CLIENT_ID = /^client:(?:[\w.!~*'()-]|%[\dA-F]{2}){1,216}$/u;

function areDifferent(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
