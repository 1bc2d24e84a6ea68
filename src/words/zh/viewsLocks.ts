import type { ViewWords, Translation } from '../messages.ts';
import { typesetChinese } from '../format.ts';
import { format, server } from './nouns.ts';

const waiting = (count: number) => (count === 0 ? '没有等待者。' : `${format.number(count)} 个在等待。`);

const those = (names: readonly string[]) =>
  names.length === 0 ? '某个未知客户端' : `客户端 ${format.list(names)} `;

export const lockLane = {
  empty: '队列里没有节点。',
  unserved: '没有服务器在运行，无从得知。',
  free: (waiters) => `锁空闲。${waiting(waiters)}`,
  held: (names, waiters) => `${those(names)}持有锁。${waiting(waiters)}`,
  unaware: (name, waiters) =>
    `客户端 ${name} 排在第一，但它的程序不知道${waiters === 0 ? '' : `（后面还有 ${format.number(waiters)} 个）`}。`,
  heldByForsaken: (name, waiters) =>
    `${name === null ? '所有者' : `客户端 ${name} `}已消失，它的节点仍占着锁。${waiting(waiters)}`,
  mistaken: (names) => `客户端 ${format.list(names)} 认为自己持有锁，实际并非如此。`,
  first: '持有锁',
  firstUnaware: '第 1 位',
  ghost: '已删除',
  gap: (count) => `缺 ${format.number(count)} 个序号`,
  bodies: { awake: '运行', asleep: '等待', frosted: '已暂停', dead: '已消失', done: '已结束' },
  oldSession: '旧会话',
  orphan: '孤儿节点',
  orphans: (count) => `队列中有 ${format.number(count)} 个孤儿节点：所有者的程序不知道它。`,

  node: (name, parts) => [name, ...parts].join('，'),
  place: (place) => `队列第 ${format.number(place)} 位`,
  ownedBy: (name) => `属于客户端 ${name}`,
  ownerless: '不属于图中任何客户端',
  believes: { true: '它的程序认为自己持有锁', false: '它的程序认为自己持有锁，实际并非如此' },
  forsakenLong: '所有者已消失，会话过期后它才会被删除',
  orphanLong: '没有任何存活的程序知道它存在',
  deletedLong: '已删除，监听它的客户端尚未收到通知',
  watches: (name) => `监听 ${name}`,
  watchesList: '监听整个列表',
  watchesNothing: (name) => `监听 ${name}，而它并不存在`,
  watchesNobody: '什么也没有监听',
  waiter: (name, parts) => [`客户端 ${name}`, '在队列中没有位置', ...parts].join('，'),
  elections: {
    empty: '还没有节点：没有候选者。',
    free: (waiters) => `没有领导者。${waiting(waiters)}`,
    held: (names, waiters) => `${those(names)}是领导者。${waiting(waiters)}`,
    heldByForsaken: (name, waiters) =>
      `${name === null ? '领导者' : `客户端 ${name} `}已消失，它的节点仍排第一。${waiting(waiters)}`,
    mistaken: (names) => `客户端 ${format.list(names)} 认为自己是领导者，实际并非如此。`,
    first: '领导者',
    believes: { true: '它的程序认为自己是领导者', false: '它的程序认为自己是领导者，实际并非如此' },
  },
  semaphore: {
    empty: '还没有租约节点：还没有客户端请求许可。',
    free: (waiters) => `许可全部空闲。${waiting(waiters)}`,
    held: (names, waiters) => `${those(names)}有许可。${waiting(waiters)}`,
    heldByForsaken: (name, waiters) =>
      `${name === null ? '所有者' : `客户端 ${name} `}已消失，它的节点仍占着许可。${waiting(waiters)}`,
    mistaken: (names) => `客户端 ${format.list(names)} 认为自己有许可，实际并非如此。`,
    first: '有许可',
    believes: { true: '它的程序认为自己有许可', false: '它的程序认为自己有许可，实际并非如此' },
  },
  'read-write-lock': {
    held: (names, waiters) =>
      `${those(names)}${names.length > 1 ? '一起读' : '可以进入'}。${waiting(waiters)}`,
    mistaken: (names) => `客户端 ${format.list(names)} 认为自己可以进入，实际并非如此。`,
    first: '可以进入',
    believes: { true: '它的程序认为自己可以进入', false: '它的程序认为自己可以进入，实际并非如此' },
  },
} satisfies Translation<ViewWords['lockLane']>;

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

