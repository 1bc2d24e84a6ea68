import type { ClientId } from '../../engine/index.ts';
import type { InvariantWords, RecipeInvariantId } from './contract.ts';
import { actor, client, format } from './nouns.zh.ts';

export const recipeInvariants: InvariantWords<RecipeInvariantId> = {
  'I-2': {
    name: '没有迟到的写入',
    statement: '令牌比已接受的更小的写入，资源从不执行。',
    why: ({ clients, path, count }) =>
      `${actor(path ?? 'resource:resource')}先接受了更大的令牌，之后又执行了${who(clients)} 带令牌 ${format.number(count)} 的写入。`,
  },
  'I-4': {
    name: '没有孤儿节点',
    statement: '活着的客户端的每个节点，它的程序都知道，或很快会找回来。',
    why: ({ clients, path }) =>
      `${path ?? '有个节点'} 属于${who(clients)}，但它的程序不知道：只要会话还在，节点就一直在。`,
  },
  'I-5': {
    name: '锁不会停摆',
    statement: '只要锁空着，又有已连接的客户端在等，很快就有人持有它。',
    why: ({ clients, count }) => `锁已经空了 ${format.span(count)}，${who(clients)} 却还在等。`,
  },
  'I-8': {
    name: '至多一次',
    statement: '没有条目被处理两次。',
    why: ({ clients, path, count }) =>
      `条目 ${path ?? ''} 被处理了 ${format.number(count)} 次，最后一次是${who(clients)}。`,
  },
  'I-9': {
    name: '什么都不丢',
    statement: '入队已被确认的条目，要么在队列里，要么在活着的程序手里，要么已处理。',
    why: ({ path, count }) =>
      count === 1
        ? `条目 ${path ?? ''} 不在队列里，也不在谁手里，而且从未被处理。`
        : `有 ${format.number(count)} 个条目不在队列里，也不在谁手里，而且从未被处理。`,
  },
  'I-10': {
    name: '同进同退',
    statement: '人没到齐，谁也不能通过屏障；同一次集合，所有人的结果相同。',
    why: ({ clients, path, count }) =>
      `在屏障 (${path ?? ''}) 前，${who(clients)} 与其他客户端的结果不一致：当时到了 ${format.number(count)} 个。`,
  },
  'I-11': {
    name: '配置出自一版',
    statement: '一个程序采用的配置值都出自同一次发布。',
    why: ({ clients, path }) => `${who(clients)} 同时采用了版本 ${path ?? ''} 的值。`,
  },
  'I-12': {
    name: '一个领导者',
    statement: '最多只有一个程序认为自己是领导者。',
    why: ({ clients, count }) => `有 ${format.number(count)} 个认为自己是领导者：${who(clients)}。`,
  },
  'I-13': {
    name: '总有人领导',
    statement: '只要有已连接的候选者，很快就有领导者。',
    why: ({ clients, count }) => `已经 ${format.span(count)} 没有领导者，${who(clients)} 却一直是候选者。`,
  },
  'I-14': {
    name: '不反复折腾',
    statement: '两次变故之间，谁也不会一再重建自己的节点。',
    why: ({ clients, count }) =>
      `${who(clients)} 创建了 ${format.number(count)} 次节点，其间没有发生任何需要它这样做的事。`,
  },
  'I-20': {
    name: '读到新值',
    statement: '必须读到新值的读取，至少返回提出请求之前最后一次已确认的写入。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 读到的 ${path ?? '节点'} 比已确认的版本 ${format.number(count)} 还旧。`,
  },
  'I-22': {
    name: '名字不重复',
    statement: '同一个父节点下，顺序节点的名字从不给出两次。',
    why: ({ path }) => `名字 ${path ?? ''} 给出了第二次。`,
  },
  'I-23': {
    name: '更新不丢失',
    statement: '对计数器的每次已确认的增加都在其中。',
    why: ({ path, count }) => `${path ?? '计数器'} 比已确认的少了 ${format.number(count)}。`,
  },
  'I-24': {
    name: '没有空转',
    statement: '没有客户端用请求淹没服务器。',
    why: ({ clients, count }) => `${who(clients)} 在一秒内发送了 ${format.number(count)} 个请求。`,
  },
};

function who(clients: readonly ClientId[]): string {
  return clients.length === 0 ? '某个客户端' : format.list(clients.map(client));
}
