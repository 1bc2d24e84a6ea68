import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const versions: Translation<LessonWords> = {
  title: '版本号与丢失更新',
  goal: '读出节点的版本号，用它避免丢失更新，并知道什么可以删除。',
  parts: {
    lost: {
      text: [
        '/cfg 里存着数字 5。两个客户端都来加一：各自读出它，再写入比读到的大一的数。',
        '这里它们写入时不检查版本号。让两者各加一次，使其中一次丢失。“读取”和“写入”按钮在各客户端的详情里。',
      ],
      goal: { lostUpdate: '两个客户端都得到 Ok，而 /cfg 只增加了一' },
      hints: [
        '客户端写入的是它所知道的数加一。如果它知道的是旧值呢？',
        '让 A 和 B 都先读，再让任何一方写。',
        '看两者都读到 5，又都写入 6。',
      ],
    },
    withVersion: {
      text: [
        '每次修改数据，dataVersion 加一，与字节数无关，子节点也不算。带着读到的版本号去写，意思是：只在此后没有变化时才写。',
        '两者都读到 5。A 写入 6。随后仍以为是 5 的 B 带着它读到的版本号去写。',
      ],
      prediction: {
        question: 'B 的这次写会怎样？',
        options: { overwrites: '覆盖 A 写的 6', refused: '服务器拒绝它', waits: '等到 A 结束' },
        reveal: ({ outcome }) =>
          `服务器返回 ${outcome}：A 写入时 /cfg 的 dataVersion 已从 0 变为 1。B 必须重新读，而且它知道必须重新读。`,
      },
      goal: { refused: '某次写得到 BadVersion', bothCount: '两者都加过一，/cfg 为 7 或更大' },
      hints: [
        '先重复上一节的错误：读、读、写、写。',
        '得到 BadVersion 之后：让 B 重新读，再写。',
        '看 B 被拒绝、重新读、写入 7。',
      ],
    },
    deletion: {
      text: [
        'A 有一个节点 /q。“生产”在它下面建一个带序号的子节点，“写入”建一个普通的，“消费”删除最小的子节点，“继续”删除 /q 本身。',
        '假设 /q 有一个子节点，A 去删除 /q。',
      ],
      prediction: {
        question: '服务器怎么响应？',
        options: { withChildren: 'Ok，子节点一起删除', refused: '拒绝', waits: '子节点删除之前不响应' },
        reveal: ({ outcome }) =>
          `它返回 ${outcome}，/q 和它的子节点都还在。只有没有子节点的节点才能删除；整棵树要从叶子删起。`,
      },
      goal: { notEmpty: '删除 /q 的尝试得到 NotEmpty', parentGone: '/q 已被删除' },
      hints: ['必须先删除子节点。', '生产、继续、消费、继续。', '看 NotEmpty，再看子节点被删除，最后是 /q。'],
    },
  },
  misconceptions: {
    lastWriteWins: '版本号为 −1 时，最后写的算数。带上读到的版本号，服务器会先比较。',
    versionIsALock: '版本号不是锁，没有客户端会等它。它只告诉服务器写入者看到过什么。',
    childrenGoToo: '一次 delete 只删一个节点。删除整棵树的工具是逐个节点删的，可能停在半途。',
    deletionWaits: '服务器从不让调用等待其他客户端，而是按当前状态响应。',
  },
};
