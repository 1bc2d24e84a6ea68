import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const inLine: Translation<LessonWords> = {
  title: '公平锁：监听前一个节点',
  goal: '只监听自己前一个节点的客户端只被唤醒一次，并按到达的先后。',
  settings: {
    clients: { label: '客户端数' },
    watch: {
      label: '等待者监听',
      values: {
        theLock: '锁节点',
        theParent: '父节点的子节点列表',
        theFirst: '队列的第一个节点',
        theOneBefore: '自己的前一个节点',
      },
    },
  },
  parts: {
    whom: {
      text: [
        '五个客户端、一把锁、同样的四步：创建、列出、判断、监听。只有最后一步还没定：等待者监听哪个节点？',
        '选好后预测代价，再按“播放”。找出让每次释放正好唤醒一个的选择。',
      ],
      prediction: {
        question: '五个客户端全部轮到一次，共需多少次唤醒？',
        options: {
          onePerTurn: '4 次，每次交接一次',
          everyPair: '10 次，每两个客户端一次',
          more: '10 次以上',
        },
        reveal: ({ outcome, set }) =>
          set['watch'] === 'theOneBefore'
            ? `${outcome} 次：每次释放只唤醒它后面的一个。`
            : set['watch'] === 'theFirst'
              ? `${outcome} 次：按序号持有锁，但每次释放唤醒所有等待者，因为都监听同一个第一节点。`
              : set['watch'] === 'theParent'
                ? `${outcome} 次：每次释放时父节点的子节点会变，下一个创建节点时又变。两次都唤醒所有监听者。`
                : `${outcome} 次：每次释放唤醒所有等待者，其中一个成功。`,
      },
      goal: { oneBellPerTurn: '五个客户端都持有过锁，每次交接唤醒一个，共四次' },
      hints: [
        '都监听同一个节点，就都会被唤醒。',
        '顺序节点带有序号：除第一个外，每个节点都有前一个节点。',
        '看这个队列：各自监听自己的前一个节点。',
      ],
    },
    twenty: {
      text: [
        '二十个客户端的羊群用了 190 次唤醒。现在二十个客户端排队，各有自己的节点。',
        '也可以设定别的数目，然后预测代价。',
      ],
      prediction: {
        question: ({ choice }) => `${choice.clients} 个客户端排队：全部轮到一次，共需多少次唤醒？`,
        options: {
          onePerTurn: ({ choice }) => `${choice.clients - 1} 次`,
          everyPair: ({ choice }) => `${(choice.clients * (choice.clients - 1)) / 2} 次`,
          more: ({ choice }) => `${(choice.clients * (choice.clients - 1)) / 2} 次以上`,
        },
        reveal: ({ outcome }) =>
          `计数器显示 ${outcome}：每次释放只唤醒它后面的一个。按序号先后持有锁。只有读到的列表里的名字总数仍按平方增长。`,
      },
      goal: { oneBellPerTurn: '所有客户端都持有过锁，每次交接唤醒一个' },
      hints: ['先选择预测，再按“播放”。', '多少个客户端都可以。', '看二十个客户端依次持有锁。'],
    },
  },
  misconceptions: {
    sharedBell:
      '光有队列还不够。锁、父节点或第一个节点：都监听它，就都被唤醒。只有前一个节点只被一个客户端监听。',
    stillAHerd: '关键不是有多少客户端在等，而是有多少监听同一个节点。在这里，每个节点只被一个客户端监听。',
  },
};
