import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '没有可测量的子节点列表。',
  fits: (children, bytes) => `${format.number(children)} 个名字，${format.number(bytes)} 字节。`,
  tooLong: (bytes, limit) =>
    `${format.number(bytes)} 字节，比默认上限多 ${format.number(bytes - limit)} 字节。`,
  limit: (bytes) => `一个数据包最多 ${format.number(bytes)} 字节`,
  room: (count, each) => `可容纳 ${format.number(count)} 个 ${format.number(each)} 字节的名字`,
  share: (percent) => `${percent} %`,
  gauge: (path, bytes, limit) =>
    `${path} 的列表占 ${format.number(bytes)} 字节，上限 ${format.number(limit)} 字节`,
} satisfies Translation<Words>;
