import { capital, format, server } from './nouns.ts';

const waiting = (count: number) =>
  count === 0
    ? 'No waiters.'
    : format.plural(count, { one: '1 waiting.', other: `${format.number(count)} waiting.` });

const one = ([name]: readonly string[]) => (name === undefined ? 'An unknown client' : `Client ${name}`);

export const lockLane = {
  empty: 'The queue is empty.',
  unserved: 'Nobody can tell: no server is running.',
  free: (waiters: number) => `The lock is free. ${waiting(waiters)}`,
  held: (names: readonly string[], waiters: number) =>
    names.length > 1
      ? `Clients ${format.list(names)} hold the lock. ${waiting(waiters)}`
      : `${one(names)} holds the lock. ${waiting(waiters)}`,
  /** The znode is there, and its program takes nothing from that yet, or ever. */
  unaware: (name: string, waiters: number) =>
    `Client ${name} is first in line, but its program does not know${waiters === 0 ? '' : ` (${format.number(waiters)} behind it)`}.`,
  heldByForsaken: (name: string | null, waiters: number) =>
    `${name === null ? 'The owner' : `Client ${name}`} is gone, but its znode still holds the lock. ${waiting(waiters)}`,
  mistaken: (names: readonly string[]) =>
    names.length === 1
      ? `Client ${names.join('')} believes that it holds the lock, but does not.`
      : `Clients ${format.list(names)} believe that they hold the lock, but do not.`,
  first: 'holds the lock',
  firstUnaware: '1st in line',
  ghost: 'deleted',
  gap: (count: number) =>
    format.plural(count, { one: '1 deleted', other: `${format.number(count)} deleted` }),
  bodies: { awake: 'awake', asleep: 'waiting', frosted: 'paused', dead: 'gone', done: 'done' },
  oldSession: 'old session',
  orphan: 'orphan',
  orphans: (count: number) =>
    format.plural(count, {
      one: 'One znode in the queue is an orphan: its owner does not know about it.',
      other: `${format.number(count)} znodes in the queue are orphans: their owners do not know about them.`,
    }),

  node: (name: string, parts: readonly string[]) => [name, ...parts].join(', '),
  place: (place: number) => `number ${format.number(place)} in line`,
  ownedBy: (name: string) => `owned by client ${name}`,
  ownerless: 'owned by no client in this picture',
  believes: {
    true: 'its program believes that it holds the lock',
    false: 'its program wrongly believes that it holds the lock',
  },
  forsakenLong: 'its owner is gone; it is deleted when the session expires',
  orphanLong: 'no live program knows that it exists',
  deletedLong: 'deleted; its watcher has not been notified yet',
  watches: (name: string) => `watches ${name}`,
  watchesList: 'watches the whole list',
  watchesNothing: (name: string) => `watches ${name}, which does not exist`,
  watchesNobody: 'watches nothing',
  waiter: (name: string, parts: readonly string[]) =>
    [`client ${name}`, 'has no place in the line', ...parts].join(', '),
  /** Where the first in line leads, by family. */
  elections: {
    empty: 'No znode yet: no candidates.',
    free: (waiters: number) => `No leader. ${waiting(waiters)}`,
    held: (names: readonly string[], waiters: number) => `${one(names)} leads. ${waiting(waiters)}`,
    heldByForsaken: (name: string | null, waiters: number) =>
      `${name === null ? 'The leader' : `Client ${name}`} is gone, but its znode still leads. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it leads, but does not.`
        : `Clients ${format.list(names)} believe that they lead, but do not.`,
    first: 'leads',
    believes: {
      true: 'its program believes that it leads',
      false: 'its program wrongly believes that it leads',
    },
  },
  /** Where there is more than one permit, by scenario. */
  semaphore: {
    empty: 'No lease yet: no client has asked for a permit.',
    free: (waiters: number) => `All permits are free. ${waiting(waiters)}`,
    held: (names: readonly string[], waiters: number) =>
      names.length > 1
        ? `Clients ${format.list(names)} have permits. ${waiting(waiters)}`
        : `${one(names)} has a permit. ${waiting(waiters)}`,
    heldByForsaken: (name: string | null, waiters: number) =>
      `${name === null ? 'The owner' : `Client ${name}`} is gone, but its znode still takes up a permit. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it has a permit, but has none.`
        : `Clients ${format.list(names)} believe that they have permits, but have none.`,
    first: 'has a permit',
    believes: {
      true: 'its program believes that it has a permit',
      false: 'its program wrongly believes that it has a permit',
    },
  },
  /** Where readers share, by scenario. */
  'read-write-lock': {
    held: (names: readonly string[], waiters: number) =>
      names.length > 1
        ? `Clients ${format.list(names)} are reading together. ${waiting(waiters)}`
        : `${one(names)} has access. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it has access, but has none.`
        : `Clients ${format.list(names)} believe that they have access, but have none.`,
    first: 'has access',
    believes: {
      true: 'its program believes that it has access',
      false: 'its program wrongly believes that it has access',
    },
  },
};

