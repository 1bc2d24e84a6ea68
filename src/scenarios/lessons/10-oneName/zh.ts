import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '羊群效应',
  goal: '固定名字的锁简单，但不公平；代价随客户端数的平方增长。',
  closing: '你数过每次释放惊动的一群客户端，还看到迟到的客户端删掉了别人的锁。',
  settings: { clients: { label: '客户端数' } },
  parts: {
    ten: {
      text: [
        '分布式锁保证同一时刻只有一个客户端做某件事。这里的锁就是一个固定名字的数据节点 (znode)。',
        '谁创建了 /exclusive_lock/lock，谁就持有锁。其余客户端监听这个节点并等待。',
        '十个客户端轮流持有，拿到就立刻释放。留意唤醒次数的计数器。',
      ],
      goal: { allServed: '十个客户端都持有过一次锁' },
      hints: ['让时间走下去就行。', '按“播放”或空格键。用“真实时间”和 4× 会更快。', '看十个客户端依次轮到。'],
    },
    second: {
      text: ['六个客户端先后到来：A、B、C、D、E、F。A 持有锁，其余的在等。', '假设现在 A 释放锁。'],
      prediction: {
        question: '下一个拿到锁的是谁？',
        options: { firstToCome: 'B，它等得最久', anyone: '不是 B' },
        reveal: ({ outcome }) =>
          `是 ${outcome}。五个等待者都被唤醒，都发出 create；最先到达服务器的那个成功。`,
      },
      goal: { handedOver: '第二个客户端拿到了锁' },
      hints: [
        '服务器不知道谁先来，它只看到到达的 create。',
        '点 A 的“释放”，然后让时间走。',
        '看 A 释放锁。',
      ],
    },
    more: {
      text: ['锁一释放，所有等待者都被唤醒。一个成功，其余的重新监听。', '设定客户端数，然后预测代价。'],
      prediction: {
        question: ({ choice }) => `${choice.clients} 个客户端全部轮到一次，共需多少次唤醒？`,
        options: {
          onePerTurn: ({ choice }) => `${choice.clients - 1} 次，每次交接一次`,
          everyPair: ({ choice }) => `${(choice.clients * (choice.clients - 1)) / 2} 次，每两个客户端一次`,
          everybodyAlways: ({ choice }) => `${choice.clients * choice.clients} 次，每次都唤醒全部`,
        },
        reveal: ({ outcome, choice }) =>
          `计数器显示 ${outcome}：第一次唤醒 ${choice.clients - 1} 个，之后每次少一个。`,
      },
      goal: { allServed: '所有客户端都持有过一次锁' },
      hints: [
        '先选择预测，再按“播放”。',
        '多少个客户端都可以。最后一个释放锁时，目标达成。',
        '看二十个客户端依次轮到。',
      ],
    },
    notMine: {
      text: [
        '固定名字还有一个陷阱：节点只说明“已上锁”，没说是谁的。这种锁靠删除这个名字来释放。',
        '假设 A 暂停到会话过期。它的临时节点被删除，B 拿到了锁。',
        '然后 A 恢复运行，释放它以为还属于自己的锁。',
      ],
      prediction: {
        question: 'A 迟到的 delete 会怎样？',
        options: {
          nothing: '什么也不发生：A 的节点已经没了 (NoNode)',
          another: '删掉 B 的锁',
          refused: '服务器拒绝：A 不是所有者',
        },
        reveal: ({ outcome }) =>
          outcome === 'deleted'
            ? '删除成功，删掉的却是别人的锁。路径里看不出所有者是谁。'
            : outcome === 'NoNode'
              ? 'NoNode：那一刻根本没有锁节点。'
              : '服务器拒绝了这次删除。',
      },
      goal: { heldWithoutNode: '一个客户端认为自己持有锁，而它的节点刚被另一个客户端删除' },
      hints: [
        '暂停的进程不发心跳。至少 4 秒的会话超时之后，它的临时节点被删除。',
        '暂停 A；等另一个客户端拿到锁；恢复 A；等它重新连上，再点它的“释放”。',
        '看 A 迟到后释放锁。',
      ],
    },
  },
  misconceptions: {
    firstComeFirstServed:
      '要做到每次交接只唤醒一个，需要一个队列，让每个客户端知道下一个轮到谁。只有一个固定名字就没有队列，只能全部唤醒。',
    watchesStay: '持有过锁的客户端不再监听，而监听触发一次就没了。所以每次被唤醒的越来越少。',
    deletesOnlyItsOwn: 'delete 的参数是路径，不是某个节点。别的客户端重新创建了同名节点，被删的就是它。',
    serverChecksTheOwner: '临时节点的所有者没有特权。有 delete 权限的客户端都可以删除它。',
  },
};
