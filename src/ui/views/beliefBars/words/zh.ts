import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

const WHAT = {
  holder: '自己持有锁',
  leader: '自己是领导者',
  writer: '自己可以写',
  reader: '自己可以读',
  permit: '自己有许可',
  member: '自己是成员',
  entered: '自己已进入',
};

const stretch = (from: string, to: string | null, lasted: string) =>
  to === null ? `从 ${from} 起（至今 ${lasted}）` : `从 ${from} 到 ${to}（${lasted}）`;

export const words = {
  empty: '还没有客户端认为自己持有什么。',
  nobody: '没有客户端认为自己持有锁。',
  elections: { nobody: '没有客户端认为自己是领导者。' },
  semaphore: { nobody: '没有客户端认为自己有许可。' },
  'read-write-lock': { nobody: '没有客户端认为自己可以进入。' },
  one: (name, isTrue) =>
    isTrue ? `客户端 ${name} 认为归自己，服务端也是如此。` : `客户端 ${name} 认为归自己，服务端却不是。`,
  many: (names) => `${names.length} 个这样认为：客户端 ${format.list(names)}。`,
  apart: (claims) =>
    `各自认为持有的节点不同：${claims.map(({ names, thing }) => `客户端 ${format.list(names)} 是 ${thing === '' ? '无节点' : thing}`).join('；')}。`,
  together: (names, lasted) => `客户端 ${format.list(names)} 同时认为归自己，至今 ${lasted}。`,
  past: (times, lasted) => `有 ${format.number(times)} 次两方同时认为归自己，共 ${lasted}。`,
  legend: { belief: '程序认为', truth: '服务端实际' },
  overlap: '两个同时',
  laneOf: (name, thread) => `${name}·${thread + 1}`,
  belief: (name, what, from, to, lasted) => `客户端 ${name} 认为${WHAT[what]}，${stretch(from, to, lasted)}`,
  truth: (name, from, to, lasted) => `服务端上客户端 ${name} 排在第一，${stretch(from, to, lasted)}`,
  overlapFrom: (names, from, to, lasted) =>
    `客户端 ${format.list(names)} 同时认为归自己，${stretch(from, to, lasted)}`,
} satisfies Translation<Words>;