const WHAT = {
  holder: 'that it holds the lock',
  leader: 'that it leads',
  writer: 'that it may write',
  reader: 'that it may read',
  permit: 'that it has a permit',
  member: 'that it is a member',
  entered: 'that it has entered',
};

const stretch = (from: string, to: string | null, lasted: string) =>
  to === null ? `since ${from} (${lasted} so far)` : `from ${from} to ${to} (${lasted})`;

export const beliefBars = {
  empty: 'No client believes yet that it holds anything.',
  nobody: 'No client believes that it holds the lock.',
  /** What is said otherwise where one leads, where there are permits, and where readers share. */
  elections: { nobody: 'No client believes that it leads.' },
  semaphore: { nobody: 'No client believes that it has a permit.' },
  'read-write-lock': { nobody: 'No client believes that it has access.' },
  one: (name: string, isTrue: boolean) =>
    isTrue
      ? `Client ${name} believes that it has it, and the tree agrees.`
      : `Client ${name} believes that it has it, but the tree disagrees.`,
  many: (names: readonly string[]) => `${names.length} clients believe it: ${format.list(names)}.`,
  together: (names: readonly string[], lasted: string) =>
    `Clients ${format.list(names)} believe it at once, for ${lasted} so far.`,
  past: (times: number, lasted: string) =>
    format.plural(times, {
      one: `Two believed it at once, for ${lasted}.`,
      other: `Two believed it at once ${format.number(times)} times, for ${lasted} in total.`,
    }),
  legend: { belief: 'the program believes', truth: 'the tree says' },
  overlap: 'two at once',
  laneOf: (name: string, thread: number) => `${name}·${thread + 1}`,
  belief: (name: string, what: keyof typeof WHAT, from: string, to: string | null, lasted: string) =>
    `Client ${name} believed ${WHAT[what]} ${stretch(from, to, lasted)}`,
  truth: (name: string, from: string, to: string | null, lasted: string) =>
    `The tree had client ${name} first ${stretch(from, to, lasted)}`,
  overlapFrom: (names: readonly string[], from: string, to: string | null, lasted: string) =>
    `Clients ${format.list(names)} believed it at once ${stretch(from, to, lasted)}`,
};

const times = (count: number) =>
  format.plural(count, { one: 'once', other: `${format.number(count)} times` });

export const fairness = {
  empty: 'No client has asked for the lock yet.',
  fair: (holds: number) =>
    format.plural(holds, {
      one: 'Served once, in the order of asking.',
      other: `Served ${times(holds)}, in the order of asking.`,
    }),
  unfair: (holds: number, overtakings: number) =>
    `Served ${times(holds)}, with ${format.plural(overtakings, { one: '1 overtaking', other: `${format.number(overtakings)} overtakings` })}.`,
  asked: 'asked',
  held: 'got it',
  earlier: (count: number) => `${format.number(count)} earlier`,
  attempt: (name: string, number: number, at: string) =>
    `Client ${name} was number ${format.number(number)} to ask, at ${at}`,
  served: (rank: number, at: string) => `was number ${format.number(rank)} to get it, at ${at}`,
  overtook: (count: number) =>
    format.plural(count, {
      one: 'overtook one waiter',
      other: `overtook ${format.number(count)} waiters`,
    }),
  waits: 'still waiting',
  left: 'left without it',
  sentence: (parts: readonly string[]) => parts.join(', '),
};

