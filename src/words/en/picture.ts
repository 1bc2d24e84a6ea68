import type { Belief } from '../../engine/index.ts';
import { beliefs, format } from './nouns.ts';

const ROLES = { ...beliefs, leader: 'leads', member: 'is a member', entered: 'has entered' };

export const picture = {
  pictureOf: (world: string) => `Picture of the world “${world}”`,
  zoom: { name: 'Zoom', nearer: 'Zoom in (+)', further: 'Zoom out (-)', fit: 'Fit to view (0)' },
  clientsAndZnodes: 'Arrow keys move, Enter opens the commands',

  wakeUps: (count: number) => format.plural(count, { one: 'total wake-up', other: 'total wake-ups' }),
  wakeUpsShort: (count: number) =>
    format.plural(count, { one: '1 wake-up', other: `${format.number(count)} wake-ups` }),
  wakeUpsTip: 'Watch notifications delivered to clients so far',
  holders: (count: number) =>
    format.plural(count, { one: 'believes it holds the lock', other: 'believe they hold the lock' }),
  holdersTip: 'Clients, or threads of them, that believe at this moment that they hold the lock',
  byLastRelease: 'woken by the last release',
  byLastReleaseTip: 'Number of clients woken by the last release of the lock',
  requests: (count: number) => format.plural(count, { one: 'request', other: 'requests' }),
  requestsTip: 'Requests the server has received so far, pings excluded',
  noRelease: '–',
  countersOf: (world: string) => `Counters of the world “${world}”`,

  server: (number: string) => `server ${number}`,
  serverDown: 'down',
  serverName: (number: string, state: 'serving' | 'down') =>
    `Server ${number}, ${state === 'down' ? 'down' : 'serving'}`,
  zxid: (zxid: number) => `zxid ${format.number(zxid)}`,

  holdsTheLock: 'holds the lock',
  /** The same as own programs claim it. */
  holdsAs: (what: Belief['what']) => ROLES[what],
  place: (place: number) => ordinal(place),
  gone: 'deleted',
  awaited: 'not created yet',
  parameterIs: (label: string, value: string) => `${label}: ${value}`,
  expiresIn: (seconds: string) => `${seconds} s`,
  moreNodes: (count: number) => `… ${format.number(count)} more`,
  moreWaiting: (count: number) => `… ${format.number(count)} more waiting`,
  moreAwake: (count: number) => `${format.number(count)} awake`,
  moreClients: (count: number) => `… ${format.number(count)} more clients`,
  bundle: (count: number) => `${format.number(count)} watches`,

  activity: {
    idle: 'not started',
    atGate: 'ready',
    asking: 'asking',
    waiting: 'waiting',
    holding: 'working',
    resting: 'resting',
    done: 'done',
    failed: 'stopped by an error',
    quiet: 'connected',
  },
  process: { running: 'running', paused: 'paused', killed: 'killed', closed: 'closed' },
  wire: { up: 'connected', connecting: 'connecting', cut: 'cut off', off: 'no connection' },
  disconnected: 'disconnected',
  session: {
    none: 'no session yet',
    open: 'session active',
    closing: 'session closing',
    gone: 'session ended, client not told yet',
    ended: 'session ended',
    unknown: 'server down',
  },
  believes: (what: Belief['what']) => `believes it ${beliefs[what]}`,
  dropArmed: 'next reply will be lost',

  clientName: (name: string, parts: readonly string[]) => [`Client ${name}`, ...parts].join(', '),
  znodeName: (path: string, parts: readonly string[]) => [`znode ${path}`, ...parts].join(', '),
  treeItem: (path: string, parts: readonly string[]) =>
    parts.length === 0 ? path : `${path} (${parts.join(', ')})`,
  holdsValue: (data: string, version: number) => `holds ${data}, version ${version}`,
  lastRead: (how: 'read' | 'wrote', data: string, version: number) => `${how} ${data} · v${version}`,
  watchesPath: (paths: readonly string[]) => `watches ${format.list(paths)}`,
  ownsPath: (paths: readonly string[]) => `owns ${format.list(paths)}`,
  inLine: (place: number) => `${ordinal(place)} in line`,
  heldBy: (name: string) => `held by client ${name}`,
  ownedBy: (name: string) => `owned by client ${name}`,
  watchedBy: (names: readonly string[]) =>
    `watched by ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)}`,
  watchedByMany: (count: number) => `watched by ${format.number(count)} clients`,
  expiresSoon: 'nothing renews its session',

  queue: 'Queue',
  noOrder: 'no order: the first to ask gets it',
  nobodyHolds: 'lock is free',
  laneEmpty: 'empty',
  waitingCount: (count: number) =>
    format.plural(count, { one: '1 waiting', other: `${format.number(count)} waiting` }),
  inLineCount: (count: number) => `${format.number(count)} in line`,
  laneName: (order: 'none' | 'sequence', places: readonly string[]) =>
    order === 'none'
      ? places.length === 0
        ? 'The lock is free. The waiters are in no order.'
        : `Client ${places.join('')} holds the lock. The waiters are in no order.`
      : places.length === 0
        ? 'The queue is empty.'
        : `Queue, first to last: ${places.join(', ')}.`,

  invariants: 'Invariants',
  invariantState: {
    holds: 'holds',
    broken: 'violated',
    failed: 'error',
    mended: 'holds again',
    unwatched: 'not checked here',
  },
  invariantCount: (count: number) => `Violations so far: ${format.number(count)}.`,
  expectedToBreak: 'this lock is known to violate it',

  treeOf: (world: string) => `Znodes of the world “${world}”`,
  clientsOf: (world: string) => `Clients of the world “${world}”`,
  loading: 'Setting up the world…',
};

function ordinal(place: number): string {
  const tens = place % 100;
  if (tens >= 11 && tens <= 13) return `${place}th`;
  return `${place}${['th', 'st', 'nd', 'rd'][place % 10] ?? 'th'}`;
}

export const stage = {
  clients: 'Clients',
  clientsTip: 'Start again with so many clients in each world',
  byItself: 'The lock is passed on by itself until you touch something.',
  woken: (count: number) =>
    format.plural(count, { one: 'woken once', other: `woken ${format.number(count)} times` }),
  ring: {
    name: (thing: string) => `Commands for ${thing}`,
    more: 'More',
    code: 'Edit its code',
    codeTip: 'The program that it runs, in the editor',
    details: 'Details',
    detailsTip: 'Its card in the side panel: what it is, believes and waits for',
    key: (key: string) => `Key: ${key}`,
  },
  invariants: {
    hold: (count: number) =>
      format.plural(count, { one: '1 invariant holds', other: `${format.number(count)} invariants hold` }),
    broken: (name: string) => `${name}: violated`,
    /** The function that the program exports for it threw. */
    failed: (name: string) => `${name}: error`,
    mended: (name: string) => `${name}: was violated`,
    all: 'All invariants',
    notClaimed: 'Not promised by this recipe',
  },
};
