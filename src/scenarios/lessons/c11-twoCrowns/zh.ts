import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '两顶王冠',
  goal: '只认名字的 latch，可能相信已结束的会话的节点。',
  parts: {
    latch: {
      text: [
        'Curator 5.4.0 的 LeaderLatch，用 standard 策略：断开的客户端会卸任。',
        '要让两个客户端都认为自己是领导者。不许暂停，最多三条命令。',
      ],
      goal: { twoCrowns: '最多三条命令、没有暂停过谁，两个客户端都认为自己是领导者' },
      hints: [
        'LOST 之后回来的客户端会看到什么？',
        '只有服务器能让两个客户端都以为会话没了，而节点还在。',
        '看服务器停机一次。',
      ],
    },
  },
};
