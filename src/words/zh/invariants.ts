import type { Translation } from '../messages.ts';
import type { ClientId, Finding, InvariantId } from '../../engine/index.ts';
import type { InvariantWords, RecipeInvariantId, ShownInvariantId } from '../contracts/engine.ts';
import { typesetChinese } from '../format.ts';
import { zxidText } from '../names.ts';
import { actor, client, format, server, unfounded } from './nouns.ts';

/** Names of the invariants beside the picture; their statements are shown on demand. */
export const invariantNames = {
  'I-1': '互斥',
  'I-3': '持锁者拥有第一个节点',
  'I-6': '先来先得',
  'I-7': '一次释放只唤醒一个',
} satisfies Translation<Readonly<Record<ShownInvariantId, string>>>;

export const lockInvariants = {
  'I-1': {
    name: invariantNames['I-1'],
    broken: '两方同时认为自己持有锁',
    statement: '任何时刻，至多有一个活着的程序认为自己持有锁。',
    why: ({ clients, count }) =>
      clients.length === 1
        ? `${format.list(clients.map(client))} 的 ${format.number(count)} 个线程同时认为自己持有锁。`
        : `${format.list(clients.map(client))} 同时认为自己持有锁。`,
  },
  'I-3': {
    name: invariantNames['I-3'],
    broken: '程序自认为持有锁，节点树却不这么说',
    statement: '认为自己持有锁的程序，以当前会话拥有锁的第一个节点。',
    why: (finding) => unfounded(finding),
  },
  'I-6': {
    name: invariantNames['I-6'],
    broken: '后来的先拿到了锁',
    statement: '只要参与者还在，锁就按序号顺序依次获得。',
    why: ({ clients }) => `${format.list(clients.map(client))} 得到了锁，而编号更大的客户端先得到过。`,
  },
  'I-7': {
    name: invariantNames['I-7'],
    broken: '一次释放唤醒了好几个',
    statement: '释放一次锁，至多唤醒一个等待者：反正只有一个能得到。',
    why: ({ count, path }) =>
      `${path === null ? '' : `${path} 消失时，`}为了一把锁唤醒了 ${format.number(count)} 个客户端。只有一个能得到。`,
  },
} satisfies Translation<InvariantWords<ShownInvariantId>>;

