import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const numbers: Translation<LessonWords> = {
  title: '序号不是个数',
  goal: '顺序节点的序号来自父节点的计数器。它数的是创建次数，从不倒退。',
  closing: '你看到了序号在删除之后照样往前走，会因普通子节点跳过，会长到父节点旁边，也会用完。',
  parts: {
    deleted: {
      text: [
        '创建顺序节点时，服务器在客户端给的名字后面加上十位数字，这就是序号。锁和队列的先后就靠它。',
        '/q 是空的，下面从来没有过子节点。A 可以创建带序号的子节点，也可以删除排在最前的那个。',
      ],
      prediction: {
        question: 'A 创建三个带序号的子节点，全部删除，再创建一个。它的序号是几？',
        options: { zero: '0：/q 又空了', one: '1', goesOn: '3', oneMore: '4' },
        reveal: ({ outcome }) => `序号是 ${outcome}。/q 记着一共创建过多少个子节点，删除不会让它变小。`,
      },
      goal: { oneAfterAll: '至少三个子节点被删除，之后创建的那个是唯一的子节点' },
      hints: [
        'A 有一个按钮创建带序号的子节点，另一个删除最前面的子节点。',
        '创建三个，删除三个，再创建一个。',
        '看子节点来来去去，序号一直往前。',
      ],
    },
    plain: {
      text: ['A 还可以创建普通子节点：有自己的名字，没有序号。', '/q 下面同样从来没有过子节点。'],
      prediction: {
        question: 'A 依次创建一个带序号的（得到 0）、一个普通的、一个带序号的。最后一个的序号是几？',
        options: { notCounted: '1：带序号的里面的下一个', counted: '2' },
        reveal: ({ outcome }) =>
          `序号是 ${outcome}。计数器数的是每一次创建，带不带序号都算。所以没删过东西，序号也可能不连续。`,
      },
      goal: { skipped: '带序号的子节点跳过了一个数，而什么也没有删除' },
      hints: [
        '/q 下面还创建了什么？',
        '在带序号的之前先创建一个普通的。',
        '看一个普通子节点夹在两个带序号的中间。',
      ],
    },
    prefix: {
      text: [
        '服务器把序号接在客户端给的路径后面，一字不改。要建在 /q 下面，路径应是 /q/n-：父节点、斜杠、名字的开头。',
        '有一段常被抄来抄去的代码漏了后半截，直接用路径 /q 创建顺序节点。',
      ],
      prediction: {
        question: '它的节点出现在哪里？',
        options: { below: '在 /q 下面，名字就是序号', beside: '在 /q 旁边', refused: '不出现：/q 已存在' },
        reveal: () => '它与 /q 平级，名字是 q 加编号。/q 本身仍然没有子节点，列出来永远是空的。',
      },
      goal: { twoBeside: '两个带序号的节点长错了地方，/q 没有子节点' },
      hints: ['这段程序的第一个按钮每次都犯这个错。', '按两次。', '看两个节点出现。'],
    },
    last: {
      text: [
        '计数器是 32 位有符号数，最大是 2147483647。',
        '这个 /q 已经发出 2147483646 个序号，那些子节点都删掉了。',
      ],
      prediction: {
        question: 'A 再逐个创建三个子节点。第三个会怎样？',
        options: { zero: '序号从 0 重新开始', negative: '得到负的序号', refused: '服务器拒绝创建' },
        reveal: () =>
          '计数器停在最大值。第三次创建要用的名字已被占用：NodeExists。建在这种父节点上的锁就卡死了。',
      },
      goal: { twice: '同一个名字发出了两次' },
      hints: [
        '节点删除之后，它的名字才可能再次发出。',
        '一直创建到服务器拒绝。删掉所有子节点，再创建。',
        '看同一个序号再次出现。',
      ],
    },
  },
  misconceptions: {
    countOfChildren: '序号与现在有多少子节点无关。',
    countPlusOne: '不是数子节点得来的。服务器有一个只增不减的计数器。',
    deletesCount:
      '删除会让父节点的另一个计数器 cversion 变大，很多人以为它就是下一个序号。真正的计数器不管删除。',
    plainIsNotCounted: '所有子节点共用一个计数器。普通子节点也占一个号，只是不显示。',
    prefixIsTheParent: '这个路径是名字的前缀，不是父节点。最后一个斜杠之前才是父节点。',
    nameIsTaken: '加上序号就是新名字，不会冲突。',
    wrapsToZero: '不会从头开始，否则所有锁和队列的顺序都乱了。',
    wrapsToNegative: '只有不等响应、连续发出的创建才会得到负数。逐个创建时，计数器停住。',
  },
};
