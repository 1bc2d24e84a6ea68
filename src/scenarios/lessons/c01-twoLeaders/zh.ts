import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '方案二的两个领导者',
  goal: '会删除别人节点的定时器，造出两个领导者。',
  parts: {
    scheme: {
      text: [
        '方案二：每个成员每两秒写一次心跳，并删除心跳超过六秒的成员的节点。',
        '所有会话都活着。最多用两条命令，让两个客户端都认为自己是领导者。',
      ],
      goal: { twoLeaders: '最多两条命令之后，两个客户端都认为自己是领导者' },
      hints: [
        '定时器把一个客户端的时钟与另一个的心跳相比。',
        '让 A 的程序变慢，或者让 B 的时钟出错，然后等。',
        '看一条命令就够了。',
      ],
    },
  },
};
