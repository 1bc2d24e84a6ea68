import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const oneName: Translation<LessonWords> = {
  title: '羊群效应',
  goal: '用一个固定名字做锁：简单、不公平，代价随客户端数的平方增长。',
  settings: { clients: { label: '客户端数' } },
  parts: {
    ten: {
      text: [
        '十个客户端争一把锁。谁先创建 /exclusive_lock/lock，谁就持有锁；其余的监听这个节点并等待。',
        '每个客户端拿到锁后立即释放。按“播放”，让十个客户端都轮到一次。留意唤醒次数。',
      ],
      goal: { allServed: '十个客户端都持有过一次锁' },
      hints: [
        '什么都不用做，让时间走下去就行。',
        '按“播放”或空格键。用“实时”和“四倍速”会更快。',
        '看十个客户端依次持有锁。',
      ],
    },
    more: {
      text: [
        '锁一释放，所有等待者都被唤醒，只有一个成功，其余的重新监听。十个客户端用了 45 次唤醒。',
        '设定这次来多少个客户端，然后说出代价是多少。',
      ],
      prediction: {
        question: ({ choice }) => `${choice.clients} 个客户端：全部轮到一次，共需多少次唤醒？`,
        options: {
          onePerTurn: ({ choice }) => `${choice.clients - 1} 次，每次交接一次`,
          everyPair: ({ choice }) => `${(choice.clients * (choice.clients - 1)) / 2} 次，每两个客户端一次`,
          everybodyAlways: ({ choice }) => `${choice.clients * choice.clients} 次，每次全部唤醒`,
        },
        reveal: ({ outcome, choice }) =>
          `唤醒计数器显示 ${outcome}：第一次唤醒 ${choice.clients - 1} 个，之后每次少一个。没有队列：最先到达的 create 胜出。`,
      },
      goal: { allServed: '所有客户端都持有过一次锁，计数器为 N(N−1)/2' },
      hints: [
        '先选择预测，再按“播放”。',
        '多少个客户端都可以。最后一个释放锁时目标达成。',
        '看二十个客户端依次持有锁。',
      ],
    },
    notMine: {
      text: [
        '只用一个名字还有一个陷阱：节点只说明“已上锁”，没说明是谁的。断开太久的客户端可能删掉已经不属于自己的节点。',
        '暂停持锁者，直到它的会话过期、别的客户端拿到锁；然后恢复它，并按“释放”。',
      ],
      goal: { heldWithoutNode: '某个客户端认为自己持有锁，而它的节点刚被别的客户端删掉' },
      hints: [
        '暂停的进程不发心跳。过了会话超时时间（4 秒，最多再加一个 tick），它的节点就会被删除。',
        '暂停 A；等另一个客户端持有锁；恢复 A；等它重新连上后，点它的“释放”。',
        '看 A 删掉 B 的锁。',
      ],
    },
  },
  misconceptions: {
    firstComeFirstServed:
      '每次交接只唤醒一个，需要一个能确定下一个是谁的队列。固定名字没有队列，会唤醒全部。',
    watchesStay:
      '已经轮到过并离开的客户端不再监听；监听是一次性的，触发后就没有了。所以每次唤醒的客户端越来越少。',
  },
};
