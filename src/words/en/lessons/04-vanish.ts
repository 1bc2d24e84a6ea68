import type { LessonWords } from '../../contracts/lessons.ts';

export const vanish: LessonWords = {
  title: 'Session expiry and ephemeral nodes',
  goal: 'An ephemeral node is deleted at once when its owner closes its session, and otherwise between T and T + one tick after its owner was last heard from.',
  parts: {
    silence: {
      text: [
        'Three clients own one ephemeral node each. They asked for a session timeout of 3 s; the server gave them 4 s, two of its ticks.',
        'The server checks for expired sessions once per tick, every 2 s. Suppose B dies right after a heartbeat early in a tick, and C right after a heartbeat late in the next tick.',
      ],
      prediction: {
        question: 'Whose node stays longer, counted from its owner’s last heartbeat?',
        options: {
          same: 'Both stay exactly 4 s',
          bLonger: 'B’s, heard early in a tick',
          cLonger: 'C’s, which died later',
        },
        reveal: ({ measured: { b = 0, c = 0 } }) =>
          `Two sessions with the same timeout: B’s expired after ${seconds(b)} s of silence, C’s after ${seconds(c)} s. Each expires at the first tick after its timeout has passed.`,
      },
      goal: {
        goneAtOnce: 'A node is deleted at once because its owner closes its session',
        unequalWaits: 'Two sessions expire after silences that differ by more than 1.5 s',
      },
      hints: [
        'The expiry wheel shows when each session was last heard from and its bucket. Close and Kill are in each client’s details.',
        'Close A. Kill one client right after a heartbeat early in a tick, and another right after a heartbeat late in a tick.',
        'Watch A close, and B and C die 1.7 s apart.',
      ],
    },
    leader: {
      text: [
        'In an ensemble the leader keeps the timers of all sessions in memory. A has an ephemeral node and a session timeout of 4 s.',
        'Kill A. Then make its node stay for more than 8 s, twice the timeout.',
      ],
      goal: { leaderForgot: 'A dead client’s node outlives it by more than 8 s' },
      hints: [
        'Who knows for how long A has been silent? Only the leader.',
        'Kill A, wait about 3.5 s, then crash the leader. The new leader resets every session’s timer.',
        'Watch A die, and the leader crash 3.5 s later.',
      ],
    },
  },
  misconceptions: {
    timeoutIsExact:
      'The timeout is only a lower bound: never earlier than T. Sessions are kept in buckets of one tick, so expiry may take up to a tick longer.',
    laterDiesLater:
      'What counts is when in the tick the last heartbeat arrived. If it was early, expiry takes almost a whole tick longer.',
  },
};

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
