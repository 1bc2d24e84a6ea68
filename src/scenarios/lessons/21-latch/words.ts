import type { LessonWords } from '../words.ts';

const POLICY = {
  label: 'Error policy',
  values: { standard: 'standard: SUSPENDED ends leadership', session: 'session: only LOST ends it' },
} as const;

export const words: LessonWords = {
  title: 'The leader latch under stress',
  goal: 'SUSPENDED, LOST and RECONNECTED are what a library believes; what a leader makes of them decides.',
  closing:
    'You restarted servers under a latch, measured how long two led, and met two bugs of published versions.',
  settings: {
    policy: POLICY,
    version: {
      label: 'Curator',
      values: { '4.0.1': '4.0.1', '5.4.0': '5.4.0', '5.7.0': '5.7.0', '5.8.0': '5.8.0' },
    },
  },
  parts: {
    blip: {
      text: [
        'LeaderLatch of the Curator library does what the candidates did. Two clients each have one latch; A leads.',
        'The library reports SUSPENDED when the connection breaks, LOST when it counts the session as over, RECONNECTED when it is back.',
        'Suppose the server restarts within a second. Both sessions go on.',
      ],
      prediction: {
        question: 'What happens to A’s leadership?',
        options: {
          kept: 'A leads all the time',
          back: 'A stops leading, and then leads again',
          moved: 'It moves to B',
        },
        reveal: ({ outcome }) =>
          outcome === 'back'
            ? 'A stopped at SUSPENDED. At RECONNECTED it looked again; its znode was still the first, so it leads again.'
            : outcome === 'kept'
              ? 'A kept it. This policy waits for LOST, and A was back before that.'
              : 'B leads now.',
      },
      goal: {
        lostAndBack: 'A has stopped leading and leads again',
        kept: 'A’s connection was broken, and its leadership never ended',
      },
      hints: [
        'The policy says which of the three reports ends the leadership.',
        'Restart the server with each policy.',
        'Watch the server restart twice.',
      ],
    },
    cutOff: {
      text: [
        'Keeping the leadership through a break sounds better. Now suppose the network of A is cut and stays cut.',
        'Set the error policy again. The newest version of the latch plays.',
      ],
      prediction: {
        question: 'For how long do A and B both lead?',
        options: { notAtAll: 'Not at all', aWhile: 'For some time' },
        reveal: ({ outcome }) =>
          Number(outcome) === 0
            ? 'Not at all. A stopped at SUSPENDED, after two thirds of the session timeout.'
            : `For ${(Number(outcome) / 1000).toFixed(1)} s. A waited for LOST, which its library counts by a timer of its own. The server was faster.`,
      },
      goal: { twoLeaders: 'Two clients believe they lead' },
      hints: [
        'While A is cut off, LOST comes from a timer in the client, not from the server.',
        'Cut A under the session policy. Under the standard policy, pause A.',
        'Watch A being cut off.',
      ],
    },
    race: {
      text: [
        'After RECONNECTED a latch has to find out whether its znode is still there. Versions differ in how.',
        'Both latches are disconnected and connect again at about the same time. Set the version, then restart the server.',
      ],
      prediction: {
        question: 'How many znodes do the two create after that, until one leads again?',
        options: { none: 'None', oneEach: '1 or 2', many: 'More than 2' },
        reveal: ({ outcome }) =>
          Number(outcome) === 0
            ? 'None. This version looks for its znode first, and it was still there.'
            : `${outcome}. Each reset deletes the znode the other one watches; that wakes the other, which resets too.`,
      },
      goal: { churn: 'The latches create znode after znode without need' },
      hints: [
        'Deleting a znode is an event for the client that watches it.',
        'Take the oldest version and restart the server.',
        'Watch two latches race.',
      ],
    },
    outage: {
      text: [
        'Now the server is down for longer: the libraries of both clients report LOST. Then it starts again.',
        'A server that was down has expired nothing. It gives each session its full time again.',
      ],
      prediction: {
        question: 'Both are connected again. How many lead at the same time at some point?',
        options: { one: 'One at most', two: 'Two' },
        reveal: ({ outcome }) =>
          outcome === 'two'
            ? 'Two. One latch adopted its old znode, which belonged to the session that its library had given up.'
            : 'One at most. This version checks which session owns a znode before it relies on it.',
      },
      goal: {
        twoLeaders: 'Two clients believe they lead',
        oneAgain: 'With a later version, one leads after the outage',
      },
      hints: [
        'After LOST the library opens a new session. Whose are the old znodes?',
        'Crash the server, wait until A’s library reports LOST, start it. Do it with 5.4.0 and with a later version.',
        'Watch the server go down twice.',
      ],
    },
  },
  misconceptions: {
    suspendedIsNothing:
      'SUSPENDED means that nobody knows. A leader that goes on working bets that it will be back in time.',
    sessionIsEnough:
      'Under the session policy a leader works on without a connection. It gives up only when its library reports LOST.',
    suspendedIsLost:
      'A break of a second ends no session. The znodes stay, so the order of the line stays too.',
    serverTellsTheLoss:
      'While a client is cut off, no server can tell it anything. Its library counts the time since SUSPENDED and reports LOST by itself.',
    everyoneStartsAgain: 'This old version deletes its znode after every break and creates a new one.',
    resetOnce:
      'A latch that resets deletes its znode and wakes the other one, which resets too. A version that looks first does not reset here.',
    nodesOutliveTheBreak: 'The session survived, so the znode did. This version looks before it creates.',
    oldNodeIsMine:
      'A znode with the right name may belong to an earlier session. It disappears when that session expires.',
    serverGuardsTheCrown:
      'The server knows no leaders. It knows sessions and znodes, and the later versions check just these.',
  },
};
