import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '监听存放在哪里',
  goal: '监听在客户端所连服务器的内存里。它的代价就是通知。',
  closing: '你数过通知，在日志里找过监听，还把监听搬到了别的服务器。',
  settings: { clients: { label: '客户端' } },
  parts: {
    count: {
      text: [
        '三台服务器组成集群。每台上都有客户端在监听 /members 的子节点列表。',
        '每次“写入”，A 创建一个子节点。得到通知的客户端再读一遍列表，同时注册下一个监听。',
      ],
      prediction: {
        question: ({ choice }) =>
          `A 创建一个子节点，有 ${choice.clients - 1} 个客户端在监听。一共发出多少个通知？`,
        options: {
          one: '一个：先收到的再告诉别人',
          perServer: '三台服务器各一个',
          perWatcher: ({ choice }) => `${choice.clients - 1} 个：每个监听者一个`,
        },
        reveal: ({ outcome }) =>
          `发出了 ${String(outcome)} 个。每台服务器给自己的每个客户端发一个。有多少监听者，一次写就要多少条消息。`,
      },
      goal: { allTold: '所有监听者都收到了新子节点的通知' },
      hints: ['看圆点从服务器出发。', '按 A 的“写入”。', '看创建一个子节点。'],
    },
    log: {
      text: [
        '每台服务器有一份日志：所有事务先写进这个文件，然后才算数。每台服务器上的那排方块就是它。',
        '每个事件之后，所有客户端再读列表，重新注册监听。',
      ],
      prediction: {
        question: 'A 创建一个子节点，所有监听都重新注册。每台服务器的日志多了几条？',
        options: {
          one: '1 条：那个子节点',
          perWatcher: '子节点 1 条，每个监听各 1 条',
          perNotification: '另外每个通知还有 1 条',
        },
        reveal: ({ measured: { watches = 0 } }) =>
          `日志里只有新的子节点。其间注册了 ${watches} 个监听，没有一个写进文件。`,
      },
      goal: { twoWrites: '创建了两个子节点，每个客户端两次都收到了通知' },
      hints: ['监听是树的一部分吗？', '按 A 的“写入”，等安静下来，再按一次。', '注册监听时看那些方块。'],
    },
    crash: {
      text: [
        '服务器宕机，内存里的东西就没了，日志里的还在。',
        '它的客户端带着会话连到别的服务器。A 所连的服务器照常工作。',
      ],
      prediction: {
        question: '一台跟随者宕机，它的客户端换了服务器。然后 A 创建子节点。哪些监听者会收到通知？',
        options: {
          othersOnly: '服务器没有宕机的那些',
          all: '全部',
          nobody: '都不会：服务器重新选举了',
        },
        reveal: ({ measured: { notified = 0 } }) =>
          `${notified} 个全都收到了。服务器忘了监听，客户端没忘：客户端库在新服务器上重新注册了。`,
      },
      goal: {
        movedOn: '宕机的服务器不再有监听，监听都在别的服务器上',
        toldAfterwards: '之后所有监听者都收到了新子节点的通知',
      },
      hints: [
        '除了服务器，还有谁记得监听？',
        '让一台跟随者宕机，A 所连的那台除外。等它的客户端换好，再按 A 的“写入”。',
        '看跟随者宕机，它的客户端搬走。',
      ],
    },
  },
  misconceptions: {
    oneForAll: '客户端之间不互相通知，每个都由自己的服务器通知。',
    serversShare: '服务器不会只发一条消息给所有客户端，每个连接各收一条。',
    watchesAreLogged: '注册监听是读：不占 zxid，也不写日志。',
    eventsAreLogged: '通知不写日志。送不到就没有了。',
    watchesDieWithTheServer: '服务器的监听表没了，但客户端库也有一份，会重新注册。',
    allTablesAreLost: '跟随者宕机时，其余服务器照常工作：不用选举，监听表也都在。',
  },
};
