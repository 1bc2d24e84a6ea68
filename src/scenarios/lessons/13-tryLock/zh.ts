import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '尝试、超时、重入',
  goal: '失败的尝试不能留下节点，超时不等于拿到锁，可重入是对线程而言的。',
  closing: '你用一次尝试堵住了锁，用一次超时破坏了锁，还看到了哪个线程可以重入。',
  settings: {
    variant: { label: '锁', values: { article: '发表的版本', corrected: '修正版' } },
  },
  parts: {
    walkAway: {
      text: [
        'A 持有锁。B 调用了 tryLock：空着就拿，否则不等。结果是没拿到，B 去做别的事了。',
        '然后 C 来排队。假设现在 A 释放锁。',
      ],
      prediction: {
        question: '接下来谁拿到锁？',
        options: { c: 'C', b: 'B', nobody: '没有人' },
        reveal: ({ outcome }) =>
          outcome === 'C'
            ? '是 C。修正版的 tryLock 在返回 false 之前，先删掉了自己的节点。'
            : '没有人。B 的节点还在队列里，现在排第一。B 自己不知道，而它的会话还活着。',
      },
      goal: { blocked: '锁空着，有客户端白白地等它', cHolds: 'C 认为自己持有锁' },
      hints: [
        'tryLock 要先创建节点，才能知道自己是不是第一。',
        '两种锁各释放一次 A。用发表的版本时，要过一会儿才能确定什么都不会发生。',
        '看 A 释放两次：两种锁各一次。',
      ],
    },
    outOfTime: {
      text: ['这次 B 愿意等，但只等两秒。这段时间里 A 没有释放锁。', '什么都不用做，让时间走下去。'],
      prediction: {
        question: 'B 的两秒到了。谁认为自己持有锁？',
        options: { aAlone: '只有 A', bToo: 'A 和 B' },
        reveal: ({ outcome }) =>
          outcome === 'A'
            ? '只有 A。B 删除了自己的节点，并返回失败。C 发现前面空了，改为监听 A。'
            : 'A 和 B。等待结束了，发表的版本不看是为什么结束的，就当作 A 的节点已经没了。',
      },
      goal: { twoKeys: '两个客户端都认为自己持有锁', leftNothing: '用修正版：B 已放弃，它的节点也没了' },
      hints: ['等待结束有两种原因，程序必须问清楚是哪一种。', '两种锁各播放三秒。', '看 B 两次等到超时。'],
    },
    secondThread: {
      text: [
        '可重入锁允许持锁者再次加锁。客户端 A 有两个线程，共用一个锁对象，都调用了 lock。',
        '第一个线程拿到了锁，还没有释放。',
      ],
      prediction: {
        question: 'A 的第二个线程会同时进去吗？',
        options: { in: '会，和第一个一起', waits: '不会，要等第一个' },
        reveal: ({ outcome }) =>
          outcome === 'in'
            ? '会：两个线程同时在锁里工作。发表的版本只数这个进程加了几次锁。'
            : '不会：每个线程在队列里有自己的节点。第一个释放之后，第二个才拿到。',
      },
      goal: { together: '同一客户端的两个线程同时持有锁', inTurn: '同一客户端的两个线程先后持有过锁' },
      hints: [
        '持锁者是进程，还是其中一个线程？',
        '用发表的版本播放一次；再换修正版，并释放 A。',
        '看 A 的两个线程：两种锁各一次。',
      ],
    },
  },
  misconceptions: {
    noMeansNothing: '调用返回了 false，但节点已经创建。返回“没拿到”却不删除，节点就留在队列里。',
    queuedMeansWaiting: 'B 的程序得到“没拿到”，早就去做别的事了。即使队列里还有它的节点，它也不会回来。',
    nodesLeaveAlone: '临时节点随会话消失，而不是随创建它的那次调用。不过这个 tryLock 会自己删除它。',
    timeoutIsALock: '调用返回不等于拿到锁。这里收到事件和等到超时，返回的方式一样。',
    timeoutIsNo: '这种锁会区分：是事件还是超时？超时就放弃位置并返回失败。',
    oneLockPerProcess: '这里队列中的位置属于线程。同一进程的另一个线程，和别的客户端一样要等。',
    reentrantForAll: '可重入是指同一个线程可以再次加锁。这种锁不记线程，任何线程都被当成持锁者。',
  },
};
