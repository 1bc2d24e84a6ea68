import type { Translation } from '../messages.ts';
import type { RecordOf } from '../../engine/index.ts';
import type { EnsembleKind, RecordWords, UndoneWrite } from '../contracts/engine.ts';
import { zxidText } from '../names.ts';
import { actor, call, client, format, server, sessionOf } from './nouns.ts';

/** 集群中服务器之间的往来，以及它们的进程和磁盘的变化。 */
export const ensembleRecords = {
  'vote.started': (r) => `${actor(r.actor)} 开始寻找领导者：第 ${r.round} 轮`,
  'vote.cast': (r) => `${actor(r.actor)} 在第 ${r.round} 轮投票给${vote(r)}`,
  'vote.received': (r) =>
    r.role === 'LOOKING'
      ? `${actor(r.actor)} 收到${server(r.from)} 的选票：投给${heard(r)}，第 ${r.round} 轮`
      : `${actor(r.actor)} 从处于 ${r.role} 的${server(r.from)} 得知领导者是${server(r.vote.leader)}`,
  'vote.decided': (r) => `${actor(r.actor)} 得到多数票：第 ${r.round} 轮选出${self(r)}`,

  'role.changed': (r) =>
    r.leader === null || r.leader === r.actor
      ? `${actor(r.actor)} 进入 ${r.role} 状态`
      : `${actor(r.actor)} 进入 ${r.role} 状态，领导者是${server(r.leader)}`,
  'role.left': (r) => `${actor(r.actor)} 退出 ${r.role} 状态：${LEFT[r.why]}`,
  'epoch.accepted': (r) => `${actor(r.actor)} 承诺不再跟随纪元 ${r.epoch} 之前的领导者`,
  'config.changed': (r) =>
    `${actor(r.actor)} 采用新配置：${r.voters.map(server).join('、')}有投票权${r.observers.length === 0 ? '' : `，${r.observers.map(server).join('、')}只观察`}`,
  'epoch.begun': (r) => `${actor(r.actor)} 进入纪元 ${r.epoch}${r.notLogged === undefined ? '' : early(r)}`,
  'leader.established': (r) => `${actor(r.actor)} 成为纪元 ${r.epoch} 的领导者：多数派已响应 NEWLEADER`,
  'leader.called': (r) => `${actor(r.actor)} 连接它的领导者：${server(r.leader)}`,
  'learner.joined': (r) => `${server(r.learner)} 加入${actor(r.actor)}`,
  'learner.synced': (r) => `${server(r.learner)} 已与${actor(r.actor)} 一致`,
  'learner.lost': (r) => `${actor(r.actor)} 与${server(r.learner)} 断开：${LOST[r.why]}`,

  'sync.sent': (r) =>
    `${actor(r.actor)} 同步${server(r.to)}（${r.mode}）：${SYNC[r.mode](zxidText(r.zxid), r.txns)}`,
  'sync.received': (r, telling) => {
    const undone = telling.undoneBy(r);
    const synced = `${actor(r.actor)} 通过 ${r.mode} 完成同步，zxid ${zxidText(r.zxid)}`;
    return undone.length === 0 ? synced : `${synced}：快照取代了它的日志，撤销${undoneText(undone)}`;
  },
  'log.truncated': (r, telling) => {
    const undone = telling.undoneBy(r);
    const cut = `${actor(r.actor)} 把日志截断到 zxid ${zxidText(r.to)} (TRUNC)`;
    if (r.treeAt !== undefined) return `${cut}，但加载了 zxid ${zxidText(r.treeAt)} 的快照，快照不会被截断`;
    return undone.length === 0 ? `${cut}：没有丢弃任何写入` : `${cut}，撤销${undoneText(undone)}`;
  },

  'request.forwarded': (r, telling) =>
    `${actor(r.actor)} 把${sessionOf(r.session, telling)}的 ${call(r.op, null)} 转给领导者${server(r.to)}`,
  'request.taken': (r, telling) =>
    `${actor(r.actor)} 从${server(r.from)} 收到${sessionOf(r.session, telling)}的 ${call(r.op, null)}`,
  'txn.received': (r) => `${actor(r.actor)} 收到 zxid ${zxidText(r.zxid)} 的提案`,
  'txn.acked': (r) =>
    r.by === r.actor
      ? `${actor(r.actor)} 自己的磁盘上有了 zxid ${zxidText(r.zxid)}`
      : `${actor(r.actor)} 收到${server(r.by)} 对 zxid ${zxidText(r.zxid)} 的确认`,
  'txn.committed': (r) => `${actor(r.actor)} 知道 zxid ${zxidText(r.zxid)} 已提交`,

  'session.moved': (r, telling) => `${sessionOf(r.session, telling)}已转到${server(r.owner)}`,
  'server.frozen': (r) => `${actor(r.actor)} 被冻结：连接不断，没有任何通知`,
  'server.thawed': (r) => `${actor(r.actor)} 解冻，并不知道自己停了多久`,
  'server.serving': (r) => `${actor(r.actor)} 开始服务客户端，从 zxid ${zxidText(r.lastZxid)} 起`,
  'server.readOnly': (r) => `${actor(r.actor)} 没有法定人数，只为接受只读服务器的客户端提供读服务`,
  'disk.wiped': (r) => `${actor(r.actor)} 的磁盘被清空：事务日志、快照、纪元都已丢失`,
  'disk.changed': (r) => `${actor(r.actor)}：${disk(r)}`,
} satisfies Translation<Pick<RecordWords, EnsembleKind>>;

