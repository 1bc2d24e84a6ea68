import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '网络分区',
  goal: '过半机制防止出现两个都能提交的领导者；少数派还会继续返回一阵旧值。',
  closing: '你切断了网络，在少数一侧读到了过去，也看到了过半、纪元和日志各自防住了什么。',
  settings: {
    quorum: { label: '多少票足以提交', values: { oneVote: '一票就够', majority: '过半' } },
    voteOrder: {
      label: '先比较',
      values: { zxidOnly: '只比 zxid', epochFirst: '当前纪元 (epoch)' },
    },
    log: { label: '观察者的日志', values: { kept: '写入磁盘（默认）', none: '不写' } },
  },
  parts: {
    cut: {
      text: [
        '五台服务器，服务器 5 是领导者 (Leader)。A 连着它，C 连着服务器 1，B 连着服务器 4。假设发生网络分区：服务器 5、1 与 A、C 在一边，2、3、4 与 B 在另一边。',
        '多数派选出新领导者，旧的还不知道。用“分区…”把网络断开，在两边写，在两边读。',
      ],
      prediction: {
        question: '少数派还会回答读请求多久？',
        options: {
          notAtAll: '不会：一分区就停',
          aWhile: '一阵子：约 syncLimit × tick，10 秒',
          forEver: '一直会，直到分区恢复',
        },
        reveal: ({ outcome }) =>
          `分区后旧领导者又领导了 ${(Number(outcome) / 1000).toFixed(1)} 秒：它等跟随者这么久才放弃。其间它从内存响应读请求，但什么也提交不了。`,
      },
      goal: {
        staleRead: '某次读到的值，比此前已确认的写入更旧',
        healed: '分区已恢复，所有服务器内容相同',
      },
      hints: [
        'C 从少数派的服务器读。先让多数派写。',
        '让 A 写；把 5、1 与 A、C 同其余分开；B 重新连上后让 B 写，再让 C 读。之后恢复网络。',
        '看一次分区、两次写入、一个旧值和恢复。',
      ],
    },
    oneVote: {
      text: [
        '过半机制防的是什么？在这里，领导者只凭自己的一票就能提交。同样的分区，两边都写，然后恢复。',
        '设定多少票足以提交，做出预测，按“播放”。其余由脚本完成。',
      ],
      prediction: {
        question: '分区期间，有几边的写入得到确认？',
        options: { one: '一边', both: '两边' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? '两边：同一个节点的两个不同的值，两个客户端都得到 Ok。恢复之后，其中必有一个不成立。'
            : '一边：少数派可以记日志，但始终凑不够票来确认。',
      },
      goal: { promiseBroken: 'ZooKeeper 的某项保证被违反' },
      hints: [
        '五台的过半是三台：任意两个多数派总有一台是共同的。',
        '选“一票就够”，播放到分区恢复。',
        '看两次得到确认的写入，只有一次留下来。',
      ],
    },
    epoch: {
      text: [
        '服务器 3 是领导者。只有它记下了 A 的第二次写入，随后宕机。服务器 1 和 2 组成新纪元，B 去读：没有这次写入。接着它们的领导者还没写任何东西就宕机，而服务器 3 回来了。',
        '它的日志 zxid 更大，另一台已加入更新的纪元。谁当领导者？由脚本播放。',
      ],
      prediction: {
        question: 'B 最后读到什么？',
        options: { gone: 'A1：丢弃的写入不会回来', back: 'A2：丢弃的写入又回来了' },
        reveal: ({ outcome }) =>
          outcome === 'A2'
            ? 'A2。只看 zxid，服务器 3 最新，当了领导者：B 已经看到不存在的写入又回来了。'
            : 'A1。先比纪元再比 zxid：服务器 1 当领导者，服务器 3 必须丢弃别人都没有的那次写入。',
      },
      goal: { resurrected: '在已确立的纪元里消失的写入又出现了' },
      hints: [
        '历史最新的当领导者。什么叫最新？',
        '选“只比 zxid”，播放到 B 第二次读完。',
        '看一次写入重新出现。',
      ],
    },
    observer: {
      text: [
        '三台投票者，一台观察者（服务器 4）。观察者宕机，B 写一次，观察者再启动。',
        '观察者不投票。它需要磁盘吗？',
      ],
      prediction: {
        question: '观察者回来时，领导者发给它什么？',
        options: { whatItMissed: '它错过的那一次写入', everything: '启动以来的全部' },
        reveal: ({ outcome }) =>
          Number(outcome) === 1
            ? '一个事务。其余的都在它自己的日志里：默认情况下观察者和投票者一样写日志。'
            : `${outcome} 个事务。没有日志，以前收到的都丢失了。`,
      },
      goal: {
        sentLess: '观察者回来，只收到它错过的',
        sentAll: '观察者回来，收到了全部',
      },
      hints: [
        '发什么取决于它带着哪个 zxid 回来。',
        '有日志播放一次，没有日志再播放一次。',
        '依次看这两种情况。',
      ],
    },
  },
  misconceptions: {
    smallSideStops:
      '少数派不会得到网络断开的通知。领导者只发现跟随者没有消息，并会等它们 syncLimit 个 tick。',
    twoBrains:
      'syncLimit 个 tick 内没有过半的消息，领导者就会退位。它的跟随者寻找新领导者，找不到，就不再提供服务。',
    majorityIsALaw: '正是过半机制让少数派等待。没有它，就无法阻止孤立的领导者。',
    oneVoteIsSafe: '每次提交都需要过半的票，而同一时刻只有一个多数派。所以只有一边能确认写入。',
    droppedIsDropped:
      '没有地方记录丢弃了什么。阻止它回来的只有日志的比较，而单凭 zxid 看不出哪段历史延续了下去。',
    epochIsEnough: 'zxid 更大并不等于历史更新。先比较当前纪元，而它没有加入更新的纪元。',
    memoryOnly: '观察者和其他服务器一样写日志和快照，除非 syncEnabled=false。',
    diskIsForVoters: '观察者自己的日志说明它到了哪里。有日志，就只发给它后面的部分。',
  },
};
