import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '修好这个服务注册表',
  goal: '一个监听只通知一次变化，但每个客户端都要知道谁还活着。',
  closing: '你修好了一个注册表：注册到有响应为止，读取的同时注册监听。',
  parts: {
    registry: {
      text: [
        '客户端活着时登记在 /services 下，并用 client.log 记录列表。程序有两处错误。',
        '列表是所有存活客户端的名字，顺序不限，例如 A B C。',
        '检查会让客户端迟到或死亡、丢响应、重启服务器。',
      ],
      goal: {
        works: '没有故障时，每个客户端最后记录的列表都完整',
        everyone: '每个存活的客户端都及时记录每次变化：2 秒之内，不轮询',
      },
      hints: [
        'create 没有响应时，可能已经执行，也可能丢了。程序怎么知道是哪一种？',
        '如果列表在读取之后、注册监听之前变了呢？',
        '看两处错误是怎么改好的。',
      ],
    },
  },
};
