import type { Translation } from '../../../../words/messages.ts';
import { format, server } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  none: '没有客户端连接。',
  line: (count) => `${format.number(count)} 个客户端已连接。`,
  columns: {
    wire: '连接',
    server: '服务器',
    session: '会话',
    silent: '静默时长',
    last: '最近的请求',
    watches: '监听',
    ephemerals: '临时节点',
    faults: '故障',
  },
  connecting: '正在连接',
  of: (silentMs, timeoutMs) => `${format.span(silentMs)} / ${format.span(timeoutMs)}`,
  request: (op, count) => `${op}（${format.number(count)}）`,
  spoken: (wire, at, session, watches, ephemerals) =>
    `${wire} 连接到${server(at)}：会话 ${session}，${format.number(watches)} 个监听，${format.number(ephemerals)} 个临时节点。`,
} satisfies Translation<Words>;
