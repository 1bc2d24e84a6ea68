// A change of the world as a line at the console of the lab: `world servers 3`, `world client billing line-lock holdMs=500`,
// `world znode /app/config v1`.
import {
  clientNameFault,
  LOCAL_SESSIONS,
  type PlannedProgram,
  type WorldPlan,
} from '../scenario/worldPlan.ts';
import { parseValue } from '../scenario/parameters.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { parseLatency } from './latencyText.ts';
import type { PlanEdit } from './planEdit.ts';
import { EMPTY_PLAN } from './planOf.ts';
import { withoutStory } from './taking.ts';

export type WorldLine =
  | { readonly kind: 'edit'; readonly edit: PlanEdit }
  /** An empty world in the place of what is shown. */
  | { readonly kind: 'new' }
  /** The same world once more, with other chance. */
  | { readonly kind: 'seed'; readonly seed: number }
  /** The word at fault, and how the line is meant. */
  | { readonly kind: 'problem'; readonly word: string; readonly usage: string };

/** What can stand behind `world`, with its usage. */
export const WORLD_USAGES: Readonly<Record<string, string>> = {
  new: 'world new',
  name: 'world name words',
  servers: 'world servers 1–9',
  observers: 'world observers 0–3',
  client: 'world client name [recipe [parameter=value]…]',
  program: 'world program client byHand | recipe [parameter=value]…',
  rename: 'world rename client name',
  remove: 'world remove client | /path',
  timeout: 'world timeout client ms',
  znode: 'world znode /path [acl=scheme:id:perms] [data]',
  tickTime: 'world tickTime ms',
  initLimit: 'world initLimit ticks',
  syncLimit: 'world syncLimit ticks',
  seed: 'world seed number',
  latency: 'world latency [server:1 | client]… ms [ms] | usual',
  localSessions: 'world localSessions off | on | upgrading',
  readOnlyMode: 'world readOnlyMode off | on',
  quotas: 'world quotas logged | enforced',
};

export const SEED_RANGE = [0, 999_999_999] as const;

export const BY_HAND = 'byHand';

/** `words`: what stands behind `world`. */
export function parseWorldLine(
  words: string,
  find: (id: string) => Scenario | undefined,
  plan: WorldPlan | null,
): WorldLine {
  const [verb = '', ...said] = words.trim().split(/\s+/u);
  const usage = WORLD_USAGES[verb] ?? `world ${Object.keys(WORLD_USAGES).join(' | ')}`;
  const [first = '', second, ...others] = said;
  const problem = (word: string): WorldLine => ({ kind: 'problem', word, usage });
  const edit = (of: PlanEdit): WorldLine => ({ kind: 'edit', edit: of });
  const number = (of: (value: number) => PlanEdit, at = 0): WorldLine => {
    const [word = '', last] = said.slice(at);
    if (!/^\d{1,9}$/u.test(word)) return problem(word);
    return last === undefined ? edit(of(Number(word))) : problem(last);
  };
  switch (verb) {
    case 'new':
      return said.length === 0 ? { kind: 'new' } : problem(first);
    case 'seed':
      if (!/^\d{1,9}$/u.test(first) || second !== undefined) return problem(second ?? first);
      return { kind: 'seed', seed: Number(first) };
    case 'name':
      return edit({ kind: 'name', name: said.join(' ') });
    case 'servers':
    case 'observers':
    case 'initLimit':
    case 'syncLimit':
      return number((value) => ({ kind: verb, value }));
    case 'tickTime':
      return number((value) => ({ kind: 'tickTimeMs', value }));
    case 'latency': {
      if (!/^\d/u.test(first) && first !== '') return latencyOf(said, plan ?? EMPTY_PLAN, problem);
      const word = [first, second ?? first].find((each) => !/^\d{1,5}$/u.test(each)) ?? others[0];
      if (word !== undefined) return problem(word);
      return edit({ kind: 'latencyMs', min: Number(first), max: Number(second ?? first) });
    }
    case 'timeout':
      return number((value) => ({ kind: 'sessionTimeoutMs', client: bare(first), value }), 1);
    case 'localSessions': {
      const value = LOCAL_SESSIONS.find((each) => each === first);
      return value === undefined ? problem(first) : edit({ kind: 'localSessions', value });
    }
    case 'readOnlyMode':
      if (first !== 'off' && first !== 'on') return problem(first);
      return edit({ kind: 'readOnlyMode', value: first === 'on' });
    case 'quotas':
      if (first !== 'logged' && first !== 'enforced') return problem(first);
      return edit({ kind: 'enforceQuota', value: first === 'enforced' });
    case 'client':
    case 'program': {
      const client = bare(first);
      const recipe = second ?? (verb === 'client' ? BY_HAND : '');
      if (clientNameFault(client) !== null) return problem(first);
      const program = recipe === BY_HAND ? null : programOf(recipe, others, find);
      if (typeof program === 'string') return problem(program);
      return edit(
        verb === 'client'
          ? { kind: 'addClient', name: client, program }
          : { kind: 'runProgram', client, program },
      );
    }
    case 'rename':
      return second === undefined || others[0] !== undefined
        ? problem(others[0] ?? first)
        : edit({ kind: 'renameClient', client: bare(first), to: bare(second) });
    case 'remove':
      if (first === '' || second !== undefined) return problem(second ?? first);
      return edit(
        first.startsWith('/')
          ? { kind: 'removeZnode', path: first }
          : { kind: 'removeClient', client: bare(first) },
      );
    case 'znode': {
      const [, path = '', acl, data = ''] = /^\s*znode\s+(\S+)(?:\s+acl=(\S+))?\s?(.*)$/su.exec(words) ?? [];
      if (!path.startsWith('/')) return problem(path);
      return edit({ kind: 'addZnode', path, data, ...(acl === undefined ? {} : { acl }) });
    }
    default:
      return problem(verb);
  }
}

/** Of a server, a client or one connection; the word at fault is the first that is nobody or no number. */
function latencyOf(
  said: readonly string[],
  plan: WorldPlan,
  problem: (word: string) => WorldLine,
): WorldLine {
  const isUsual = said.at(-1) === 'usual';
  const read = parseLatency((isUsual ? [...said.slice(0, -1), '0'] : said).join(' '), plan);
  if ('code' in read) return problem(read.code === 'nobody' ? read.name : (said.at(-1) ?? ''));
  const { of, min, max } = read;
  return { kind: 'edit', edit: { kind: 'latencyOf', of, range: isUsual ? null : { min, max } } };
}

/** `client:A` is A. */
function bare(client: string): string {
  return client.replace(/^client:/u, '');
}

/** The word that is wrong, if one is. */
function programOf(
  recipe: string,
  settings: readonly string[],
  find: (id: string) => Scenario | undefined,
): PlannedProgram | string {
  const scenario = find(recipe);
  if (scenario === undefined || scenario.takesCode === true || scenario.planFault !== undefined)
    return recipe;
  const values: Record<string, string | number> = Object.fromEntries(
    scenario.parameters.map(({ name, initial }) => [name, initial]),
  );
  for (const setting of settings) {
    const [, name = '', text = ''] = /^([^=]+)=(.*)$/su.exec(setting) ?? [];
    const parameter = scenario.parameters.find((each) => each.name === name);
    const value = parameter === undefined ? null : parseValue(parameter, text);
    if (value === null) return setting;
    values[name] = value;
  }
  return { kind: 'recipe', scenario: recipe, values: withoutStory(values) };
}
