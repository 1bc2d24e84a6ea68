import { format } from '../nouns.zh.ts';
import { NAMED_AT_MOST } from './namedAtMost.ts';
import type { ServerTreesWords } from './serverTrees.en.ts';
import { txns } from './txns.zh.ts';

/** What follows comes right behind: a space parts it from a name. */
function clients(names: readonly string[]): string {
  if (names.length > NAMED_AT_MOST) return `${format.number(names.length)} 个客户端`;
  return `${format.list(names.map((name) => `客户端 ${name}`))} `;
}

export const serverTrees: ServerTreesWords = {
  none: '除 ZooKeeper 自己的以外还没有数据节点。',
  alike: '所有的树都一样。',
  differ: (ids, znodes) => `${txns.servers(ids)} 有 ${format.number(znodes)} 个数据节点不同。`,
  reads: (names) => `${clients(names)}从那里读。`,
  syncing: (names) => `${clients(names)}正在等待 sync。`,
  znode: '数据节点',
  hidden: (count) => `另有 ${format.number(count)} 个相同`,
  legend: { stale: '旧值', missing: '还没有', doomed: '将被撤回' },
  cells: {
    same: '与别处相同',
    missing: '还没有',
    stale: '旧值',
    lingering: '别处已删除，这里还在',
    ahead: '比别处新，尚未提交',
    doomed: '将被撤回',
    absent: '不存在',
    lost: '进程已宕机，内存已丢失',
  },
  value: (data, version) =>
    `${data === null ? 'null' : data === '' ? '""' : data}，版本 ${format.number(version)}`,
  version: (version) => `v${format.number(version)}`,
  notYet: '还没有',
  ownedBy: (name) => `属于客户端 ${name} 的会话`,
  readBy: (names) => `${clients(names)}最近读过`,
  cell: (path, number, parts) => `服务器 ${format.number(number)} 上的 ${path}：${parts.join('，')}`,
  sync: 'sync',
  spokenColumn: (number, state, differences, names) =>
    [
      `服务器 ${format.number(number)}，${state}：${differences === 0 ? '没有不同' : `${format.number(differences)} 处不同`}`,
      ...(names.length === 0 ? [] : [`${clients(names)}从这里读`]),
    ].join('；') + '。',
};
