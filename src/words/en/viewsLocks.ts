import { capital, format, server } from './nouns.ts';

const waiting = (count: number) =>
  count === 0
    ? 'Nobody waits.'
    : format.plural(count, { one: 'One waits.', other: `${format.number(count)} wait.` });

const one = ([name]: readonly string[]) => (name === undefined ? 'Somebody unknown' : `Client ${name}`);

export const lockLane = {
  empty: 'No znode stands in line.',
  free: (waiters: number) => `The lock is free. ${waiting(waiters)}`,
  held: (names: readonly string[], waiters: number) =>
    names.length > 1
      ? `Clients ${format.list(names)} hold the lock. ${waiting(waiters)}`
      : `${one(names)} holds the lock. ${waiting(waiters)}`,
  heldByForsaken: (name: string | null, waiters: number) =>
    `${name === null ? 'The owner' : `Client ${name}`} is gone, its znode still holds the lock. ${waiting(waiters)}`,
  mistaken: (names: readonly string[]) =>
    names.length === 1
      ? `Client ${names.join('')} believes that it holds the lock, and does not.`
      : `Clients ${format.list(names)} believe that they hold the lock, and do not.`,
  first: 'holds the lock',
  ghost: 'deleted',
  gap: (count: number) =>
    format.plural(count, { one: '1 number gone', other: `${format.number(count)} numbers gone` }),
  bodies: { awake: 'awake', asleep: 'asleep', frosted: 'paused', dead: 'gone' },
  oldSession: 'old session',
  orphan: 'orphan',
  orphans: (count: number) =>
    format.plural(count, {
      one: 'A znode in the line belongs to nobody who knows of it.',
      other: `${format.number(count)} znodes in the line belong to nobody who knows of them.`,
    }),

  node: (name: string, parts: readonly string[]) => [name, ...parts].join(', '),
  place: (place: number) => `number ${format.number(place)} in line`,
  ownedBy: (name: string) => `owned by client ${name}`,
  ownerless: 'owned by nobody in this picture',
  believes: {
    true: 'its program believes that it holds the lock',
    false: 'its program believes that it holds the lock, which is not so',
  },
  forsakenLong: 'its owner is gone, it goes when the session expires',
  orphanLong: 'nobody living knows that it exists',
  deletedLong: 'deleted; the one who watched it has not heard yet',
  watches: (name: string) => `watches ${name}`,
  watchesList: 'watches the whole list',
  watchesNothing: (name: string) => `watches ${name}, which is not there`,
  watchesNobody: 'watches nothing',
  waiter: (name: string, parts: readonly string[]) =>
    [`client ${name}`, 'has no place in the line', ...parts].join(', '),
  /** What is said otherwise where the first in line leads, by family. */
  elections: {
    empty: 'No znode yet: nobody stands for leader.',
    free: (waiters: number) => `Nobody leads. ${waiting(waiters)}`,
    held: (names: readonly string[], waiters: number) => `${one(names)} leads. ${waiting(waiters)}`,
    heldByForsaken: (name: string | null, waiters: number) =>
      `${name === null ? 'The leader' : `Client ${name}`} is gone, its znode still leads. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it leads, and does not.`
        : `Clients ${format.list(names)} believe that they lead, and do not.`,
    first: 'leads',
    believes: {
      true: 'its program believes that it leads',
      false: 'its program believes that it leads, which is not so',
    },
  },
  /** Where there is more than one permit, by scenario. */
  semaphore: {
    empty: 'No lease yet: nobody has asked for a permit.',
    free: (waiters: number) => `Every permit is free. ${waiting(waiters)}`,
    held: (names: readonly string[], waiters: number) =>
      names.length > 1
        ? `Clients ${format.list(names)} have permits. ${waiting(waiters)}`
        : `${one(names)} has a permit. ${waiting(waiters)}`,
    heldByForsaken: (name: string | null, waiters: number) =>
      `${name === null ? 'The owner' : `Client ${name}`} is gone, its znode still keeps a permit. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it has a permit, and has none.`
        : `Clients ${format.list(names)} believe that they have permits, and have none.`,
    first: 'has a permit',
    believes: {
      true: 'its program believes that it has a permit',
      false: 'its program believes that it has a permit, which is not so',
    },
  },
  /** Where readers share, by scenario. */
  'read-write-lock': {
    held: (names: readonly string[], waiters: number) =>
      names.length > 1
        ? `Clients ${format.list(names)} read together. ${waiting(waiters)}`
        : `${one(names)} has access. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it may go in, and may not.`
        : `Clients ${format.list(names)} believe that they may go in, and may not.`,
    first: 'has access',
    believes: {
      true: 'its program believes that it may go in',
      false: 'its program believes that it may go in, which is not so',
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
  empty: 'Nobody has believed yet that it holds anything.',
  nobody: 'Nobody believes that it holds the lock.',
  /** What is said otherwise where one leads, where there are permits, and where readers share. */
  elections: { nobody: 'Nobody believes that it leads.' },
  semaphore: { nobody: 'Nobody believes that it has a permit.' },
  'read-write-lock': { nobody: 'Nobody believes that it may go in.' },
  one: (name: string, isTrue: boolean) =>
    isTrue
      ? `Client ${name} believes that it has it, and the tree says so.`
      : `Client ${name} believes that it has it. The tree says otherwise.`,
  many: (names: readonly string[]) => `${names.length} believe: clients ${format.list(names)}.`,
  together: (names: readonly string[], lasted: string) =>
    `Clients ${format.list(names)} believe it at once, for ${lasted} by now.`,
  past: (times: number, lasted: string) =>
    format.plural(times, {
      one: `Once two believed it at once, for ${lasted}.`,
      other: `${format.number(times)} times two believed it at once, for ${lasted} in all.`,
    }),
  legend: { belief: 'the program believes', truth: 'the tree says' },
  overlap: 'two at once',
  laneOf: (name: string, thread: number) => `${name}·${thread}`,
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
  empty: 'Nobody has asked for the lock yet.',
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
      one: 'overtook one who waited',
      other: `overtook ${format.number(count)} who waited`,
    }),
  waits: 'still waits',
  left: 'went without it',
  sentence: (parts: readonly string[]) => parts.join(', '),
};

