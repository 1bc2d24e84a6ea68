import { format } from '../nouns.en.ts';

export const threads = {
  empty: 'There are no clients.',
  inside: (name: string) => `Inside client ${name}.`,
  process: {
    running: null,
    paused: 'The whole process is paused.',
    killed: 'The process is gone.',
    closed: 'The process has ended.',
  },
  stalled: 'Its programs stand still, its library goes on.',
  blocked: (count: number) =>
    count === 0
      ? 'Its event lane is blocked.'
      : `Its event lane is blocked, ${format.plural(count, { one: 'one event waits', other: `${format.number(count)} events wait` })} behind it.`,
  stuck: (count: number) =>
    `A callback on the event lane waits${count === 0 ? '' : `, and ${format.plural(count, { one: 'one event', other: `${format.number(count)} events` })} behind it`}.`,
  another: 'Select another client to look inside it.',
  thread: (number: number) => `thread ${format.number(number)}`,
  lane: 'event lane',
  doing: {
    notStarted: 'not started',
    runs: 'runs',
    returned: 'ended',
    threw: (message: string) => (message === '' ? 'ended with an error' : `ended with ${message}`),
    dropped: 'gone with its process',
  },
  waits: (what: string) => `waits for ${what}`,
  since: (lasted: string) => `for ${lasted}`,
  believes: {
    holder: 'holds',
    leader: 'leads',
    writer: 'writes',
    reader: 'reads',
    permit: 'has a permit',
    member: 'is a member',
    entered: 'has entered',
  },
  laneStates: { idle: 'free', busy: 'runs', stuck: 'waits', blocked: 'blocked' },
  event: (event: string, name: string | null) => (name === null ? event : `${event} ${name}`),
  answer: (op: string) => `answer to ${op}`,
  callback: (recipe: string) => `callback ${recipe}`,
  mail: (watcher: string, count: number) =>
    format.plural(count, {
      one: `1 event for ${watcher} not taken yet`,
      other: `${format.number(count)} events for ${watcher} not taken yet`,
    }),
  sentence: (parts: readonly string[]) => parts.join(', '),
};

export type ThreadsWords = typeof threads;
