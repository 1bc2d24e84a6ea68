import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '防护令牌',
  goal: '单靠锁挡不住过时的写入者：被保护的资源必须检查递增的令牌。',
  closing: '你让过时的持锁者写入了资源，也看到资源检查令牌之后拒绝了它。',
  settings: {
    guard: { label: '防护', values: { off: '关：接受所有写入', on: '开：拒绝比上一个更小的令牌' } },
    holder: {
      label: '持锁者何时停下',
      values: {
        stopsWhenLost: '库报告 LOST 时',
        stopsWhenSuspended: '连接一断就停',
        deaf: '从不：不理会连接状态',
      },
    },
  },
  parts: {
    silence: {
      text: [
        'A 持有一把正确的锁，一页接一页地打印。B 和 C 在排队。',
        '假设 A 的进程暂停，例如很长的 GC 停顿。它没有关闭连接，也不再发任何消息。',
      ],
      prediction: {
        question: 'B 什么时候拿到锁？',
        options: {
          atOnce: '立刻：服务器看到 A 暂停了',
          timeout: '几秒之后',
          never: '要等 A 恢复并释放锁',
        },
        reveal: ({ outcome }) =>
          `A 停下 ${(Number(outcome) / 1000).toFixed(1)} 秒之后。服务器从 A 的最后一条消息算起，那比 A 停下还早一点：过了会话超时仍没有新消息，就让会话过期，并删除 A 的节点。`,
      },
      goal: { tookOver: 'B 认为自己持有锁' },
      hints: [
        'ZooKeeper 的锁是租约：会话结束，锁就没了。',
        '点 A 的“暂停”，然后让时间走。',
        '看 A 沉默下来。',
      ],
    },
    pause: {
      text: [
        '每一页都带着防护令牌 (fencing token)，即该客户端节点的序号。只要父节点没被删掉重建，后来的持锁者序号一定更大。',
        '假设 A 暂停，直到它的会话过期，B 拿到锁并打印过。然后 A 恢复。',
      ],
      prediction: {
        question: ({ set }) =>
          `防护${set['guard'] === 'on' ? '开着' : '关着'}。A 恢复后又写了一次：最后一页是谁的？`,
        options: { stale: 'A 的，带着旧令牌', fresh: 'B 的：A 的写入被拒绝', nobody: 'A 不再写了' },
        reveal: ({ outcome }) =>
          outcome === 'rejected'
            ? '打印机拒绝了 A：它见过更大的令牌。锁没有变，A 仍然认为自己持有锁。'
            : '打印机在 B 的页之后接受了 A 的页。那一刻两者都认为自己持有锁。',
      },
      goal: {
        staleAccepted: '两者都认为自己持有锁，而打印机接受了较旧的令牌',
        staleRejected: '打印机拒绝了较旧的令牌',
      },
      hints: [
        '暂停的进程无法得知它的会话已经过期。',
        '暂停 A；B 写过之后恢复 A。防护关着做一次，开着再做一次。',
        '看 A 恢复两次：没有防护和有防护。',
      ],
    },
    deaf: {
      text: [
        '不一定要暂停。假设 A 断网：进程继续运行，过一会儿它的库才发现没有消息。',
        'Curator 把这叫 SUSPENDED（挂起）：连接断开，会话状态未知。LOST（丢失）表示它认为会话已经没了。设定 A 什么时候停下。',
      ],
      prediction: {
        question: 'A 和 B 同时认为自己持有锁，会持续多久？',
        options: { notAtAll: '不会同时认为', aWhile: '不到五秒', untilDone: '更久：直到 A 的工作做完' },
        reveal: ({ outcome }) =>
          Number(outcome) === 0
            ? '不会同时认为：A 一断开就停下，那时服务器还没让它的会话过期。'
            : `${(Number(outcome) / 1000).toFixed(1)} 秒。服务器按自己的时钟让会话过期，A 后来才停下。`,
      },
      goal: { twoBelieve: '两个客户端都认为自己持有锁' },
      hints: [
        '服务器按自己的时钟让会话过期。客户端怎么会知道？',
        '切断 A 与服务器的连接，等 B 拿到锁。如果 A 及时停下，就改成暂停它。',
        '看 A 在断网之后继续打印。',
      ],
    },
  },
  misconceptions: {
    pauseIsTold: '没有谁告诉服务器。它只看到没有消息，而慢的客户端在一段时间里看起来也一样。',
    heldUntilReleased: '节点属于会话，而沉默的会话会过期。A 自己怎么认为，对服务器没有影响。',
    oneAtATime: '服务器只保证队首只有一个节点，并不保证只有一个客户端认为自己是持锁者。',
    libraryTellsInTime: '要看持锁者什么时候停下：在服务器让会话过期之前，还是之后。',
    workIsBrokenOff: '这个持锁者会响应连接状态的变化，得知会话丢失就停止工作。',
    lockIsEnough:
      '打印机不认识锁。没有令牌，锁再正确，它也分不清旧持锁者和新持锁者。更长的超时只是让这种事更少见，恢复更慢。写入前再查一次也没用：停顿可能就在查过之后。',
    serverKnowsWhoWrites: 'ZooKeeper 根本看不到这次写入。没有防护就没有比较，迟到的一页照样打印。',
    expiredStops: '暂停的进程不知道自己停了多久。它会从循环中间继续，直到得知会话已过期。',
  },
};
