import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '修好这个屏障',
  goal: '屏障要么对所有成员打开，要么都不打开，一个成员也不能被留在外面。',
  closing: '你修好了一个屏障：它能区分 znode 的变化和连接状态的变化。',
  parts: {
    barrier: {
      text: [
        '三个成员运行这个程序，应当同时开始。程序有两处错误。',
        '成员以角色 entered 调用 client.holds，就表示已经通过。',
        '检查会让成员迟到、丢响应、重启服务器，并在屏障打开之后杀死成员。',
      ],
      goal: {
        works: '没有故障时，三个成员都通过',
        holds: '三个成员到齐之前，没有成员通过',
        everyone: '每个存活的成员都通过：最后一个到达后 2 秒之内，由监听唤醒',
      },
      hints: [
        '除了 ready 节点，还有什么会唤醒监听器？',
        '如果 ready 节点在计数之后、注册监听之前创建，会怎样？',
        '看两处错误是怎么改好的。',
      ],
    },
  },
};