const numbered = (count: number, singular: string, plural: string) =>
  format.plural(count, { one: `1 ${singular}`, other: `${format.number(count)} ${plural}` });

export const releases = {
  empty: 'The lock has not been released yet.',
  line: (count: number, woken: number, everybody: number, oneEach: number) =>
    `${numbered(count, 'release', 'releases')}, ${numbered(woken, 'wake-up', 'wake-ups')}. ` +
    `If each release woke all: ${format.number(everybody)}, if it woke one: ${format.number(oneEach)}.`,
  woken: 'woken',
  requests: 'requests',
  waited: 'waited',
  kinds: { create: 'create', list: 'list', watch: 'check one', delete: 'delete', other: 'other' },
  earlier: (count: number) => `${format.number(count)} earlier`,
  of: (number: number, name: string | null, how: 'call' | 'session', at: string) =>
    `Release ${format.number(number)}, ${name === null ? 'by an unknown client' : `by client ${name}`}${how === 'session' ? ' (session ended)' : ''}, at ${at}`,
  woke: (names: readonly string[], waiters: number) =>
    names.length === 0
      ? `woke none of ${format.number(waiters)} waiters`
      : `woke ${names.length > 6 ? numbered(names.length, 'client', 'clients') : format.list(names)} of ${format.number(waiters)} waiters`,
  asked: (count: number, parts: readonly string[]) =>
    parts.length === 0 ? 'no requests' : `${numbered(count, 'request', 'requests')} (${format.list(parts)})`,
  part: (count: number, kind: string) => `${format.number(count)} ${kind}`,
  sentence: (parts: readonly string[]) => parts.join(', '),
  /** What is said otherwise where one leads, where there are permits, and where readers share. */
  elections: { empty: 'No leader has left yet.' },
  semaphore: { empty: 'No permit has been returned yet.' },
  'read-write-lock': {},
};

export const eyes = {
  empty: 'There are no clients.',
  unserved: 'Nobody can tell: no server is running.',
  nobody: 'There are no candidates.',
  both: (name: string) => `Client ${name}’s znode is first, and it believes that it leads.`,
  tree: (name: string) => `Client ${name}’s znode is first, but it does not believe that it leads.`,
  forsaken: (name: string) => `The leading znode belongs to client ${name}, which is gone.`,
  ownerless: 'The first znode belongs to no session: nothing deletes it.',
  belief: (name: string) => `Client ${name} believes that it leads, but another znode is first in the tree.`,
  together: (names: readonly string[]) => `Clients ${format.list(names)} believe at once that they lead.`,
  ofOne: (count: number, name: string) => `${count} latches of client ${name} believe that they lead.`,
  blind: (names: readonly string[]) =>
    names.length === 1
      ? `Client ${names.join('')} is waiting, and nothing will wake it.`
      : `Clients ${format.list(names)} are waiting, and nothing will wake them.`,
  first: 'leads',
  blindShort: 'never woken',
  unknown: 'unknown',

  seat: (parts: readonly string[]) => parts.join(', '),
  stands: (name: string, place: number, znode: string) =>
    place === 1
      ? `Client ${name} leads with ${znode}`
      : `Client ${name}, number ${format.number(place)}, ${znode}`,
  aside: (name: string) => `Client ${name} is not a candidate`,
  crowns: {
    none: null,
    tree: 'does not believe that it leads',
    both: 'believes that it leads',
    belief: 'wrongly believes that it leads',
  },
  gone: 'its owner is gone',
  watches: (name: string) => `watches client ${name}`,
  watchesList: 'watches the whole list',
  blindLong: 'waiting, and nothing will wake it',
  told: 'an event is on its way to it',
};

