import type { Translation } from '../../../../words/messages.ts';
import { zxidText } from '../../../../words/names.ts';
import { format, server } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

const of = (count: number, voters: number) => `${format.number(voters)} 票中的 ${format.number(count)} 票`;

export const words = {
  alone: '单机服务器不需要选举：直接提供服务。',
  never: '还没有服务器当选过。',
  settled: (at, leader, round, count, voters) =>
    `自 ${at} 起没有选举：${server(leader)} 以 ${of(count, voters)}赢得第 ${format.number(round)} 轮。`,
  electing: (round, by, leader, count, voters, needed) =>
    `第 ${format.number(round)} 轮：${server(by)} 已收到 ${format.number(count)} 票投给${by === leader ? '自己' : server(leader)}（共 ${format.number(voters)} 台）；需要 ${format.number(needed)} 票。`,
  ownOnly: (round, only, needed) =>
    `第 ${format.number(round)} 轮：${only === null ? '每台服务器' : server(only)}只有自己的一票；同一台服务器需要 ${format.number(needed)} 票。`,
  agreed: (round, leader, count, voters) =>
    `第 ${format.number(round)} 轮：${server(leader)} 已过半，得到 ${of(count, voters)}；正短暂等待更好的选票。`,
  elected: (round, leader) =>
    `第 ${format.number(round)} 轮：${server(leader)} 已当选；有过半服务器跟随后才开始领导。`,
  stuck: (count, needed) =>
    `正在寻找领导者，但选不出：只能连到 ${format.number(count)} 台，需要 ${format.number(needed)} 台。`,
  legend: '先比纪元，再比 zxid，最后比服务器 ID，大者胜出。',
  crown: '皇冠：发送者当时跟随那个领导者',

  head: { server: '服务器', has: '拥有', votes: '投给', round: '轮次', heard: '收到自', tally: '一致' },
  hasTip: '自己日志里最新的纪元和 zxid。选票按它们比较。',
  heardTip: '这台服务器目前收到的选票。',
  has: ({ epoch, zxid }) => `${format.number(epoch)} · ${zxidText(zxid)}`,
  votesFor: (leader) => server(leader),
  votesForShort: (leader) => `→ ${leader.slice('server:'.length)}`,
  itself: '自己',
  noVote: { observer: 'observer，不投票', none: '不是成员，不投票' },
  round: (round) => format.number(round),
  states: {
    collecting: '正在收集选票',
    finalizing: '已过半，等待是否有更好的选票',
    decided: '已决定',
    absent: '不投票',
  },
  ballot: (number, state, vote) =>
    vote === null
      ? `服务器 ${format.number(number)}：${state}`
      : `服务器 ${format.number(number)} 投给${vote}：${state}`,
  slip: ({ from, kind, leader }) => {
    switch (kind) {
      case 'none':
        return `没有收到${server(from)} 的选票`;
      case 'settled':
        return `${server(from)} 说领导者是${server(leader ?? '')}`;
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
} satisfies Translation<Words>;
