import { zxidText } from '../names.ts';
import { client, format, server } from '../nouns.zh.ts';
import type { TxnWords } from './txns.en.ts';

export const txns: TxnWords = {
  zxid: (zxid) => `zxid ${zxidText(zxid)}`,
  txn: ({ type, path, client: who }) => {
    const by = who === null ? '' : `${client(who)} 的 `;
    const of = who === null ? '某个会话' : `${client(who)} 的会话`;
    if (type === 'createSession') return `${of}建立`;
    if (type === 'closeSession') return `${of}结束`;
    if (type === 'error') return who === null ? '一次被拒绝的写' : `${client(who)} 的一次被拒绝的写`;
    return `${by}${path === null ? type : `${type} ${path}`}`;
  },
  short: ({ type, path }) => {
    if (type === 'createSession') return '新会话';
    if (type === 'closeSession') return '会话结束';
    if (type === 'error') return '被拒绝的写';
    return path === null ? type : `${type} ${path}`;
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
    LOOKING: '正在寻找 leader',
    standalone: '单机',
    elected: '已当选，尚未就任',
    down: '已宕机',
    frozen: '已冻结',
  },
};
