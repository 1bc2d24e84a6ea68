// Changes of a plan, one at a time, as a form, a shelf or a line at the console of the lab makes them. What comes of a change is in its
// bounds, or it says why not.
import { clientIdOf, nthClientId } from '../../engine/index.ts';
import {
  clientNameFault,
  PLAN_LIMITS,
  type PlannedDrift,
  type PlannedLatency,
  type OwnProgram,
  type PlannedPause,
  type PlannedProgram,
  type PlannedZnode,
  type WorldPlan,
} from '../scenario/worldPlan.ts';
import { isSameLink } from './latencyText.ts';
import { plannedAcl } from './plannedAcl.ts';
import { SESSION_TIMEOUT_MS } from './planOf.ts';
import { PLAN_RANGES } from './planSchema.ts';
import { pathProblem } from './znodeText.ts';

export type PlanEdit =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: NumberName; readonly value: number }
  | { readonly kind: 'latencyMs'; readonly min: number; readonly max: number }
  /** `range`: null is as the rest of the world. */
  | {
      readonly kind: 'latencyOf';
      readonly of: PlannedLatency['of'];
      readonly range: { readonly min: number; readonly max: number } | null;
    }
  | { readonly kind: 'latencies'; readonly latencies: readonly PlannedLatency[] }
  | {
      readonly kind: 'timings';
      readonly pauses: readonly PlannedPause[];
      readonly drifts: readonly PlannedDrift[];
    }
  | { readonly kind: 'localSessions'; readonly value: WorldPlan['localSessions'] }
  | { readonly kind: 'readOnlyMode'; readonly value: boolean }
  | { readonly kind: 'enforceQuota'; readonly value: boolean }
  /** So many more that do what the last one does. */
  | { readonly kind: 'addAlike'; readonly count: number }
  /** `name`: null takes the next free letters. `program`: null is by hand. */
  | { readonly kind: 'addClient'; readonly name: string | null; readonly program: PlannedProgram | null }
  | { readonly kind: 'removeClient'; readonly client: string }
  | { readonly kind: 'renameClient'; readonly client: string; readonly to: string }
  | { readonly kind: 'runProgram'; readonly client: string; readonly program: PlannedProgram | null }
  /** One that was written just now: it takes the next free name. */
  | { readonly kind: 'newProgram'; readonly client: string; readonly program: Omit<OwnProgram, 'name'> }
  /** Another one for all that run it. */
  | { readonly kind: 'program'; readonly index: number; readonly program: PlannedProgram }
  | { readonly kind: 'sessionTimeoutMs'; readonly client: string; readonly value: number }
  | { readonly kind: 'addZnode'; readonly path: string; readonly data: string; readonly acl?: string }
  | { readonly kind: 'removeZnode'; readonly path: string };

type NumberName = 'servers' | 'observers' | 'tickTimeMs' | 'initLimit' | 'syncLimit';

/** Why a plan cannot be changed so; words for it are the catalogue's. */
export type PlanProblem =
  | { readonly code: 'outOfRange'; readonly min: number; readonly max: number }
  | { readonly code: 'observersWithoutQuorum' }
  | { readonly code: 'badName' | 'nameTaken' | 'noSuchClient' | 'programTaken'; readonly name: string }
  | { readonly code: 'noName' }
  | { readonly code: 'badPath' | 'noSuchZnode'; readonly path: string }
  | { readonly code: 'badAcl'; readonly acl: string }
  | {
      readonly code: 'tooMany';
      readonly what: 'clients' | 'programs' | 'znodes' | 'latencies';
      readonly limit: number;
    };

export type EditedPlan =
  | { readonly ok: true; readonly plan: WorldPlan }
  | { readonly ok: false; readonly problem: PlanProblem };

