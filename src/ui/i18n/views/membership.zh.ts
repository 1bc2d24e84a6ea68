import { format } from '../nouns.zh.ts';
import type { MembershipWords } from './membership.en.ts';

export const membership: MembershipWords = {
  empty: '还没有主机加入。',
  calm: (count) => `${format.number(count)} 台主机在场并已列出。`,
  ghost: (name, since) =>
    since === null ? `${name} 已消失，仍在名单上。` : `${name} 已消失 ${since}，仍在名单上。`,
  borrowed: (name) => `${name} 在场，把这个名字当作自己的：它属于上一个会话，会随之消失。`,
  unlisted: (name) => `${name} 在场，也自认为是成员，名单上却没有它。`,
  behind: (name) => `客户端 ${name} 依据的名单已不是服务端的名单。`,
  tree: '服务端',
  roll: (name, at) => `客户端 ${name}，读于 ${at}`,
  signs: { listed: '✓', borrowed: '!', unlisted: '?', ghost: '†', gone: '–', yes: '✓', no: '–' },
  host: {
    listed: (name) => `服务端列出 ${name}，它在场`,
    borrowed: (name) => `服务端列出 ${name}，但属于上一个会话；主机在场`,
    unlisted: (name) => `服务端没有列出 ${name}，它在场并自认为是成员`,
    ghost: (name) => `服务端列出 ${name}，而它已消失`,
    gone: (name) => `服务端没有列出 ${name}，它已消失`,
  },
  known: (reader, name, isListed, isTrue) =>
    `客户端 ${reader} ${isListed ? '依据的名单有' : '不知道'} ${name}${isTrue ? '' : '，与服务端不符'}`,
};
