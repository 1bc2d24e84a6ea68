import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '堵住这把锁',
  goal: '每次事件后都再看一遍的锁，仍会被一个丢失的请求堵住。',
  parts: {
    block: {
      text: [
        '这把锁每次事件之后都再看一遍，节点也是临时的。这次不靠暂停持锁者。',
        '最多用三条命令堵住它：队列里留下一个没有程序知道的节点。',
      ],
      goal: { blocked: '一个没有程序知道的节点堵住了锁' },
      hints: [
        '哪个请求只发一次，之后从不检查？',
        '服务器进程停掉，路上的请求就丢了；会话却能熬过重启。',
        '看两条命令就够了。',
      ],
    },
  },
};
