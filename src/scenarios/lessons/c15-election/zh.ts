import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '修好这个选举',
  goal: '只要有候选者活着，就恰好有一个领导者，无论已经死了多少个。',
  closing: '你修好了一个选举：候选者能找回自己的节点，每次醒来都重新查看。',
  parts: {
    election: {
      text: [
        '每个候选者创建一个带序号的节点，监听前一个。程序有两处错误。',
        '领导者一直当到被杀，用 client.holds 和角色 leader 来声明。',
        '检查会杀死领导者和候选者、丢响应、重启服务器。',
      ],
      goal: {
        works: '没有故障时，有一个候选者成为领导者',
        holds: '没有两个候选者同时是领导者',
        everyone: '只要有候选者活着就有领导者：死者的会话结束后 2 秒之内',
      },
      hints: [
        '如果 create 的响应丢了呢？排在第二个节点前面的是谁的节点？',
        '前一个候选者可能还没当过领导者就死了。',
        '看两处错误是怎么改好的。',
      ],
    },
  },
};
