import { zxidText } from '../names.ts';
import { format, server } from '../nouns.zh.ts';
import type { ZxidCounterWords } from './zxidCounter.en.ts';

export const zxidCounter: ZxidCounterWords = {
  alone: '单台服务器用一个普通的数给事务编号。',
  none: '还没有事务。',
  same: (zxid) => `所有服务器都在 zxid ${zxidText(zxid)}。`,
  differ: (behind) => `${format.list(behind.map(server))} 落后。`,
  epochs: (epochs) => `服务器处在不同的纪元：${epochs.join('、')}。`,
  legend: 'zxid 由两个 32 位数组成：新的 leader 使纪元加一，计数从 0 重新开始。',
  epoch: '纪元',
  counter: '计数器',
  hex: '十六进制',
  hexTip: (epoch, counter) =>
    `ZooKeeper 的写法：${format.number(epoch)} × 2³² + ${format.number(counter)}，十六进制`,
  behind: (count) => `落后 ${format.number(count)} 个事务`,
  otherEpoch: '处在较旧的纪元',
  promised: (epoch) => `已承诺跟随纪元 ${format.number(epoch)}`,
  spoken: ({ server: { number }, epoch, counter, hex }, parts) =>
    [
      `服务器 ${format.number(number)}：纪元 ${format.number(epoch)}，计数器 ${format.number(counter)}，${hex}`,
      ...parts,
    ].join('，') + '。',
};
