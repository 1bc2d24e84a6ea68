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
    statement: '没有元素被处理两次。',
    why: ({ clients, path, count }) =>
      `元素 ${path ?? ''} 被处理了 ${format.number(count)} 次，最后一次是${who(clients)}。`,
  },
  'I-9': {
    name: '什么都不丢',
    statement: '入队已被确认的元素，要么在队列里，要么在活着的程序手里，要么已处理。',
    why: ({ path, count }) =>
      count === 1
        ? `元素 ${path ?? ''} 不在队列里，也不在谁手里，而且从未被处理。`
        : `有 ${format.number(count)} 个元素不在队列里，也不在谁手里，而且从未被处理。`,
  },
  'I-10': {
    name: '同进同退',
    statement: '屏障打开之前，谁也不能通过；同一次集合，所有人的结果相同。',
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
  'I-27': {
    name: '队列不会停摆',
    statement: '只要有空闲的元素，又有运行中的消费者想要，很快就有人取走一个。',
    why: ({ clients, path, count }) =>
      `已经 ${format.span(count)} 没有人从 ${path ?? '队列'} 取走任何东西，${who(clients)} 却一直想要。`,
  },
  'I-28': {
    name: '一个结果',
    statement: '所有站点的结果相同；全部投了赞成票，才能提交。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 对 ${path ?? ''} 的决定与别人不同，或者下得太早：当时只有 ${format.number(count)} 张赞成票。`,
  },
  'I-29': {
    name: '总会有结果',
    statement: '投过票又连着的站点，不管谁不在了，很快都会知道结果。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 在 ${format.span(count)} 前就对 ${path ?? ''} 投了票，至今不知道结果。`,
  },
  'I-30': {
    name: '副本跟得上',
    statement: '已连接的客户端所采用的值，不会长时间比树旧。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 一直连着，采用旧的 ${path ?? '值'} 却已有 ${format.span(count)}。`,
  },
  'I-31': {
    name: '在场者在册',
    statement: '自认是成员又没有断网的客户端，在组里有自己的节点。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 一直在场，但已有 ${format.span(count)} 没有属于自己的 ${path ?? '节点'}。`,
  },
  'I-32': {
    name: '离场者除名',
    statement: '已经不在的成员，名字不会长时间留在册上。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 不在已有 ${format.span(count)}，${path ?? '它的名字'} 却还在册上。`,
  },
  'I-33': {
    name: '紧急的优先',
    statement: '上次查看或取走时已有更紧急的元素空闲，就不会先取别的。',
    why: ({ clients, path }) => `${who(clients)} 越过了 ${path ?? '更紧急的元素'}。`,
  },
};

function who(clients: readonly ClientId[]): string {
  return clients.length === 0 ? '某个客户端' : format.list(clients.map(client));
}
