import type { LessonWords } from './contract.ts';

export const whichBell: LessonWords = {
  title: '哪个铃会响？',
  goal: '哪种读注册哪种监听，哪种修改触发它——只触发一次。',
  settings: {
    read: {
      label: 'A 用来注册监听的读',
      values: { getData: 'getData /a', exists: 'exists /a', getChildren: 'getChildren /a' },
    },
    change: {
      label: 'B 修改',
      values: {
        setData: '/a 的数据',
        setSame: '什么也不变：向 /a 写入相同的字节',
        setChild: '子节点 /a/k 的数据',
        createChild: '子节点：多一个',
        deleteNode: '/a 本身：删除它',
        createNode: '/a 本身：创建它',
      },
    },
  },
  parts: {
    matrix: {
      text: [
        '读的时候可以注册监听：有变化时服务器会“按铃”。不同的读装上的是不同的铃。',
        '选择 A 怎么读、B 改什么。然后让 A 读一次，让 B 修改两次。“读取”和“写入”在它们的卡片上。由 B 创建 /a 时，它事先不存在。',
      ],
      prediction: {
        question: 'B 做两次这样的修改，A 的铃响几次？',
        options: { never: '不响', once: '一次', twice: '两次' },
        reveal: ({ outcome }) =>
          outcome === 0
            ? '铃没有响。这种读装上的铃不是这种修改会按的铃；监听仍然在那里。'
            : `铃响了 ${outcome} 次：第一次修改就用掉了监听。A 再读之前，不会再听到任何消息。`,
      },
      goal: {
        onlyOnce: '两次修改中，第一次让铃响，第二次不响',
        sameBytesRing: '写入的字节相同，铃仍然响',
        childEditIsSilent: '用 getChildren 注册监听，子节点的数据改了两次，铃没有响',
        absentRings: 'A 找过一个不存在的节点，它被创建时铃响了',
      },
      cell: (outcome) => (outcome === 0 ? { sign: '–', full: '不响' } : { sign: '1×', full: '响一次' }),
      hints: [
        '达成目标需要四种设定。图中的虚线箭头就是监听，触发后就消失。',
        '试试 getData 加新数据、getData 加相同字节、getChildren 加子节点的数据、exists 加创建节点。',
        '依次看这四种情形。',
      ],
    },
  },
  misconceptions: {
    watchesStay: '标准监听是一次性的：触发一次就没有了。想听到下一次变化，就得再读一次。',
    everyChangeRings: 'getChildren 只听子节点的增减。子节点的数据是子节点自己的事，父节点没有变。',
    ringsOnlyForItself: 'exists 和 getData 都监听节点的数据，写入相同的字节也是写。删除会通知所有监听器。',
  },
};
