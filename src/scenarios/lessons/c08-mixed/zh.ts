import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '用了 multi，读到的仍然混杂',
  goal: '写入再原子，两次读取也是两个时刻。',
  parts: {
    values: {
      text: [
        'A 在一个事务里写配置的两个值，B 和 C 一个接一个地读。',
        '让一个客户端用上两个版本的值。最多五条命令。',
      ],
      goal: { mixed: '最多五条命令之后，有客户端用了两个版本的值' },
      hints: [
        '两次读取之间有一个时刻。',
        '读者拿到第一个值时让它停住，再发布一次，然后让它继续。',
        '看读者停在中间。',
      ],
    },
  },
};
