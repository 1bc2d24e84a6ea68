import { format } from '../../../../words/en/nouns.ts';

/** What a film comes to: `had` of `of` servers have or had the write `value`; `last` is what the others committed. */
export interface FilmSummary {
  readonly value: string;
  readonly last: string;
  readonly had: number;
  readonly of: number;
}

const atDeath = ({ value, had, of }: FilmSummary) =>
  `${value} was on ${had} of ${of} servers when the leader died:`;
const stuck = ({ value, had, of }: FilmSummary) => `${had} of ${of} servers cannot commit ${value}.`;

/** The small pictures for documentation. */
export const figures = {
  herd: {
    title: 'One lock, two ways to wait',
    left: 'All watch the lock',
    right: 'Each watches its predecessor',
    wakeUps: (count: number) => format.plural(count, { one: 'wake-up', other: 'wake-ups' }),
    /** Until all clients have had the lock. */
    inAll: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: 'wake-up', other: 'wake-ups' })} in all`,
    clients: 'Clients',
    /** What one half shows, for screen readers. */
    spoken: (title: string, holder: string | null, waiting: number, wakeUps: number) =>
      `${title}. ${holder === null ? 'The lock is free' : `Client ${holder} holds the lock`}, ${format.number(waiting)} waiting. Wake-ups so far: ${format.number(wakeUps)}.`,
  },
  film: {
    'failover-figure': {
      title: 'A leader dies during a write',
      choice: 'Reached a majority',
    },
    'partition-figure': {
      title: 'A partition: only one side can commit',
      choice: 'Leader in the minority',
    },
    moments: {
      written: 'write',
      crashed: 'leader dies',
      elected: 'new leader',
      restarted: 'restart',
      whole: 'before',
      cut: 'network cut',
      healed: 'healed',
    },
    server: (number: number) => `Server ${number}`,
    ofServers: (count: number, all: number, inFull: boolean) =>
      inFull ? `${count} of ${all}` : `${count}/${all}`,
    looks: { logged: 'logged', committed: 'committed', discarded: 'discarded' },
    /** The drawing in words, moment by moment, for screen readers. */
    spoken: {
      moment: (name: string, parts: readonly string[]) => `${name}: ${parts.join('; ')}.`,
      call: (client: string, value: string, isDone: boolean) =>
        `client ${client} writes ${value}, ${isDone ? 'acknowledged' : 'no answer'}`,
      server: (name: string, notes: readonly string[], values: readonly string[]) =>
        `server ${name}${notes.length > 0 ? ` (${notes.join(', ')})` : ''} has ${values.join(', ')}`,
      roles: { leads: 'leader', looks: 'no leader', down: 'down' },
      /** On the smaller side of the cut. */
      cutOff: 'cut off',
      count: (value: string, count: number, all: number) => `${count} of ${all} have ${value}`,
      onDisk: (value: string) => `${value} on disk`,
    },
    leader: 'leader',
    told: {
      none: 'Nothing new is written yet.',
      fates: {
        /** It may still be committed or lost. */
        open: ({ value }: FilmSummary) => `${value} is not decided yet.`,
        /** A majority has it. */
        decided: ({ value, had, of }: FilmSummary) =>
          `${value} is on ${had} of ${of} servers, a majority: it is decided.`,
        /** A majority had it when the leader died. */
        survives: (of: FilmSummary) => `${atDeath(of)} every new leader has it.`,
        /** A leader has come without it, and only a server that is down still has it. */
        passedOver: (of: FilmSummary) => `${atDeath(of)} the new leader does not have it.`,
        lost: (of: FilmSummary) => `${atDeath(of)} nobody acknowledged it, and it is discarded.`,
        /** On the smaller side of a cut, while the larger has committed nothing new. */
        stuck,
        beside: (told: FilmSummary) => `${stuck(told)} The other ${told.of - told.had} commit ${told.last}.`,
      },
    },
  },
  claim: {
    title: 'Two consumers, one queue item',
    choice: 'Claim first',
    claim: 'claim',
    processed: 'processed',
    processes: (item: string) => `processes ${item}`,
    times: (count: number) => `${count}×`,
    told: {
      none: 'The item has not been processed yet.',
      first: (item: string, client: string) => `${client} has processed ${item}.`,
      once: (item: string, client: string) =>
        `Both consumers wake. One claim wins: only ${client} processes ${item}.`,
      often: (item: string, count: number) => `Both consumers wake, and ${item} is processed ${count} times.`,
    },
  },
  fence: {
    title: 'A paused holder and a fencing token',
    fence: 'Fence',
    on: 'on',
    off: 'off',
    resource: 'printer',
    belief: 'believes it holds',
    truth: 'its znode is first',
    paused: 'process paused',
    together: 'two believe',
    expired: 'session expires',
    accepted: 'accepted',
    rejected: 'rejected',
    back: 'accepted: old overwrites new',
    token: (token: number) => `token ${token}`,
    both: (span: string) => `A and B both believe for ${span} that they hold the lock.`,
    fates: {
      none: 'There has been no late write.',
      rejected: (value: string, token: number, highest: number) =>
        `${value} comes with token ${token} after token ${highest}: the fence rejects it.`,
      back: (value: string, token: number, highest: number) =>
        `${value} comes with token ${token} after token ${highest}: without a fence it overwrites a newer value.`,
    },
  },
};
