import type { ScenarioWords } from '../../../../scenarios/words.ts';
import { PACE, byVariant } from './common.zh.ts';

export const messages: Readonly<Record<string, ScenarioWords>> = {
  mailbox: {
    name: '信箱',
    more: '监听不是消息',
    sentence: byVariant({
      numbered: () => 'A 发送，B 处理。每条消息是一个自己的节点，B 处理完才删除。',
      'one-value': () => 'A 发送，B 处理。每条消息都写进同一个节点，盖掉前一条。',
      flag: () => 'A 发送，B 处理。消息是一面旗：A 创建一个节点，一秒后删除。',
    }),
    parameters: {
      variant: {
        label: '消息是什么',
        values: {
          numbered: '一个自己的节点',
          'one-value': '同一个节点的值',
          flag: '来了又走的节点',
        },
      },
      pace: PACE,
      rounds: { label: '消息数', values: { endless: '没有尽头' } },
    },
    steps: {
      'mail.send': '发送者写入或创建一个节点，消息就在其中',
      'mail.lower': '一秒后删除旗',
      'mail.look': '接收者看看有什么，同时注册监听',
      'mail.act': '处理看到的消息',
      'mail.delete': '删除处理过的消息',
      'mail.await': '等监听响起，再看一遍',
    },
    stepNames: {
      'mail.send': '发送',
      'mail.lower': '降旗',
      'mail.look': '查看',
      'mail.act': '处理',
      'mail.delete': '清除',
      'mail.await': '等消息',
    },
  },
  'tree-cache': {
    name: '整棵树的副本',
    more: '人人都把一切重读一遍',
    sentence: byVariant({
      'at-once': (clients) =>
        `${clients} 个客户端各存一棵树的副本。连接恢复后，人人都以最快的速度把一切重读一遍。`,
      'bit-by-bit': (clients) =>
        `${clients} 个客户端各存一棵树的副本。连接恢复后，人人都把一切重读一遍，每秒三十个节点。`,
    }),
    parameters: {
      variant: {
        label: '重连之后',
        values: { 'at-once': '立刻全部重读', 'bit-by-bit': '一点一点重读' },
      },
      znodes: { label: '节点数' },
    },
    steps: {
      'tree.list': '列出树，同时注册监听',
      'tree.read': '逐个读取节点',
      'tree.await': '等到列表变化或连接恢复，再从头开始',
    },
    stepNames: { 'tree.list': '列出', 'tree.read': '读取', 'tree.await': '等待' },
  },
};
