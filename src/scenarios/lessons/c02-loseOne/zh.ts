import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '恰好丢一项',
  goal: '先删除再处理的队列，能丢一项，又把下一项送到。',
  parts: {
    queue: {
      text: [
        '这个队列的消费者先删除，再处理。有两项：一项要永远丢失，另一项要被处理。',
        '最多六条命令，“生产”和“消费”也算在内。',
      ],
      goal: { oneLost: '最多六条命令之后，丢了一项，其余的都已处理' },
      hints: [
        '只有拿在消费者手里的那一项才会丢。',
        '生产两项。一个消费者刚拿到就杀死它，另一个要做完。',
        '看一项消失。',
      ],
    },
  },
};
