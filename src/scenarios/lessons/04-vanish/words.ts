import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'When does the znode vanish?',
  goal: 'An ephemeral znode goes at once when its owner closes its session. Otherwise it goes between T and T + one tick after the last heartbeat.',
  closing:
    'A goodbye works at once, a death takes more than the timeout, and a new leader starts the count again.',
  parts: {
    goodbye: {
      text: [
        'Three clients own one ephemeral znode each. They asked for a session timeout of 3 s. The server gave them 4 s, its minimum: two ticks of 2 s.',
        'Close is a goodbye: the client ends its session. Kill is a crash: the process says nothing more.',
      ],
      prediction: {
        question: 'In the same moment A closes and B is killed. Whose znode goes first?',
        options: {
          together: 'Both go together: both are gone',
          closed: 'A’s',
          killed: 'B’s: there is nothing left to close',
        },
        reveal: ({ measured: { goodbye = 0, silence = 0 } }) =>
          `A’s went ${goodbye} ms after its goodbye. B’s went only after ${seconds(silence)} s of silence: the server had to miss its heartbeats first.`,
      },
      goal: {
        goneAtOnce: 'A znode is deleted because its owner has closed its session',
        goneLate: 'A session has ended because its client was silent',
      },
      hints: [
        'The bar below each client is its session. What fills it up again?',
        'Close one client and kill another, then let time pass.',
        'Watch A close and B die.',
      ],
    },
    silence: {
      text: [
        'A heartbeat is a short message that says: I am here. The wheel below the picture has one bucket per tick; heartbeats move the session to later ones, at most once per tick.',
        'The server does not look all the time, but once per tick, every 2 s. Then it ends the sessions in the bucket that is due.',
      ],
      prediction: {
        question:
          'B dies after a heartbeat early in a tick, C after a heartbeat late in the next tick. Whose silence lasts longer?',
        options: {
          same: 'Both last exactly as long as the timeout',
          earlier: 'B’s: heard early in a tick',
          later: 'C’s: it died later',
        },
        reveal: ({ measured: { first = 0, second = 0 } }) =>
          `The first was silent for ${seconds(first)} s, the second for ${seconds(second)} s. A session ends at the first tick after its timeout has passed.`,
      },
      goal: { unequalWaits: 'Two sessions end after silences that differ by more than 1.5 s' },
      hints: [
        'The hand of the wheel moves once per tick. Where in its turn was a client heard last?',
        'Kill one client when the hand has just moved on. Kill another just before it moves.',
        'Watch B and C die 1.7 s apart.',
      ],
    },
    leader: {
      text: [
        'In an ensemble only the leader counts the silence of the sessions, in its memory. A owns /members/A; its session timeout is 4 s.',
        'When the leader crashes, the others elect a new one, which finds all sessions in its log.',
      ],
      prediction: {
        question: 'A is killed. The leader crashes 3.5 s later. When does A’s znode go?',
        options: {
          sooner: 'Together with the leader',
          asEver: 'After 4 to 6 s, as always',
          longer: 'After more than 6 s',
        },
        reveal: ({ measured: { silence = 0 } }) =>
          `After ${seconds(silence)} s of silence. The log does not say when a session was heard last. So the new leader gives each one its whole timeout again.`,
      },
      goal: { leaderForgot: 'A dead client’s znode stays for more than twice the session timeout' },
      hints: [
        'Who knows for how long A has been silent?',
        'Kill A, wait about 3.5 s, then crash the leader.',
        'Watch A die, and the leader crash 3.5 s later.',
      ],
    },
  },
  misconceptions: {
    deathIsTold: 'A crashed process cannot say that it has crashed. The server can only notice its silence.',
    closingTakesTime: 'A goodbye is a request like any other, and is carried out at once.',
    timeoutIsExact:
      'The timeout is only a lower bound. Sessions are kept in buckets of one tick, so it may take up to a tick longer.',
    laterDiesLater:
      'What counts is where in the tick the last heartbeat came. Early in a tick, almost a whole tick is added.',
    leaderTakesItAlong: 'A crash of the leader ends no session. Sessions are in the log of every server.',
    timersAreShared: 'That sessions exist is in the log. How long each has been silent only the leader knew.',
  },
};

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
