import type { Translation } from '../../../../words/messages.ts';
import { typesetChinese } from '../../../../words/format.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '没有客户端。',
  unserved: '没有服务器在运行，无从得知。',
  nobody: '没有候选者。',
  both: (name) => `客户端 ${name} 的节点排第一，它也认为自己是领导者。`,
  tree: (name) => `客户端 ${name} 的节点排第一，但它不认为自己是领导者。`,
  forsaken: (name) => typesetChinese(`排在第一的节点属于客户端 ${name}，而它已消失。`),
  ownerless: '排在第一的节点不属于任何会话：没有什么会删除它。',
  belief: (name) => `客户端 ${name} 认为自己是领导者，服务端上排第一的却不是它。`,
  together: (names) => `客户端 ${format.list(names)} 同时认为自己是领导者。`,
  ofOne: (count, name) => `客户端 ${name} 的 ${count} 个 latch 同时认为自己是领导者。`,
  blind: (names) => `客户端 ${format.list(names)} 在等待，但不会有事件唤醒它。`,
  first: '领导者',
  blindShort: '不会被唤醒',
  unknown: '未知',

  seat: (parts) => parts.join('，'),
  stands: (name, place, znode) =>
    place === 1
      ? typesetChinese(`客户端 ${name} 是领导者，节点 ${znode}`)
      : typesetChinese(`客户端 ${name} 排第 ${format.number(place)}，节点 ${znode}`),
  aside: (name) => `客户端 ${name} 没有参选`,
  crowns: {
    none: null,
    tree: '不认为自己是领导者',
    both: '认为自己是领导者',
    belief: '认为自己是领导者，实际并非如此',
  },
  gone: '所有者已消失',
  watches: (name) => typesetChinese(`监听客户端 ${name}`),
  watchesList: '监听整个列表',
  blindLong: '在等待，但不会有事件唤醒它',
  told: '事件正在送达',
} satisfies Translation<Words>;
