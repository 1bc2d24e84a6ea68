import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '断线不等于删除',
  goal: '重连之后，客户端库可能会重新注册监听。它只能得知服务器还看得见的，来而又去的就不知道了。',
  closing: '你看到了离开一阵之后监听器会被告知什么：已经过去的不说，而且不是每个库都会去问。',
  settings: {
    library: { label: 'B 的客户端库', values: { java: 'ZooKeeper (Java)', kazoo: 'kazoo (Python)' } },
  },
  parts: {
    blip: {
      text: [
        'B 监听 /lock、/flash 和 /gone，每个路径有一个监听器在等事件。',
        '有的事件与节点无关：类型是 None，状态说明连接怎么样，即 Disconnected 或 SyncConnected。',
        'B 有 8 秒没收到任何消息，就认为连接断了。服务器最早在 12 秒之后结束会话。',
      ],
      prediction: {
        question: 'B 断网，又及时恢复，节点都没变。/lock 的监听器被调用几次？',
        options: { never: '0 次：/lock 没变', once: '1 次：Disconnected', twice: '2 次' },
        reveal: ({ outcome }) =>
          `被调用了 ${String(outcome)} 次：Disconnected 和 SyncConnected。把每个事件都当成节点变化的程序是错的。`,
      },
      goal: { calledForNothing: '节点没变，监听器也被调用了' },
      hints: [
        '客户端库会把连接的情况告诉每个监听器。',
        '让 B 断网，等大约 9 秒再恢复：太早 B 还没发现，过了 12 秒又太晚。',
        '看 B 的监听器被调用。',
      ],
    },
    recreated: {
      text: [
        'A 的“写入”一次做完所有修改：删除并重建 /lock；创建又删除 /flash；删除 /gone。',
        '其间 B 断线。B 回来后，客户端库把所有监听连同最后见过的 zxid 再发给服务器。',
        'zxid 是事务的编号，每次写用掉下一个。',
      ],
      prediction: {
        question: '/lock 被删除又重建。B 会被告知什么？',
        options: {
          both: 'NodeDeleted 和 NodeCreated',
          data: 'NodeDataChanged',
          nothing: '什么也没有：它和以前一样存在',
        },
        reveal: ({ outcome }) =>
          `${String(outcome)}。服务器做比较：/lock 在，且在 B 最后见过的 zxid 之后改过。它曾经不在，已经没人知道了。`,
      },
      goal: { heardOfLock: '/lock 被替换时 B 不在，之后 B 得知了' },
      hints: [
        'B 回来时，服务器还看得见什么？',
        '让 B 断网。A 写入。断网大约 9 秒，B 已发现断线时，恢复网络。',
        '看 A 改完一切，B 回来。',
      ],
    },
    flash: {
      text: [
        '/flash 不存在。B 对它调用过 exists，所以在监听它被创建。',
        'B 不在的时候，A 创建 /flash，又把它删除。',
      ],
      prediction: {
        question: 'B 回来时，关于 /flash 会被告知什么？',
        options: { both: 'NodeCreated 和 NodeDeleted', created: 'NodeCreated', nothing: '什么也没有' },
        reveal: () => 'B 没有听到任何关于 /flash 的消息。B 回来时它不存在，和以前一样，所以没什么可说的。',
      },
      goal: { flashPassed: '/flash 来而又去时 B 不在，现在 B 回来了' },
      hints: [
        '把 B 知道的和它回来时的情形比一比。',
        '让 B 断网。A 写入。断网大约 9 秒，B 已发现断线时，恢复网络。',
        '看 /flash 来而又去。',
      ],
    },
    library: {
      text: ['/gone 一直在，直到 A 删除它。其间 B 照样断线。', '客户端库各不相同。选择 B 的程序用哪一个。'],
      prediction: {
        question: 'B 回来时，关于 /gone 会被告知什么？',
        options: { deleted: 'NodeDeleted', nothing: '什么也没有' },
        reveal: ({ outcome }) =>
          outcome === 'nothing'
            ? 'B 什么也没听到。kazoo 断线时会忘掉普通监听，要由程序重新注册。'
            : 'B 收到 NodeDeleted。客户端库重新注册了监听，服务器发现节点已不存在。',
      },
      goal: {
        heardOfGone: '/gone 被删除时 B 不在，客户端库去问了',
        goneUnheard: '换一个不会去问的库，情形相同',
      },
      hints: ['重新连上之后，客户端库会发什么？', '两个库各做一遍。', '看这两个库。'],
    },
  },
  misconceptions: {
    onlyTheNode: '监听器也会因连接而被调用：类型是 None，与节点怎么样无关。',
    onlyTheLoss: '断线和恢复都会告诉每个监听器。',
    changesAreReplayed: '没有什么会重放。服务器不会替离开的客户端记录变化。',
    sameAsBefore: '节点在 B 最后见过的 zxid 之后改过。服务器比较的就是这个。',
    absentOnesRing: '服务器只能说 B 回来那一刻的情形。',
    librariesAreAlike: '不是每个库都会在重连后重新注册监听。kazoo 把这件事留给它的高层工具。',
    goneUnnoticed: 'Java 库把监听连同最后的 zxid 一起发出，服务器回答有什么不同。',
  },
};