const numbered = (count: number, singular: string, plural: string) =>
  format.plural(count, { one: `1 ${singular}`, other: `${format.number(count)} ${plural}` });

export const releases = {
  empty: 'The lock has not been released yet.',
  line: (count: number, woken: number, everybody: number, oneEach: number) =>
    `${numbered(count, 'release', 'releases')}, ${numbered(woken, 'wake-up', 'wake-ups')}. ` +
    `Everybody each time: ${format.number(everybody)}, one each time: ${format.number(oneEach)}.`,
  woken: 'woken',
  requests: 'requests',
  waited: 'waited',
  kinds: { create: 'create', list: 'list', watch: 'look at one', delete: 'delete', other: 'other' },
  earlier: (count: number) => `${format.number(count)} earlier`,
  of: (number: number, name: string | null, how: 'call' | 'session', at: string) =>
    `Release ${format.number(number)}, ${name === null ? 'by nobody known' : `by client ${name}`}${how === 'session' ? ', whose session ended' : ''}, at ${at}`,
  woke: (names: readonly string[], waiters: number) =>
    names.length === 0
      ? `woke nobody of ${format.number(waiters)} who waited`
      : `woke ${names.length > 6 ? numbered(names.length, 'client', 'clients') : format.list(names)} of ${format.number(waiters)} who waited`,
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
  nobody: 'Nobody stands for leader.',
  both: (name: string) => `Client ${name} leads by the tree, and believes so.`,
  tree: (name: string) => `Client ${name} leads by the tree, and does not believe so.`,
  forsaken: (name: string) => `The znode that leads is client ${name}’s, who is gone.`,
  belief: (name: string) => `Client ${name} believes that it leads. The tree has another one first.`,
  together: (names: readonly string[]) => `Clients ${format.list(names)} believe at once that they lead.`,
  blind: (names: readonly string[]) =>
    names.length === 1
      ? `Client ${names.join('')} sleeps, and nothing will wake it.`
      : `Clients ${format.list(names)} sleep, and nothing will wake them.`,
  first: 'leads',
  blindShort: 'will not be woken',
  unknown: 'unknown',

  seat: (parts: readonly string[]) => parts.join(', '),
  stands: (name: string, place: number, znode: string) =>
    place === 1
      ? `Client ${name} leads with ${znode}`
      : `Client ${name}, number ${format.number(place)}, ${znode}`,
  aside: (name: string) => `Client ${name} does not stand`,
  crowns: {
    none: null,
    tree: 'does not believe that it leads',
    both: 'believes that it leads',
    belief: 'believes that it leads, which is not so',
  },
  gone: 'its owner is gone',
  watches: (name: string) => `watches client ${name}`,
  watchesList: 'watches the list of all',
  blindLong: 'sleeps, and nothing will wake it',
};

