// org.apache.zookeeper.cli.SetQuotaCommand, ListQuotaCommand and DelQuotaCommand. All of it is done from outside, by requests to nodes
// below /zookeeper/quota.
import { KeeperError, zk, type Recipe } from '../../engine/index.ts';
import { CliException, isNoNode, keeperText, wrapped } from '../cliException.ts';
import { argument, flag, NO_OPTIONS, valued, type CliCall, type CliCommand } from '../command.ts';
import { JavaException, parseInteger } from '../javaException.ts';
import { javaSplit } from '../javaSplit.ts';
import { figureOf, parseStatsTrack, statsTrackText, type StatsTrack } from '../statsTrack.ts';
import { visitSubtree } from '../subtree.ts';
import type { Terminal } from '../terminal.ts';

const QUOTA_ROOT = '/zookeeper/quota';
const LIMIT_NODE = 'zookeeper_limits';
const STAT_NODE = 'zookeeper_stats';

const limitPathOf = (path: string) => `${QUOTA_ROOT}${path}/${LIMIT_NODE}`;
const statPathOf = (path: string) => `${QUOTA_ROOT}${path}/${STAT_NODE}`;

/** By option, which figure it is, what it may be at least, and what is said of less. */
const LIMITS = [
  ['n', 'count', 32, 1n, 'the num quota must be greater than zero'],
  ['b', 'bytes', 64, 0n, 'the bytes quota must be greater than or equal to zero'],
  ['N', 'countHardLimit', 32, 1n, 'the num quota must be greater than zero'],
  ['B', 'byteHardLimit', 64, 0n, 'the bytes quota must be greater than or equal to zero'],
] as const;

const ABOUT = {
  n: 'num soft quota',
  b: 'bytes soft quota',
  N: 'num hard quota',
  B: 'bytes hard quota',
} as const;

export const setQuota: CliCommand = {
  name: 'setquota',
  usage: '-n|-b|-N|-B val path',
  options: { options: LIMITS.map(([name]) => valued(name, ABOUT[name])), group: 'exactlyOne' },
  *run(call) {
    const path = argument(setQuota, call, 1);
    const { terminal } = call;
    if (path.startsWith(QUOTA_ROOT)) {
      yield* terminal.err(`cannot set a quota under the path: ${QUOTA_ROOT}\n`);
      return;
    }
    const limits = limitsOf(call);
    if (typeof limits === 'string') yield* terminal.err(`${limits}\n`);
    else yield* createQuota(terminal, path, limits);
  },
};

export const listQuota: CliCommand = {
  name: 'listquota',
  usage: 'path',
  options: NO_OPTIONS,
  *run(call) {
    const path = argument(listQuota, call, 1);
    const { terminal } = call;
    yield* terminal.err(`absolute path is ${limitPathOf(path)}\n`);
    try {
      const limits = yield* readTrack(terminal, limitPathOf(path));
      const stats = yield* readTrack(terminal, statPathOf(path));
      yield* terminal.out(`Output quota for ${path} ${statsTrackText(limits)}\n`);
      yield* terminal.out(`Output stat for ${path} ${statsTrackText(stats)}\n`);
    } catch (error) {
      yield* sayIfNoNode(terminal, path, error);
    }
  },
};

export const delQuota: CliCommand = {
  name: 'delquota',
  usage: '[-n|-b|-N|-B] path',
  options: { options: LIMITS.map(([name]) => flag(name, ABOUT[name])), group: 'atMostOne' },
  *run(call) {
    const path = argument(delQuota, call, 1);
    const { values, terminal } = call;
    const limitPath = limitPathOf(path);
    try {
      if ((yield* terminal.call(limitPath, zk.exists(limitPath))) === null) {
        yield* terminal.out(`Quota does not exist for ${path}\n`);
        return;
      }
      const limits = yield* readTrack(terminal, limitPath);
      const taken = LIMITS.filter(([option]) => values.has(option)).map(([, name]) => [name, -1n] as const);
      if (taken.length > 0) {
        const left = statsTrackText({ ...limits, ...Object.fromEntries(taken) });
        yield* terminal.call(limitPath, zk.setData(limitPath, left));
        return;
      }
      const quotaPath = QUOTA_ROOT + path;
      for (const name of yield* terminal.call(quotaPath, zk.getChildNames(quotaPath)))
        yield* terminal.call(`${quotaPath}/${name}`, zk.deleteNode(`${quotaPath}/${name}`));
      yield* trim(terminal, quotaPath);
    } catch (error) {
      yield* sayIfNoNode(terminal, path, error);
    }
  },
};

/** What the options ask for, the others unlimited; or what is wrong with it. */
function limitsOf({ values }: CliCall): StatsTrack | string {
  const limits: Record<string, bigint> = Object.fromEntries(LIMITS.map(([, name]) => [name, -1n]));
  for (const [option, name, bits, least, complaint] of LIMITS) {
    const text = values.get(option);
    if (text === undefined) continue;
    try {
      const limit = parseInteger(text, bits);
      if (limit < least) return complaint;
      limits[name] = limit;
    } catch (error) {
      if (error instanceof JavaException)
        return 'NumberFormatException happens when parsing the option value';
      throw error;
    }
  }
  return limits;
}

