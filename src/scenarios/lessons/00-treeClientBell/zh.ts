import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '一棵树、一个客户端、一个铃',
  goal: '服务器保存一棵所有客户端共享的树。有的节点随所有者消失。监听只告诉你有变化。',
  closing: '你已经看到了 ZooKeeper 的全貌：共享的树、随会话一起删除的节点，还有监听。',
  parts: {
    tree: {
      text: [
        'ZooKeeper 替许多程序保存少量共享数据。服务器把数据组织成一棵树，树上每个方框是一个数据节点 (znode)，有路径，有值，值最大 1 MB。',
        'A 和 B 是客户端，也就是连到服务器的程序。/note 里是 0。每按一次“写入”，A 就在那里写入下一个更大的数。点击客户端可以看到它的按钮。/note 的方框里写着它的值；后面可能还有 v0，第 1 课会讲。',
      ],
      prediction: {
        question: 'A 写一次。然后从没读过 /note 的 B 去读它。B 得到什么？',
        options: { nothing: '什么也没有：值是 A 的', first: '0，直到 A 把新值发给它', written: '1' },
        reveal: ({ outcome }) =>
          `B 读到 ${outcome}。A 和 B 之间从不直接通信：节点在服务器上，每个客户端都去问服务器。`,
      },
      goal: { seesWrite: 'B 读到 A 写入的数' },
      hints: [
        '点 A，再点“写入”。点 B，再点“读取”。',
        '先后有关系：B 的读到达时服务器里是什么，它就看到什么。',
        '看 A 写入，B 读取。',
      ],
    },
    bell: {
      text: [
        'B 不想反复去问。所以它读的时候在 /note 上留下一个监听 (Watch)：节点变化时会响的铃。',
        '这样读取后图中出现虚线箭头，那就是监听，只触发一次。监听触发时服务器发来的消息叫事件。',
      ],
      prediction: {
        question: 'B 读过 /note。现在 A 写入。在 B 再读之前，它知道了什么？',
        options: {
          theValue: '新的值',
          thatItChanged: '/note 变了，但不知道变成什么',
          notRung: '什么也不知道：要自己去问',
        },
        reveal: () => '事件里只有 NodeDataChanged 和路径，没有别的。B 再读之前，手里还是旧的数。',
      },
      goal: { bellRang: 'B 被告知 /note 变了', lookedAgain: '之后 B 再读，拿到现在的数' },
      hints: ['B 没读过之前，没有铃。', 'B 读取，A 写入，B 再读取。', '看箭头出现、铃响、B 再读。'],
    },
    client: {
      text: [
        '客户端连着的时候，在服务器上有一个会话。客户端主动告别，会话就结束；服务器太久没收到它的消息，会话也结束。',
        'A 创建了两个节点。/note 是持久节点。/A-is-here 是临时节点（虚线边框），它属于 A 的会话。临时节点不能有子节点。两者任何客户端都可以删除。',
      ],
      prediction: {
        question: 'A 的进程被杀死，几秒后它的会话结束。那时这两个节点还剩哪个？',
        options: { both: '两个都在', theNote: '只剩 /note', neither: '都没了' },
        reveal: () =>
          '服务器在结束会话的同时删除了 /A-is-here。/note 会一直在，直到有客户端删除它。所以看一看临时节点，就知道谁还活着。',
      },
      goal: { sessionOver: 'A 的会话已结束，属于它的东西已清理' },
      hints: [
        '“杀死”是 A 的按钮之一。然后让时间流逝。',
        '杀死之后服务器还在等 A。节点旁的倒计时说明还要等多久。',
        '看 A 被杀死，服务器清理。',
      ],
    },
  },
  misconceptions: {
    dataIsPrivate: '节点的值不属于任何客户端。谁有权读这个路径，读到的都一样。',
    dataIsSent: '客户端之间不传值。服务器按自己的树来回答。',
    eventsCarryData: '事件不带数据。事件到达时，值可能又变过了。',
    oneHasToAsk: '客户端只在读的时候问一次，下一次变化由服务器来告诉它。',
    allNodesStay: '临时节点最多活到创建它的会话结束。',
    allNodesGo: '持久节点是谁创建的无所谓：没人删除它就一直在。',
  },
};