export const beliefBars = {
  empty: '还没有客户端认为自己持有什么。',
  nobody: '没有客户端认为自己持有锁。',
  elections: { nobody: '没有客户端认为自己是领导者。' },
  semaphore: { nobody: '没有客户端认为自己有许可。' },
  'read-write-lock': { nobody: '没有客户端认为自己可以进入。' },
  one: (name, isTrue) =>
    isTrue ? `客户端 ${name} 认为归自己，服务端也是如此。` : `客户端 ${name} 认为归自己，服务端却不是。`,
  many: (names) => `${names.length} 个这样认为：客户端 ${format.list(names)}。`,
  together: (names, lasted) => `客户端 ${format.list(names)} 同时认为归自己，至今 ${lasted}。`,
  past: (times, lasted) => `有 ${format.number(times)} 次两方同时认为归自己，共 ${lasted}。`,
  legend: { belief: '程序认为', truth: '服务端实际' },
  overlap: '两个同时',
  laneOf: (name, thread) => `${name}·${thread + 1}`,
  belief: (name, what, from, to, lasted) => `客户端 ${name} 认为${WHAT[what]}，${stretch(from, to, lasted)}`,
  truth: (name, from, to, lasted) => `服务端上客户端 ${name} 排在第一，${stretch(from, to, lasted)}`,
  overlapFrom: (names, from, to, lasted) =>
    `客户端 ${format.list(names)} 同时认为归自己，${stretch(from, to, lasted)}`,
} satisfies Translation<ViewWords['beliefBars']>;

export const fairness = {
  empty: '还没有客户端请求锁。',
  fair: (holds) => `获得锁 ${format.number(holds)} 次，都按请求的先后。`,
  unfair: (holds, overtakings) =>
    `获得锁 ${format.number(holds)} 次，等待者被插队 ${format.number(overtakings)} 次。`,
  asked: '请求',
  held: '获得',
  earlier: (count) => `之前还有 ${format.number(count)} 次`,
  attempt: (name, number, at) => `客户端 ${name} 第 ${format.number(number)} 个请求（${at}）`,
  served: (rank, at) => `第 ${format.number(rank)} 个获得（${at}）`,
  overtook: (count) => `超过了 ${format.number(count)} 个等待者`,
  waits: '仍在等待',
  left: '没有得到就离开了',
  sentence: (parts) => parts.join('，'),
} satisfies Translation<ViewWords['fairness']>;

export const releases = {
  empty: '锁还没有被释放过。',
  line: (count, woken, everybody, oneEach) =>
    `${format.number(count)} 次释放，${format.number(woken)} 次唤醒。若每次唤醒全部：${format.number(everybody)}，若每次唤醒一个：${format.number(oneEach)}。`,
  woken: '唤醒',
  requests: '请求',
  waited: '等待者',
  kinds: { create: '创建', list: '列出', watch: '查看一个', delete: '删除', other: '其他' },
  earlier: (count) => `之前还有 ${format.number(count)} 次`,
  of: (number, name, how, at) =>
    `第 ${format.number(number)} 次释放（${at}），${name === null ? '所有者未知' : `客户端 ${name}`}${how === 'session' ? '的会话结束' : ''}`,
  woke: (names, waiters) =>
    names.length === 0
      ? `${format.number(waiters)} 个等待者中没有唤醒任何一个`
      : `${format.number(waiters)} 个等待者中唤醒 ${names.length > 6 ? `${format.number(names.length)} 个` : format.list(names)}`,
  asked: (count, parts) =>
    parts.length === 0 ? '没有请求' : `${format.number(count)} 个请求（${format.list(parts)}）`,
  part: (count, kind) => `${kind} ${format.number(count)}`,
  sentence: (parts) => parts.join('，'),
  elections: { empty: '还没有领导者离开过。' },
  semaphore: { empty: '还没有许可被归还过。' },
  'read-write-lock': {},
} satisfies Translation<ViewWords['releases']>;

export const eyes = {
  empty: '没有客户端。',
  unserved: '没有服务器在运行，无从得知。',
  nobody: '没有候选者。',
  both: (name) => `客户端 ${name} 的节点排第一，它也认为自己是领导者。`,
  tree: (name) => `客户端 ${name} 的节点排第一，但它不认为自己是领导者。`,
  forsaken: (name) => typesetChinese(`排在第一的节点属于客户端 ${name}，而它已消失。`),
  ownerless: '排在第一的节点不属于任何会话：没有什么会删除它。',
  belief: (name) => `客户端 ${name} 认为自己是领导者，服务端上排第一的却不是它。`,
  together: (names) => `客户端 ${format.list(names)} 同时认为自己是领导者。`,
  ofOne: (count, name) => `客户端 ${name} 的 ${count} 个 latch 同时认为自己是领导者。`,
  blind: (names) => `客户端 ${format.list(names)} 在等待，但不会有事件唤醒它。`,
  first: '领导者',
  blindShort: '不会被唤醒',
  unknown: '未知',

  seat: (parts) => parts.join('，'),
  stands: (name, place, znode) =>
    place === 1
      ? typesetChinese(`客户端 ${name} 是领导者，节点 ${znode}`)
      : typesetChinese(`客户端 ${name} 排第 ${format.number(place)}，节点 ${znode}`),
  aside: (name) => `客户端 ${name} 没有参选`,
  crowns: {
    none: null,
    tree: '不认为自己是领导者',
    both: '认为自己是领导者',
    belief: '认为自己是领导者，实际并非如此',
  },
  gone: '所有者已消失',
  watches: (name) => typesetChinese(`监听客户端 ${name}`),
  watchesList: '监听整个列表',
  blindLong: '在等待，但不会有事件唤醒它',
  told: '事件正在送达',
} satisfies Translation<ViewWords['eyes']>;

