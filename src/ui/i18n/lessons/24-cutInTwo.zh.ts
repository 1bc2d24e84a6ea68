import type { LessonWords } from './contract.ts';

export const cutInTwo: LessonWords = {
  title: '把房间一分为二',
  goal: '过半机制防止出现两个都能提交的领导者；较小的一边还会继续回答一阵旧值。',
  settings: {
    quorum: { label: '多少票足以提交', values: { oneVote: '一票就够', majority: '过半' } },
  },
  parts: {
    cut: {
      text: [
        '五台服务器，服务器 5 是领导者 (Leader)。A 和 C 在它这边，B 连着一个跟随者。假设发生网络分区：服务器 5、1 与 A、C 在一边，2、3、4 与 B 在另一边。',
        '较大的一边选出新领导者，旧的还不知道。用“分区…”把房间分开，在两边写，在两边读。',
      ],
      prediction: {
        question: '较小的一边还会回答读请求多久？',
        options: {
          notAtAll: '一刻也不会：一分区就停',
          aWhile: '一阵子：约 syncLimit × tick，10 秒',
          forEver: '一直会，直到分区恢复',
        },
        reveal: ({ outcome }) =>
          `分区后旧领导者又在位 ${(Number(outcome) / 1000).toFixed(1)} 秒：等不到跟随者这么久，它才放弃。其间它从内存里回答读，但什么也提交不了。`,
      },
      goal: {
        staleRead: '某次读到的值，比此前已确认的写入更旧',
        healed: '分区已恢复，所有服务器内容相同',
      },
      hints: [
        'C 从较小一边的服务器读。先让较大的一边写。',
        '让 A 写；把 5、1 与 A、C 同其余分开；B 重新连上后让 B 写，再让 C 读。之后恢复网络。',
        '看一次分区、两次写入、一个旧值和恢复。',
      ],
    },
    oneVote: {
      text: [
        '过半机制防的是什么？在这里，领导者只凭自己的一票就能提交。同样的分区，两边都写，然后恢复。',
        '设定多少票足以提交，做出预测，按“播放”。它会自己演完。',
      ],
      prediction: {
        question: '分区期间，有几边的写入得到确认？',
        options: { one: '一边', both: '两边' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? '两边：同一个节点的两个不同的值，两个客户端都得到 Ok。恢复之后，其中必有一个不成立。'
            : '一边：较小的一边可以记日志，但始终凑不够票来确认。',
      },
      goal: { promiseBroken: 'ZooKeeper 的某项承诺被打破' },
      hints: [
        '五台的过半是三台：任意两个多数派总有一台是共同的。',
        '选“一票就够”，让它演到分区恢复。',
        '看两次得到确认的写入，只有一次留下来。',
      ],
    },
  },
  misconceptions: {
    smallSideStops: '没有人告诉较小的一边网络断了。领导者只发现跟随者沉默了，并会等它们 syncLimit 个 tick。',
    twoBrains:
      'syncLimit 个 tick 内没有过半的消息，领导者就会下台。它的跟随者去找新的，找不到，就不再提供服务。',
    majorityIsALaw: '正是过半机制让较小的一边等待。没有它，什么也拦不住孤身一个的领导者。',
    oneVoteIsSafe: '每次提交都需要过半的票，而同一时刻只有一个多数派。所以只有一边能确认写入。',
  },
};
