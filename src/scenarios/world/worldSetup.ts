// What the engine starts a composed world from. What a recipe needs beside its clients (znodes, resources, the gates that open by
// themselves) is what its own scenario gives it.
import {
  clientIdOf,
  type ClientSetup,
  type RecipeFrame,
  type ServerConfig,
  type ServerId,
  type WorldSetup,
} from '../../engine/index.ts';
import { zkcliProgram } from '../../zkcli/index.ts';
import { numbered } from '../ensemble/cues.ts';
import { SAMPLE_CONFIG } from '../scenario/sampleServer.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { PlannedClient, WorldPlan } from '../scenario/worldPlan.ts';
import { plannedAcl } from './plannedAcl.ts';
import { choiceOf, placesIn } from './taking.ts';
import { timingScript } from './timingScript.ts';

/** Where a plan's programs are looked up. */
export type FindScenario = (id: string) => Scenario | undefined;

export function worldSetup(plan: WorldPlan, seed: number, find: FindScenario): WorldSetup {
  const servers = Array.from({ length: plan.servers + plan.observers }, (_, index) => numbered(index + 1));
  const stages = plan.programs.map((_, program) => stageOf(plan, program, seed, find));
  const used = stages.filter(({ places }) => places.length > 0).map(({ setup }) => setup);
  const seats = new Map(
    stages.flatMap(({ places, setup }) => places.map((place, nth) => [place, setup.clients[nth]] as const)),
  );
  const recipe = frameOf(stages.filter(({ places }) => places.length > 0));
  const last = plan.clients.at(-1);
  const newcomer =
    last?.program === null || last === undefined ? undefined : stages[last.program]?.setup.newcomer;
  const seated = plan.clients.map((client, place) => ({
    ...clientOf(plan, servers, { client, place, seat: seats.get(place) ?? null }),
    id: clientIdOf(client.name),
  }));
  const latest = last ?? { name: '', program: null, sessionTimeoutMs: 30_000 };
  return {
    seed,
    config: configOf(plan),
    servers,
    observers: servers.slice(plan.servers),
    clients: seated,
    newcomer: {
      ...clientOf(plan, servers, { client: latest, place: plan.clients.length, seat: newcomer ?? null }),
      startAfterMs: 0,
    },
    nodes: [...new Set([...plan.znodes.map(({ path }) => path), ...used.flatMap(({ nodes }) => nodes)])],
    nodeData: Object.fromEntries(plan.znodes.map(({ path, data }) => [path, data])),
    ...aclsOf(plan),
    ...latenciesOf(plan),
    created: Object.assign({}, ...used.map(({ created }) => created)),
    latencyMs: plan.latencyMs,
    ...scriptOf(plan, seated),
    conductor: [...new Set(used.flatMap(({ conductor }) => conductor))],
    ...(recipe === null ? {} : { recipe }),
    resources: [
      ...new Map(used.flatMap(({ resources = [] }) => resources.map((one) => [one.id, one]))).values(),
    ],
  };
}

function aclsOf({ znodes }: WorldPlan): Pick<WorldSetup, 'nodeAcls'> {
  const acls = znodes.flatMap(({ path, acl = '' }) => {
    const read = acl === '' ? null : plannedAcl(acl);
    return read === null ? [] : [[path, read] as const];
  });
  return acls.length === 0 ? {} : { nodeAcls: Object.fromEntries(acls) };
}

function scriptOf(plan: WorldPlan, clients: readonly ClientSetup[]): Pick<WorldSetup, 'script'> {
  const begins = new Map<string, number>(
    clients.map(({ id, startAfterMs = 0, programs }) => [
      id,
      startAfterMs + Math.min(0, ...programs.map(({ startAfterMs: afterMs }) => afterMs)),
    ]),
  );
  const script = timingScript(plan, (of) => begins.get(of) ?? 0);
  return script.length === 0 ? {} : { script };
}

