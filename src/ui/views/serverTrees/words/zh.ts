import type { Translation } from '../../../../words/messages.ts';
import { NAMED_AT_MOST } from '../../../../words/namedAtMost.ts';
import { zxidText } from '../../../../words/names.ts';
import { format, server } from '../../../../words/zh/nouns.ts';
import { txns } from '../../../../words/zh/txns.ts';
import type { Words } from './en.ts';

/** Before a punctuation mark, or at the end. */
function clients(names: readonly string[]): string {
  if (names.length > NAMED_AT_MOST) return `${format.number(names.length)} 个客户端`;
  return format.list(names.map((name) => `客户端 ${name}`));
}

/** Before a Chinese character: a space parts it from a name. */
function clientsThat(names: readonly string[]): string {
  return names.length > NAMED_AT_MOST ? clients(names) : `${clients(names)} `;
}

export const words = {
  none: '除 ZooKeeper 自己的以外没有数据节点。',
  alike: '所有的树都相同。',
  alone: (isWithOwn) =>
    isWithOwn ? '所有数据节点的值和版本。' : '所有数据节点的值和版本，ZooKeeper 自己的除外。',
  differ: (ids, path, others, zxids, measure) =>
    `${txns.servers(ids)} 与${server(measure.id)} 在 ${path}${others === 0 ? ' ' : ` 等 ${format.number(others + 1)} 个数据节点`}上不同：已执行到 zxid ${format.list([...new Set(zxids.map(zxidText))])}，${server(measure.id)} 到 ${zxidText(measure.zxid)}。`,
  lags: '服务器落后时，这很正常。',
  cutOff: (ids, measure) => `${txns.servers(ids)} 与${server(measure)} 断开，因而落后。`,
  reads: (names) => `${clientsThat(names)}从那里读。`,
  syncing: (names) => `${clientsThat(names)}正在等待 sync。`,
  znode: '数据节点',
  hidden: (count) => `另有 ${format.number(count)} 个相同`,
  legend: { stale: '旧值', missing: '还没有', doomed: '将被回滚', client: '客户端：已连接，或最近读过' },
  cells: {
    same: '与别处相同',
    missing: '还没有',
    stale: '旧值',
    lingering: '别处已删除，这里还在',
    ahead: '比别处新，尚未提交',
    doomed: '将被回滚',
    absent: '不存在',
    lost: '进程已宕机，内存已丢失',
  },
  value: (data, version) =>
    `${data === null ? 'null' : data === '' ? '""' : data}，版本 ${format.number(version)}`,
  version: (version) => `v${format.number(version)}`,
  notYet: '还没有',
  deleted: '已删除',
  ownedBy: (name) => `属于客户端 ${name} 的会话`,
  readBy: (names) => `${clientsThat(names)}最近读过`,
  connected: (names) => `已连接：${clients(names)}`,
  cell: (path, number, parts) => `服务器 ${format.number(number)} 上的 ${path}：${parts.join('，')}`,
  sync: 'sync',
  spokenColumn: (number, state, differences, names) =>
    [
      `服务器 ${format.number(number)}，${state}：${differences === 0 ? '没有不同' : `${format.number(differences)} 处不同`}`,
      ...(names.length === 0 ? [] : [`已连接：${clients(names)}`]),
    ].join('；') + '。',
} satisfies Translation<Words>;
