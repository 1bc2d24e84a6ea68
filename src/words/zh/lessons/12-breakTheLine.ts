import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const breakTheLine: Translation<LessonWords> = {
  title: '打破队伍',
  goal: '公开发表过的锁的三个漏洞：不再看一眼、监听之前的空隙、丢失唤醒。',
  settings: {
    variant: { label: '锁', values: { article: '文章里发表的版本', corrected: '修正版：会再看一眼' } },
  },
  parts: {
    middle: {
      text: [
        'A 持有锁，B 等 A，C 等 B。这时 B 死了，它的节点消失。',
        'C 收到通知。它会怎么理解？设定用哪种锁，做出预测，然后让 B 宕机。',
      ],
      prediction: {
        question: '中间的 B 死了。之后谁认为自己持有锁？',
        options: { stillA: '只有 A', cToo: 'A 和 C', nobody: '没有人' },
        reveal: ({ outcome }) =>
          outcome === 'A C'
            ? '两把钥匙。C 得知前一个节点被删除，没有再看一眼就进去了：A 还在里面。'
            : '只有 A。C 得知前一个节点被删除，重新看了列表，现在监听 A 的节点。',
      },
      goal: {
        twoKeys: '两个客户端都认为自己持有锁',
        lineCloses: '用修正版的锁：中间的走了，后面的跟上来，队伍重新连上',
      },
      hints: [
        '被通知不等于轮到自己。',
        '先用发表的版本、再用修正版，让 B 宕机或让它的会话过期。',
        '看 B 死去两次。',
      ],
    },
    gap: {
      text: [
        '另一种公开发表的锁先列出子节点，再用 exists 监听前一个节点。两次调用之间，那个节点可能已经消失。',
        '让 B 停在这个空隙里：列表已到，监听还没注册。单步会有帮助。',
      ],
      goal: { waitsForNothing: '锁空着，有客户端在等它，却永远不会有什么唤醒它' },
      hints: [
        '监听一个已经消失的节点，就不会再因它被删除而触发。',
        'B 的子节点列表一送达就冻结 B；释放 A；A 的节点消失后解冻 B。',
        '看 B 等待一个已不存在的节点。要确定什么也不会来，得等一会儿。',
      ],
    },
    tooEarly: {
      text: [
        '第一种锁还有一个漏洞：程序先注册监听，然后才开始等待；而事件在另一个线程上到来。',
        '让事件在程序开始等待之前到来。',
      ],
      goal: { wakeUpLost: '唤醒来得太早，客户端永远等下去' },
      hints: [
        '“停住程序”只停程序，事件仍会送到进程。',
        'B 的 exists 一得到回答就停住它的程序；释放 A；B 的回调运行之后，让程序继续。',
        '看铃响时没有人在等。',
      ],
    },
  },
  misconceptions: {
    notifiedMeansNext: 'NodeDeleted 的意思是：你监听的节点没有了。并不是：轮到你了。只有再看一次列表才知道。',
    lineClosesByItself: '只有被通知者再看一眼、找到新的前一个节点，队伍才会连上。这种锁不看。',
    lineBreaks: '不管节点是谁的，服务器都会通知监听它的人。之后怎么做，是那个客户端自己的事。',
  },
};
