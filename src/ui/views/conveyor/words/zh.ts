import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '队列里还没有放入过元素。',
  calm: (waiting, taken, processed) =>
    `等待 ${format.number(waiting)}，处理中 ${format.number(taken)}，完成 ${format.number(processed)}。`,
  twice: (count) => `${format.number(count)} 个元素被处理了两次。`,
  lost: (count) => `${format.number(count)} 个元素丢失：不在队列，不在处理中，也没有完成。`,
  bins: { processed: '完成', twice: '两次', lost: '丢失' },
  more: (count) => `… 另有 ${format.number(count)} 个`,
  behind: (count) => `+${format.number(count)}`,
  item: {
    waiting: (item, path) => `元素 ${item} 在 ${path} 等待`,
    taken: (item, names) => `元素 ${item} 在客户端 ${format.list(names)} 手中`,
    processed: (item, names) => `元素 ${item} 已由客户端 ${format.list(names)} 处理`,
    twice: (item, names) => `元素 ${item} 被客户端 ${format.list(names)} 重复处理`,
    lost: (item) => `元素 ${item} 已丢失`,
  },
  producer: (name) => `放元素的客户端 ${name}`,
  worker: (name) => `取元素的客户端 ${name}`,
} satisfies Translation<Words>;