/** 其余只报数目。 */
const UNDONE_TOLD = 3;

function undoneText(undone: readonly UndoneWrite[]): string {
  const told = undone.slice(0, UNDONE_TOLD).map(undoneWrite).join('、');
  const all = undone.length > UNDONE_TOLD ? `${told}等 ${format.number(undone.length)} 个写入` : told;
  const isOne = undone.length === 1;
  return undone.some(({ wasCommitted }) => wasCommitted)
    ? `${all}，尽管${isOne ? '它' : '其中有的'}已经提交`
    : `${all}：多数派没有${isOne ? '它' : '它们'}`;
}

function undoneWrite({ zxid, type, path, client: whose }: UndoneWrite): string {
  const write = type === 'error' ? '一次被拒绝的写入' : call(type, path);
  return `${whose === null ? '' : `${client(whose)} 的`} ${write} (zxid ${zxidText(zxid)})`.trimStart();
}

const LEFT = {
  noQuorum: '收到消息的服务器不足过半',
  timeout: '太久没有消息',
  connectionLost: '连接断开',
  cannotConnect: '连不上领导者',
  lowerEpoch: '对方的纪元比它已接受的旧',
  counterOverflow: '这个纪元的计数器用完了',
  reconfigured: '按新配置，它换了角色或领导者',
  diskError: '磁盘写入失败',
  exception: '自身代码抛出异常',
} as const;

const LOST = {
  closed: '连接断开',
  silence: '太久没有它的消息',
  noAck: '它的确认超时',
  ahead: '它的数据比领导者新',
} as const;

const SYNC = {
  DIFF: (_zxid: string, txns: number) => (txns === 0 ? '什么也不缺' : `${txns} 个事务`),
  TRUNC: (zxid: string, txns: number) =>
    `丢弃 zxid ${zxid} 之后的内容${txns === 0 ? '' : `，再补 ${txns} 个事务`}`,
  SNAP: (zxid: string) => `整棵树，截至 zxid ${zxid}`,
} as const;

function self({ actor: id, leader }: RecordOf<'vote.decided'>): string {
  return leader === id ? '它自己' : server(leader);
}

function vote({ actor: id, vote: { leader, zxid } }: RecordOf<'vote.cast'>): string {
  return `${leader === id ? '自己' : server(leader)}（zxid ${zxidText(zxid)}）`;
}

function heard({ vote: { leader, zxid } }: RecordOf<'vote.received'>): string {
  return `${server(leader)}（zxid ${zxidText(zxid)}）`;
}

function early({ notLogged = 0, newLeader }: RecordOf<'epoch.begun'>): string {
  if (notLogged === 0) return '并响应 NEWLEADER：领导者发来的都已落盘';
  const what = `领导者发来的 ${notLogged} 个事务还没落盘`;
  return newLeader === 'acknowledged' ? `并响应 NEWLEADER，但${what}` : `，但${what}`;
}

function disk({ extraFsyncMs, health }: RecordOf<'disk.changed'>): string {
  const slow = extraFsyncMs > 0 ? `每次落盘多花 ${format.span(extraFsyncMs)}` : null;
  if (health === 'ok') return slow ?? '磁盘正常';
  return ['磁盘将出故障', slow].filter((fact) => fact !== null).join('，');
}
