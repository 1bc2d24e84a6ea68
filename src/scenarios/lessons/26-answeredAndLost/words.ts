import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'A write that was answered and lost',
  goal: 'What a follower has on disk when it acknowledges a leader decides how safe committed writes are.',
  closing: 'You lost a write that was answered Ok, in a released server, and saw its fix keep it.',
  settings: {
    bug: {
      label: 'Released bug',
      values: {
        'acknowledged-before-uptodate': 'ZOOKEEPER-3911: logs after UPTODATE',
        'acknowledged-while-logging': 'ZOOKEEPER-4646: acks while logging',
        'epoch-before-log': 'ZOOKEEPER-4643: epoch before log',
      },
    },
    as: { label: 'The servers', values: { theFault: 'have the bug', mended: 'have it fixed' } },
  },
  parts: {
    answered: {
      text: [
        'Three servers. Server 2 crashes, and A’s order A2 is answered Ok: servers 3 and 1 have it.',
        'Then all restart. Server 2 follows server 3 into a new epoch and crashes on the way. In the end servers 1 and 2 meet, without server 3.',
      ],
      prediction: {
        question: 'A lists its orders. Is A2 still there?',
        options: { kept: 'Yes, it was answered', gone: 'No, no server that runs has it' },
        reveal: ({ outcome }) =>
          outcome === 'gone'
            ? 'A2 is gone. Server 2 had joined the new epoch with its old log. A newer epoch beats a longer log, so it leads, and server 1 truncates A2.'
            : 'A2 is there. Server 2 had A2 on its disk before it wrote down the new epoch, so whichever server leads has it.',
      },
      goal: {
        lost: 'An answered write is lost',
        kept: 'A lists its orders after all that, and A2 is among them',
      },
      cell: (outcome) =>
        outcome === 'gone' ? { sign: 'lost', full: 'A2 is lost' } : { sign: 'kept', full: 'A2 is kept' },
      hints: [
        'Compare the logs and the epochs of servers 1 and 2 when they meet.',
        'Run one bug, then the same story with the fix.',
        'Watch both outcomes, one after the other.',
      ],
    },
  },
  misconceptions: {
    okIsForEver:
      'Ok says that a quorum has logged the write. That protects it as long as no server joins an epoch without its history.',
    newestEpochKnowsAll:
      'A fixed server logs first, then writes its epoch, then acknowledges. In the newest epoch it cannot lack a committed write.',
  },
};
