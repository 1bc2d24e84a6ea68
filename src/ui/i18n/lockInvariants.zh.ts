import { invariantNames } from './invariants.zh.ts';
import type { InvariantWords, ShownInvariantId } from './contract.ts';
import { client, format } from './nouns.zh.ts';

export const lockInvariants: InvariantWords<ShownInvariantId> = {
  'I-1': {
    name: invariantNames['I-1'],
    statement: '任何时刻，至多有一个活着的程序认为自己持有锁。',
    why: ({ clients, count }) =>
      clients.length === 1
        ? `${format.list(clients.map(client))} 的 ${format.number(count)} 个线程同时认为自己持有锁。`
        : `${format.list(clients.map(client))} 同时认为自己持有锁。`,
  },
  'I-3': {
    name: invariantNames['I-3'],
    statement: '认为自己持有锁的程序，以当前会话拥有锁的第一个节点。',
    why: ({ clients, path }) =>
      `${format.list(clients.map(client))} 认为自己持有锁，但 ${path === null || path === '' ? '它的节点' : path} 已被删除、属于别的会话，或者没有排在第一。`,
  },
  'I-6': {
    name: invariantNames['I-6'],
    statement: '只要参与者还在，锁就按序号顺序依次获得。',
    why: ({ clients }) => `${format.list(clients.map(client))} 得到了锁，尽管有人等得更久。`,
  },
  'I-7': {
    name: invariantNames['I-7'],
    statement: '释放一次锁，至多唤醒一个等待者：反正只有一个能得到。',
    why: ({ count, path }) =>
      `${path === null ? '' : `${path} 消失时，`}为了一把锁唤醒了 ${format.number(count)} 个客户端。一个得到锁，其余的白问一次，又重新注册监听。`,
  },
};