export const latchStrips = {
  empty: '还没有客户端连接过。',
  calm: '所有连接都正常。',
  states: (parts) => parts.join('，'),
  stateNow: (name, state) => typesetChinese(`客户端 ${name} ${state}`),
  line: (parts) => `现在：${parts}。`,
  legend: { state: '库报告的状态', belief: '认为自己是领导者', truth: '服务端上排第一' },
  state: (name, state, from, to, lasted) =>
    `客户端 ${name}：${state}，${to === null ? `从 ${from} 起（至今 ${lasted}）` : `从 ${from} 到 ${to}（${lasted}）`}`,
  remade: (name, count) => `客户端 ${name} 重新创建节点 ${count} 次。`,
  remadeSign: (count) => `重建 ${count} 次`,
} satisfies Translation<ViewWords['latchStrips']>;

export const resource = {
  none: '这个世界里没有由锁保护的资源。',
  empty: '还没有写入。',
  inOrder: (count) => `${format.number(count)} 次写入，没有一次迟到。`,
  rejected: (count, name) => `${format.number(count)} 次迟到的写入被拒绝，最近一次来自客户端 ${name}。`,
  back: (name, token, highest) => `客户端 ${name} 用令牌 ${token} 在令牌 ${highest} 之后写入：值被旧值覆盖。`,
  value: '值',
  noValue: '尚无',
  highest: (token) => `最高令牌 ${token}`,
  noToken: '尚无令牌',
  fences: { checkToken: '检查令牌', off: '不做检查' },
  token: (token) => (token === null ? '无令牌' : `#${token}`),
  rejectedRow: '被拒绝',
  wentBack: '覆盖新值',
  earlier: (count) => `之前还有 ${format.number(count)} 次`,
  write: (name, value, token, at) =>
    `客户端 ${name} ${token === null ? '不带令牌' : `用令牌 ${token} `}写入 ${value}（${at}）`,
  writes: (name, count, token, from, to) =>
    `客户端 ${name} ${token === null ? '不带令牌' : `用令牌 ${token} `}写入 ${format.number(count)} 次（${from} 到 ${to}）`,
  fates: { accepted: '被接受', rejected: '被拒绝', back: '被接受，旧值覆盖了新值' },
  sentence: (parts) => parts.join('：'),
} satisfies Translation<ViewWords['resource']>;

export const sessionWheel = {
  alone: (tickMs) => `指针走完哪个桶，服务器就让其中的会话过期；每 ${format.span(tickMs)} 一个桶。`,
  leader: (id, tickMs) => `由领导者${server(id)} 让会话过期；每 ${format.span(tickMs)} 一个桶。`,
  leaderFrozen: (id) => `${server(id)} 是领导者，但被冻结：在它恢复或换领导者之前，没有会话过期。`,
  nobody: '没有会话过期：只有领导者能让会话过期，而现在没有领导者。下一个领导者会重置所有计时。',
  none: '还没有会话。',
  legend: '收到客户端的任何消息，会话就移到更晚的桶。',
  local: '本地',
  localTip: (id) => `本地会话：只有${server(id)} 知道它，并由它让会话过期。`,
  ends: (at) => `${at} 过期`,
  left: (ms) => (ms <= 0 ? '到期' : `${format.span(ms)} 后`),
  bucket: (endsAtMs) => `${format.span(endsAtMs)} 的桶`,
  closing: '正在关闭',
  waits: '等待',
  nowhere: '未连接',
  at: (id) => `在${server(id)}`,
  client: (name) => `客户端 ${name}`,
  why: (who) => `${who} 的会话为什么还没过期？`,
  spoken: (who, parts) => `${who} 的会话：${parts.join('，')}。`,
} satisfies Translation<ViewWords['sessionWheel']>;
