import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '公平锁：监听前一个节点',
  goal: '客户端只监听自己的前一个节点，就只被唤醒一次，并按先来后到轮流。',
  closing: '你找到了只唤醒下一个客户端的监听方式，也数过列表仍要传送多少名字。',
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
        '公平锁按先来后到轮流持有。五个客户端都走四步：创建、列出、判断、监听。',
        '只有最后一步还没定：等待者监听什么？找出让每次释放正好唤醒一个的选择。',
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
              ? `${outcome} 次：按序号持有锁，但每次释放唤醒所有等待者，因为监听的都是队首那个节点。`
              : set['watch'] === 'theParent'
                ? `${outcome} 次：每次释放时父节点的子节点会变，下一个创建节点时又变。两次都唤醒所有监听者。`
                : `${outcome} 次：每次释放唤醒所有等待者，其中一个成功。`,
      },
      goal: { oneBellPerTurn: '五个客户端都持有过锁，每次交接唤醒一个' },
      hints: [
        '都监听同一个节点，就都会被唤醒。',
        '顺序节点带有序号：除第一个外，每个节点都有前一个节点。',
        '看这个队列：各自监听自己的前一个节点。',
      ],
    },
    twenty: {
      text: [
        '现在每个客户端创建一个临时顺序节点：服务器在名字后面加上序号。序号最小的持有锁。',
        '等待者只监听自己的前一个节点。设定客户端数，然后预测代价。',
      ],
      prediction: {
        question: ({ choice }) => `${choice.clients} 个客户端排队：全部轮到一次，共需多少次唤醒？`,
        options: {
          onePerTurn: ({ choice }) => `${choice.clients - 1} 次`,
          everyPair: ({ choice }) => `${(choice.clients * (choice.clients - 1)) / 2} 次`,
          more: ({ choice }) => `${(choice.clients * (choice.clients - 1)) / 2} 次以上`,
        },
        reveal: ({ outcome }) => `计数器显示 ${outcome}：每次释放只唤醒它后面的一个。它们按序号先后持有锁。`,
      },
      goal: { oneBellPerTurn: '所有客户端都持有过锁，每次交接唤醒一个' },
      hints: ['先选择预测，再按“播放”。', '多少个客户端都可以。', '看二十个客户端依次持有锁。'],
    },
    lists: {
      text: [
        '唤醒少，不等于代价小。客户端要列出父节点的全部子节点，才能找到自己的前一个。',
        '每份列表里的每个名字都要经过网络。',
      ],
      prediction: {
        question: ({ choice }) => `${choice.clients} 个客户端排队：全部轮到一次，共传输多少个名字？`,
        options: {
          linear: ({ choice }) => `不超过 ${choice.clients * 5} 个左右：与客户端数成正比`,
          square: ({ choice }) => `多于 ${choice.clients * 5} 个：按客户端数的平方增长`,
        },
        reveal: ({ outcome, choice }) =>
          `${outcome} 个。${choice.clients} 个客户端到来时各读一次列表，被唤醒时再读一次，而列表与队列一样长。`,
      },
      goal: { allServed: '所有客户端都持有过一次锁' },
      hints: [
        '最后到来的客户端，读到的列表有多长？',
        '先选择预测，再按“播放”。可以比较两种客户端数。',
        '看二十个客户端依次持有锁。',
      ],
    },
  },
  misconceptions: {
    lineCostsNothing:
      '唤醒次数和请求数与客户端数成正比，列表里的名字却不是：客户端多一倍，每份列表也长一倍。',
    sharedBell:
      '光有队列还不够。锁、父节点或第一个节点：都监听它，就都被唤醒。只有前一个节点只被一个客户端监听。',
    stillAHerd:
      '释放只唤醒监听着被改动节点的客户端：都监听同一个节点，等待者就全部唤醒；各自监听前一个，就只唤醒一个。',
  },
};