export const latchStrips = {
  empty: 'Nobody has connected yet.',
  calm: 'All connections stand.',
  states: (parts: readonly string[]) => parts.join(', '),
  stateNow: (name: string, state: string) => `client ${name} ${state}`,
  line: (parts: string) => `Now ${parts}.`,
  legend: { connection: 'what the library tells', belief: 'believes it leads', truth: 'first in the tree' },
  state: (name: string, state: string, from: string, to: string | null, lasted: string) =>
    `Client ${name}: ${state} ${to === null ? `since ${from} (${lasted} so far)` : `from ${from} to ${to} (${lasted})`}`,
  remade: (name: string, count: number) =>
    `Client ${name} has made its znode anew ${count === 1 ? 'once' : `${count} times`}.`,
  remadeSign: (count: number) => `+${count}`,
};

const writes = (count: number) =>
  format.plural(count, { one: '1 write', other: `${format.number(count)} writes` });

export const resource = {
  none: 'This world has no resource that a lock guards.',
  empty: 'Nobody has written to it yet.',
  inOrder: (count: number) => `${writes(count)}, none of them too late.`,
  rejected: (count: number, name: string) =>
    count === 1
      ? `One write came too late and was rejected: client ${name}’s.`
      : `${writes(count)} came too late and were rejected, the last one client ${name}’s.`,
  back: (name: string, token: number, highest: number) =>
    `Client ${name} wrote with token ${token} after token ${highest}: the value went back.`,
  value: 'value',
  noValue: 'none yet',
  highest: (token: number) => `highest token ${token}`,
  noToken: 'no token yet',
  fences: { checkToken: 'checks tokens', off: 'checks nothing' },
  token: (token: number | null) => (token === null ? 'no token' : `#${token}`),
  rejectedRow: 'rejected',
  wentBack: 'goes back',
  earlier: (count: number) => `${format.number(count)} earlier`,
  write: (name: string, value: string, token: number | null, at: string) =>
    `Client ${name} wrote ${value} ${token === null ? 'without a token' : `with token ${token}`} at ${at}`,
  writes: (name: string, count: number, token: number | null, from: string, to: string) =>
    `Client ${name} wrote ${format.number(count)} times ${token === null ? 'without a token' : `with token ${token}`} from ${from} to ${to}`,
  fates: { accepted: 'accepted', rejected: 'rejected', back: 'accepted, which took the value back' },
  sentence: (parts: readonly string[]) => parts.join(': '),
};

export const sessionWheel = {
  alone: (tickMs: number) =>
    `The server ends a session when the hand reaches its bucket; a bucket every ${format.span(tickMs)}.`,
  leader: (id: string, tickMs: number) =>
    `${capital(server(id))}, the leader, decides who expires; a bucket every ${format.span(tickMs)}.`,
  leaderFrozen: (id: string) =>
    `${capital(server(id))} leads and stands still: nobody expires until it goes on or another leads.`,
  nobody:
    'Nobody expires: only a leader lets sessions end, and none is in office. The next one begins all clocks anew.',
  none: 'No session yet.',
  legend: 'Being heard moves a session to a later bucket.',
  local: 'local',
  localTip: (id: string) => `A local session: ${server(id)} alone knows it and decides.`,
  ends: (at: string) => `ends at ${at}`,
  left: (ms: number) => (ms <= 0 ? 'due' : `in ${format.span(ms)}`),
  closing: 'closing',
  waits: 'waits',
  nowhere: 'not connected',
  at: (id: string) => `at ${server(id)}`,
  client: (name: string) => `client ${name}`,
  why: (who: string) => `Why does nobody expire the session of ${who}?`,
  spoken: (who: string, parts: readonly string[]) => `Session of ${who}: ${parts.join(', ')}.`,
};
