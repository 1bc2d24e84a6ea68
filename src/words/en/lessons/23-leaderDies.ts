import type { LessonWords } from '../../contracts/lessons.ts';

export const leaderDies: LessonWords = {
  title: 'The leader dies',
  goal: 'Who has logged a write, and who votes, decides whether it is lost or kept. The client is told the same.',
  settings: {
    plot: {
      label: 'Who has the write, and who votes',
      values: {
        leaderAlone: 'The leader alone has it',
        witnessVotes: 'One follower has it, and votes',
        witnessIsDown: 'One follower has it, and is down too',
        oldLeaderVotes: 'The leader alone; it is back to vote',
        frozen: 'It waits at frozen followers',
      },
    },
    loss: {
      label: 'What befalls the leader',
      values: { crashed: 'its process dies', frozen: 'its process freezes', cutOff: 'it is cut off' },
    },
  },
  parts: {
    fates: {
      text: [
        'Five servers, server 5 leads. A has written A1; everybody has it. A writes A2, and before it is committed, the leader dies.',
        'Choose on whose disks A2 is, and who votes afterwards. A sees the same each time: ConnectionLoss.',
      ],
      prediction: {
        question: 'What becomes of A2?',
        options: { lost: 'It is lost for ever: /x stays A1', kept: 'It is kept: /x becomes A2 everywhere' },
        reveal: ({ outcome, set }) =>
          set['plot'] === 'frozen'
            ? 'A read A2. A frozen server is not a cut-off one: the proposal had reached its sockets, and it read it when it went on.'
            : outcome === 'A2'
              ? 'A read A2. The new leader had it in its log, and whatever the new leader has is committed.'
              : 'A read A1. Nobody who voted had it; the old leader came back and cut it off its log.',
      },
      goal: {
        lost: 'A2 is absent everywhere, and the old leader is back',
        kept: 'A2 is present everywhere, and the old leader is back',
      },
      hints: [
        'The most recent log among those that vote wins the election.',
        'Run one plot in which somebody who votes has A2, and one in which nobody has.',
        'Watch both fates, one after the other.',
      ],
    },
    who: {
      text: [
        'Servers 1 to 4 follow server 5. Suppose server 4 crashes and misses a write of B. Then server 5 crashes, and server 4 is started at that moment.',
        'Four servers vote: server 4 has the largest number, the other three have the newer log.',
      ],
      prediction: {
        question: 'Which server leads next?',
        options: {
          largestId: 'Server 4: the largest number',
          newestLog: 'Server 3: the newest log, then the largest number',
          firstToAsk: 'Server 1 or 2: whoever asks first',
        },
        reveal: ({ outcome }) =>
          `${String(outcome).replace('server:', 'Server ')}. Votes are compared by epoch, then by zxid; the number decides only between equal logs. Server 4 follows, and is sent the write it missed.`,
      },
      goal: { smallerLeads: 'A server comes to lead although one of a larger number is running' },
      hints: [
        'The number counts only where the logs are equal.',
        'Crash server 4, let B write, crash server 5, and start server 4 at once.',
        'Watch server 3 win.',
      ],
    },
    gap: {
      text: [
        'Three servers, server 3 leads, and B writes all the time. Now the leader is lost: choose how.',
        'It happens by itself. Watch how long no write of B is acknowledged.',
      ],
      prediction: {
        question: 'How long until a write is acknowledged again?',
        options: {
          soon: 'About a second',
          syncLimit: 'Some ten seconds: syncLimit × tick',
          halfAMinute: 'Half a minute or more',
        },
        reveal: ({ outcome, set }) =>
          `${(Number(outcome) / 1000).toFixed(1)} s. ${
            set['loss'] === 'crashed'
              ? 'The connections of a process that dies are closed: its followers know at once. Most of the time went into B’s search for another server.'
              : 'No connection was closed: only silence told its followers, and they wait for syncLimit ticks. The election itself took a fraction of a second.'
          }`,
      },
      goal: {
        soon: 'A leader is lost, and a write is acknowledged within two seconds',
        late: 'A leader is lost, and it takes longer than that',
      },
      hints: [
        'Who tells the followers that their leader is gone?',
        'Let it play once with a process that dies, and once with one that freezes or is cut off.',
        'Watch a crash, then a freeze.',
      ],
    },
    byHand: {
      text: [
        'Now it is your leader. Nothing happens by itself.',
        'Bring the leader down, in whatever way, and have a write acknowledged under the next one.',
      ],
      goal: { newLeader: 'The first leader’s process has ended, and a write is acknowledged after that' },
      hints: [
        'Crash and Freeze are on the server’s card: two buttons, two words, two waits.',
        'Crash server 5, wait for the new leader, then let B write. A writer on server 5 has to find another server first.',
        'Watch a crash, an election, and a write.',
      ],
    },
  },
  misconceptions: {
    unansweredIsUndone:
      'ConnectionLoss means unknown. The proposal was on a disk that took part in the vote, so it was carried over.',
    largestIdWins:
      'The largest number wins in a fresh room, where all logs are equal. Otherwise a leader with an older log would lose what was acknowledged.',
    firstToAskWins:
      'Each asks for itself first, and takes up any better vote it hears of. Who began makes no difference.',
    frozenIsDead:
      'A frozen or cut-off leader closes no connection. Its followers cannot tell it from a slow one until syncLimit ticks have passed.',
    deathIsSilent:
      'A process that dies does not fall silent: the system closes its connections. Nobody has to wait for a timeout.',
    electionIsLong:
      'An election is a few messages between servers that are up. What takes time is to notice that the leader is gone.',
    oneCopyIsNothing:
      'What nobody in the new quorum has seen does not exist for it. A copy outside of it is cut off when its owner returns.',
  },
};
