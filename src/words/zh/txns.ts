import type { ShelfWords, Translation } from '../messages.ts';
import { calledClient, zxidText } from '../names.ts';
import { client, format, server } from './nouns.ts';

export const txns = {
  zxid: (zxid) => `zxid ${zxidText(zxid)}`,
  txn: ({ type, path, client: who }) => {
    const by = who === null ? '' : `${client(who)} 的 `;
    const of = who === null ? '某个会话' : `${client(who)} 的会话`;
    if (type === 'createSession') return `${of}建立`;
    if (type === 'closeSession') return `${of}结束`;
    if (type === 'error') return who === null ? '一次被拒绝的写入' : `${client(who)} 的一次被拒绝的写入`;
    return `${by}${path === null ? type : `${type} ${path}`}`;
  },
  short: ({ type, path, client: who }) => {
    if (type === 'createSession') return '新会话';
    if (type === 'closeSession') return '会话结束';
    if (type === 'error') return '被拒绝的写入';
    return `${who === null ? '' : `${calledClient(who)}：`}${path === null ? type : `${type} ${path}`}`;
  },
  server: (number) => `服务器 ${format.number(number)}`,
  servers: (ids) =>
    ids.length === 1
      ? ids.map(server).join('')
      : `服务器 ${ids.map((id) => id.slice('server:'.length)).join('、')}`,
  states: {
    LEADING: '领导者',
    FOLLOWING: '跟随者',
    OBSERVING: '观察者',
    LOOKING: '正在寻找领导者',
    standalone: '单机',
    elected: '已当选，尚未开始领导',
    down: '已宕机',
    frozen: '已冻结',
  },
} satisfies Translation<ShelfWords['txns']>;
