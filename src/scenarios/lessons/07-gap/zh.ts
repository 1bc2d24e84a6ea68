import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '空当',
  goal: '监听只是提醒你再看一眼。中间的值会被跳过，最新的值不会。',
  closing: '你看到读者跳过了中间的值，还有一个因为先读、后监听而错过了最新的值。',
  settings: {
    writes: { label: '连写几次' },
    variant: {
      label: 'B 注册监听',
      values: { 'reads-then-watches': '忙完后另外调用一次', 'reads-with-watch': '在读的同时' },
    },
  },
  parts: {
    between: {
      text: [
        '/note 里是 0。每次“写入”，A 就加一。B 的“读取”在 /note 上留下监听。',
        '监听触发之后就没有监听了，直到 B 再读。这就是空当。',
      ],
      prediction: {
        question: 'B 读到 0。A 先写 1，再写 2。然后 B 再读。B 看到过哪些值？',
        options: { all: '0、1 和 2', firstAndLast: '0 和 2', firstAndNext: '0 和 1' },
        reveal: ({ measured: { bells = 0, writes = 0 } }) =>
          `写了 ${writes} 次，事件只有 ${bells} 个。B 读到的是最后的值，中间那个它永远不会知道。`,
      },
      goal: { missed: 'B 读到了最新的值，而之前有一个值从没读到' },
      hints: [
        '从事件到 B 的下一次读，中间可能发生什么？',
        'B 读取。A 写入两次。B 再读取。',
        '看两次写，一个事件。',
      ],
    },
    burst: {
      text: [
        '现在 B 的程序一得知变化就自动再读。每次读又注册下一个监听。',
        '每按一次“写入”，A 就连写几次，服务器响应多快就写多快。',
      ],
      prediction: {
        question: ({ set }) => `A 连写 ${String(set['writes'])} 次。B 读到其中多少个值？`,
        options: {
          eachOne: '每一个',
          fewer: '不是全部，但有最后一个',
          stuck: '不是全部，最后一个也不一定',
        },
        reveal: ({ measured: { seen = 0, writes = 0 } }) =>
          `B 读到 ${writes} 个中的 ${seen} 个。在 B 下一次读之前写入的，这次读就已经包含了。所以最后的值不会丢。`,
      },
      goal: { newestRead: 'B 跳过了某个值，并读到了最后一个' },
      hints: ['事件和读都要花时间。A 更快的话会怎样？', '让 A 连写更多次。', '看 A 连写，B 在后面追。'],
    },
    readThenWatch: {
      text: [
        'A 发布 /config/value 的值。B 读出来，要用 5 秒才能让它生效。',
        'B 可以在读的同时注册监听；也可以先读，忙完之后另外调用一次来注册。',
      ],
      prediction: {
        question: 'B 正忙时，A 发布了新值。B 会得知吗？',
        options: { later: '会，稍后', never: '不会' },
        reveal: ({ outcome }) =>
          outcome === 'notHeard'
            ? '不会。变化落在读之后、监听之前。B 拿着旧值，等一个不会来的事件。'
            : '会。监听和读是同一次调用，中间什么也插不进来。',
      },
      goal: {
        goesOnWithOld: 'B 有监听，手里是旧值，也没有事件在路上',
        hasNewest: 'A 发布时 B 正忙，而 B 拿到了新值',
      },
      hints: ['两种程序各自的空当在哪里？', 'B 忙的时候让 A 发布。换一种设置再来一次。', '看这两种程序。'],
    },
  },
  misconceptions: {
    watchIsAQueue: '监听不是消息队列。它只触发一次，只说有变化。',
    eventHoldsTheValue: '事件里没有值。B 的读到达服务器时是什么，它就读到什么。',
    oneEventEach: '一个监听对应一个事件，不是一次写对应一个。B 的下一个监听要等它下一次读才注册。',
    eventsGetLost: '事件不会丢。写得比“事件加读”慢，B 就能看到每个值。',
    lastMayBeMissed: '带监听的读返回那一刻的值，之后的变化由监听来告知。',
    watchLooksBack: '监听只知道它之后的事。服务器不会去比对客户端以前读过什么。',
    readAndWatchAreOne: '带监听的读是一次调用，两者之间插不进任何东西。',
  },
};
