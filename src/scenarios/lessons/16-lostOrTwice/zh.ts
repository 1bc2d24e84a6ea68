import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '丢一个，还是做两次',
  goal: '取一项要分两步，中间出故障，不是丢失就是重复。',
  closing: '你让一个项目处理了两次，又弄丢了一个，也看到了哪种顺序能防住哪种错误。',
  settings: {
    order: {
      label: '消费者',
      values: {
        'process-then-delete': '先处理，再删除',
        'delete-then-process': '先删除，再处理',
        claimed: '先认领',
      },
    },
    counts: {
      label: '什么时候算做完',
      values: { 'work-counts': '工作做完时', 'result-in-multi': '结果与删除在同一事务里提交时' },
    },
    lists: { label: '数据项放在', values: { 'one-list': '一个列表里', sharded: '十六个列表里' } },
  },
  parts: {
    oldest: {
      text: [
        '队列就是一个父节点。生产者 A 把每一项创建成顺序节点，消费者 B 和 C 取走它们。',
        '假设 A 生产了三项：A1、A2、A3。然后 B 消费一项。',
      ],
      prediction: {
        question: 'B 取走哪一项？',
        options: { oldest: 'A1', newest: 'A3', any: 'A2' },
        reveal: ({ outcome }) => `${outcome}。消费者列出子节点，取序号最小的，所以先来的先走。`,
      },
      goal: { processed: '队列里有过两项以上，其中一项已处理' },
      hints: ['服务器按收到的先后编号。', '在 A 上点三次“生产”，再在 B 上点“消费”。', '看 B 取走一项。'],
    },
    together: {
      text: [
        '一项数据，两个消费者同时开始。各自列出、读取、处理一秒钟，然后删除。',
        '设定先后次序。“认领”就是创建一个临时节点，表示“这一项归我”。',
      ],
      prediction: {
        question: 'B 和 C 都去消费。这一项被处理几次？',
        options: { never: '一次也没有', once: '一次', twice: '两次' },
        reveal: ({ outcome, set }) =>
          outcome === 2
            ? '两次。B 处理时它还在队列里，所以 C 也取了它。'
            : set['order'] === 'claimed'
              ? '一次。只有一个认领创建成功，另一个发现已被占用。'
              : '一次。只有一次删除成功，另一个得到 NoNode，就不再处理。',
      },
      goal: { twice: '有一项被处理了两次' },
      hints: [
        'C 从哪里看得出 B 正在处理这一项？',
        '选“先处理，再删除”。生产一项，点 B 的“消费”，一秒之内再点 C 的。',
        '看两个消费者取同一项。',
      ],
    },
    crash: {
      text: ['一项数据。B 取到它，处理途中被杀死。然后 C 去消费。', '设定消费者的先后次序。'],
      prediction: {
        question: '最后这一项被处理几次？',
        options: { never: '一次也没有', once: '一次', twice: '两次' },
        reveal: ({ outcome, set }) =>
          outcome === 0
            ? '一次也没有。B 死之前已经删除了它，而内存里的工作也没了。'
            : set['order'] === 'claimed'
              ? '一次。B 的认领随会话消失，然后 C 认领并处理了它。'
              : '一次。它还在队列里，所以 C 处理了它。',
      },
      goal: { lost: '有一项既不在队列里，也没被处理', survived: '一个消费者死了，它那一项仍被处理' },
      hints: [
        '宕机的那一刻，这一项在哪里？',
        '生产，点 B 的“消费”，立刻杀死 B，再点 C 的“消费”。用两种次序各做一次。',
        '看 B 两次被杀死：两种次序。',
      ],
    },
    claim: {
      text: [
        '认领解决了争抢，但认领是临时节点。假设 B 认领之后暂停，超过了会话超时时间。',
        'C 认领并处理了这一项。然后 B 恢复，接着原来的地方做下去。',
      ],
      prediction: {
        question: '这一项的工作生效几次？',
        options: { once: '一次', twice: '两次' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? '两次。B 不知道认领已经没了，它的工作又生效了一次。'
            : '一次。B 的结果与删除认领在同一个事务里。认领没了，整个事务失败。',
      },
      goal: { twice: '有一项被处理了两次' },
      hints: [
        '又是那个暂停的持锁者，只是换了名字。',
        '生产，B 消费，暂停 B；C 消费；C 拿到后恢复 B。',
        '看 B 回来时认领已经没了。',
      ],
    },
    tooMany: {
      text: [
        '没人取的队列会越来越长。Java 客户端接受的响应最大约 1 MB，这里每个名字 55 个字符。',
        '现在有大约 17,800 项。一个消费者请求列表。',
      ],
      prediction: {
        question: '消费者得到什么？',
        options: { names: '名字列表', lost: '每次都是 ConnectionLoss（连接丢失）' },
        reveal: ({ outcome }) =>
          outcome === 'lost'
            ? 'ConnectionLoss。响应太长，客户端关闭了连接。它再请求，结果还是一样。'
            : '得到列表。每个列表都小到能放进一个包里。',
      },
      goal: { unreadable: '响应太长，客户端断开了连接' },
      hints: ['把名字的个数乘以长度。', '用一个列表，让时间走下去。', '看消费者请求一份读不了的列表。'],
    },
  },
  misconceptions: {
    newestFirst: '列表本身没有次序。消费者按序号排序，取最小的。',
    noOrder: '名字末尾的序号，就是服务器创建它们的先后。',
    racesLose: '光是争抢不会丢东西。要有进程死掉，或者没做完就先删除。',
    firstTakesIt: '读取不会拿走什么。没删除、没认领之前，别的消费者也看得到。',
    readingIsTaking: '删除或创建只能有一个成功，所以其中一个会知道自己晚了。',
    deletedIsDone: '做完才删除，所以中途宕机时它还在队列里。',
    deadConsumerLoses: 'B 已经删除了它，队列里没有了，别人也不知道有过它。',
    deadConsumerDoubles: 'B 死的时候工作还没生效。只有死的时候工作已做完、这一项却还在队列里，才会是两次。',
    claimIsALease: '这里认领还在，结果才生效：两者在同一个事务里。',
    claimIsALock: '认领是租约：会话结束它就没了，而暂停的程序还以为它在。',
    listsAreAlwaysCut: 'ZooKeeper 不会只发一部分列表。没有分页，太长就完全读不了。',
    listsAreUnlimited: '十六个列表分摊这些数据项，每个都放得进一个包。',
  },
};
