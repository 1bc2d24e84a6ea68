import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '修好这把读写锁',
  goal: '读者一起读，写者独自写，而且每个都能轮到。',
  closing: '你修好了一把读写锁：醒来后重新查看，也知道节点已经消失就不必再等。',
  parts: {
    lock: {
      text: [
        'A 和 B 写，其他客户端读。写者独占，读者可以一起读。程序有两处错误。',
        '客户端用 client.holds 和角色 writer 或 reader 声明自己的身份。',
        '检查会杀客户端、丢响应、重启服务器，客户端也比页面上的更多。',
      ],
      goal: {
        works: '没有故障时，每个客户端都能拿到锁，而且读者一起读',
        holds: '没有客户端与写者同时持有锁',
        everyone: '每个存活的客户端都能拿到锁：2 秒之内，由监听唤醒，不轮询',
      },
      hints: [
        '节点已经不在时，getData 会怎样？',
        '等待的节点可能因为所有者死了而消失，它前面的节点却还在。',
        '看两处错误是怎么改好的。',
      ],
    },
  },
};
