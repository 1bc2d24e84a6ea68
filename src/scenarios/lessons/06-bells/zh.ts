import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '哪个铃会响？',
  goal: '每种读注册各自的监听。监听只为一次相应的变化触发，然后就没了。',
  closing: '你用三种读注册了监听，看到了六种修改里哪种触发哪个。',
  settings: {
    read: {
      label: 'A 用来注册监听的读',
      values: { getData: 'getData', exists: 'exists', getChildren: 'getChildren' },
    },
    change: {
      label: 'B 做什么',
      values: {
        setData: '写 /a',
        setSame: '字节不变',
        setChild: '写 /a/k',
        createChild: '加一个子节点',
        deleteNode: '删除 /a',
        createNode: '创建 /a',
      },
    },
  },
  parts: {
    once: {
      text: [
        '监听 (Watch) 是读的时候注册的。节点变化时监听触发：服务器给客户端发一个事件。',
        'A 的“读取”对 /a 调用 getData 并注册监听。B 的“写入”修改 /a。图中的虚线箭头就是监听。',
      ],
      prediction: {
        question: 'A 读 1 次，然后 B 写 2 次。A 的监听触发几次？',
        options: { never: '0 次', once: '1 次', twice: '2 次' },
        reveal: ({ outcome }) =>
          `触发了 ${String(outcome)} 次。第一次修改就用掉了监听：箭头没了。A 再读之前，什么也不会收到。`,
      },
      goal: { onlyOnce: 'A 得知 B 的第一次修改，而 B 又改了' },
      hints: ['B 写入时，箭头怎么样了？', 'A 读取，然后 B 写入两次。', '看箭头触发、消失。'],
    },
    thrice: {
      text: [
        '程序可能多次读同一路径，每次都带同一个监听器 (Watcher)，也就是它希望被调用的那个对象。',
        '现在，第一次修改之前先读三次。',
      ],
      prediction: {
        question: 'A 读 3 次，然后 B 写 2 次。A 的监听器被调用几次？',
        options: { once: '1 次', twice: '2 次：每次写各一次', thrice: '3 次：每次读各一次' },
        reveal: ({ outcome }) =>
          `被调用了 ${String(outcome)} 次。同一路径上的同一个监听器只算一个监听，注册多少遍都一样。`,
      },
      goal: { armedThrice: 'B 改两次之前，A 至少读了三次' },
      hints: ['读了三次之后有几个箭头？', 'A 读取三次，然后 B 写入两次。', '看三次读、两次写。'],
    },
    matrix: {
      text: [
        'getData 和 exists 监听节点本身；exists 还可以监听尚不存在的路径。getChildren 监听子节点列表。',
        '选一格：A 怎么读，B 把哪种修改做两遍。',
      ],
      prediction: {
        question: 'A 读，然后 B 把这种修改做两遍。A 的监听触发几次？',
        options: { never: '0 次', once: '1 次', twice: '2 次' },
        reveal: ({ outcome }) =>
          outcome === 0
            ? '没有触发。这种读没有注册会被这种修改触发的监听。'
            : '第一次修改时触发，随后就用掉了。事件只说发生了哪种变化，不带数据。',
      },
      goal: {
        sameBytesRing: 'A 得知了字节没变的写',
        childEditIsSilent: 'A 监听子节点列表，B 改了子节点里的数据',
        absentRings: 'A 得知原来没有的节点被创建了',
      },
      cell: (outcome) => (outcome === 0 ? { sign: '–', full: '不触发' } : { sign: '1×', full: '触发一次' }),
      hints: [
        '三格就够。哪种读能监听不存在的节点？',
        'getData 与字节不变；getChildren 与写 /a/k；exists 与创建 /a。',
        '依次看这些情形。',
      ],
    },
  },
  misconceptions: {
    watchesStay: '标准监听触发后就没有了。要收到下一次变化的通知，就得再读。',
    onlyOwnChangesRing: '设监听就是为了知道别人的改动。无论谁改，都会触发。',
    everyChangeRings:
      'getData 和 exists 的监听只管节点本身，getChildren 的只管子节点增减。节点还不存在时，只有 exists 能注册监听。',
    ringsOnlyForItself:
      '每种修改都会触发某些监听。写数据触发 getData 和 exists 的监听，写入相同的字节也算。新增或删除子节点触发 getChildren 的监听。删除节点触发所有监听；创建节点触发 exists 的监听。',
    oneForEachChange: '第一次修改就用掉了监听，不管注册过多少遍。',
    oneForEachRead: '监听是某个监听器在某条路径上的记号，再注册一遍没有区别。',
  },
};
