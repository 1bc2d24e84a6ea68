import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '还没有配置。',
  calm: (count) =>
    count === 0 ? '还没有客户端采用这些值。' : `${format.number(count)} 个读者各自采用同一版本的值。`,
  mixedNow: (names) => `客户端 ${format.list(names)} 采用了不同版本的值。`,
  old: (names) => `客户端 ${format.list(names)} 采用的值在服务端已被更新。`,
  mixedBefore: (count) => `有 ${format.number(count)} 次采用了不同版本的值。`,
  tree: '服务端',
  none: '空',
  mixed: '混用',
  value: (name, data, version) =>
    `${name} 的值${data === '' ? '为空' : `是 ${data}`}，数据版本号 ${format.number(version)}`,
  going: (reader, name, version, isMixed) =>
    `客户端 ${reader} 的 ${name} 采用 ${version}${isMixed ? '，其余采用别的版本' : ''}`,
  reader: (name, versions) => `客户端 ${name} 采用 ${format.list(versions)}`,
} satisfies Translation<Words>;
