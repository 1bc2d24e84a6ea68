import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '读锁与写锁',
  goal: '读者共享锁，写者独占锁，而且只看序号更小的节点。',
  closing: '你看到了读者共享一把锁、两个客户端互相等待，还有按文本排序放进了两个写者。',
  settings: {
    clients: { label: '客户端数' },
    reader: {
      label: '读者等待',
      values: { 'all-writers': '所有写者中的最后一个', recipe: '排在它前面的最后一个写者' },
    },
    names: {
      label: '节点名字',
      values: { 'host-names': '主机名在前，按文本排序', recipe: '按序号排序' },
    },
  },
  parts: {
    enter: {
      text: [
        '读写锁的一个队列里有两种节点。读者可以共享锁，写者必须独占。',
        '队列里：A 写，B、C、D 读，E 写，E 后面的都读。A 持有锁，然后释放。',
      ],
      prediction: {
        question: '这时有几个客户端同时持有锁？',
        options: {
          one: '1 个：下一个',
          upToTheWriter: '3 个：E 之前的读者',
          allReaders: ({ choice }) => `${choice.clients - 2} 个：所有读者`,
        },
        reveal: ({ outcome }) =>
          `${outcome} 个。读者只等序号比它小的最后一个写者。对 B、C、D 来说就是 A；E 后面的读者等的是 E。`,
      },
      goal: { share: '两个读者同时持有锁' },
      hints: ['读者只问：有没有序号更小的写者？', '点 A 的“释放”。', '看读者一起进入。'],
    },
    leave: {
      text: [
        '同样的队列：A 写，B、C、D 读，E 写，F 读。A 先离开，然后 B、C、D 一起读。',
        'E 监听它的前一个节点 D。假设三个读者中 D 先离开。',
      ],
      prediction: {
        question: 'E 被唤醒。谁拿到锁？',
        options: { nobody: '暂时没有', theWriter: 'E', theReader: 'F' },
        reveal: ({ outcome }) =>
          outcome === 'nobody'
            ? '没有。E 再次列出子节点，发现前面还有 C，改为监听 C。B 和 C 还在读。'
            : `是 ${outcome}。`,
      },
      goal: { writerIn: 'E 认为自己持有锁' },
      hints: [
        '写者要等所有更小的序号都消失。',
        '先释放 A，再释放 D，然后 B 和 C，先后随意。',
        '看读者一个个离开。',
      ],
    },
    cycle: {
      text: [
        'A 写，B 读，C 写。有个库为了保险，曾让读者等所有写者中的最后一个。',
        '设定读者等谁。然后假设 A 释放锁。',
      ],
      prediction: {
        question: '接下来谁拿到锁？',
        options: { reader: '读者 B', writer: '写者 C', nobody: '没有人' },
        reveal: ({ outcome }) =>
          outcome === 'nobody'
            ? '没有人。C 是写者，所以 B 等 C；B 的序号更小，所以 C 等 B。'
            : 'B。它前面唯一的写者已经没了。C 等 B。',
      },
      goal: { cycle: '锁空着，客户端却白白地等', goesOn: 'B 在 A 之后拿到锁' },
      hints: [
        '从每个客户端画一个箭头，指向它等的那个。',
        '两种规则各释放一次 A。第一种要多等几秒。',
        '看 A 释放两次：两种规则各一次。',
      ],
    },
    textSort: {
      text: [
        '三个写者。有一种发表的锁，节点名以主机名开头：hostA-W-0000000000，列表按文本排序。',
        'A 释放，B 拿到锁。一秒后 A 又来排队，名字末尾是新的序号。',
      ],
      prediction: {
        question: 'A 现在排在哪里？',
        options: { behind: 'B 和 C 后面', inFront: 'B 和 C 前面' },
        reveal: ({ outcome }) =>
          outcome === 'inFront'
            ? '前面：不管序号多大，“hostA”总排在“hostB”之前。B 还在写，A 就进去了。'
            : '后面。它的序号最大，所以要等。',
      },
      goal: { twoWriters: '两个写者同时持有锁' },
      hints: ['文本比较先看哪里？', '用主机名在前的名字：释放 A，等它再来。', '看 A 回来。'],
    },
  },
  misconceptions: {
    oneAtATime: '只有写者排斥别人。前面没有写者的读者一起进入，这不是羊群效应：它们都用得上锁。',
    readersPassWriters: '排在写者后面的读者要等它，否则写者可能永远轮不到。',
    notifiedMeansNext: '通知只说明一个节点没了。E 必须再看一遍：还有没有更小的序号。',
    moreCaution: '等得更多并不更安全。两个客户端互相等，谁也进不去。',
    writersFirst: '读者和写者都没有优先权，只按序号先后，而 C 的序号更大。',
    freeMeansTaken: '只看更小的序号，就只会等比自己早来的，所以不会成环。',
    textIsNoNumber: '只有末尾十位数字说明谁先来。按文本比较，前面的文字就先决定了结果。',
    orderIsOrder: '这里程序比较的是名字末尾的序号，主机名没有影响。',
  },
};
