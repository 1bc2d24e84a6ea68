import type { Translation } from '../../../../words/messages.ts';
import { zxidText } from '../../../../words/names.ts';
import { format } from '../../../../words/zh/nouns.ts';
import { txns } from '../../../../words/zh/txns.ts';
import type { Words } from './en.ts';

/** “1:6 到 1:8”，只有一个时就是它。 */
const zxidRange = (zxids: readonly number[]) =>
  zxids.length > 1
    ? `${zxidText(zxids[0] ?? 0)} 到 ${zxidText(zxids.at(-1) ?? 0)}`
    : zxids.map(zxidText).join('');

const fileName = (name: string, order: number | null) =>
  order === null ? name : `${name}，启动时第 ${format.number(order)} 个读取`;

export const words = {
  server: '哪台服务器的磁盘',
  serverOf: (number) => txns.server(number),
  empty: (number) => `${txns.server(number)} 的磁盘上什么也没有。`,
  writing: (number, name, { done, all }, fuzzy) =>
    `${txns.server(number)} 正在写 ${name}：${format.number(all)} 个数据节点已写 ${format.number(done)} 个${fuzzy === 0 ? '' : `；其间应用了 ${format.number(fuzzy)} 个事务`}。`,
  recovery: (number, { snapshot, logs, replayed }) => {
    const from = snapshot === null ? '没有快照可读' : `读取 ${snapshot}`;
    return replayed === 0
      ? `${txns.server(number)} 启动时${from}，没有事务要重放。`
      : `${txns.server(number)} 启动时${from}，再从 ${format.number(logs)} 个日志文件重放 ${format.number(replayed)} 个事务。`;
  },
  snapshots: 'version-2/ 中的快照',
  logs: 'version-2/ 中的事务日志',
  progress: ({ done, all }) => `正在写入：${format.number(all)} 个数据节点已写 ${format.number(done)} 个`,
  fuzzy: (zxids) => `模糊快照：不一定含有 ${zxidRange(zxids)}`,
  missing: (zxids) => `由日志重放 ${zxidRange(zxids)} 补齐`,
  purged: 'zkCleanup.sh -n 3 会删除它',
  open: '下一个事务写到这里',
  rest: {
    reserved: '预分配：用零填充到 64 MB',
    cut: '最后一条记录之后被 TRUNC 截断',
    deleted: '已被 TRUNC 删除',
  },
  records: (count) => (count === 0 ? '空' : `${format.number(count)} 个事务`),
  record: (name, kind, isReplayed) =>
    [
      `${txns.txn(name)}，${txns.zxid(name.zxid)}`,
      {
        committed: '已提交',
        outstanding: '已写日志，尚未提交',
        doomed: '将被丢弃',
        truncated: '已被 TRUNC 截掉',
      }[kind],
      ...(isReplayed ? ['启动时重放'] : []),
    ].join('，'),
  cut: (to, file, dropped) =>
    `TRUNC 截到 ${txns.zxid(to)}，${file === null ? '' : `从 ${file} `}截掉了 ${format.number(dropped)} 个事务。`,
  earlier: (count) => `更早的 ${format.number(count)} 个`,
  fileName,
  spoken: (name, order, notes) => `${[fileName(name, order), ...notes].join('；')}。`,
  legend: {
    order: '启动时按此顺序读取',
    committed: '已提交',
    truncated: '已截掉',
    reserved: '预分配',
  },
} satisfies Translation<Words>;
