import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '修好这把锁',
  goal: '经得起响应丢失、客户端被杀和服务器重启，才算一把可靠的锁。',
  closing: '你修好了一把锁：它会看 exists 的返回值，再次 delete 之前也先查看。',
  parts: {
    lock: {
      text: [
        '三个客户端运行编辑器里的程序。没有故障时它能工作，但有两处错误。',
        '改好后让它接受检查。检查会丢响应、杀客户端、重启服务器。',
        '检查还会换客户端数量、换到达顺序、换更慢的连接来运行。',
      ],
      goal: {
        works: '没有故障时，每个客户端都拿到锁，持有 300 ms 再释放',
        holds: '无论检查做什么，都没有两个客户端同时持有锁',
        everyone: '每个存活的客户端都能拿到锁：2 秒之内，由 watch 唤醒，不轮询',
      },
      hints: [
        'create 失败之后、exists 设好 watch 之前，如果锁被删除了，会怎样？',
        'delete 的响应丢了，操作可能已经执行。第二次 delete 删的是谁的锁？',
        '看两处错误是怎么改好的。',
      ],
    },
  },
};
