import { zxidText } from '../names.ts';
import { format, server } from '../nouns.zh.ts';
import type { BallotsWords } from './ballots.en.ts';

const of = (count: number, voters: number) => `${format.number(voters)} 票中的 ${format.number(count)} 票`;

export const ballots: BallotsWords = {
  alone: '单台服务器不选举：直接提供服务。',
  never: '还没有服务器当选过。',
  settled: (at, leader, round, count, voters) =>
    `自 ${at} 起没有选举：${server(leader)} 以${of(count, voters)}赢得第 ${format.number(round)} 轮。`,
  electing: (leader, count, voters, needed) =>
    `${server(leader)} 领先，得到${of(count, voters)}；需要 ${format.number(needed)} 票。`,
  agreed: (leader, count, voters) =>
    `${server(leader)} 已过半，得到${of(count, voters)}；再等片刻，看有没有更好的选票。`,
  elected: (leader) => `${server(leader)} 已当选；有过半服务器跟随后才就任。`,
  stuck: (count, needed) =>
    `正在寻找 leader，但选不出：只听得到 ${format.number(count)} 台，需要 ${format.number(needed)} 台。`,
  legend: '先比 epoch 新，再比 zxid 新，最后比编号大。',

  head: { server: '服务器', has: '拥有', votes: '投给', round: '轮次', heard: '收到自', tally: '一致' },
  hasTip: '自己日志里最新的 epoch 和 zxid：别人据此衡量它。',
  heardTip: '就这台服务器所知，每个投票者想选谁。',
  has: ({ epoch, zxid }) => `${format.number(epoch)} · ${zxidText(zxid)}`,
  votesFor: (leader) => server(leader),
  votesForShort: (leader) => `→ ${leader.slice('server:'.length)}`,
  itself: '自己',
  round: (round) => format.number(round),
  states: {
    collecting: '正在收集选票',
    finalizing: '已过半，等待是否有更好的选票',
    decided: '已决定',
    absent: '不参与',
  },
  ballot: (number, state, vote) =>
    vote === null
      ? `服务器 ${format.number(number)}：${state}`
      : `服务器 ${format.number(number)} 投给${vote}：${state}`,
  slip: ({ from, kind, leader }) => {
    switch (kind) {
      case 'none':
        return `没有收到${server(from)} 的消息`;
      case 'settled':
        return `${server(from)} 说 leader 是${server(leader ?? '')}`;
      case 'same':
      case 'other':
        return `${server(from)} 投给${server(leader ?? '')}`;
      default:
        return kind satisfies never;
    }
  },
  spoken: (number, state, vote, round, heard) =>
    [
      `服务器 ${format.number(number)}，第 ${format.number(round)} 轮：${state}`,
      ...(vote === null ? [] : [`投给${vote}`]),
      ...heard,
    ].join('；') + '。',
};
