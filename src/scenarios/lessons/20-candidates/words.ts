import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Candidates',
  goal: 'An election of an application is the lock with another name, and nobody may delete the znodes of others.',
  closing: 'You removed candidates, woke one or all of them, and made two leaders in two ways.',
  settings: {
    clients: { label: 'Candidates' },
    variant: {
      label: 'The candidates',
      values: {
        everyone: 'all watch the leader',
        corrected: 'each watches its predecessor',
        article: 'published: ignores its connection',
      },
    },
    removal: {
      label: 'The timer',
      values: { byAge: 'removes znodes with old heartbeats', never: 'removes nothing' },
    },
  },
  parts: {
    middle: {
      text: [
        'An application elects one of its processes. Each candidate creates an ephemeral sequential znode; the lowest number leads.',
        'A came first, then B, C, D and so on. A leads; each of the others watches its predecessor. Suppose C dies.',
      ],
      prediction: {
        question: 'C’s znode is deleted, and D is woken. What does D do?',
        options: {
          leads: 'It leads',
          watchesLeader: 'It watches A, the leader',
          watchesNext: 'It watches B, its new predecessor',
        },
        reveal: ({ outcome }) =>
          outcome === 'leads'
            ? 'It leads.'
            : `It watches number ${outcome}. D listed the candidates again, saw that others have lower numbers, and watches the closest.`,
      },
      goal: { closedUp: 'A candidate in the middle is gone, and the one behind it watches another' },
      hints: [
        'What does the event say? One znode is gone, nothing more.',
        'Kill, close or expire a candidate that neither leads nor stands last, then wait.',
        'Watch C die.',
      ],
    },
    woken: {
      text: [
        'Suppose the leader dies. After its session timeout its znode is deleted, and watches fire.',
        'Set which znode the candidates watch, and how many there are.',
      ],
      prediction: {
        question: 'How many candidates are woken?',
        options: {
          one: '1',
          all: ({ choice }) => `${choice.clients - 1}: all that are left`,
          twice: ({ choice }) => `${2 * (choice.clients - 1)}: all, and once more for the new leader`,
        },
        reveal: ({ outcome, choice }) =>
          Number(outcome) === 1
            ? `One: only one candidate watched that znode. The other ${choice.clients - 2} noticed nothing.`
            : `${outcome}. All watched the same znode, all listed the candidates, and one of them leads now.`,
      },
      goal: { newLeader: 'Another candidate leads' },
      hints: [
        'Count the watches on the znode of the leader.',
        'Kill A and wait, or press Leave on A.',
        'Watch the leader die.',
      ],
    },
    cutOff: {
      text: [
        'A leads, and its network is cut. After the session timeout the server deletes its znode, and B is woken.',
        'Set what kind of candidate they are.',
      ],
      prediction: {
        question: 'At the moment B begins to lead: how many believe they lead?',
        options: { one: '1', two: '2' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? 'Two. The published candidate never looks at its connection again once it leads.'
            : 'One. The corrected candidate stepped down when it lost its connection, before the server expired its session.',
      },
      goal: { twoLeaders: 'Two clients believe they lead' },
      hints: [
        'Who tells a leader that it no longer leads?',
        'Cut A, and wait until B leads. Against the corrected one, pause A instead.',
        'Watch A being cut off.',
      ],
    },
    timer: {
      text: [
        'A published scheme adds a timer. Every two seconds each member writes a heartbeat, and deletes the znodes of members whose heartbeat is old.',
        'A leads. Suppose A’s program stalls for ten seconds, as in a long computation. Its library goes on with the heartbeats of the session.',
      ],
      prediction: {
        question: 'How many believe they lead in the end?',
        options: { one: '1', two: '2' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? 'Two. B deleted the znode of A and leads. A’s session is alive, and nobody has told A.'
            : 'One. The session of A is alive, so its znode stays, and A goes on leading.',
      },
      goal: { twoLeaders: 'Two clients believe they lead' },
      hints: [
        'ZooKeeper already has a timer for silent clients. What does the second one measure?',
        'Let the timer remove znodes, stall A, and wait. A clock that is wrong does it too.',
        'Watch A stall.',
      ],
    },
  },
  misconceptions: {
    notifiedMeansElected:
      'Being woken does not mean being elected. A candidate leads only if its number is the lowest in the list.',
    allWatchTheLeader: 'It would do, but then every change of the leader wakes all candidates: a herd.',
    eachWatchesOne:
      'Each sets one watch, but here all set it on the same znode. It fires for every one of them.',
    deathWakesAll:
      'A watch fires only for the client that set it. Only the next in line had one on this znode.',
    leadingFires:
      'A watch fires once. That another candidate leads now changes no znode, so nothing fires for it.',
    leaderGoesOn:
      'Nothing but its own program stops a leader that is cut off, and this program listens to nothing.',
    leaderKnows:
      'This leader does notice: its library reports the lost connection, and it stops before the session can expire.',
    cleaningIsSafer:
      'More cleaning is not safer. The timer judges by clocks and delays of programs, not by the session.',
    sessionDecides:
      'As long as nobody else deletes znodes, the session alone decides, and this one never expired.',
  },
};
