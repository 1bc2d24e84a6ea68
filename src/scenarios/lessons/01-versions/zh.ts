import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '版本号与丢失更新',
  goal: '读出节点的版本号，用它避免丢失更新，并知道什么可以删除。',
  parts: {
    lost: {
      text: [
        '数据节点 /cfg 里是数字 5。两个客户端都给它加一：“读取”读出这个数，“写入”把读到的数加一写回。',
        '这里的“写入”不管原来是什么，直接替换。/cfg 的方框里写着它的值。',
      ],
      prediction: {
        question: '两个客户端都读，然后先后写入。最后 /cfg 是几？',
        options: { both: '7', one: '6', none: '5：两次写冲突' },
        reveal: ({ outcome }) =>
          `/cfg 是 ${outcome}。两者都读到 5，所以写入了同一个数，而且都得到 Ok。两次加一丢了一次。`,
      },
      goal: { lostUpdate: '两次写入都得到确认，其中一次在 /cfg 里没有留下痕迹' },
      hints: [
        '客户端写入的是它上次读到的数加一。如果读到的是旧值呢？',
        '让 A 和 B 都先读，再让任何一方写。',
        '看两者先都读，再都写。',
      ],
    },
    withVersion: {
      text: [
        '每写一次数据，节点的数据版本号加一：就是值旁边的 v0、v1……只有写才让它变大，与值的长短和下面的节点无关。',
        '现在“写入”会带上客户端读到的版本号，意思是：只在此后没人写过时才写。版本号 −1 表示不管现在是哪个版本。',
      ],
      prediction: {
        question: '两者都读到版本 0。A 先写。然后 B 带着版本 0 写。B 的这次写会怎样？',
        options: { overwrites: '覆盖 A 写的数', refused: '服务器拒绝它', waits: '等到 A 结束' },
        reveal: ({ outcome, measured: { expected = 0, actual = 0 } }) =>
          `服务器返回 ${outcome}：期望版本 ${expected}，实际是 ${actual}。写的一方必须重新读，而且它知道必须重新读。`,
      },
      goal: { refused: '带着旧版本号写的客户端得到了响应', bothCount: '两者都加过一，一次也没有丢' },
      hints: [
        '先重复上一节的错误：读、读、写、写。',
        '写失败的那个客户端：重新读，再写。',
        '看其中一个失败、重新读、成功写入。',
      ],
    },
    deletion: {
      text: [
        '在另一个节点下面的节点，叫它的子节点。A 可以在 /q 下建普通子节点，也可以建带序号的：名字末尾的数字由服务器给。',
        '节点也可以删除：A 有一个按钮删除第一个子节点，一个按钮删除 /q 本身。',
        '树的每次修改都由服务器编上一个号，叫 zxid。版本号数的是一个节点的写入，zxid 数的是所有修改。',
      ],
      prediction: {
        question: 'A 建一个子节点，然后删除 /q。服务器怎么响应？',
        options: { withChildren: 'Ok，子节点一起删除', refused: '拒绝', waits: '子节点删除之前不响应' },
        reveal: ({ outcome }) =>
          `它返回 ${outcome}，/q 和它的子节点都还在。只有没有子节点的节点才能删除；整棵树要从叶子删起。`,
      },
      goal: { notEmpty: '在 /q 还有子节点时删除它，已得到响应', parentGone: '/q 已被删除' },
      hints: [
        '必须先删除子节点。',
        '建子节点，删 /q，删子节点，再删 /q。',
        '看第一次尝试，再看子节点被删除，最后是 /q。',
      ],
    },
  },
  closing: '你弄丢了一次更新，用版本号防住了它，又从叶子开始删掉了一棵树。',
  misconceptions: {
    writesAddUp: '写入不会累加。每次写的都是由某次读算出来的数，不管那次读有多旧。',
    secondIsRefused: '不带版本号就不会被拒绝：服务器不知道写的一方看到过什么。',
    lastWriteWins: '版本号为 −1 时，最后写的算数。带上读到的版本号，服务器会先比较。',
    versionIsALock: '版本号不是锁，没有客户端会等它。它只告诉服务器写入者看到过什么。',
    childrenGoToo: '一次 delete 只删一个节点。删除整棵树的工具是逐个节点删的，可能停在半途。',
    deletionWaits: '服务器从不让调用等待其他客户端，而是按当前状态响应。',
  },
};
