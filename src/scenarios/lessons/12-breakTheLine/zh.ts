import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '有漏洞的公平锁',
  goal: '已发表的锁的三个漏洞：不再查看、监听之前的空隙、丢失唤醒。',
  closing: '你造出了两个持锁者和两次无尽的等待，也看到修正后的锁通过了同样的考验。',
  settings: {
    variant: { label: '锁', values: { article: '发表的版本', corrected: '修正版：会再次查看' } },
    line: {
      label: '锁',
      values: { article: '发表的版本', 'article-looks-again': '前一个节点没了就再次查看' },
    },
  },
  parts: {
    middle: {
      text: [
        'A 持有锁，B 等 A，C 等 B。这时 B 被杀死，几秒后它的会话过期，节点被删除。',
        'C 监听的正是这个节点。设定用哪种锁，做出预测，然后杀死 B，或让它的会话过期。',
      ],
      prediction: {
        question: '中间的 B 没了。之后谁认为自己持有锁？',
        options: { stillA: '只有 A', cToo: 'A 和 C', nobody: '没有人' },
        reveal: ({ outcome }) =>
          outcome === 'A B C'
            ? '三个都这样认为。C 没有再次查看就认为轮到自己；B 的会话过期了，却把这个通知当成了释放。'
            : outcome === 'A C'
              ? '两个持锁者。C 得知前一个节点被删除，没有再次查看就认为轮到自己：A 还持有锁。'
              : '只有 A。C 得知前一个节点被删除，再次查看列表，现在监听 A 的节点。',
      },
      goal: {
        twoKeys: '两个客户端都认为自己持有锁',
        lineCloses: '用修正版的锁：中间的客户端离开后，队列重新接上',
      },
      hints: [
        '收到通知不等于轮到自己。',
        '先用发表的版本、再用修正版，杀死 B 或让它的会话过期。',
        '看 B 两次被杀死。',
      ],
    },
    gap: {
      text: [
        '另一种公开发表的锁先列出子节点，再用 exists 监听前一个节点。两次调用之间，那个节点可能已被删除。',
        '假设 B 正好暂停在这个空隙里：列表已到，监听还没注册。A 释放锁，然后 B 恢复。',
      ],
      prediction: {
        question: 'B 会怎样？',
        options: { holds: '拿到锁', waits: '永远等下去', fails: 'exists 报 NoNode 错误，程序结束' },
        reveal: ({ outcome }) =>
          outcome === 'holds'
            ? 'exists 没找到节点。这种锁因此再列一次子节点，发现 B 排在第一。'
            : 'exists 没找到节点，这种锁把它当成“还没轮到”。唯一能唤醒 B 的事件，在它询问之前就过去了。',
      },
      goal: {
        waitsForNothing: '锁空着，有客户端在等它，却永远不会被唤醒',
        takesTheLock: '换成会再次查看的锁，同样的暂停之后 B 持有锁',
      },
      hints: [
        '监听只报告注册之后发生的事。',
        'B 的子节点列表一送达就暂停 B；释放 A；A 的节点被删除后恢复 B。单步会有帮助。',
        '看 B 两次来迟：两种锁各一次。',
      ],
    },
    tooEarly: {
      text: [
        '第一种锁还有一个漏洞：程序先注册监听，然后才创建用来等待的闭锁 (latch)；而事件在另一个线程上到来。',
        '假设 B 的程序卡在两者之间：它的线程停住，客户端库照常运行。A 释放锁，事件到来，B 再继续。',
      ],
      prediction: {
        question: 'B 会怎样？',
        options: { holds: '拿到锁', waits: '永远等下去' },
        reveal: ({ outcome }) =>
          outcome === 'holds'
            ? '事件为 B 的程序留着，它开始等待时就看到了。'
            : '回调运行时还没有闭锁可打开。之后 B 创建闭锁，等的是一个已经过去的事件。',
      },
      goal: {
        wakeUpLost: '唤醒来得太早，客户端再也等不到',
        takesTheLock: '换成修正版，同样卡住之后 B 持有锁',
      },
      hints: [
        '“卡住程序”只停程序，事件仍会送到进程。',
        'B 的 exists 一得到响应就卡住它的程序；释放 A；B 的回调运行之后，放开程序。',
        '看事件在程序等待之前到达。',
      ],
    },
  },
  misconceptions: {
    watchTellsThePast: '监听只报告注册之后发生的事。之前发生了什么，这个客户端再也没有问过。',
    nothingLeftIsMyTurn: '这种锁会看 exists 的返回值。得到“没有这个节点”，它就再列一次子节点。',
    watchingNothingFails: '对不存在的节点调用 exists 不是错误：它返回“无”，同时为它的创建注册了监听。',
    eventsWaitForTheProgram: '事件不会为程序留着。客户端库立刻运行回调，不管有没有线程在等。',
    earlyIsLost: '这里的回调会留下记号，程序在等待之前先看它。所以早到的事件不会丢。',
    notifiedMeansNext: 'NodeDeleted 的意思是：你监听的节点被删除了，而不是轮到你了。只有再次查看列表才知道。',
    lineClosesByItself: '只有被通知者再次查看、找到新的前一个节点，队列才会接上。这种锁不查看。',
    lineBreaks: '不管节点是谁的，服务器都会通知监听它的客户端。之后怎么做由客户端的程序决定。',
  },
};
