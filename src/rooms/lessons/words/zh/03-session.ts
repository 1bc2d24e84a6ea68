import type { Translation } from '../../../../words/messages.ts';
import type { LessonWords } from '../contract.ts';

export const session: Translation<LessonWords> = {
  title: '会话不是连接',
  goal: '断网、服务器宕机、换领导者，会话都还在。只有在超时时间内没有任何服务器收到消息，它才结束。',
  closing: '你断过网，让服务器和领导者宕过机，只有长时间没有消息才让会话结束。',
  parts: {
    bridge: {
      text: [
        '两台服务器保存同一棵树，合起来叫集群。每次修改各自都写进磁盘，重启也不会丢；一台可能比另一台晚一点得到修改。A 连着服务器 1，B 连着服务器 2。连接在图中画成一条线。',
        'A 知道两台服务器的地址。它的会话有一个 ID，就是 A 下方的数。',
      ],
      prediction: {
        question: 'A 到服务器 1 的连接断开 3 秒。网络恢复后 A 会怎样？',
        options: {
          sameSession: '连上一台服务器，沿用原来的会话',
          newSession: '建立新会话',
          waits: '等服务器 1 来联系它',
        },
        play: '让 A 断网 3 秒',
        reveal: () => 'A 丢了连接，又建立了一条。A 下方的会话 ID 没有变：两台服务器都认得这个会话。',
      },
      goal: { otherServer: 'A 连接过两次，会话 ID 只有一个，它的节点从未被删除' },
      hints: ['连接和会话，哪一个只属于一台服务器？', '让 A 断网，4 秒之内恢复。', '看 A 断网 3 秒。'],
    },
    cable: {
      text: [
        '现在有三台服务器，其中的领导者做什么，第 4 节会讲。活着的程序在 /members 下各有一个临时节点，A 的是 /members/A。',
        '会话超时时间是 4 秒：这么久没有消息，会话就结束。下方的树显示每台服务器上的数据。',
      ],
      prediction: {
        question: 'A 断网 3 秒后恢复。/members/A 会怎样？',
        options: {
          atOnce: '一断网就被删除',
          again: '先被删除，A 回来后重新创建',
          stays: '没有变化，一直都在',
        },
        play: '让 A 断网 3 秒',
        reveal: () => 'A 丢了连接，换到列表里的下一台服务器，会话 ID 不变，继续工作。别人什么也没察觉。',
      },
      goal: { otherServer: 'A 连接过两次，会话 ID 只有一个，它的节点从未被删除' },
      hints: [
        '会话可以多久没有消息而不结束？',
        '让 A 断网，4 秒之内恢复网络。或者让 A 所连的服务器宕机。',
        '看 A 断网，再从别处回来。',
      ],
    },
    expired: {
      text: [
        '这一次，断网的时间远超 4 秒的会话超时时间。于是服务器结束会话，删除 /members/A。',
        '下方的时间轮显示每个会话何时结束。A 的进程一直活着。它逐台去连服务器，消息一条也传不过去。',
      ],
      prediction: {
        question: 'A 断网 10 秒。A 什么时候知道会话已经结束？',
        options: {
          inTime: '4 秒之后：A 自己也有时钟',
          onReturn: '网络恢复、服务器告诉它的时候',
          never: '永远不知道：它不知不觉换了新会话',
        },
        play: '让 A 断网 10 秒',
        reveal: () => 'A 回来时，服务器告诉它“会话过期”。在那之前，A 只知道自己断线了。',
      },
      goal: { hasLearned: 'A 知道了自己的会话怎么样了', startedAnew: 'A 有了新会话和新节点' },
      hints: [
        '会话结束由谁决定？A 怎么得知？',
        '让 A 断网，等 10 秒再恢复网络。然后再启动 A 的程序：新会话需要新的句柄。',
        '看 A 回来得太晚，从头开始。',
      ],
    },
    leader: {
      text: [
        '集群里有一台是领导者 (Leader)：它给所有写排序，也替所有会话计时。其余的是跟随者。',
        '没有领导者时，服务器断开客户端，选出新领导者，再让客户端进来。',
      ],
      prediction: {
        question: '领导者宕机。A 回来时用的是哪个会话？',
        options: {
          sameSession: '原来的会话',
          newSession: '新会话：旧的随领导者没了',
          noSession: '没有会话：A 得重新启动',
        },
        reveal: () => 'A 用原来的会话回来了。每台服务器都在磁盘上用日志记下所有变更，会话和节点一样在里面。',
      },
      goal: { outlivesLeader: '选出了第二个领导者，A 的会话和节点都还在' },
      hints: ['图中标出了领导者。', '让领导者宕机，等待选举。', '看领导者宕机，A 回来。'],
    },
  },
  misconceptions: {
    clientHasOneServer: '客户端拿到的是一串服务器地址。断开一台，客户端库就去试下一台。',
    sessionIsConnection: '会话不是 TCP 连接。连接断了什么也不会结束；整个超时时间内没有消息才会。',
    nodeIsCreatedAgain: '不需要重新创建。在超时时间之内，会话和属于它的一切都还在。',
    clientCounts: '3.8 的 ZooKeeper 客户端不会按自己的时钟结束会话，它只知道自己断线了。',
    newOneByItself: '新会话不会自己来，要由程序重新打开。Curator 等库会替程序做。',
    sessionIsTheLeaders: '计时的是领导者，但会话本身所有服务器都知道。',
    allIsLost: '断线之后不需要新句柄，客户端库会去找下一台服务器。',
  },
};
