import type { LessonWords } from './contract.ts';

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
        reveal: ({ outcome }) =>
          outcome === 'A2'
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
    oneCopyIsNothing:
      'What nobody in the new quorum has seen does not exist for it. A copy outside of it is cut off when its owner returns.',
  },
};
