import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '一次写入，多处读取',
  goal: '写入由过半的投票服务器提交；读取只来自一台服务器，可能是旧的。',
  closing: '你跟着一次写入看完了它的确认过程，也在落后的服务器上读到了过去。',
  settings: {
    servers: { label: '参与投票的服务器', values: { '3': '3', '5': '5', '7': '7' } },
    observers: { label: '观察者', values: { '1': '1', '2': '2', '3': '3' } },
    slow: {
      label: '慢磁盘',
      values: { slowMinority: '不到一半的服务器', slowMajority: '超过一半的服务器' },
    },
    lagMs: { label: '领导者到服务器 1 的延迟（毫秒）' },
    reader: {
      label: '读者',
      values: { reads: '直接读', syncs: '先 sync 再读', writesFirst: '先写再读' },
    },
    leader: {
      label: 'B 的服务器的领导者',
      values: { same: '仍在领导', replaced: '被断网并被取代，自己还不知道' },
    },
  },
  parts: {
    acks: {
      text: [
        '集群就是几台数据相同的服务器。其中一台是领导者 (Leader)，所有写入都经过它。',
        '领导者把每次写入作为提案发给所有跟随者。跟随者强制写入磁盘，然后确认 (ACK)；领导者自己也一样。',
        '参与投票的服务器负责确认和选举。观察者收到一切，但没有投票权。',
      ],
      prediction: {
        question: ({ set }) =>
          `${set['servers']} 台投票服务器、${set['observers']} 台观察者：领导者提交之前要有几个 ACK（含自己）？`,
        options: {
          half: ({ set }) => `${(Number(set['servers']) - 1) / 2} 个`,
          majority: ({ set }) => `${(Number(set['servers']) + 1) / 2} 个`,
          allVoters: ({ set }) => `${set['servers']} 个`,
          everyServer: ({ set }) => `${Number(set['servers']) + Number(set['observers'])} 个`,
        },
        reveal: ({ outcome }) =>
          `${outcome} 个：投票服务器过半。任何两个过半的集合都有共同的服务器，所以后来的领导者不会漏掉它。`,
      },
      goal: { acknowledged: '一次写入得到确认' },
      hints: [
        '最少要几台，才能让两组这样的服务器总有重叠？',
        '先选择预测，再按“播放”。表格显示每个 ACK。',
        '看一次写入。',
      ],
    },
    slowDisks: {
      text: ['五台投票服务器。有些磁盘变慢了，每次写盘多花三秒。', '设定有多少台变慢。A 写一次。'],
      prediction: {
        question: 'A 什么时候得到响应？',
        options: { soon: '和平时一样快', late: '晚几秒' },
        reveal: ({ outcome }) =>
          Number(outcome) < 1000
            ? `${outcome} 毫秒之后。三块磁盘是快的，三个 ACK 就够了，慢的随后跟上。`
            : `${(Number(outcome) / 1000).toFixed(1)} 秒之后。第三个 ACK 只能来自慢磁盘。`,
      },
      goal: { soon: '一次写入在一秒之内得到确认', late: '一次写入用的时间比这更长' },
      hints: [
        '领导者等的是第几个 ACK？',
        '两种都播放一次：不到一半变慢，超过一半变慢。',
        '看两次慢磁盘下的写入。',
      ],
    },
    stale: {
      text: [
        '每台服务器用自己的那一份数据回答读取，不问别的服务器。三台服务器；领导者发给服务器 1 的消息来得晚。',
        'A 先写 A1 再写 A2，两次都得到了响应。紧接着，连在服务器 1 上的 B 来读。',
      ],
      prediction: {
        question: 'B 读到什么？',
        options: { older: 'A1', newest: 'A2' },
        reveal: ({ outcome, measured }) =>
          outcome === 'A1'
            ? `A1，那时 A2 得到确认已有 ${measured['staleMs'] ?? 0} 毫秒。服务器 1 还没有 A2，也无从知道。`
            : 'A2。服务器 1 已经有了。',
      },
      goal: {
        staleRead: '读到的值，比之前已确认的写入更旧',
        freshAfterSync: 'sync 之后读到最新的值',
      },
      hints: [
        'A 得到响应之前，哪些服务器必须有 A2？',
        '按“播放”并等待：B 先读，再 sync 后读。',
        '看一次陈旧读，再看一次 sync。',
      ],
    },
    fresh: {
      text: [
        '假设 B 必须读到最新的值。sync 让它的服务器追上自己的领导者；写入则证明领导者仍有过半支持。',
        '设定 B 怎么读，以及它的服务器的领导者是否已被取代。',
      ],
      prediction: {
        question: 'A 的写入已确认，然后 B 来读。B 得到什么？',
        options: { older: '之前的值', newest: 'A 写的值' },
        reveal: ({ outcome, set }) =>
          outcome === 'stale'
            ? set['reader'] === 'syncs'
              ? '较旧的值。旧领导者自己就回答了 sync：它还以为自己在领导，而 sync 不问过半的服务器。'
              : '较旧的值。服务器用自己那一份数据回答。'
            : set['reader'] === 'writesFirst'
              ? '最新的值。写入需要过半，所以 B 的服务器必须先跟上。'
              : '最新的值。sync 的响应排在领导者已提交的一切之后。',
      },
      goal: { older: 'B 得到的值比已确认的旧', newest: 'B 得到最新的值' },
      hints: ['sync 问的是谁？', '多试几种组合。两项设定共有六种。', '看其中两种。'],
    },
    moved: {
      text: [
        'A 写了 A2，并得到了响应。然后 A 断开连接，去连落后的服务器 1。',
        '客户端会告诉服务器自己见过的最后一个 zxid，也就是最后一个事务的编号。',
      ],
      prediction: {
        question: '服务器 1 会怎么做？',
        options: { refused: '拒绝连接', older: '用较旧的值回答 A', waits: '结束 A 的会话' },
        reveal: ({ outcome }) =>
          outcome === 'refused'
            ? '拒绝：A 见过的比服务器 1 有的还多。A 换了一台服务器，会话还在。'
            : '接受了。',
      },
      goal: { elsewhere: 'A 被一台服务器拒绝，从另一台读到 A2' },
      hints: ['服务器可以落后，客户端却不会看到时间倒流。', '按“播放”并等待。', '看 A 换服务器。'],
    },
  },
  misconceptions: {
    leaderNotCounted: '领导者也写日志，它自己的 ACK 也算。',
    allMustAck: '如果要全部确认，一台慢的或宕机的服务器就会挡住所有写入。过半就够了。',
    observersCount: '观察者不确认。可以为读取增加观察者，而不拖慢写入。',
    majorityWaits: '超过一半的磁盘变慢时，任何过半的集合里都有慢的。',
    slowestDecides: '决定的不是最慢的那台，而是中间那台：领导者只等过半。',
    readsAreAgreedOn: '读取不问别的服务器。回答的那台有多新，读到的就有多新。',
    allServersAtOnce: '过半的服务器有了写入，响应就发出。其余的各自晚一些才知道。',
    syncAsksAQuorum: 'sync 等的是服务器所知的领导者，并不问过半的服务器它是否仍在领导。',
    timeGoesBack: '服务器接受客户端之前先比较 zxid，所以客户端不会看到时间倒流。',
    serverWaitsForTheRest: '会话属于整个集群，不属于某一台服务器。被拒绝不会结束会话。',
  },
};
