import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '还没有主机加入。',
  calm: (count) => `${format.number(count)} 台主机在线并已列出。`,
  ghost: (name, since) =>
    since === null ? `${name} 已离线，仍在名单上。` : `${name} 已离线 ${since}，仍在名单上。`,
  borrowed: (name) => `${name} 在线，把这个名字当作自己的，但节点属于上一个会话，会随之消失。`,
  unlisted: (name) => `${name} 在线，也自认为是成员，但不在名单上。`,
  behind: (name) => `客户端 ${name} 使用的名单已过期。`,
  tree: '服务端',
  roll: (name, at) => `客户端 ${name}，读于 ${at}`,
  signs: { listed: '✓', borrowed: '!', unlisted: '–', ghost: '†', gone: '–', yes: '✓', no: '–' },
  host: {
    listed: (name) => `服务端列出 ${name}，它在线`,
    borrowed: (name) => `服务端列出 ${name}，但属于上一个会话；主机在线`,
    unlisted: (name) => `服务端没有列出 ${name}，它在线并自认为是成员`,
    ghost: (name) => `服务端列出 ${name}，而它已离线`,
    gone: (name) => `服务端没有列出 ${name}，它已离线`,
  },
  known: (reader, name, isListed, isTrue) =>
    `客户端 ${reader} ${isListed ? '的名单里有' : '的名单里没有'} ${name}${isTrue ? '' : '，与服务端不符'}`,
} satisfies Translation<Words>;
