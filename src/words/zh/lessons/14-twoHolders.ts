import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const twoHolders: Translation<LessonWords> = {
  title: '防护令牌',
  goal: '单靠锁挡不住过时的写入者：被保护的资源必须检查递增的令牌。',
  settings: {
    guard: { label: '防护', values: { off: '关：接受所有写入', on: '开：拒绝比上一个更小的令牌' } },
  },
  parts: {
    pause: {
      text: [
        'A 持有一把正确的锁，不断向打印机写入。每次写入都带着它节点的序号，作为防护令牌。',
        '假设 A 暂停（例如很长的 GC 停顿），直到它的会话过期，B 拿到锁并写过。然后 A 恢复。',
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
        '不一定要暂停。这个持锁者只有在它的库报告会话丢失时才停下。',
        '用你喜欢的任何办法，再让两个客户端都认为自己持有锁，看看会持续多久。',
      ],
      goal: { twoBelieve: '两个客户端都认为自己持有锁' },
      hints: [
        '服务器按自己的时钟让会话过期。客户端怎么会知道？',
        '切断 A 与服务器的连接，等 B 拿到锁。',
        '看 A 在断网之后继续打印。',
      ],
    },
  },
  misconceptions: {
    lockIsEnough:
      '打印机不认识锁。没有令牌，锁再正确，它也分不清旧持锁者和新持锁者。更长的超时只是让这种事更少见，恢复更慢。写入前再查一次也没用：停顿可能就在查过之后。',
    serverKnowsWhoWrites: 'ZooKeeper 根本看不到这次写入。没有防护就没有比较，迟到的一页照样打印。',
    expiredStops: '暂停的进程不知道自己停了多久。它会从循环中间继续，直到得知会话已过期。',
  },
};
