import type { Belief } from '../../engine/index.ts';
import { format } from './nouns.ts';

export const picture = {
  pictureOf: (world: string) => `Picture of the world “${world}”`,
  zoom: { name: 'Zoom', nearer: 'Zoom in (+)', further: 'Zoom out (-)', fit: 'Show everything (0)' },
  clientsAndZnodes: 'Arrow keys move, Enter opens the card',

  wakeUps: 'wake-ups in all',
  wakeUpsShort: (count: number) =>
    format.plural(count, { one: '1 wake-up', other: `${format.number(count)} wake-ups` }),
  wakeUpsTip: 'Watch notifications delivered to clients so far',
  byLastRelease: 'woken by the last release',
  byLastReleaseTip: 'How many clients the last release of the lock woke',
  requests: 'requests',
  requestsTip: 'Requests the server received so far; pings are not counted',
  noRelease: '–',
  countersOf: (world: string) => `Counters of the world “${world}”`,

  server: (number: string) => `server ${number}`,
  serverDown: 'restarting',
  serverName: (number: string, state: 'serving' | 'down') =>
    `Server ${number}, ${state === 'down' ? 'restarting' : 'serving'}`,
  zxid: (zxid: number) => `zxid ${format.number(zxid)}`,

  holdsTheLock: 'holds the lock',
  place: (place: number) => ordinal(place),
  gone: 'deleted',
  awaited: 'not there yet',
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
  },
  process: { running: 'running', paused: 'paused', killed: 'killed', closed: 'closed' },
  wire: { up: 'connected', connecting: 'connecting', cut: 'cut off', off: 'no connection' },
  session: {
    none: 'no session yet',
    open: 'session alive',
    closing: 'session ending',
    gone: 'session gone, not told yet',
    ended: 'session over',
    unknown: 'server down',
  },
  believes: (_what: Belief['what']) => 'believes it holds the lock',
  dropArmed: 'next reply will be lost',

  clientName: (name: string, parts: readonly string[]) => [`Client ${name}`, ...parts].join(', '),
  znodeName: (path: string, parts: readonly string[]) => [`znode ${path}`, ...parts].join(', '),
  treeItem: (path: string, parts: readonly string[]) =>
    parts.length === 0 ? path : `${path} (${parts.join(', ')})`,
  watchesPath: (paths: readonly string[]) => `watches ${format.list(paths)}`,
  ownsPath: (paths: readonly string[]) => `owns ${format.list(paths)}`,
  inLine: (place: number) => `${ordinal(place)} in line`,
  heldBy: (name: string) => `held by client ${name}`,
  ownedBy: (name: string) => `owned by client ${name}`,
  watchedBy: (names: readonly string[]) =>
    `watched by ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)}`,
  watchedByMany: (count: number) => `watched by ${format.number(count)} clients`,
  expiresSoon: 'its session is running out',

  queue: 'Queue',
  noOrder: 'no order: whoever asks first gets it',
  nobodyHolds: 'nobody holds the lock',
  laneEmpty: 'empty',
  waitingCount: (count: number) =>
    format.plural(count, { one: '1 waits', other: `${format.number(count)} wait` }),
  inLineCount: (count: number) => `${format.number(count)} in line`,
  laneName: (order: 'none' | 'sequence', places: readonly string[]) =>
    order === 'none'
      ? places.length === 0
        ? 'The lock is free. There is no order among those who wait.'
        : `Client ${places.join('')} holds the lock. There is no order among those who wait.`
      : places.length === 0
        ? 'Nobody stands in line.'
        : `In line, first to last: ${places.join(', ')}.`,

  invariants: 'Promises',
  invariantState: { holds: 'kept', broken: 'broken', mended: 'kept again', unwatched: 'not watched here' },
  invariantCount: (count: number) => `Broken ${format.number(count)} times so far.`,
  expectedToBreak: 'this way of locking is known to break it',

  treeOf: (world: string) => `Znodes of the world “${world}”`,
  clientsOf: (world: string) => `Clients of the world “${world}”`,
  loading: 'The world is being set up',
};

function ordinal(place: number): string {
  const tens = place % 100;
  if (tens >= 11 && tens <= 13) return `${place}th`;
  return `${place}${['th', 'st', 'nd', 'rd'][place % 10] ?? 'th'}`;
}