export const recipeInvariants = {
  'I-2': {
    name: '没有迟到的写入',
    broken: '前任持有者迟到的写入被接受了',
    statement: '资源从不执行令牌小于已接受令牌的写入。',
    why: ({ clients, path, count }) =>
      `${actor(path ?? 'resource:resource')}先接受了更大的令牌，之后又执行了${who(clients)} 带令牌 ${format.number(count)} 的写入。`,
  },
  'I-4': {
    name: '没有孤儿节点',
    broken: '留下了没有程序认领的节点',
    statement: '存活客户端的每个节点，它的程序都知道，或很快能找回。',
    why: ({ clients, path }) =>
      `${path ?? '有个节点'} 属于${who(clients)}，但它的程序不知道：只要会话还在，节点就一直在。`,
  },
  'I-5': {
    name: '锁不会停摆',
    broken: '锁空着，却没有人拿到',
    statement:
      '只要没有程序持有锁，又有已连接的客户端在等，很快就有程序持有它。如果锁的某个 znode 属于已死、被暂停或断网的客户端，而它的会话还没过期，这段时间不计入：接连两个这样的持有者，可能要等两个会话超时。',
    why: ({ clients, count }) =>
      `已经 ${format.span(count)} 没有任何程序认为自己持有锁，${who(clients)} 却还在等。`,
  },
  'I-8': {
    name: '至多一次',
    broken: '同一个元素被处理了两次',
    statement: '没有元素被处理两次。',
    why: ({ clients, path, count }) =>
      `元素 ${path ?? ''} 被处理了 ${format.number(count)} 次，最后一次是${who(clients)}。`,
  },
  'I-9': {
    name: '元素不丢失',
    broken: '有元素丢失',
    statement: '入队已被确认的元素，要么在队列里，要么由存活的程序持有，要么已处理。',
    why: ({ path, count }) =>
      count === 1
        ? `元素 ${path ?? ''} 不在队列里，没有程序持有，也从未被处理。`
        : `有 ${format.number(count)} 个元素不在队列里，没有程序持有，也从未被处理。`,
  },
  'I-10': {
    name: '全有或全无',
    broken: '屏障没有对所有人起作用',
    statement: '屏障打开之前，谁也不能通过；同一次集合，所有人的结果相同。',
    why: ({ clients, path, count }) =>
      `在屏障 (${path ?? ''}) 前，${who(clients)} 与其他客户端的结果不一致：当时到了 ${format.number(count)} 个。`,
  },
  'I-11': {
    name: '配置出自一版',
    broken: '正在使用两个版本的配置',
    statement: '一个程序采用的配置值都出自同一次发布。',
    why: ({ clients, path }) => `${who(clients)} 同时采用了版本 ${path ?? ''} 的值。`,
  },
  'I-12': {
    name: '一个领导者',
    broken: '两方同时认为自己是领导者',
    statement: '最多只有一个程序认为自己是领导者。',
    why: ({ clients, count }) => `有 ${format.number(count)} 个认为自己是领导者：${who(clients)}。`,
  },
  'I-13': {
    name: '总有领导者',
    broken: '没有领导者',
    statement:
      '只要有已连接的候选者，很快就有领导者。如果某个候选者的 znode 属于已死、被暂停或断网的客户端，而它的会话还没过期，这段时间不计入。',
    why: ({ clients, count }) => `已经 ${format.span(count)} 没有领导者，${who(clients)} 却一直想当领导者。`,
  },
  'I-14': {
    name: '不反复折腾',
    broken: '客户端反复重建自己的节点',
    statement: '两次变故之间，谁也不会一再重建自己的节点。',
    why: ({ clients, count }) =>
      `${who(clients)} 创建了 ${format.number(count)} 次节点，其间没有发生任何需要它这样做的事。`,
  },
  'I-20': {
    name: '读到新值',
    broken: '没读到此前已确认的写入',
    statement: '必须读到新值的读取，至少返回提出请求之前最后一次已确认的写入。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 读到的 ${path ?? '节点'} 比已确认的版本 ${format.number(count)} 还旧。`,
  },
  'I-22': {
    name: '名字不重复',
    broken: '同一个名字分配了两次',
    statement: '同一个父节点下，顺序节点的名字从不给出两次。',
    why: ({ path }) => `名字 ${path ?? ''} 给出了第二次。`,
  },
  'I-23': {
    name: '更新不丢失',
    broken: '已确认的递增丢失了',
    statement: '对计数器的每次已确认的增加都在其中。',
    why: ({ path, count }) => `${path ?? '计数器'} 比已确认的少了 ${format.number(count)}。`,
  },
  'I-24': {
    name: '没有请求风暴',
    broken: '客户端不停地发请求',
    statement: '没有客户端用请求淹没服务器。',
    why: ({ clients, count }) => `${who(clients)} 在一秒内发送了 ${format.number(count)} 个请求。`,
  },
  'I-27': {
    name: '队列不会停摆',
    broken: '队列里有元素，却没有人取',
    statement: '只要有空闲的元素，又有运行中的消费者想要，很快就有人取走一个。',
    why: ({ clients, path, count }) =>
      `已经 ${format.span(count)} 没有人从 ${path ?? '队列'} 取走任何东西，${who(clients)} 却一直想要。`,
  },
  'I-28': {
    name: '一个结果',
    broken: '各方的结果不一致',
    statement: '所有站点的结果相同；全部投了赞成票，才能提交。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 对 ${path ?? ''} 的决定与别人不同，或者下得太早：当时只有 ${format.number(count)} 张赞成票。`,
  },
  'I-29': {
    name: '总会有结果',
    broken: '投过票的一方始终不知道结果',
    statement: '投过票又连着的站点，不管谁不在了，很快都会知道结果。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 在 ${format.span(count)} 前就对 ${path ?? ''} 投了票，至今不知道结果。`,
  },
  'I-30': {
    name: '副本跟得上',
    broken: '客户端用的值比节点树旧',
    statement: '已连接的客户端所采用的值，不会长时间比树旧。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 一直连着，采用旧的 ${path ?? '值'} 却已有 ${format.span(count)}。`,
  },
  'I-31': {
    name: '在场者在册',
    broken: '活着的成员不在列表里',
    statement: '自认是成员又没有断网的客户端，在组里有自己的节点。',
    why: ({ clients, path, count }) =>
      typesetChinese(
        `${who(clients)} 一直在场，但已有 ${format.span(count)} 没有属于自己的 ${path ?? '节点'}。`,
      ),
  },
  'I-32': {
    name: '离场者除名',
    broken: '离开的成员还在列表里',
    statement: '已经不在的成员，名字不会长时间留在册上。',
    why: ({ clients, path, count }) =>
      `${who(clients)} 不在已有 ${format.span(count)}，${path ?? '它的名字'} 却还在册上。`,
  },
  'I-33': {
    name: '紧急的优先',
    broken: '不太紧急的先被取走了',
    statement: '上次查看或取走时已有更紧急的元素空闲，就不会先取别的。',
    why: ({ clients, path }) => `${who(clients)} 越过了 ${path ?? '更紧急的元素'}。`,
  },
  'I-39': {
    name: '程序自己的断言',
    broken: '程序的断言失败',
    statement: '程序传给 client.assert 的每个条件都成立。',
    why: ({ clients, said }) => `${who(clients)}：断言失败${saidText(said)}`,
  },
  'I-40': {
    name: '程序自己的不变式',
    broken: '程序自己的不变式被违反',
    statement: '程序导出的、名称以 invariant 开头的函数在任何一步之后都不应发现问题。',
    why: ({ said }) =>
      said?.threw === true
        ? `不变式自己抛出了错误，从这里起不再检查${saidText(said)}`
        : `违反了${said?.name === undefined ? '程序自己的不变式' : ` ${said.name}`}${saidText(said)}`,
  },
  'I-41': {
    name: '许可数量',
    broken: '持有的许可多于总数',
    statement: '同时自认为持有许可的存活程序不超过许可总数。',
    why: ({ clients, count }) =>
      `${who(clients)} 同时自认为持有许可：${format.number(count)} 个，超过了总数。`,
  },
} satisfies Translation<InvariantWords<RecipeInvariantId>>;

