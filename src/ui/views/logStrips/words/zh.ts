import type { Translation } from '../../../../words/messages.ts';
import { format, server } from '../../../../words/zh/nouns.ts';
import { txns } from '../../../../words/zh/txns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '所有日志都是空的。',
  same: (zxid) => `所有日志一致，到 ${txns.zxid(zxid)}。`,
  committed: (zxid) => `到 ${txns.zxid(zxid)} 为止都已提交；还有服务器没有写到磁盘。`,
  lost: (zxid, servers) => `${txns.zxid(zxid)} 已经提交，${txns.servers(servers)} 却丢弃了它。`,
  missed: (zxid, leader, epoch) =>
    `${txns.zxid(zxid)} 已提交，而纪元 ${format.number(epoch)} 的领导者 ${server(leader)} 没有它。`,
  outstanding: (number) => `${format.number(number)} 个事务已写入日志，尚未提交。`,
  doomed: (zxids, servers) =>
    zxids.length === 1
      ? `${txns.zxid(zxids[0] ?? 0)} 将被丢弃：只有${txns.servers(servers)} 写过它。`
      : `${format.number(zxids.length)} 个事务将被丢弃：只有${txns.servers(servers)} 写过它们。`,

  epoch: (epoch) => `纪元 ${format.number(epoch)}`,
  earlier: '更早的',
  legend: {
    committed: '已提交',
    outstanding: '已写日志',
    unheard: '已提交，还不知道',
    doomed: '将被丢弃',
    truncated: '已丢弃',
    unforced: '正在落盘',
    snapshot: '在快照中',
  },
  cells: {
    none: '不在这份日志里',
    snapshot: '在这台服务器的快照中，日志里已没有',
    unforced: '已交给这台服务器的磁盘，尚未落盘',
    outstanding: '这里已写日志，尚未提交',
    unheard: '已提交；这台服务器写了日志，还不知道已提交',
    committed: '已提交',
    doomed: '这里已写日志，将被丢弃',
    truncated: '这里曾写过日志，已被丢弃',
  },
  cell: (name, servers, state) =>
    [
      `${txns.txn(name)}，${txns.zxid(name.zxid)}`,
      servers.length === 0 ? '不在任何磁盘上' : `${txns.servers(servers)} 已写日志`,
      state,
    ].join('，'),
  cellOn: (number, cell) => `${txns.server(number)}：${cell}`,
  variant: '与其他服务器上的不是同一个事务',
  strip: (number, state, parts) => `${txns.server(number)}，${state}：${parts.join('，')}。`,
  counts: {
    none: () => '',
    snapshot: () => '',
    unforced: (number) => `${format.number(number)} 个正在落盘`,
    outstanding: (number) => `${format.number(number)} 个已写日志、尚未提交`,
    unheard: (number) => `${format.number(number)} 个已提交而它还不知道`,
    committed: (number) => `${format.number(number)} 个已提交`,
    doomed: (number) => `${format.number(number)} 个将被丢弃`,
    truncated: (number) => `${format.number(number)} 个已被丢弃`,
  },
  nothing: '空',
  notes: {
    down: '已宕机',
    doomed: '将被丢弃',
    truncated: '已丢弃',
    lacking: (number) => `落后 ${format.number(number)} 个`,
  },
} satisfies Translation<Words>;
