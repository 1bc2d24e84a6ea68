import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '锁还没有被释放过。',
  line: (count, woken, everybody, oneEach) =>
    `${format.number(count)} 次释放，${format.number(woken)} 次唤醒。若每次唤醒全部：${format.number(everybody)}，若每次唤醒一个：${format.number(oneEach)}。`,
  woken: '唤醒',
  requests: '请求',
  waited: '等待者',
  kinds: { create: '创建', list: '列出', watch: '查看一个', delete: '删除', other: '其他' },
  earlier: (count) => `之前还有 ${format.number(count)} 次`,
  of: (number, name, how, at) =>
    `第 ${format.number(number)} 次释放（${at}），${name === null ? '所有者未知' : `客户端 ${name}`}${how === 'session' ? '的会话结束' : ''}`,
  woke: (names, waiters) =>
    names.length === 0
      ? `${format.number(waiters)} 个等待者中没有唤醒任何一个`
      : `${format.number(waiters)} 个等待者中唤醒 ${names.length > 6 ? `${format.number(names.length)} 个` : format.list(names)}`,
  asked: (count, parts) =>
    parts.length === 0 ? '没有请求' : `${format.number(count)} 个请求（${format.list(parts)}）`,
  part: (count, kind) => `${kind} ${format.number(count)}`,
  sentence: (parts) => parts.join('，'),
  elections: { empty: '还没有领导者离开过。' },
  semaphore: { empty: '还没有许可被归还过。' },
  'read-write-lock': {},
} satisfies Translation<Words>;
