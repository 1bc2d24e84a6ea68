import type { Messages } from '../../words/messages.ts';
import { format } from '../../words/zh/nouns.ts';

export const scenarios: Messages['scenarios'] = {
  pairs: {
    'herd-line': {
      name: '一拥而上与排队',
      sentence: (clients) =>
        `一把锁，${format.number(clients)} 个客户端。左：所有人监听锁。右：每人监听前一个。`,
    },
    'children-try': {
      name: '监听子节点，先试',
      sentence: (clients) =>
        `一把锁，${format.number(clients)} 个客户端。左：所有人监听父节点的子节点。右：每人监听前一个。`,
    },
    'children-look': {
      name: '监听子节点，先看',
      sentence: (clients) =>
        `一把锁，${format.number(clients)} 个客户端。左：所有人监听父节点的子节点，看过再试。右：每人监听前一个。`,
    },
    'two-herds': {
      name: '两种羊群',
      sentence: (clients) =>
        `一把锁，${format.number(clients)} 个客户端，两种羊群效应。左：直接去试。右：先看一眼，于是被唤醒两次。`,
    },
    other: {
      name: '自选的一对',
      sentence: (clients) => `一把锁，${format.number(clients)} 个客户端，两种等法。`,
    },
  },
  single: {
    'herd-lock/exists': '所有人监听锁。',
    'herd-lock/children-try': '所有人监听父节点的子节点，一变就试。',
    'herd-lock/children-look': '所有人监听父节点的子节点，看过再试。',
    'predecessor-lock': '每人监听前一个。',
    other: '',
  },
  singleSentence: (clients, what) => `一把锁，${format.number(clients)} 个客户端。${what}`,
  worlds: {
    'herd-lock/exists': { name: '所有人监听锁', more: '一个节点，一张监听表' },
    'herd-lock/children-try': { name: '所有人监听子节点', more: '先试，失败再看' },
    'herd-lock/children-look': { name: '所有人监听子节点', more: '先看，空闲再试' },
    'predecessor-lock': { name: '每人监听前一个', more: '临时顺序节点' },
  },
};
