import { format } from '../../../words/zh/nouns.ts';
import type { ClaimsWords } from './contract.ts';
import { looks } from './zhLooks.ts';
import { claims, truths } from './zhTruths.ts';

export const claimsWords: ClaimsWords = {
  title: '文章里的说法',
  more: '五篇文章的说法，逐条核对、逐条演示',
  about: '五篇流传很广的文章怎么讲 ZooKeeper：逐条列出，并附上能看出对错的那一刻。',
  card: (id) => `说法 ${id}`,
  verdicts: { right: '正确', half: '半对', faulty: '代码有误', wrong: '错误' },
  verdictTips: {
    right: '确实如此。',
    half: '在某个没有说明的条件下成立，或者说漏了什么。',
    faulty: '代码确实这样做，而这样做正是错误。',
    wrong: '并非如此。',
  },
  lookAt: (what) => `看这里：${what}`,
  previous: '上一条',
  next: '下一条',
  again: '再放一遍',
  close: '关闭这条说法',
  article: '文章',
  verdict: '结论',
  all: '全部',
  found: (count) => `${format.number(count)} 条说法`,
  seen: '已看',
  articles: {
    S0: '锁、队列、选举',
    S1: 'ZooKeeper 内部',
    S2: 'Curator 的 LeaderLatch',
    S3: '公平锁',
    S4: '应用程序的选举',
  },
  truths,
  looks,
  claims,
};
