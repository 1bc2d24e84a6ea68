import type { Translation } from '../../../../words/messages.ts';
import { format, server } from '../../../../words/zh/nouns.ts';
import { txns } from '../../../../words/zh/txns.ts';
import type { Words } from './en.ts';

const acksOf = (acked: number, voters: number, needed: number) =>
  `${format.number(voters)} 个中的 ${format.number(acked)} 个，需要 ${format.number(needed)} 个`;

export const words = {
  alone: '单机服务器不需要确认：写到磁盘就算提交。',
  noLeader: '没有领导者：没有提案。',
  idle: (leader) => `${server(leader)} 没有在等确认：它的提案都已提交。`,
  waiting: (leader, number) => `${server(leader)} 在等 ${format.number(number)} 个提案的确认。`,
  lost: (number) => `${format.number(number)} 个事务将被丢弃。`,

  over: '还不知道自己的纪元已经结束',
  doomed: '将被丢弃',
  doomedRow: (servers) =>
    servers.length === 1
      ? `只有${txns.servers(servers)} 写过日志，从未得到过半确认`
      : `${txns.servers(servers)} 写过日志，从未得到过半确认`,
  count: acksOf,
  states: {
    waiting: '等待过半确认',
    committed: '已提交',
    doomed: '将被丢弃：新的纪元里没有它',
  },
  committedAfter: (ms) => `${format.span(ms)} 后提交`,
  discs: { acked: '已确认', logged: '已写到磁盘，尚未计入', awaited: '尚未确认' },
  disc: (id, state) => `${server(id)} ${state}`,
  legend: { acked: '已确认', logged: '已落盘', awaited: '尚未确认' },
  row: (name, acked, voters, needed, state) =>
    `${txns.txn(name)}，${txns.zxid(name.zxid)}：${acksOf(acked, voters, needed)}，${state}。`,
  doomedSpoken: (name, servers) =>
    `${txns.txn(name)}，${txns.zxid(name.zxid)}，将被丢弃：${txns.servers(servers)} 写过日志。`,
} satisfies Translation<Words>;
