import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '无人领导',
  goal: '会话都活着，选举却可以没有领导者。',
  parts: {
    election: {
      text: [
        '发表的候选者：出错只写日志，然后等事件。A 在领导，可以离开。',
        '造出没有领导者、却有候选者在等的选举。最多三条命令。',
      ],
      goal: { nobodyLeads: '最多三条命令之后，候选者在等，却没有领导者' },
      hints: [
        '候选者的节点可以在队列里，而它的程序不知道。',
        '丢掉 B 的第一个响应，或者让 B 迟到，然后 A 离开。',
        '看一次没有领导者的选举。',
      ],
    },
  },
};
