import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

const waiting = (count: number) => (count === 0 ? '没有等待者。' : `${format.number(count)} 个在等待。`);

const those = (names: readonly string[]) =>
  names.length === 0 ? '某个未知客户端' : `客户端 ${format.list(names)} `;

export const words = {
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
  roles: {
    empty: '还没有节点。',
    free: (waiters) => `没有客户端担任角色。${waiting(waiters)}`,
    eachHas: (each) => `${each.map(({ name, has }) => `客户端 ${name}：${has}`).join('；')}。`,
    heldByForsaken: (name) => `${name === null ? '所有者' : `客户端 ${name} `}已消失，它的节点还在。`,
    mistaken: (names) => `客户端 ${format.list(names)} 认为自己担任某个角色，实际并非如此。`,
    believes: { true: '它的程序也这样认为', false: '它的程序认为自己担任某个角色，实际并非如此' },
  },
  'read-write-lock': {
    held: (names, waiters) =>
      `${those(names)}${names.length > 1 ? '一起读' : '可以进入'}。${waiting(waiters)}`,
    mistaken: (names) => `客户端 ${format.list(names)} 认为自己可以进入，实际并非如此。`,
    first: '可以进入',
    believes: { true: '它的程序认为自己可以进入', false: '它的程序认为自己可以进入，实际并非如此' },
  },
} satisfies Translation<Words>;