export const latchStrips = {
  empty: 'No client has connected yet.',
  calm: 'All connections are up.',
  states: (parts: readonly string[]) => parts.join(', '),
  stateNow: (name: string, state: string) => `client ${name} ${state}`,
  line: (parts: string) => `Now ${parts}.`,
  legend: { state: 'what the library reports', belief: 'believes it leads', truth: 'first in the tree' },
  state: (name: string, state: string, from: string, to: string | null, lasted: string) =>
    `Client ${name}: ${state} ${to === null ? `since ${from} (${lasted} so far)` : `from ${from} to ${to} (${lasted})`}`,
  remade: (name: string, count: number) =>
    `Client ${name} has recreated its znode ${count === 1 ? 'once' : `${count} times`}.`,
  remadeSign: (count: number) => `${count} remade`,
};

const writes = (count: number) =>
  format.plural(count, { one: '1 write', other: `${format.number(count)} writes` });

export const resource = {
  none: 'This world has no resource guarded by a lock.',
  empty: 'No writes yet.',
  inOrder: (count: number) => `${writes(count)}, none of them late.`,
  rejected: (count: number, name: string) =>
    count === 1
      ? `One late write was rejected: client ${name}’s.`
      : `${writes(count)} were late and rejected; the last was client ${name}’s.`,
  back: (name: string, token: number, highest: number) =>
    `Client ${name} wrote with token ${token} after token ${highest}: the value was reverted.`,
  value: 'value',
  noValue: 'none yet',
  highest: (token: number) => `highest token ${token}`,
  noToken: 'no token yet',
  fences: { checkToken: 'checks tokens', off: 'no check' },
  token: (token: number | null) => (token === null ? 'no token' : `#${token}`),
  rejectedRow: 'rejected',
  wentBack: 'reverts',
  earlier: (count: number) => `${format.number(count)} earlier`,
  write: (name: string, value: string, token: number | null, at: string) =>
    `Client ${name} wrote ${value} ${token === null ? 'without a token' : `with token ${token}`} at ${at}`,
  writes: (name: string, count: number, token: number | null, from: string, to: string) =>
    `Client ${name} wrote ${format.number(count)} times ${token === null ? 'without a token' : `with token ${token}`} from ${from} to ${to}`,
  fates: { accepted: 'accepted', rejected: 'rejected', back: 'accepted, which reverted the value' },
  sentence: (parts: readonly string[]) => parts.join(': '),
};

export const sessionWheel = {
  alone: (tickMs: number) =>
    `The server expires a session when the hand has passed its bucket; one bucket every ${format.span(tickMs)}.`,
  leader: (id: string, tickMs: number) =>
    `${capital(server(id))}, the leader, expires sessions; one bucket every ${format.span(tickMs)}.`,
  leaderFrozen: (id: string) =>
    `${capital(server(id))} leads and is frozen: no session expires until it thaws or another server leads.`,
  nobody:
    'No session expires: only a leader expires sessions, and there is none. The next leader resets all timers.',
  none: 'No session yet.',
  legend: 'Any message from the client moves its session to a later bucket.',
  local: 'local',
  localTip: (id: string) => `A local session: only ${server(id)} knows it and expires it.`,
  ends: (at: string) => `expires at ${at}`,
  left: (ms: number) => (ms <= 0 ? 'due' : `in ${format.span(ms)}`),
  /** By when it is swept. */
  bucket: (endsAtMs: number) => `bucket ${format.span(endsAtMs)}`,
  closing: 'closing',
  waits: 'waiting',
  nowhere: 'not connected',
  at: (id: string) => `at ${server(id)}`,
  client: (name: string) => `client ${name}`,
  why: (who: string) => `Why has the session of ${who} not expired?`,
  spoken: (who: string, parts: readonly string[]) => `Session of ${who}: ${parts.join(', ')}.`,
};
