import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '独自通过屏障',
  goal: '相信任何事件的屏障，会放过一个成员。',
  parts: {
    barrier: {
      text: [
        '三个成员的屏障。成员一直等，被唤醒时什么都不看。',
        '别人还没来，就让一个成员通过。最多三条命令。',
      ],
      goal: { passesAlone: '最多三条命令之后，没有到齐就有成员通过' },
      hints: ['还有什么会唤醒监听器？', '在一个成员上点“进入”，再让它的连接断一下。', '看 B 独自通过。'],
    },
  },
};
