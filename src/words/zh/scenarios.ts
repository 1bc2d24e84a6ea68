import type { Messages } from '../messages.ts';
import { format } from './nouns.ts';

export const scenarios: Messages['scenarios'] = {
  pairs: {
    'herd-line': {
      name: '羊群效应：羊群锁与排队锁',
      sentence: (clients) => `一把锁，${format.number(clients)} 个客户端。锁释放时，两边各唤醒几个客户端？`,
    },
    'children-try': {
      name: '羊群锁：监听子节点，先尝试',
      sentence: (clients) =>
        `一把锁，${format.number(clients)} 个客户端。左：所有客户端都监听父节点的子节点。右：每个客户端只监听前一个节点。`,
    },
    'children-look': {
      name: '羊群锁：监听子节点，先检查',
      sentence: (clients) =>
        `一把锁，${format.number(clients)} 个客户端。左：所有客户端都监听父节点的子节点，先检查再尝试。右：每个客户端只监听前一个节点。`,
    },
    'two-herds': {
      name: '两种羊群锁：直接尝试与先检查',
      sentence: (clients) =>
        `一把锁，${format.number(clients)} 个客户端，两种羊群锁。左：直接尝试。右：先检查，因此被唤醒两次。`,
    },
    other: {
      name: '自定义对比',
      sentence: (clients) => `一把锁，${format.number(clients)} 个客户端，两种等待方式。`,
    },
  },
  single: {
    'herd-lock/exists': '所有客户端都监听锁节点。',
    'herd-lock/children-try': '所有客户端都监听父节点的子节点，一有变化就尝试。',
    'herd-lock/children-look': '所有客户端都监听父节点的子节点，先检查再尝试。',
    'predecessor-lock': '每个客户端只监听前一个节点。',
    other: '',
  },
  singleSentence: (clients, what) => `一把锁，${format.number(clients)} 个客户端。${what}`,
  worlds: {
    'herd-lock/exists': { name: '羊群锁：都监听锁节点', more: '一个节点，一张监听表' },
    'herd-lock/children-try': { name: '羊群锁：监听子节点，先尝试', more: '先尝试，失败后再列出子节点' },
    'herd-lock/children-look': { name: '羊群锁：监听子节点，先检查', more: '先列出子节点，锁空闲才尝试' },
    'predecessor-lock': { name: '排队锁：没有羊群效应', more: '临时顺序节点，只监听前一个' },
  },
};
