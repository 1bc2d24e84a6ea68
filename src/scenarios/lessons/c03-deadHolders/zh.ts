import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '死者持锁',
  goal: '用持久节点做的锁，比持锁者活得久。',
  parts: {
    lock: {
      text: [
        'A、B、C 用一把持久节点的锁：节点不随会话消失。一开始的红色提示说的就是这个：节点不属于任何会话。',
        '要有两个客户端死掉，第三个永远等下去。最多四条命令。',
      ],
      goal: { heldForEver: '两个客户端已死，第三个在等一把没人会释放的锁' },
      hints: [
        '持久节点只有 delete 才能删掉。',
        '杀死其中两个。要确定没人拿到锁，得等十秒。',
        '看两个客户端死去。',
      ],
    },
  },
};
