import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Leader crash during a write',
  goal: 'Which servers logged a write, and which ones vote, decides whether it is lost or kept. The client sees the same error.',
  closing:
    'You lost one write and kept another that ended in the same error, and saw who leads next and when.',
  settings: {
    plot: {
      label: 'Copies of the write, and voters',
      values: {
        leaderAlone: 'Only the leader has it',
        witnessVotes: 'One follower has it, and votes',
        witnessIsDown: 'One follower has it, but is down',
        oldLeaderVotes: 'Only the leader; it returns to vote',
        frozen: 'Waiting at frozen followers',
      },
    },
    loss: {
      label: 'What happens to the leader',
      values: { crashed: 'its process dies', frozen: 'its process freezes', cutOff: 'it is cut off' },
    },
  },
  parts: {
    fates: {
      text: [
        'Five servers; server 5 leads. A has written A1, and all servers have it. A writes A2, and the leader crashes before it is committed.',
        'Choose which disks have A2 and which servers vote afterwards. A sees the same each time: ConnectionLoss.',
      ],
      prediction: {
        question: 'What happens to A2?',
        options: { lost: 'It is lost forever: /x stays A1', kept: 'It is kept: /x becomes A2 everywhere' },
        reveal: ({ outcome, set }) =>
          set['plot'] === 'frozen'
            ? 'A read A2. A frozen server is not cut off: the proposal was already in its socket buffer, and it read it when it thawed.'
            : outcome === 'A2'
              ? 'A read A2. The new leader had it in its log, and everything in the new leader’s log is committed.'
              : 'A read A1. No server that voted had it; the old leader came back and truncated it from its log.',
      },
      goal: {
        lost: 'No server has A2, and the old leader is back',
        kept: 'All servers have A2, and the old leader is back',
      },
      hints: [
        'The voter with the most recent log wins the election.',
        'Run one case in which a server that votes has A2, and one in which none has it.',
        'Watch both outcomes, one after the other.',
      ],
    },
    who: {
      text: [
        'Servers 1 to 4 follow server 5. Suppose server 4 crashes and misses a write of B. Then server 5 crashes, and server 4 is started at that moment.',
        'Four servers vote: server 4 has the highest id, the other three have the newer log.',
      ],
      prediction: {
        question: 'Which server leads next?',
        options: {
          largestId: 'Server 4: the highest id',
          newestLog: 'Server 3: the newest log, then the highest id',
          firstToAsk: 'Server 1 or 2: the first to ask',
        },
        reveal: ({ outcome }) =>
          `${String(outcome).replace('server:', 'Server ')}. Votes are compared by epoch, then by zxid; the id decides only between equal logs. Server 4 follows and receives the write it missed.`,
      },
      goal: { smallerLeads: 'A server becomes leader although a server with a higher id is running' },
      hints: [
        'The id counts only if the logs are equal.',
        'Crash server 4, let B write, crash server 5, and start server 4 at once.',
        'Watch server 3 win.',
      ],
    },
    gap: {
      text: [
        'Three servers; server 3 leads, and B writes all the time. Now the leader is lost: choose how.',
        'A script does it for you. Watch how long no write of B is acknowledged.',
      ],
      prediction: {
        question: 'How long until a write is acknowledged again?',
        options: {
          soon: 'About a second',
          syncLimit: 'About ten seconds: syncLimit × tick',
          halfAMinute: 'Half a minute or more',
        },
        reveal: ({ outcome, set }) =>
          `${(Number(outcome) / 1000).toFixed(1)} s. ${
            set['loss'] === 'crashed'
              ? 'The connections of a process that dies are closed, so its followers know at once. B spent most of the time finding another server.'
              : 'No connection was closed: its followers noticed only the silence, and they wait for syncLimit ticks. The election itself took a fraction of a second.'
          }`,
      },
      goal: {
        soon: 'A leader is lost, and a write is acknowledged within two seconds',
        late: 'A leader is lost, and it takes longer than that',
      },
      hints: [
        'How do the followers learn that their leader is gone?',
        'Play it once with a process that dies, and once with one that freezes or is cut off.',
        'Watch a crash, then a freeze.',
      ],
    },
    byHand: {
      text: [
        'Now it is your turn. Nothing is scripted.',
        'Take the leader down any way you like, and get a write acknowledged by the next one.',
      ],
      goal: { newLeader: 'The first leader’s process has ended, and a write is acknowledged after that' },
      hints: [
        'Crash and Freeze are in the server’s details. They lead to very different waits.',
        'Crash server 5, wait for the new leader, then let B write. A writer on server 5 has to find another server first.',
        'Watch a crash, an election, and a write.',
      ],
    },
  },
  misconceptions: {
    unansweredIsUndone:
      'ConnectionLoss means unknown. The proposal was on a disk that took part in the vote, so it was carried over.',
    largestIdWins:
      'The highest id decides only among the servers with the newest log. Otherwise a leader with an older log would lose acknowledged writes.',
    firstToAskWins:
      'Each server first votes for itself, then switches to any better vote it receives. It matters which servers take part, not which one asked first.',
    frozenIsDead:
      'A frozen or cut-off leader closes no connection. Its followers cannot tell it from a slow one until syncLimit ticks have passed.',
    deathIsSilent:
      'When a process dies, the operating system closes its connections. No server has to wait for a timeout.',
    electionIsLong:
      'An election is a few messages between servers that are up. What takes time is noticing that the leader is gone.',
    oneCopyIsNothing:
      'A write that no server in the new quorum has seen does not exist for it. A copy elsewhere is truncated when its server returns.',
  },
};
