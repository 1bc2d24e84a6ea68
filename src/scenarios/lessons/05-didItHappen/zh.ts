import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '到底执行了没有？',
  goal: 'ConnectionLoss 的意思是：结果未知。客户端要先查再重试。',
  closing: '你弄丢了一次创建和一次写入的响应，每次都查明了服务器实际做了什么。',
  settings: {
    variant: {
      label: '响应丢失后',
      values: { 'no-guid': '再创建一次', guid: '先找自己用过的名字' },
    },
  },
  parts: {
    unknown: {
      text: [
        '程序通过客户端库调用 ZooKeeper：库把消息发给服务器，等它响应。连接在中途断开，程序得到的就不是响应，而是 ConnectionLoss。',
        '“丢弃响应”会在 A 的下一个响应到达之前断开它的连接。A 在空的 /q 下创建带序号的子节点。',
      ],
      prediction: {
        question: 'A 的响应被丢弃，A 创建一个带序号的子节点，得到 ConnectionLoss。/q 有几个子节点？',
        options: { none: '0 个：调用失败了', one: '1 个', unclear: '2 个：客户端库会自己重发' },
        reveal: ({ outcome }) =>
          `/q 有 ${outcome} 个子节点。请求已经执行，丢的只是响应。A 连它的名字都不知道。`,
      },
      goal: {
        thereUnknown: 'A 得到 ConnectionLoss，节点存在',
        notThere: 'A 得到 ConnectionLoss，节点不存在',
      },
      hints: [
        '丢的可能是去程的请求，也可能是回程的响应。',
        '先丢弃响应，再创建。另一种情况：重新开始本节，先让 A 断网，再创建。',
        '看一次丢请求、一次丢响应：A 得到的完全一样。',
      ],
    },
    retry: {
      text: [
        '三个客户端要同一把锁，同一时刻只有一个能持有。每个创建一个临时顺序节点，序号最小的持锁，其余的各自等前一个节点。',
        'A 的创建请求正在路上。由你选择响应丢失后 A 怎么做：再创建一次，或者先找自己用过的唯一名字。',
      ],
      prediction: {
        question: 'A 的创建响应被丢弃。之后谁持有锁？',
        options: { first: 'A', other: 'B：A 丢了位置', nobody: '没有客户端' },
        reveal: ({ outcome }) =>
          outcome === 'A'
            ? 'A 列出子节点，找到带自己 GUID 的名字，就知道这个节点是自己的。GUID 是别人不会用的名字。'
            : 'A 又创建了一个节点，拿它去排队。排第一的却是它自己的第一个节点，而它不认得。所以大家都在等 A，A 自己也在等。',
      },
      goal: {
        stuck: 'A 不认得的节点排在最前，所有客户端都在等',
        heldWithOne: '响应丢失后 A 持有锁，并且只有一个节点',
      },
      hints: [
        '看颜色：有几个节点属于 A？',
        '两种设置下各丢弃一次 A 的响应。第一次要等 20 秒。',
        '依次看这两种情形。',
      ],
    },
    ownWrite: {
      text: [
        '/cfg 里是 5。A 读出它，带着读到的版本号写入下一个数。',
        '这次写的响应被丢弃。A 的程序做了看上去理所当然的事：带着同一个版本号再写一遍。',
      ],
      prediction: {
        question: '第二次写，服务器怎么响应？',
        options: {
          sameAgain: 'Ok：同样的内容写两遍没有坏处',
          refused: '拒绝',
          noAnswer: '不响应：会话也没了',
        },
        reveal: ({ outcome }) => `它返回 ${outcome}。第一次写已经让版本号变大，A 是被自己的成功拒绝的。`,
      },
      goal: { foundOut: '响应丢失后，A 知道 /cfg 里是什么，并且只加了一次' },
      hints: [
        '被拒绝说明有人写过。是谁？',
        '读取、丢弃响应、写入。A 回来后：再写入，然后读取。',
        '看 A 写两遍，然后去查。',
      ],
    },
  },
  misconceptions: {
    placeIsEnough: '排在第一还不够，A 得知道哪个节点是自己的。',
    failedIsNotDone: 'ConnectionLoss 不是失败。它只说没等到响应，没说请求有没有执行。',
    doneTwice: '客户端库不会自己重发。它报告 ConnectionLoss，由程序决定。',
    otherTakesOver: 'A 的节点还在，仍排第一，不管 A 知不知道。',
    lookingChangesNothing: '盲目地再创建一次，才会堵住所有客户端。这里 A 先查，找到自己的节点，不再创建。',
    sameWriteIsHarmless: '版本号是请求的一部分。第一次写之后，它就是旧的了。',
    sessionIsLost: '连接断开不会结束会话。A 马上带着同一个会话回来。',
  },
};
