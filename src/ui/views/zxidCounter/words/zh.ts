import type { Translation } from '../../../../words/messages.ts';
import { zxidText } from '../../../../words/names.ts';
import { format, server } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  alone: '单机服务器用一个普通计数器给事务编号。',
  none: '还没有事务。',
  same: (zxid) => `所有服务器都在 zxid ${zxidText(zxid)}。`,
  differ: (behind) => `${format.list(behind.map(server))} 落后。`,
  epochs: (epochs) => `各服务器的 zxid 属于不同的纪元：${epochs.join('、')}。`,
  legend: 'zxid 由两个 32 位数组成：新的领导者使纪元加一，计数从 0 重新开始。',
  epoch: '纪元',
  counter: '计数器',
  hex: '十六进制',
  hexTip: (epoch, counter) =>
    `ZooKeeper 的写法：${format.number(epoch)} × 2³² + ${format.number(counter)}，十六进制`,
  behind: (count) => `落后 ${format.number(count)} 个事务`,
  otherEpoch: '最新的事务属于较旧的纪元',
  inEpoch: (epoch) => `服务器本身处于纪元 ${format.number(epoch)}`,
  promised: (epoch) => `已承诺跟随纪元 ${format.number(epoch)}`,
  spoken: ({ server: { number }, epoch, counter, hex }, parts) =>
    [
      `服务器 ${format.number(number)}：纪元 ${format.number(epoch)}，计数器 ${format.number(counter)}，${hex}`,
      ...parts,
    ].join('，') + '。',
} satisfies Translation<Words>;
