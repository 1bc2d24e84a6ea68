import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '还没有客户端读过。',
  same: '每个缓存都与服务端一致。',
  behind: (count) => `${format.number(count)} 项比服务端旧。`,
  missed: (count) => `有 ${format.number(count)} 次变化被错过。`,
  tree: '服务端',
  version: (version) => `v${version}`,
  signs: { unread: '–', absent: '∅' },
  truth: (name, version, data) =>
    `${name} 的数据版本号是 ${format.number(version)}${data === '' ? '' : `（${data}）`}`,
  entry: (owner, name, version, parts) =>
    [
      version === null
        ? `客户端 ${owner} 没有 ${name}`
        : `客户端 ${owner} 有 ${name} 的版本 ${format.number(version)}`,
      ...parts,
    ].join('，'),
  old: (by) => `落后 ${format.number(by)} 个版本`,
  another: '属于先前的另一个节点',
  never: (count) => `中间有 ${format.number(count)} 个版本被错过`,
} satisfies Translation<Words>;
