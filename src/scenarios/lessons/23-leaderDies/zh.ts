import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '写入途中领导者宕机',
  goal: '一次写入是丢失还是保留，取决于谁记了日志、谁参加投票。客户端看到的错误都一样。',
  closing: '你让同样报错的两次写一次丢失、一次保留，也看到了谁接着领导、何时开始。',
  settings: {
    plot: {
      label: '谁有这次写入，谁投票',
      values: {
        leaderAlone: '只有领导者有',
        witnessVotes: '一个跟随者有，并参加投票',
        witnessIsDown: '一个跟随者有，但它也宕机',
        oldLeaderVotes: '只有领导者有；它恢复后投票',
        frozen: '提案停在被冻结的跟随者那里',
      },
    },
    loss: {
      label: '领导者发生什么',
      values: { crashed: '进程宕机', frozen: '进程冻结', cutOff: '被断网' },
    },
  },
  parts: {
    fates: {
      text: [
        '五台服务器，服务器 5 是领导者 (Leader)。A 写了 A1，所有服务器都有。A 又写 A2，在提交之前领导者宕机。',
        '选择 A2 在谁的磁盘上，以及之后谁投票。A 每次看到的都一样：ConnectionLoss（连接丢失，结果未知）。',
      ],
      prediction: {
        question: 'A2 会怎样？',
        options: { lost: '永远丢失：/x 仍是 A1', kept: '保留下来：各处的 /x 都变成 A2' },
        reveal: ({ outcome, set }) =>
          set['plot'] === 'frozen'
            ? 'A 读到 A2。冻结不等于断网：提案已经到了它的套接字里，恢复运行后它读到了。'
            : outcome === 'A2'
              ? 'A 读到 A2。新领导者的日志里有它，而新领导者有的都会被提交。'
              : 'A 读到 A1。参加投票的都没有它；旧领导者回来后，把它从日志里截掉了。',
      },
      goal: {
        lost: 'A2 哪里都没有，旧领导者已经回来',
        kept: 'A2 到处都有，旧领导者已经回来',
      },
      hints: [
        '参加投票者当中，日志最新的赢得选举。',
        '选一种投票者中有 A2 的情形，再选一种都没有的。',
        '依次看两种结局。',
      ],
    },
    who: {
      text: [
        '服务器 1 到 4 跟随服务器 5。假设服务器 4 宕机，错过了 B 的一次写入；然后服务器 5 宕机，服务器 4 在同一时刻启动。',
        '四台服务器投票：服务器 4 的 ID 最大，另外三台的日志更新。',
      ],
      prediction: {
        question: '下一个领导者是哪台？',
        options: {
          largestId: '服务器 4：ID 最大',
          newestLog: '服务器 3：先比日志新旧，再比 ID',
          firstToAsk: '服务器 1 或 2：谁先拉票就是谁',
        },
        reveal: ({ outcome }) =>
          `${String(outcome).replace('server:', '服务器 ')}。选票先比纪元，再比 zxid；日志相同才比 ID。服务器 4 成为跟随者，并收到它错过的写入。`,
      },
      goal: { smallerLeads: '有 ID 更大的服务器在运行，当上领导者的却是另一台' },
      hints: [
        '日志相同时才比 ID。',
        '让服务器 4 宕机，让 B 写，让服务器 5 宕机，并立刻启动服务器 4。',
        '看服务器 3 胜出。',
      ],
    },
    gap: {
      text: [
        '三台服务器，服务器 3 是领导者，B 不停地写。现在失去领导者：选择怎么失去。',
        '由脚本完成。留意 B 的写入有多久得不到确认。',
      ],
      prediction: {
        question: '多久之后写入才再次得到确认？',
        options: {
          soon: '大约一秒',
          syncLimit: '十秒左右：syncLimit × tick',
          halfAMinute: '半分钟或更久',
        },
        reveal: ({ outcome, set }) =>
          `${(Number(outcome) / 1000).toFixed(1)} 秒。${
            set['loss'] === 'crashed'
              ? '进程一停，它的连接就被关闭，跟随者立刻知道。大部分时间花在 B 寻找另一台服务器上。'
              : '没有连接被关闭：跟随者只发现没有消息，要等 syncLimit 个 tick。选举本身不到一秒。'
          }`,
      },
      goal: {
        soon: '失去领导者后，两秒之内有写入得到确认',
        late: '失去领导者后，等待的时间比这更长',
      },
      hints: [
        '跟随者怎么知道领导者没了？',
        '进程宕机播放一次，冻结或断网再播放一次。',
        '看一次宕机，再看一次冻结。',
      ],
    },
    byHand: {
      text: ['现在由你操作，没有脚本。', '用任何办法让领导者下线，并让下一个领导者确认一次写入。'],
      goal: { newLeader: '第一个领导者的进程已结束，此后有一次写入得到确认' },
      hints: [
        '“宕机”和“冻结”在服务器的详情里，等待的时间很不同。',
        '让服务器 5 宕机，等新领导者出现，再让 B 写。连在服务器 5 上的客户端得先找到另一台服务器。',
        '看一次宕机、一次选举和一次写入。',
      ],
    },
  },
  misconceptions: {
    unansweredIsUndone: 'ConnectionLoss 的意思是结果未知。提案在一块参加了投票的磁盘上，所以被带了过去。',
    largestIdWins: '只有在日志最新的服务器之间，才由 ID 最大的胜出。否则日志较旧的领导者会丢掉已确认的写入。',
    firstToAskWins: '每台都先投自己，收到更好的选票就改投。关键是哪些服务器参与投票，而不是谁先开始。',
    frozenIsDead: '冻结或断网的领导者没有关闭任何连接。syncLimit 个 tick 之前，跟随者分不清它是没了还是慢。',
    deathIsSilent: '进程终止时，操作系统会关闭它的连接。没有服务器需要等到超时。',
    electionIsLong: '选举只是运行中的服务器之间的几条消息。花时间的是发现领导者没了。',
    oneCopyIsNothing:
      '新的法定人数中没有服务器见过的写入，对它来说不存在。其他服务器上的那一份，在该服务器回来时会被截断。',
  },
};