export function editedPlan(plan: WorldPlan, edit: PlanEdit): EditedPlan {
  switch (edit.kind) {
    case 'name':
      return done({ ...plan, name: edit.name.slice(0, PLAN_LIMITS.name) });
    case 'servers':
      // A single server has no quorum that observers could follow.
      return inRange(edit.value, 1, PLAN_LIMITS.voters, (servers) => ({
        ...plan,
        servers,
        observers: servers === 1 ? 0 : plan.observers,
      }));
    case 'observers':
      if (edit.value > 0 && plan.servers === 1) return failed({ code: 'observersWithoutQuorum' });
      return inRange(edit.value, 0, PLAN_LIMITS.observers, (observers) => ({ ...plan, observers }));
    case 'tickTimeMs':
    case 'initLimit':
    case 'syncLimit': {
      const [min, max] = PLAN_RANGES[edit.kind];
      return inRange(edit.value, min, max, (value) => ({ ...plan, [edit.kind]: value }));
    }
    case 'latencyMs':
      return latency(plan, edit.min, edit.max);
    case 'latencyOf': {
      const others = (plan.latencies ?? []).filter((each) => !isSameLink(each, edit));
      return withLatencies(plan, edit.range === null ? others : [...others, { of: edit.of, ...edit.range }]);
    }
    case 'latencies':
      return withLatencies(plan, edit.latencies);
    case 'timings': {
      const { pauses: _, drifts: __, ...others } = plan;
      return done({
        ...others,
        ...(edit.pauses.length === 0 ? {} : { pauses: edit.pauses }),
        ...(edit.drifts.length === 0 ? {} : { drifts: edit.drifts }),
      });
    }
    case 'localSessions':
      return done({ ...plan, localSessions: edit.value });
    case 'readOnlyMode': {
      const { readOnlyMode: _, ...others } = plan;
      return done({ ...others, ...(edit.value ? { readOnlyMode: true } : {}) });
    }
    case 'enforceQuota':
      return done({ ...plan, enforceQuota: edit.value });
    case 'addClient':
      return addClient(plan, edit.name ?? freeName(plan), edit.program);
    case 'addAlike':
      return addAlike(plan, edit.count);
    case 'removeClient':
      return atClient(without(plan, clientIdOf(edit.client)), edit.client, () => []);
    case 'renameClient':
      return renameClient(plan, edit.client, edit.to);
    case 'runProgram':
      return runProgram(plan, edit.client, edit.program);
    case 'newProgram':
      return runProgram(plan, edit.client, { ...edit.program, name: freeProgramName(plan) });
    case 'program': {
      const others = plan.programs.filter((_, index) => index !== edit.index);
      const { program } = edit;
      if (program.kind === 'own') {
        const { name } = program;
        if (name.trim() === '') return failed({ code: 'noName' });
        if (others.some((each) => each.kind === 'own' && each.name === name))
          return failed({ code: 'programTaken', name });
      }
      return done({ ...plan, programs: plan.programs.with(edit.index, program) });
    }
    case 'sessionTimeoutMs': {
      const [min, max] = PLAN_RANGES.sessionTimeoutMs;
      if (!isWithin(edit.value, min, max)) return failed({ code: 'outOfRange', min, max });
      return atClient(plan, edit.client, (client) => [{ ...client, sessionTimeoutMs: edit.value }]);
    }
    case 'addZnode':
      return addZnode(plan, edit);
    case 'removeZnode': {
      const znodes = plan.znodes.filter(({ path }) => path !== edit.path);
      if (znodes.length === plan.znodes.length) return failed({ code: 'noSuchZnode', path: edit.path });
      return done({ ...plan, znodes });
    }
  }
}

/** The first letters that no client has. */
export function freeName({ clients }: Pick<WorldPlan, 'clients'>): string {
  const taken = new Set(clients.map(({ name }) => name));
  for (let index = 0; ; index++) {
    const name = nthClientId(index).slice('client:'.length);
    if (!taken.has(name)) return name;
  }
}

function done(plan: WorldPlan): EditedPlan {
  return { ok: true, plan };
}

function failed(problem: PlanProblem): EditedPlan {
  return { ok: false, problem };
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max;
}

function inRange(value: number, min: number, max: number, plan: (value: number) => WorldPlan): EditedPlan {
  return isWithin(value, min, max) ? done(plan(value)) : failed({ code: 'outOfRange', min, max });
}

function latency(plan: WorldPlan, min: number, max: number): EditedPlan {
  const [least, most] = PLAN_RANGES.latencyMs;
  if (!isWithin(min, least, most) || !isWithin(max, min, most))
    return failed({ code: 'outOfRange', min: least, max: most });
  return done({ ...plan, latencyMs: { min, max } });
}

function addClient(plan: WorldPlan, name: string, program: PlannedProgram | null): EditedPlan {
  if (plan.clients.length >= PLAN_LIMITS.clients)
    return failed({ code: 'tooMany', what: 'clients', limit: PLAN_LIMITS.clients });
  const problem = nameProblem(plan, name);
  if (problem !== null) return failed(problem);
  const added = { name, program: null, sessionTimeoutMs: SESSION_TIMEOUT_MS };
  return runProgram({ ...plan, clients: [...plan.clients, added] }, name, program);
}

/** As many of them as there is room for. */
function addAlike(plan: WorldPlan, count: number): EditedPlan {
  const limit = PLAN_LIMITS.clients;
  const last = plan.clients.at(-1);
  if (last === undefined || plan.clients.length >= limit)
    return failed({ code: 'tooMany', what: 'clients', limit });
  const clients = [...plan.clients];
  while (clients.length < Math.min(limit, plan.clients.length + count))
    clients.push({ ...last, name: freeName({ clients }) });
  return done({ ...plan, clients });
}