function saidText(said: Finding['said']): string {
  if (said === undefined) return '。';
  const { text, line, program } = said;
  const quoted = text === '' ? '' : `：“${text}”`;
  const place =
    line === null ? '' : `（${program === undefined ? '' : `${program}，`}第 ${format.number(line)} 行）`;
  return `${quoted}${place}。`;
}

function who(clients: readonly ClientId[]): string {
  return clients.length === 0 ? '某个客户端' : format.list(clients.map(client));
}

export const ensembleInvariants = {
  'I-12e': {
    name: '每个纪元至多一个领导者',
    broken: '同一个纪元有两个领导者',
    statement: '只要磁盘保住已刷盘的内容，一个纪元里至多有一台服务器成为领导者。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 成为纪元 ${count} 的领导者，而这个纪元已经有过领导者。`,
  },
  'I-15': {
    name: '已确认的写入不丢',
    broken: '已确认的写入丢失了',
    statement: '只要磁盘保住已刷盘的内容，已确认的写入就在此后各纪元的领导者和每台服务器的历史里。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 提供服务，却没有已确认的 zxid ${zxidText(count)}。`,
  },
  'I-16': {
    name: '被丢弃的写入不会回来',
    broken: '被丢弃的写入又出现了',
    statement: '只要磁盘保住已刷盘的内容，某个纪元的历史里没有的写入，以后也不会出现。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 执行了 zxid ${zxidText(count)}，而一个领导者的历史里没有它。`,
  },
  'I-17': {
    name: '同一部历史',
    broken: '两台服务器提交的历史不同',
    statement: '只要磁盘保住已刷盘的内容，各服务器已提交的历史互为前缀。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 执行 zxid ${zxidText(count)} 的位置或内容与别的服务器不同。`,
  },
  'I-18': {
    name: '时间不倒流',
    broken: '会话看到时间倒流',
    statement: '不论由哪些服务器服务，一个会话看到的时间从不倒流。',
    why: ({ clients, count }) =>
      `${format.list(clients.map(client))} 见过 zxid ${zxidText(count)}，之后却得到更旧的响应。`,
  },
  'I-19': {
    name: '先有事件，后有数据',
    broken: '事件还没到，就能读到新数据',
    statement: '会话先收到监听事件，才能读到新值。',
    why: ({ clients, path }) =>
      `${format.list(clients.map(client))} 还没得知变化，就能读到${path === null ? '新的状态' : ` ${path}`}。`,
  },
  'I-21': {
    name: '临时节点随会话结束',
    broken: '临时节点没有和会话一起结束',
    statement: '临时节点不会比它的会话存在得更久。',
    why: ({ servers = [], path }) =>
      `${format.list(servers.map(server))} 上的 ${path ?? '临时节点'} 没有对应的会话。`,
  },
  'I-26': {
    name: '副本一致',
    broken: '事务相同，服务器上的树却不同',
    statement: '只要磁盘保住已刷盘的内容，执行过相同事务的服务器就有相同的数据树。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 在 zxid ${zxidText(count)} 处的数据树与先前所见的不同。`,
  },
  'I-25': {
    name: 'zxid 递增',
    broken: 'zxid 没有递增',
    statement: '服务器提出或执行的 zxid 总是大于前一个。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 来到 zxid ${zxidText(count)}，而它早已到过这里或更远。`,
  },
  'I-34': {
    name: '完整性',
    broken: '服务器交付了没有领导者提议过的事务',
    statement: '服务器只交付领导者提议过的事务，内容与提议时一致。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 交付了 zxid ${zxidText(count)}，而没有领导者这样提议过。`,
  },
  'I-35': {
    name: '局部主序',
    broken: '服务器跳过了领导者的一个提案',
    statement: '服务器交付某个提案之前，已交付同一领导者更早的全部提案。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 跳过了 zxid ${zxidText(count)}，同一领导者在此之前提议过它。`,
  },
  'I-36': {
    name: '全局主序',
    broken: '两个纪元的提案次序颠倒',
    statement: '服务器先交付旧纪元的提案，再交付新纪元的提案。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 在交付了更新的纪元的事务之后，才交付 zxid ${zxidText(count)}。`,
  },
  'I-37': {
    name: '主完整性',
    broken: '领导者还没有拿到此前纪元的全部事务就开始提议',
    statement: '领导者在提议之前，已交付先前各纪元中交付过的全部事务。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 还没交付先前纪元的 zxid ${zxidText(count)}，就开始提议。`,
  },
  'I-38': {
    name: '进程一致',
    broken: '跟随者记下了领导者没有的事务',
    statement: '处于领导者纪元中的跟随者，日志里没有领导者所没有的事务。',
    why: ({ servers = [], count }) =>
      `${format.list(servers.map(server))} 的日志里有 zxid ${zxidText(count)}，而它的领导者没有。`,
  },
} satisfies Translation<InvariantWords<Exclude<InvariantId, ShownInvariantId | RecipeInvariantId>>>;
