import { format } from '../nouns.zh.ts';
import type { ConfigurationWords } from './configuration.en.ts';

export const configuration: ConfigurationWords = {
  empty: '还没有配置。',
  calm: (count) =>
    count === 0 ? '还没有客户端采用这些值。' : `${format.number(count)} 个读者各自采用同一版本的值。`,
  mixedNow: (names) => `客户端 ${format.list(names)} 采用的值不属于同一版本。`,
  old: (names) => `客户端 ${format.list(names)} 采用的已不是服务端现在的值。`,
  mixedBefore: (count) => `有 ${format.number(count)} 次有人采用了不属于同一版本的值。`,
  tree: '服务端',
  none: '–',
  mixed: '混用',
  value: (name, data, version) =>
    `${name} 的值${data === '' ? '为空' : `是 ${data}`}，数据版本号 ${format.number(version)}`,
  going: (reader, name, version, isMixed) =>
    `客户端 ${reader} 的 ${name} 采用 ${version}${isMixed ? '，其余采用别的版本' : ''}`,
  reader: (name, versions) => `客户端 ${name} 采用 ${format.list(versions)}`,
};
