import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const whichBell: Translation<LessonWords> = {
  title: '一次性监听',
  goal: '哪种读注册哪种监听，哪种修改会触发它，而且只触发一次。',
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
    matrix: {
      text: [
        '读的时候可以注册监听，有变化时触发。不同的读注册不同的监听。',
        '选择 A 怎么读 /a，B 做什么。“读取”和“写入”在它们的详情里。',
      ],
      prediction: {
        question: 'A 读一次，然后 B 做两次。A 的监听触发几次？',
        options: { never: '不触发', once: '一次', twice: '两次' },
        reveal: ({ outcome }) =>
          outcome === 0
            ? '没有触发。这种修改不会触发这种读注册的监听；监听仍然有效。'
            : '触发了一次：第一次修改就用掉了监听。事件只说发生了哪种变化，不带数据。A 再读之前，不会再收到通知。',
      },
      goal: {
        onlyOnce: '两次修改中，第一次触发监听，第二次不触发',
        armedThrice: 'A 连读三次，两次修改中的第一次只触发监听一次',
        sameBytesRing: '写入的字节相同，监听仍然触发',
        childEditIsSilent: '用 getChildren 注册监听，子节点的数据改了两次，监听没有触发',
        absentRings: 'A 找过一个不存在的节点，它被创建时监听触发',
      },
      cell: (outcome) => (outcome === 0 ? { sign: '–', full: '不触发' } : { sign: '1×', full: '触发一次' }),
      hints: [
        '达成目标需要四格。图中的虚线箭头就是监听，触发后就消失。',
        '四格：getData 与写 /a，getData 与字节不变，getChildren 与写 /a/k，exists 与创建 /a。再在其中一格让 A 先读三次。',
        '依次看这些情形。',
      ],
    },
  },
  misconceptions: {
    watchesStay: '标准监听是一次性的：触发一次就没有了。要收到下一次变化的通知，就得再读一次。',
    everyChangeRings: 'getChildren 的监听只在子节点增减时触发。写子节点的数据不改变父节点。',
    ringsOnlyForItself: 'exists 和 getData 都监听节点的数据，写入相同的字节也是写。删除会通知所有监听器。',
  },
};
