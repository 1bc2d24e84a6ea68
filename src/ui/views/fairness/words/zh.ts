import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '还没有客户端请求锁。',
  fair: (holds) => `获得锁 ${format.number(holds)} 次，都按请求的先后。`,
  unfair: (holds, overtakings) =>
    `获得锁 ${format.number(holds)} 次，等待者被插队 ${format.number(overtakings)} 次。`,
  asked: '请求',
  held: '获得',
  earlier: (count) => `之前还有 ${format.number(count)} 次`,
  attempt: (name, number, at) => `客户端 ${name} 第 ${format.number(number)} 个请求（${at}）`,
  served: (rank, at) => `第 ${format.number(rank)} 个获得（${at}）`,
  overtook: (count) => `超过了 ${format.number(count)} 个等待者`,
  waits: '仍在等待',
  left: '没有得到就离开了',
  sentence: (parts) => parts.join('，'),
} satisfies Translation<Words>;
