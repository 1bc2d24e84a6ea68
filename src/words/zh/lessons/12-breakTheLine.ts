import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const breakTheLine: Translation<LessonWords> = {
  title: '有漏洞的公平锁',
  goal: '已发表的锁的三个漏洞：不再查看、监听之前的空隙、丢失唤醒。',
  settings: {
    variant: { label: '锁', values: { article: '发表的版本', corrected: '修正版：会再次查看' } },
  },
  parts: {
    middle: {
      text: [
        'A 持有锁，B 等 A，C 等 B。这时 B 被杀死，它的节点被删除。',
        'C 收到通知。它会怎么做？设定用哪种锁，做出预测，然后杀死 B。',
      ],
      prediction: {
        question: '中间的 B 被杀死。之后谁认为自己持有锁？',
        options: { stillA: '只有 A', cToo: 'A 和 C', nobody: '没有人' },
        reveal: ({ outcome }) =>
          outcome === 'A C'
            ? '两个持锁者。C 得知前一个节点被删除，没有再次查看就认为轮到自己：A 还持有锁。'
            : '只有 A。C 得知前一个节点被删除，再次查看列表，现在监听 A 的节点。',
      },
      goal: {
        twoKeys: '两个客户端都认为自己持有锁',
        lineCloses: '用修正版的锁：中间的客户端离开后，队列重新接上',
      },
      hints: [
        '收到通知不等于轮到自己。',
        '先用发表的版本、再用修正版，杀死 B 或让它的会话过期。',
        '看 B 两次被杀死。',
      ],
    },
    gap: {
      text: [
        '另一种公开发表的锁先列出子节点，再用 exists 监听前一个节点。两次调用之间，那个节点可能已被删除。',
        '让 B 暂停在这个空隙里：列表已到，监听还没注册。单步会有帮助。',
      ],
      goal: { waitsForNothing: '锁空着，有客户端在等它，却永远不会被唤醒' },
      hints: [
        '对已被删除的节点注册监听，不会再因那次删除而触发。',
        'B 的子节点列表一送达就暂停 B；释放 A；A 的节点被删除后恢复 B。',
        '看 B 等待一个已不存在的节点。要确定不会有事件，得等一会儿。',
      ],
    },
    tooEarly: {
      text: [
        '第一种锁还有一个漏洞：程序先注册监听，然后才开始等待；而事件在另一个线程上到来。',
        '让事件在程序开始等待之前到来。',
      ],
      goal: { wakeUpLost: '唤醒来得太早，客户端永远等下去' },
      hints: [
        '“卡住程序”只停程序，事件仍会送到进程。',
        'B 的 exists 一得到响应就卡住它的程序；释放 A；B 的回调运行之后，放开程序。',
        '看事件在程序等待之前到达。',
      ],
    },
  },
  misconceptions: {
    notifiedMeansNext: 'NodeDeleted 的意思是：你监听的节点被删除了，而不是轮到你了。只有再次查看列表才知道。',
    lineClosesByItself: '只有被通知者再次查看、找到新的前一个节点，队列才会接上。这种锁不查看。',
    lineBreaks: '不管节点是谁的，服务器都会通知监听它的客户端。之后怎么做由客户端的程序决定。',
  },
};
