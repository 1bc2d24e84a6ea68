import type { ScenarioWords } from '../../../../scenarios/scenario/words.ts';
import { PACE, byVariant } from './common.ts';

export const messages: Readonly<Record<string, ScenarioWords>> = {
  mailbox: {
    name: '信箱：用监听传递消息',
    more: '监听事件不是消息',
    sentence: byVariant({
      numbered: () => 'A 发送，B 处理。每条消息一个节点，B 处理完才删除。',
      'one-value': () => 'A 发送，B 处理。每条消息都写进同一个节点，覆盖前一条。',
      flag: () => 'A 发送，B 处理。消息是一个标志：A 创建一个节点，一秒后删除。',
    }),
    parameters: {
      variant: {
        label: '一条消息是',
        values: {
          numbered: '一个单独的节点',
          'one-value': '同一个节点的值',
          flag: '只存在一秒的节点',
        },
      },
      pace: PACE,
      rounds: { label: '消息数', values: { endless: '不限' } },
    },
    steps: {
      'mail.send': '发送者：写入或创建带消息的节点',
      'mail.lower': '发送者：一秒后删除标志',
      'mail.look': '接收者：检查消息并注册监听',
      'mail.act': '接收者：处理消息',
      'mail.delete': '接收者：删除处理过的消息',
      'mail.await': '接收者：等待监听触发，再次检查',
    },
    stepNames: {
      'mail.send': '发送',
      'mail.lower': '删除标志',
      'mail.look': '检查',
      'mail.act': '处理',
      'mail.delete': '清除',
      'mail.await': '等待',
    },
  },
  'tree-cache': {
    name: '树缓存：重连后全部重读',
    more: '每个客户端都重读整棵树',
    sentence: byVariant({
      'at-once': (clients) => `${clients} 个客户端各有一棵树的副本。重连后，都以最快的速度重读整棵树。`,
      'bit-by-bit': (clients) =>
        `${clients} 个客户端各有一棵树的副本。重连后，都重读整棵树，每秒三十个节点。`,
    }),
    parameters: {
      variant: {
        label: '重连之后',
        values: { 'at-once': '立即全部重读', 'bit-by-bit': '分批重读' },
      },
      znodes: { label: '节点数' },
    },
    steps: {
      'tree.list': '列出整棵树并注册监听',
      'tree.read': '逐个读取节点',
      'tree.await': '等待列表变化或重连，再从头开始',
    },
    stepNames: { 'tree.list': '列出', 'tree.read': '读取', 'tree.await': '等待' },
  },
};
