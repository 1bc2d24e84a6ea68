import { format } from '../nouns.zh.ts';
import type { EyesWords } from './eyes.en.ts';

export const eyes: EyesWords = {
  empty: '没有客户端。',
  nobody: '没有候选者。',
  both: (name) => `服务端上客户端 ${name} 是领导者，它自己也这样认为。`,
  tree: (name) => `服务端上客户端 ${name} 是领导者，它自己还不知道。`,
  forsaken: (name) => `排在第一的节点属于客户端 ${name}，而它已消失。`,
  belief: (name) => `客户端 ${name} 认为自己是领导者，服务端上排第一的却不是它。`,
  together: (names) => `客户端 ${format.list(names)} 同时认为自己是领导者。`,
  blind: (names) => `客户端 ${format.list(names)} 在睡眠，没有什么会唤醒它。`,
  first: '领导者',
  blindShort: '不会被唤醒',
  unknown: '未知',

  seat: (parts) => parts.join('，'),
  stands: (name, place, znode) =>
    place === 1
      ? `客户端 ${name} 是领导者，节点 ${znode}`
      : `客户端 ${name} 排第 ${format.number(place)}，节点 ${znode}`,
  aside: (name) => `客户端 ${name} 没有参选`,
  crowns: {
    none: null,
    tree: '不认为自己是领导者',
    both: '认为自己是领导者',
    belief: '认为自己是领导者，实际并非如此',
  },
  gone: '所有者已消失',
  watches: (name) => `监听客户端 ${name}`,
  watchesList: '监听整个列表',
  blindLong: '在睡眠，没有什么会唤醒它',
};