function* createQuota(terminal: Terminal, path: string, asked: StatsTrack): Recipe<void> {
  if ((yield* terminal.call(path, zk.exists(path))) === null)
    throw new CliException(`${path} does not exist.`);
  yield* refuseIfBelow(terminal, path);
  yield* refuseIfAbove(terminal, path);
  yield* createAncestors(terminal, path);
  const quotaPath = [QUOTA_ROOT, ...namesOf(path)].join('/');
  const limitPath = `${quotaPath}/${LIMIT_NODE}`;
  const statPath = `${quotaPath}/${STAT_NODE}`;
  if ((yield* terminal.call(limitPath, zk.exists(limitPath))) === null) {
    const noneYet = statsTrackText({ count: 0n, bytes: 0n });
    yield* terminal.call(limitPath, zk.create(limitPath, { data: statsTrackText(asked) }));
    yield* terminal.call(statPath, zk.create(statPath, { data: noneYet }));
    const limits = yield* readTrack(terminal, limitPath);
    yield* warnIfLess(terminal, limits, yield* readTrack(terminal, statPath));
    return;
  }
  const before = yield* readTrack(terminal, limitPath);
  const given = Object.entries(asked).filter(([, limit]) => limit > -1n);
  const limits = { ...before, ...Object.fromEntries(given) };
  yield* warnIfLess(terminal, limits, yield* readTrack(terminal, statPath));
  yield* terminal.call(limitPath, zk.setData(limitPath, statsTrackText(limits)));
}

/** checkIfChildQuota. */
function* refuseIfBelow(terminal: Terminal, path: string): Recipe<void> {
  const root = QUOTA_ROOT + path;
  try {
    yield* visitSubtree(terminal, root, false, function* (quotaPath) {
      for (const name of yield* childrenOrNone(terminal, quotaPath)) {
        if (quotaPath === root || name !== LIMIT_NODE) continue;
        const below = quotaPath.slice(QUOTA_ROOT.length);
        throw new CliException(`${path} has a child ${below} which has a quota`);
      }
    });
  } catch (error) {
    if (!isNoNode(error)) throw error;
  }
}

/** What else fails than that the node is gone is printed, with its stack. */
function* childrenOrNone(terminal: Terminal, quotaPath: string): Recipe<readonly string[]> {
  try {
    return yield* terminal.attempt(zk.getChildNames(quotaPath));
  } catch (error) {
    if (!(error instanceof KeeperError)) throw error;
    if (error.code !== 'NoNode')
      yield* terminal.err(
        `org.apache.zookeeper.KeeperException$${error.code}Exception: ${keeperText(error.code, quotaPath)}\n`,
      );
    return [];
  }
}

/** checkIfParentQuota. */
function* refuseIfAbove(terminal: Terminal, path: string): Recipe<void> {
  let quotaPath = QUOTA_ROOT;
  for (const ancestor of namesOf(path).slice(0, -1)) {
    quotaPath += `/${ancestor}`;
    let names: readonly string[];
    try {
      names = yield* terminal.call(quotaPath, zk.getChildNames(quotaPath));
    } catch (error) {
      if (isNoNode(error)) return;
      throw error;
    }
    if (names.length === 0) return;
    if (names.includes(LIMIT_NODE)) {
      const above = quotaPath.slice(QUOTA_ROOT.length);
      throw new CliException(`${path} has a parent ${above} which has a quota`);
    }
  }
}

/** The nodes down to the one that limits and figures stand below; others may make them meanwhile. */
function* createAncestors(terminal: Terminal, path: string): Recipe<void> {
  let quotaPath = QUOTA_ROOT;
  for (const name of namesOf(path)) {
    quotaPath += `/${name}`;
    if ((yield* terminal.call(quotaPath, zk.exists(quotaPath))) !== null) continue;
    try {
      yield* terminal.attempt(zk.create(quotaPath, { data: null }));
    } catch (error) {
      if (!(error instanceof KeeperError) || error.code !== 'NodeExists') throw wrapped(error, quotaPath);
    }
  }
}

function* warnIfLess(terminal: Terminal, limits: StatsTrack, stats: StatsTrack): Recipe<void> {
  for (const [what, soft, hard] of [
    ['count', 'count', 'countHardLimit'],
    ['bytes', 'bytes', 'byteHardLimit'],
  ] as const) {
    const existing = figureOf(stats, what);
    const isLess = [soft, hard].some((name) => {
      const limit = figureOf(limits, name);
      return limit > -1n && limit < existing;
    });
    if (isLess)
      yield* terminal.out(
        `[Warning]: the ${what} quota you create is less than the existing ${what}:${existing}\n`,
      );
  }
}

/** trimProcQuotas: what is empty goes, up to the quota root. */
function* trim(terminal: Terminal, quotaPath: string): Recipe<void> {
  for (let path = quotaPath; path !== QUOTA_ROOT; path = path.slice(0, path.lastIndexOf('/'))) {
    if ((yield* terminal.call(path, zk.getChildNames(path))).length > 0) return;
    yield* terminal.call(path, zk.deleteNode(path));
  }
}

function* readTrack(terminal: Terminal, path: string): Recipe<StatsTrack> {
  return parseStatsTrack((yield* terminal.call(path, zk.getData(path))).data);
}

function* sayIfNoNode(terminal: Terminal, path: string, error: unknown): Recipe<void> {
  if (!isNoNode(error)) throw error;
  yield* terminal.err(`quota for ${path} does not exist.\n`);
}

/** String.split of a path, without the empty name before its first slash. */
function namesOf(path: string): readonly string[] {
  return javaSplit(path, '/').slice(1);
}
