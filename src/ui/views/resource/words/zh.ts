import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  none: '这个世界里没有由锁保护的资源。',
  empty: '还没有写入。',
  inOrder: (count) => `${format.number(count)} 次写入，没有一次迟到。`,
  rejected: (count, name) => `${format.number(count)} 次迟到的写入被拒绝，最近一次来自客户端 ${name}。`,
  back: (name, token, highest) => `客户端 ${name} 用令牌 ${token} 在令牌 ${highest} 之后写入：值被旧值覆盖。`,
  value: '值',
  noValue: '尚无',
  highest: (token) => `最高令牌 ${token}`,
  noToken: '尚无令牌',
  fences: { checkToken: '检查令牌', off: '不做检查' },
  token: (token) => (token === null ? '无令牌' : `#${token}`),
  rejectedRow: '被拒绝',
  wentBack: '覆盖新值',
  earlier: (count) => `之前还有 ${format.number(count)} 次`,
  write: (name, value, token, at) =>
    `客户端 ${name} ${token === null ? '不带令牌' : `用令牌 ${token} `}写入 ${value}（${at}）`,
  writes: (name, count, token, from, to) =>
    `客户端 ${name} ${token === null ? '不带令牌' : `用令牌 ${token} `}写入 ${format.number(count)} 次（${from} 到 ${to}）`,
  fates: { accepted: '被接受', rejected: '被拒绝', back: '被接受，旧值覆盖了新值' },
  sentence: (parts) => parts.join('：'),
} satisfies Translation<Words>;