function latenciesOf({ latencies = [] }: WorldPlan): Pick<WorldSetup, 'latencies'> {
  if (latencies.length === 0) return {};
  const links = latencies.flatMap(({ of: [one, other], ...range }) =>
    one === undefined || other === undefined
      ? []
      : [`${one}>${other}` as const, `${other}>${one}` as const].map((pair) => [pair, range] as const),
  );
  const ends = latencies.flatMap(({ of: [one, other], ...range }) =>
    one === undefined || other !== undefined ? [] : [[one, range] as const],
  );
  return { latencies: { links: Object.fromEntries(links), ends: Object.fromEntries(ends) } };
}

interface Stage {
  readonly isOwn: boolean;
  readonly places: readonly number[];
  readonly setup: WorldSetup;
}

function stageOf(plan: WorldPlan, index: number, seed: number, find: FindScenario): Stage {
  const program = plan.programs[index];
  const scenario = program && find(program.scenario);
  if (program === undefined || scenario === undefined)
    throw new RangeError(`no scenario ${program?.scenario}`);
  const places = placesIn(plan, index);
  const isOwn = program.kind === 'own';
  return {
    isOwn,
    places,
    setup: scenario.setup(choiceOf(program, scenario, { takers: places.length, seed })),
  };
}

interface Seated {
  readonly client: PlannedClient;
  readonly place: number;
  /** What its scenario gives to the client that has that part; null: it has zkCli. */
  readonly seat: Omit<ClientSetup, 'id'> | null;
}

/** Each connects to another server first. In an ensemble they come when a leader can have been elected. */
function clientOf(
  { clients, programs, readOnlyMode }: WorldPlan,
  servers: readonly ServerId[],
  { client, place, seat }: Seated,
): Omit<ClientSetup, 'id'> {
  const first = place % servers.length;
  const connectString = [...servers.slice(first), ...servers.slice(0, first)];
  const apartMs = Math.max(1, Math.min(APART_MS, Math.floor(ALL_THERE_WITHIN_MS / clients.length)));
  return {
    connectString,
    connectOrder: 'listed',
    sessionTimeoutMs: client.sessionTimeoutMs,
    startAfterMs: servers.length === 1 ? 0 : FIRST_CLIENT_AT_MS + place * apartMs,
    ...(readOnlyMode === true ? { canBeReadOnly: true } : {}),
    library: seat?.library ?? 'java',
    programs: seat?.programs ?? [zkcliProgram(connectString)],
    ...nameOf(programs, client),
  };
}

/** Lines of one own program need no name beside them. */
function nameOf(
  programs: WorldPlan['programs'],
  { program }: PlannedClient,
): Pick<ClientSetup, 'programName'> {
  const own = programs[program ?? -1];
  const areSeveral = programs.filter(({ kind }) => kind === 'own').length > 1;
  return own?.kind === 'own' && areSeveral ? { programName: own.name } : {};
}

const FIRST_CLIENT_AT_MS = 800;
const APART_MS = 100;
const ALL_THERE_WITHIN_MS = 3000;

/** One recipe's as it is. Several have nothing in common but where their znodes are, and what own programs say. */
function frameOf(used: readonly Stage[]): RecipeFrame | null {
  const frames = used.flatMap(({ setup }) => setup.recipe ?? []);
  if (frames.length < 2) return frames[0] ?? null;
  const own = used.flatMap(({ isOwn, setup }) => (isOwn ? (setup.recipe ?? []) : []));
  return Object.assign({}, ...own, { parents: [...new Set(frames.flatMap(({ parents }) => parents))] });
}

/** TTL nodes are allowed, so that all that zkCli can ask for can be tried. */
function configOf(plan: WorldPlan): ServerConfig {
  const { tickTimeMs, initLimit, syncLimit, localSessions, readOnlyMode, enforceQuota } = plan;
  return {
    ...SAMPLE_CONFIG,
    tickTimeMs,
    minSessionTimeoutMs: 2 * tickTimeMs,
    maxSessionTimeoutMs: 20 * tickTimeMs,
    initLimit,
    syncLimit,
    extendedTypes: true,
    localSessions: localSessions !== 'off',
    localSessionsUpgrading: localSessions === 'upgrading',
    ...(readOnlyMode === true ? { readOnlyMode } : {}),
    enforceQuota,
  };
}