function nameProblem({ clients }: WorldPlan, name: string): PlanProblem | null {
  if (name === '') return { code: 'noName' };
  if (clientNameFault(name) !== null) return { code: 'badName', name };
  return clients.some((client) => client.name === name) ? { code: 'nameTaken', name } : null;
}

function renameClient(plan: WorldPlan, client: string, to: string): EditedPlan {
  if (to === client) return done(plan);
  const problem = nameProblem(plan, to);
  if (problem !== null) return failed(problem);
  return atClient(renamedIn(plan, client, to), client, (renamed) => [{ ...renamed, name: to }]);
}

function withLatencies(plan: WorldPlan, latencies: readonly PlannedLatency[]): EditedPlan {
  if (latencies.length > PLAN_LIMITS.latencies)
    return failed({ code: 'tooMany', what: 'latencies', limit: PLAN_LIMITS.latencies });
  const { latencies: _, ...others } = plan;
  return done(latencies.length === 0 ? others : { ...others, latencies });
}

/** Latencies are not kept for clients that are gone. */
function without(plan: WorldPlan, actor: string): WorldPlan {
  if (plan.latencies === undefined) return plan;
  const edited = withLatencies(
    plan,
    plan.latencies.filter(({ of }) => !of.some((each) => each === actor)),
  );
  return edited.ok ? edited.plan : plan;
}

function renamedIn(plan: WorldPlan, client: string, to: string): WorldPlan {
  if (plan.latencies === undefined) return plan;
  const latencies = plan.latencies.map((each) => ({
    ...each,
    of: each.of.map((actor) => (actor === clientIdOf(client) ? clientIdOf(to) : actor)),
  }));
  return { ...plan, latencies };
}

type PlannedClient = WorldPlan['clients'][number];

function atClient(
  plan: WorldPlan,
  name: string,
  change: (client: PlannedClient) => readonly PlannedClient[],
): EditedPlan {
  if (plan.clients.every((client) => client.name !== name)) return failed({ code: 'noSuchClient', name });
  const clients = plan.clients.flatMap((client) => (client.name === name ? change(client) : [client]));
  return done(withoutUnused({ ...plan, clients }));
}

/** Clients that are given the same program take part in one run of it. */
function runProgram(plan: WorldPlan, client: string, program: PlannedProgram | null): EditedPlan {
  const same = program === null ? -1 : plan.programs.findIndex((each) => isSame(each, program));
  const isNew = program !== null && same === -1;
  const programs = isNew ? [...plan.programs, program] : plan.programs;
  const index = program === null ? null : isNew ? plan.programs.length : same;
  const edited = atClient({ ...plan, programs }, client, (each) => [{ ...each, program: index }]);
  if (edited.ok && edited.plan.programs.length > PLAN_LIMITS.programs)
    return failed({ code: 'tooMany', what: 'programs', limit: PLAN_LIMITS.programs });
  return edited;
}

/** Own programs are known by their names. */
function isSame(one: PlannedProgram, other: PlannedProgram): boolean {
  if (one.kind === 'own' || other.kind === 'own')
    return one.kind === 'own' && other.kind === 'own' && one.name === other.name;
  const names = Object.keys(one.values);
  return (
    one.scenario === other.scenario &&
    names.length === Object.keys(other.values).length &&
    names.every((name) => one.values[name] === other.values[name])
  );
}

/** The first name that no own program of the plan has. */
function freeProgramName({ programs }: WorldPlan): string {
  const taken = new Set(programs.flatMap((each) => (each.kind === 'own' ? [each.name] : [])));
  for (let number = 1; ; number++) if (!taken.has(`program ${number}`)) return `program ${number}`;
}

/** Without recipes that nobody runs. What the user has written is kept. */
export function withoutUnused(plan: WorldPlan): WorldPlan {
  const used = plan.programs.flatMap(({ kind }, index) =>
    kind === 'own' || plan.clients.some(({ program }) => program === index) ? [index] : [],
  );
  if (used.length === plan.programs.length) return plan;
  return {
    ...plan,
    programs: plan.programs.filter((_, index) => used.includes(index)),
    clients: plan.clients.map((client) => ({
      ...client,
      program: client.program === null ? null : used.indexOf(client.program),
    })),
  };
}

function addZnode(plan: WorldPlan, { path, data, acl }: PlannedZnode): EditedPlan {
  if (acl !== undefined && plannedAcl(acl) === null) return failed({ code: 'badAcl', acl });
  if (pathProblem(path) !== null || data.length > PLAN_LIMITS.data) return failed({ code: 'badPath', path });
  const others = plan.znodes.filter((znode) => znode.path !== path);
  if (others.length >= PLAN_LIMITS.znodes)
    return failed({ code: 'tooMany', what: 'znodes', limit: PLAN_LIMITS.znodes });
  return done({ ...plan, znodes: [...others, { path, data, ...(acl === undefined ? {} : { acl }) }] });
}
