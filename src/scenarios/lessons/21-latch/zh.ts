import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '压力下的 LeaderLatch',
  goal: 'SUSPENDED、LOST、RECONNECTED 是客户端库的看法；领导者怎么对待它们，才决定结果。',
  closing: '你在 latch 运行时重启了服务器，量过两个领导者并存多久，还遇到了已发布版本的两个缺陷。',
  settings: {
    policy: {
      label: '错误策略',
      values: { standard: 'standard：SUSPENDED 就卸任', session: 'session：LOST 才卸任' },
    },
    version: {
      label: 'Curator',
      values: { '4.0.1': '4.0.1', '5.4.0': '5.4.0', '5.7.0': '5.7.0', '5.8.0': '5.8.0' },
    },
  },
  parts: {
    blip: {
      text: [
        'Curator 库的 LeaderLatch 做的就是候选者那一套。两个客户端各有一个，A 在领导。',
        '连接断开时库报告 SUSPENDED（挂起），认为会话没了时报告 LOST（丢失），恢复时报告 RECONNECTED（已重连）。',
        '假设服务器在一秒之内重启，两个会话都还在。',
      ],
      prediction: {
        question: 'A 的领导地位会怎样？',
        options: { kept: 'A 一直在领导', back: 'A 卸任，然后又当上', moved: '转到 B' },
        reveal: ({ outcome }) =>
          outcome === 'back'
            ? 'A 在 SUSPENDED 时卸任；RECONNECTED 时再看一遍，自己的节点仍排第一，于是又当上。'
            : outcome === 'kept'
              ? '一直是 A。这种策略等的是 LOST，而 A 在那之前就连上了。'
              : '现在是 B 在领导。',
      },
      goal: { lostAndBack: 'A 卸任过，现在又在领导', kept: 'A 的连接断过，而它一直在领导' },
      hints: ['策略决定三种报告中哪一种会结束领导。', '两种策略各重启一次服务器。', '看服务器重启两次。'],
    },
    cutOff: {
      text: [
        '连接断了还能继续领导，听起来更好。现在假设 A 断网，一直没有恢复。',
        '再次设定错误策略。这里用的是最新版本。',
      ],
      prediction: {
        question: 'A 和 B 同时领导，会持续多久？',
        options: { notAtAll: '不会同时认为', aWhile: '有一段时间' },
        reveal: ({ outcome }) =>
          Number(outcome) === 0
            ? '不会同时认为。会话超时的三分之二过去时，A 就因 SUSPENDED 卸任了。'
            : `${(Number(outcome) / 1000).toFixed(1)} 秒。A 等的是 LOST，那由它的库自己计时，而服务器更快。`,
      },
      goal: { twoLeaders: '两个客户端都认为自己是领导者' },
      hints: [
        'A 断网期间，LOST 来自客户端的计时器，不来自服务器。',
        '用 session 策略时切断 A；用 standard 策略时暂停 A。',
        '看 A 断网。',
      ],
    },
    race: {
      text: [
        'RECONNECTED 之后，要弄清自己的节点还在不在。各版本的做法不同。',
        '两个客户端几乎同时断开又连上。设定版本，然后重启服务器。',
      ],
      prediction: {
        question: '从那以后到又有领导者，两者一共创建多少个节点？',
        options: { none: '一个也没有', oneEach: '1 个或 2 个', many: '多于 2 个' },
        reveal: ({ outcome }) =>
          Number(outcome) === 0
            ? '一个也没有。这个版本先看节点在不在，而它还在。'
            : `${outcome} 个。每次重置都删掉对方监听的节点，对方被唤醒，也去重置。`,
      },
      goal: { churn: '毫无必要地一个接一个创建节点' },
      hints: [
        '删除节点，对监听它的客户端来说就是一个事件。',
        '选最旧的版本，重启服务器。',
        '看两边互相追赶。',
      ],
    },
    outage: {
      text: [
        '这次服务器停得更久：两个客户端的库都报告 LOST。然后它重新启动。',
        '停机的服务器没有让任何会话过期。它恢复后，每个会话都重新计时。',
      ],
      prediction: {
        question: '两者都重新连上。会不会有某个时刻同时有两个领导者？',
        options: { one: '最多一个', two: '有两个' },
        reveal: ({ outcome }) =>
          outcome === 'two'
            ? '有两个。一方认领了旧节点，而那个节点属于它的库已经放弃的会话。'
            : '最多一个。这个版本先检查节点属于哪个会话，再依靠它。',
      },
      goal: {
        twoLeaders: '两个客户端都认为自己是领导者',
        oneAgain: '用更新的版本，停机之后只有一个领导者',
      },
      hints: [
        'LOST 之后库会开新会话。旧节点是谁的？',
        '让服务器宕机，等 A 的库报告 LOST，再启动它。用 5.4.0 和更新的版本各做一次。',
        '看服务器停机两次。',
      ],
    },
  },
  misconceptions: {
    suspendedIsNothing: 'SUSPENDED 的意思是谁也不知道。继续工作的领导者，是在赌自己能及时连上。',
    sessionIsEnough: 'session 策略下，领导者没有连接也继续工作，库报告 LOST 才卸任。',
    suspendedIsLost: '断一秒不会结束会话。节点还在，队列的次序也不变。',
    serverTellsTheLoss: '断网期间，服务器什么也告诉不了客户端。库从 SUSPENDED 起自己计时，自己报告 LOST。',
    everyoneStartsAgain: '这个旧版本每次断开之后都删掉自己的节点，再创建新的。',
    resetOnce: '重置的一方会删除自己的节点，唤醒另一方，另一方也去重置。先看节点在不在的版本，这里不会重置。',
    nodesOutliveTheBreak: '会话还在，节点就还在。这个版本先看再创建。',
    oldNodeIsMine: '名字对得上的节点，可能属于之前的会话。那个会话过期，它就消失。',
    serverGuardsTheCrown: '服务器不认识领导者，只认识会话和节点；更新的版本检查的正是这些。',
  },
};
