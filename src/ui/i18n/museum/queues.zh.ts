import type { PieceWords } from '../catalogue/contract.ts';

export const queues: Readonly<Record<string, PieceWords>> = {
  'processed-twice': {
    name: '处理了两次',
    story:
      'B 读出最早的元素，开始处理。B 还没删除它，C 就列出了队列：元素还在，仍是最早的。两人做了同一件事，第二次删除什么也没删到。',
    look: '同一个元素同时在两个人手里。没有任何故障，也没有谁死掉。',
    fix: '处理之前先认领：创建一个临时节点，只有一个人能成功。',
  },
  'lost-item': {
    name: '哪里都没有的元素',
    story: 'B 先把元素从队列里删掉，免得别人再取。然后 B 死了，处理还没完成。队列空了，事情却从未做过。',
    look: '元素随 B 一起消失：不在队列里，也不在谁手里。',
    fix: '处理完之前把元素留在队列里。B 的认领随会话消失，C 接手这个元素。',
  },
};
