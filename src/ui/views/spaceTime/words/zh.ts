import type { Translation } from '../../../../words/messages.ts';
import { actor, format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '还没有发送过消息。',
  calm: '每条斜线是一条消息，从发送者到接收者。',
  lane: (id) => actor(id),
  more: (count) => `另有 ${format.number(count)} 个客户端`,
  states: {
    down: '已宕机',
    looking: '正在寻找领导者',
    following: '跟随',
    leading: '领导',
    frozen: '已冻结',
    apart: '未连接',
    connected: '已连接',
  },
  kinds: {
    connect: '建立连接',
    request: '请求',
    reply: '响应',
    event: '监听事件',
    proposal: 'PROPOSAL',
    ack: 'ACK',
    commit: 'COMMIT',
    vote: '选票',
    handshake: '新领导者、同步',
    close: '连接结束',
  },
  legend: { proposal: 'PROPOSAL', ack: 'ACK', commit: 'COMMIT', vote: '选票' },
  message: (kind, sentence) => `${kind}：${sentence}`,
} satisfies Translation<Words>;
