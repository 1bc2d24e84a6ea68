import type { LessonWords } from './contract.ts';

export const inLine: LessonWords = {
  title: '排队',
  goal: '只监听自己前一个节点的客户端只被唤醒一次，并按到达的先后。',
  settings: {
    clients: { label: '客户端数' },
    watch: {
      label: '等待者监听',
      values: { theLock: '锁节点', theParent: '父节点的子节点列表', theOneBefore: '自己的前一个节点' },
    },
  },
  parts: {
    whom: {
      text: [
        '五个客户端、一把锁、同样的四张牌：创建、列出、判断、监听。只有最后一张还没定：等待者监听谁？',
        '选好后按“播放”，比较唤醒次数。找出让每次释放正好唤醒一个的选择。',
      ],
      goal: { oneBellPerTurn: '五个客户端都持有过锁，每次交接唤醒一个，共四次' },
      hints: [
        '大家监听同一个节点，大家就都会醒。',
        '顺序节点带有序号：总有一个节点正好在自己前面。',
        '看这支队伍：每个都监听自己的前一个节点。',
      ],
    },
    twenty: {
      text: [
        '二十只“羊”用了 190 次唤醒。现在二十个客户端排队，各有自己的节点。',
        '也可以设定别的数目，然后说出代价。',
      ],
      prediction: {
        question: ({ choice }) => `${choice.clients} 个客户端排队：全部轮到一次，共需多少次唤醒？`,
        options: {
          onePerTurn: ({ choice }) => `${choice.clients - 1} 次`,
          everyPair: ({ choice }) => `${(choice.clients * (choice.clients - 1)) / 2} 次`,
          twicePerPair: ({ choice }) => `${choice.clients * (choice.clients - 1)} 次`,
        },
        reveal: ({ outcome }) =>
          `计数器显示 ${outcome}：每次释放只唤醒它后面的一个。大家按序号先后持有锁。仍按平方增长的，是各自读到的列表里的名字总数。`,
      },
      goal: { oneBellPerTurn: '所有客户端都持有过锁，每次交接唤醒一个' },
      hints: ['先选择预测，再按“播放”。', '多少个客户端都可以。', '看二十个客户端依次持有锁。'],
    },
  },
  misconceptions: {
    stillAHerd: '关键不是有多少人在等，而是有多少人监听同一个节点。在队伍里，每个节点只被一个客户端监听。',
  },
};
