import type { ScenarioWords } from '../../../../scenarios/words.ts';
import { PACE, byVariant } from './common.zh.ts';

export const barriers: Readonly<Record<string, ScenarioWords>> = {
  barrier: {
    name: '屏障',
    more: '关着，直到一个客户端打开它',
    sentence: byVariant(
      {
        'looks-again': (members) =>
          `${members} 个客户端等在 A 设的节点前。监听响了就再查一次，节点没了才通过。`,
        'any-event': (members) =>
          `${members} 个客户端等在 A 设的节点前。任何事件都被当作打开：连接恢复也是事件。`,
        'goes-with-keeper': (members) =>
          `${members} 个客户端等在 A 的临时节点前：A 一死，节点随会话消失，谁也没有打开过它。`,
      },
      1,
    ),
    parameters: {
      variant: {
        label: '写法',
        values: {
          'looks-again': '事件之后再查一次',
          'any-event': '任何事件都放行',
          'goes-with-keeper': '屏障是临时节点',
        },
      },
      pace: PACE,
      closedMs: { label: '关闭多久' },
      rounds: { label: '一道接一道的屏障', values: { endless: '没有尽头' } },
    },
    steps: {
      'plainBarrier.close': '守门者创建屏障节点',
      'plainBarrier.open': '时候到了，守门者删除它',
      'plainBarrier.ask': '其他人用 exists 查看它并注册监听。不在：通过',
      'plainBarrier.wait': '在：等监听响起，再查一次',
      'plainBarrier.beyond': '已在屏障之后',
    },
    stepNames: {
      'plainBarrier.close': '守着屏障',
      'plainBarrier.open': '打开屏障',
      'plainBarrier.ask': '查看是否关着',
      'plainBarrier.wait': '等待',
      'plainBarrier.beyond': '已通过',
    },
  },
  'double-barrier': {
    name: '双重屏障',
    more: '一起开始，一起结束',
    sentence: byVariant({
      corrected: (clients) => `${clients} 个成员。凑齐人数的那个创建 ready 节点，其他人等的正是它。`,
      'any-event': (clients) => `${clients} 个成员。其他人等任何消息：连接恢复也算消息。`,
      'leaves-its-node': (clients) => `${clients} 个成员。等不及的走了，节点却留下，仍被计数。`,
      'spins-when-late': (clients) => `${clients} 个成员。离开时等得太久的不再等，却不停地再问。`,
    }),
    parameters: {
      variant: {
        label: '写法',
        values: {
          corrected: '改正后',
          'any-event': '任何事件都放行',
          'leaves-its-node': '放弃者留下节点',
          'spins-when-late': '离开超时后空转',
        },
      },
      pace: PACE,
      patienceMs: { label: '在屏障前等多久', values: { forever: '一直等下去' } },
      rounds: { label: '会合次数', values: { endless: '没有尽头' } },
      insideMs: { label: '每人在里面停留多久' },
    },
    steps: {
      'barrier.create': '为这次会合创建自己的临时节点',
      'barrier.count': '数一数到了多少成员',
      'barrier.ready': '人齐了：创建 ready 节点',
      'barrier.await': '否则用 exists 查看 ready 节点并注册监听，直到它出现',
      'barrier.inside': '在里面，和所有人一起',
      'barrier.leave': '离开：删除自己的节点，等所有人都走。名字最小的最后走',
    },
    stepNames: {
      'barrier.create': '到来',
      'barrier.count': '计数',
      'barrier.ready': '打开屏障',
      'barrier.await': '等待',
      'barrier.inside': '在里面',
      'barrier.leave': '离开',
    },
  },
};
