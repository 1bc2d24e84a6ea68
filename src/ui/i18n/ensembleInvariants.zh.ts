import type { InvariantId } from '../../engine/index.ts';
import type { InvariantWords, RecipeInvariantId, ShownInvariantId } from './contract.ts';
import { zxidText } from './names.ts';
import { client, format, server } from './nouns.zh.ts';

export const ensembleInvariants: InvariantWords<Exclude<InvariantId, ShownInvariantId | RecipeInvariantId>> =
  {
    'I-12e': {
      name: '每个 epoch 至多一个 leader',
      statement: '只要磁盘保住已刷盘的内容，一个 epoch 里至多有一台服务器成为 leader。',
      why: ({ servers = [], count }) =>
        `${format.list(servers.map(server))} 成为 epoch ${count} 的 leader，而这个 epoch 已经有过 leader。`,
    },
    'I-15': {
      name: '已确认的写入不丢',
      statement: '只要磁盘保住已刷盘的内容，已确认的写入就在此后各 epoch 的 leader 和每台服务器的历史里。',
      why: ({ servers = [], count }) =>
        `${format.list(servers.map(server))} 提供服务，却没有已确认的 zxid ${zxidText(count)}。`,
    },
    'I-16': {
      name: '被丢弃的写入不会回来',
      statement: '只要磁盘保住已刷盘的内容，某个 epoch 的历史里没有的写入，以后也不会出现。',
      why: ({ servers = [], count }) =>
        `${format.list(servers.map(server))} 执行了 zxid ${zxidText(count)}，而一个 leader 的历史里没有它。`,
    },
    'I-17': {
      name: '同一部历史',
      statement: '只要磁盘保住已刷盘的内容，各服务器已提交的历史互为前缀。',
      why: ({ servers = [], count }) =>
        `${format.list(servers.map(server))} 执行 zxid ${zxidText(count)} 的位置或内容与别的服务器不同。`,
    },
    'I-18': {
      name: '时间不倒流',
      statement: '不论由哪些服务器服务，一个会话看到的时间从不倒流。',
      why: ({ clients, count }) =>
        `${format.list(clients.map(client))} 见过 zxid ${zxidText(count)}，之后却得到更旧的响应。`,
    },
    'I-19': {
      name: '先有事件，后有数据',
      statement: '会话先收到监听事件，才能读到新值。',
      why: ({ clients, path }) =>
        `${format.list(clients.map(client))} 还没得知变化，就能读到${path === null ? '新的状态' : ` ${path}`}。`,
    },
    'I-21': {
      name: '临时节点与会话同生死',
      statement: '临时节点存在的时间与它的会话一样长。',
      why: ({ servers = [], path }) =>
        `${format.list(servers.map(server))} 上的 ${path ?? '临时节点'} 没有对应的会话。`,
    },
    'I-26': {
      name: '副本一致',
      statement: '只要磁盘保住已刷盘的内容，执行过相同事务的服务器就有相同的数据树。',
      why: ({ servers = [], count }) =>
        `${format.list(servers.map(server))} 在 zxid ${zxidText(count)} 处的数据树与先前所见的不同。`,
    },
    'I-25': {
      name: 'zxid 递增',
      statement: '服务器提出或执行的 zxid 总是大于前一个。',
      why: ({ servers = [], count }) =>
        `${format.list(servers.map(server))} 来到 zxid ${zxidText(count)}，而它早已到过这里或更远。`,
    },
  };
