import { format } from '../../../../words/en/nouns.ts';

/** What a program’s further threads are for, by what they run. */
const THREAD_ROLES: Readonly<Record<string, string>> = {
  'latch-listener': 'listener',
  'selector-listener': 'listener',
  'latch-again': 'retry',
  'scheme-timer': 'timer',
  'fair-lock-unlocker': 'unlocks',
};

export const words = {
  empty: 'There are no clients.',
  inside: (name: string) => `Inside client ${name}.`,
  process: {
    running: null,
    paused: 'The whole process is paused.',
    killed: 'The process is gone.',
    closed: 'The process has ended.',
  },
  stalled: 'Its threads are stalled; its event thread keeps running.',
  blocked: (count: number) =>
    count === 0
      ? 'Its event thread is blocked.'
      : `Its event thread is blocked; ${format.plural(count, { one: 'one event is', other: `${format.number(count)} events are` })} queued.`,
  stuck: (count: number) =>
    `A callback on the event thread is waiting${count === 0 ? '' : `, with ${format.plural(count, { one: 'one event', other: `${format.number(count)} events` })} queued behind it`}.`,
  another: 'Select another client to look inside it.',
  /** Numbered from 0; told from 1, as where it can be interrupted. */
  thread: (id: number, recipe: string) => {
    const role = THREAD_ROLES[recipe];
    return `thread ${format.number(id + 1)}${role === undefined ? '' : ` (${role})`}`;
  },
  lane: 'event thread',
  doing: {
    notStarted: 'not started',
    runs: 'running',
    stalled: 'stalled',
    returned: 'ended',
    threw: (message: string) => (message === '' ? 'ended with an error' : `ended with ${message}`),
    dropped: 'gone with its process',
  },
  waits: (what: string) => `waiting for ${what}`,
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
  mistaken: (belief: string) => `${belief}: not so`,
  inMonitor: (monitor: string) => `in synchronized (${monitor})`,
  interrupted: 'interrupt flag set',
  late: (event: string, handled: string, thread: string, since: string) =>
    handled === since
      ? `handled ${event} at ${handled}; only then, in the same millisecond, ${thread} began to wait`
      : `handled ${event} at ${handled}, before ${thread} began to wait (${since})`,
  laneStates: { idle: 'idle', busy: 'running', stuck: 'waiting', blocked: 'blocked' },
  event: (event: string, name: string | null) => (name === null ? event : `${event} ${name}`),
  answer: (op: string) => `reply to ${op}`,
  callback: (recipe: string) => `callback ${recipe}`,
  mail: (watcher: string, count: number) =>
    format.plural(count, {
      one: `1 event queued for ${watcher}`,
      other: `${format.number(count)} events queued for ${watcher}`,
    }),
  sentence: (parts: readonly string[]) => parts.join(', '),
};

export type Words = typeof words;
