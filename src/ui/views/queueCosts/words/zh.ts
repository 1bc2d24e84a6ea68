import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '没有可测量的队列。',
  fits: (items) => `${format.number(items)} 个元素：列表还装得进一个数据包。队列越长，每一列都越大。`,
  tooLong: (items) => `${format.number(items)} 个元素：Java 客户端无法列出 (jute.maxbuffer)。`,
  columns: {
    list: 'getChildren，占上限',
    memory: '每台服务器的内存',
    writes: '清空要多少次 quorum 写',
    listed: '每次出队都先列表，共发送',
  },
  items: (items) => `${format.number(items)} 个元素`,
  now: (items) => `${format.number(items)} 个元素，现在`,
  deletes: (count) => `${format.number(count)} 次 delete`,
  share: (percent) => `${format.number(percent)} %`,
} satisfies Translation<Words>;
