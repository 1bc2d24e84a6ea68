import type { LessonWords } from '../../contracts/lessons.ts';

export const vanish: LessonWords = {
  title: 'When does the node vanish?',
  goal: 'An ephemeral node goes at once with a goodbye, and else between T and T + one tick after its owner was last heard.',
  parts: {
    silence: {
      text: [
        'Three clients own one ephemeral node each. They asked for a session timeout of 3 s; the server gave them 4 s, two of its ticks.',
        'The server looks for silent sessions once a tick, every 2 s. Suppose B dies just after the server heard it early in a tick, and C just after it was heard late in the tick behind that.',
      ],
      prediction: {
        question: 'Whose node stays longer, counted from when its owner was last heard?',
        options: {
          same: 'Both stay exactly 4 s',
          bLonger: 'That of B, heard early in a tick',
          cLonger: 'That of C, which died later',
        },
        reveal: ({ measured: { b = 0, c = 0 } }) =>
          `Two sessions of one timeout: B’s was silent for ${seconds(b)} s before it was ended, C’s for ${seconds(c)} s. Each ends at the first tick that finds its timeout past.`,
      },
      goal: {
        goneAtOnce: 'A node goes at once, because its owner closes its session',
        unequalWaits: 'Two sessions expire after silences that differ by more than 1.5 s',
      },
      hints: [
        'The wheel shows when each session was last heard and which bucket it is in. Close and Kill are on each client’s card.',
        'Close A. Kill one client right after a heartbeat early in a tick, another right after one that comes late in a tick.',
        'Watch A close, and B and C die 1.7 s apart.',
      ],
    },
    leader: {
      text: [
        'In an ensemble the leader keeps the time of all sessions, in its memory. A has an ephemeral node, and a session timeout of 4 s.',
        'Kill A. Then see to it that its node stays for more than 8 s, twice the timeout.',
      ],
      goal: { leaderForgot: 'The node of a dead client outlives it by more than 8 s' },
      hints: [
        'Who knows for how long A has been silent? Only the leader.',
        'Kill A, wait for about 3.5 s, then crash the leader. The new one starts every session’s clock anew.',
        'Watch A die, and the leader 3.5 s later.',
      ],
    },
  },
  misconceptions: {
    timeoutIsExact:
      'The timeout is a promise in one direction: never earlier than T. Sessions are kept in buckets of one tick, so it may take up to a tick longer.',
    laterDiesLater:
      'What counts is where in the tick the last heartbeat came. Early in a tick there is almost a whole tick to wait in addition.',
  },
};

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
