import type { Translation } from '../../../../words/messages.ts';
import type { LessonWords } from '../contract.ts';

export const session: Translation<LessonWords> = {
  title: '会话不是连接',
  goal: '断网、服务器宕机、换领导者，会话都还在。只有在超时时间内没有任何服务器收到消息，它才结束。',
  closing: '你断过网，让服务器和领导者宕过机，只有长时间没有消息才让会话结束。',
  parts: {
    cable: {
      text: [
        '集群是一组数据相同的服务器，其中的领导者做什么，第 3 节会讲。活着的程序在 /members 下各有一个临时节点，A 的是 /members/A。A 连着其中一台服务器，B 在另一台上列出成员。',
        '会话超时时间是 4 秒：这么久没有消息，会话就结束。客户端下方 0x 开头的数是它的会话 ID。连接是另一回事：它是到某一台服务器的线路，图中画成一条线。',
      ],
      prediction: {
        question: 'A 断网 3 秒后恢复。/members/A 会怎样？',
        options: {
          atOnce: '一断网就被删除',
          again: '先被删除，A 回来后重新创建',
          stays: '没有变化，一直都在',
        },
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
        'A 的进程一直活着。它逐台去连服务器，消息一条也传不过去。',
      ],
      prediction: {
        question: 'A 断网 10 秒。A 什么时候知道会话已经结束？',
        options: {
          inTime: '4 秒之后：A 自己也有时钟',
          onReturn: '网络恢复、服务器告诉它的时候',
          never: '永远不知道：它不知不觉换了新会话',
        },
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
    sessionIsConnection: '会话不是 TCP 连接。连接断了什么也不会结束；整个超时时间内没有消息才会。',
    nodeIsCreatedAgain: '不需要重新创建。在超时时间之内，会话和属于它的一切都还在。',
    clientCounts: '3.8 的 ZooKeeper 客户端不会按自己的时钟结束会话，它只知道自己断线了。',
    newOneByItself: '新会话不会自己来，要由程序重新打开。Curator 等库会替程序做。',
    sessionIsTheLeaders: '计时的是领导者，但会话本身所有服务器都知道。',
    allIsLost: '断线之后不需要新句柄，客户端库会去找下一台服务器。',
  },
};
