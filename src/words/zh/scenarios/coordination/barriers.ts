import type { ScenarioWords } from '../../../../scenarios/scenario/words.ts';
import { PACE, byVariant } from './common.ts';

export const barriers: Readonly<Record<string, ScenarioWords>> = {
  barrier: {
    name: '屏障',
    more: '等待一个客户端打开它',
    sentence: byVariant(
      {
        'looks-again': (members) =>
          `${members} 个客户端等待 A 删除节点。监听触发后再查一次，节点不存在才通过。`,
        'any-event': (members) => `${members} 个客户端等待 A 删除节点。收到任何事件都通过，包括重连。`,
        'goes-with-keeper': (members) =>
          `${members} 个客户端等待 A 删除临时节点。A 一死，节点随会话消失，全部通过。`,
      },
      1,
    ),
    parameters: {
      variant: {
        label: '写法',
        values: {
          'looks-again': '收到事件后再查一次',
          'any-event': '任何事件都通过',
          'goes-with-keeper': '屏障是临时节点',
        },
      },
      pace: PACE,
      closedMs: { label: '关闭时间' },
      rounds: { label: '连续的屏障数', values: { endless: '不限' } },
    },
    steps: {
      'plainBarrier.close': '守护者：创建屏障节点',
      'plainBarrier.open': '守护者：时间到后删除它',
      'plainBarrier.ask': '其他客户端：调用 exists 并注册监听。不存在则通过',
      'plainBarrier.wait': '存在则等待监听触发，再查一次',
      'plainBarrier.beyond': '已通过屏障',
    },
    stepNames: {
      'plainBarrier.close': '保持关闭',
      'plainBarrier.open': '打开屏障',
      'plainBarrier.ask': '检查屏障',
      'plainBarrier.wait': '等待',
      'plainBarrier.beyond': '已通过',
    },
  },
  'double-barrier': {
    name: '双重屏障',
    more: '一起开始，一起结束',
    sentence: byVariant({
      corrected: (clients) => `${clients} 个成员。最后到达的创建 ready 节点，其他成员等待它出现。`,
      'any-event': (clients) => `${clients} 个成员。等待的成员收到任何事件都通过，包括重连。`,
      'leaves-its-node': (clients) => `${clients} 个成员。超时的成员离开，节点却留下，仍被计数。`,
      'spins-when-late': (clients) => `${clients} 个成员。离开超时的成员不再等待，而是不停地查询。`,
    }),
    parameters: {
      variant: {
        label: '写法',
        values: {
          corrected: '修正版',
          'any-event': '任何事件都通过',
          'leaves-its-node': '超时后留下节点',
          'spins-when-late': '离开超时后忙循环',
        },
      },
      pace: PACE,
      patienceMs: { label: '在屏障前的等待时间', values: { forever: '不限时' } },
      rounds: { label: '会合次数', values: { endless: '不限' } },
      insideMs: { label: '在屏障内停留的时间' },
    },
    steps: {
      'barrier.create': '为这次会合创建自己的临时节点',
      'barrier.count': '统计已到达的成员',
      'barrier.ready': '全部到齐则创建 ready 节点',
      'barrier.await': '否则对 ready 节点调用 exists 并注册监听，直到它出现',
      'barrier.inside': '在屏障内，与全部成员一起',
      'barrier.leave': '离开：删除自己的节点，等全部成员离开。名字最小的最后离开',
    },
    stepNames: {
      'barrier.create': '到达',
      'barrier.count': '计数',
      'barrier.ready': '打开屏障',
      'barrier.await': '等待',
      'barrier.inside': '在屏障内',
      'barrier.leave': '离开',
    },
  },
};
