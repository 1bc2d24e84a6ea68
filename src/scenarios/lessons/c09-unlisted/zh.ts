import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '活着却被遗忘',
  goal: '只注册一次的主机，可能活着却再也找不到。',
  parts: {
    group: {
      text: [
        '主机只注册一次，不管会话怎样都继续服务。',
        '造出一台活着、在服务、却再也没有路由器找得到的主机。最多两条命令。',
      ],
      goal: { unlisted: '活着的主机不在名单上，而且不会再有变化' },
      hints: [
        '节点随会话消失，不随进程消失。',
        '结束一台主机的会话，但不结束它的进程。',
        '看一台主机被遗忘。',
      ],
    },
  },
};
