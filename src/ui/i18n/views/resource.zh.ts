import { format } from '../nouns.zh.ts';
import type { ResourceWords } from './resource.en.ts';

export const resource: ResourceWords = {
  none: '这个世界里没有由锁保护的资源。',
  empty: '还没有人写过。',
  inOrder: (count) => `${format.number(count)} 次写入，没有一次过晚。`,
  rejected: (count, name) => `${format.number(count)} 次写入过晚被拒绝，最近一次来自客户端 ${name}。`,
  back: (name, token, highest) => `客户端 ${name} 用令牌 ${token} 在令牌 ${highest} 之后写入：值倒退了。`,
  value: '值',
  noValue: '尚无',
  highest: (token) => `最高令牌 ${token}`,
  noToken: '尚无令牌',
  fences: { checkToken: '检查令牌', off: '不做检查' },
  token: (token) => (token === null ? '无令牌' : `#${token}`),
  rejectedRow: '被拒绝',
  wentBack: '倒退',
  earlier: (count) => `之前还有 ${format.number(count)} 次`,
  write: (name, value, token, at) =>
    `客户端 ${name} ${token === null ? '不带令牌' : `用令牌 ${token} `}写入 ${value}（${at}）`,
  writes: (name, count, token, from, to) =>
    `客户端 ${name} ${token === null ? '不带令牌' : `用令牌 ${token} `}写入 ${format.number(count)} 次（${from} 到 ${to}）`,
  fates: { accepted: '被接受', rejected: '被拒绝', back: '被接受，值倒退了' },
  sentence: (parts) => parts.join('：'),
};
