import type { LessonWords } from './contract.ts';

export const leaderDies: LessonWords = {
  title: '领导者之死',
  goal: '一次写入是丢失还是保留，取决于谁记了日志、谁参加投票。客户端得到的回答都一样。',
  settings: {
    plot: {
      label: '谁有这次写入，谁投票',
      values: {
        leaderAlone: '只有领导者有',
        witnessVotes: '一个跟随者有，并参加投票',
        witnessIsDown: '一个跟随者有，但它也宕机',
        oldLeaderVotes: '只有领导者有；它赶回来投票',
        frozen: '提案停在被冻结的跟随者那里',
      },
    },
  },
  parts: {
    fates: {
      text: [
        '五台服务器，服务器 5 是领导者 (Leader)。A 写了 A1，大家都有。A 又写 A2，在提交之前领导者死了。',
        '选择 A2 在谁的磁盘上，以及之后谁投票。A 每次看到的都一样：ConnectionLoss（连接丢失，结果未知）。',
      ],
      prediction: {
        question: 'A2 会怎样？',
        options: { lost: '永远丢失：/x 仍是 A1', kept: '保留下来：各处的 /x 都变成 A2' },
        reveal: ({ outcome }) =>
          outcome === 'A2'
            ? 'A 读到 A2。新领导者的日志里有它，而新领导者有的都会被提交。'
            : 'A 读到 A1。参加投票的都没有它；旧领导者回来后，把它从日志里截掉了。',
      },
      goal: {
        lost: 'A2 哪里都没有，旧领导者已经回来',
        kept: 'A2 到处都有，旧领导者已经回来',
      },
      hints: [
        '参加投票者当中，日志最新的赢得选举。',
        '选一种投票者中有人有 A2 的情形，再选一种没有人有的。',
        '依次看两种结局。',
      ],
    },
    byHand: {
      text: [
        '现在领导者归你管，什么都不会自己发生。',
        '用任何办法让领导者下台，并在下一个领导者手里让一次写入得到确认。',
      ],
      goal: { newLeader: '第一个领导者的进程已结束，此后有一次写入得到确认' },
      hints: [
        '“宕机”和“冻结”在服务器的卡片上：两个按钮，两个词，两种等待。',
        '让服务器 5 宕机，等新领导者出现，再让 B 写。连在服务器 5 上的客户端得先找到另一台服务器。',
        '看一次宕机、一次选举和一次写入。',
      ],
    },
  },
  misconceptions: {
    unansweredIsUndone: 'ConnectionLoss 的意思是结果未知。提案在一块参加了投票的磁盘上，所以被带了过去。',
    oneCopyIsNothing:
      '新的法定人数中没有人见过的，对它来说就不存在。在它之外的那一份，其主人回来时会被截掉。',
  },
};
