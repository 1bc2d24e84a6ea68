import type { Translation } from '../messages.ts';
import {
  dataRead,
  type Command,
  type RecordOf,
  type TreeChange,
  type WatchedEvent,
} from '../../engine/index.ts';
import { ownLineOf } from '../../scenarios/scenario/ownCodes.ts';
import { ownThreadOf, type OwnThread } from '../../scenarios/scenario/ownThreads.ts';
import { commandWord } from '../commandWord.ts';
import type { RecordWords, Telling } from '../contracts/engine.ts';
import { commands as english } from '../en/commands.ts';
import { zxidText } from '../names.ts';
import { completed } from '../translation.ts';
import { messageObject, networkObject, waysText } from '../networkObject.ts';
import { rolesIn } from '../rolesIn.ts';
import { commands, fastLink } from './commands.ts';
import { gates } from './gates.ts';
import { refusals } from './refusals.ts';
import { ensemble } from './ensemble.ts';
import { ensembleRecords } from './ensembleRecords.ts';
import { keeperCodes } from './errors.ts';
import {
  actor,
  beliefs,
  call,
  client,
  clientOf,
  format,
  groundOf,
  roleName,
  server,
  sessionOf,
} from './nouns.ts';
import { lineText, localOpText, processRecords } from './processRecords.ts';

/** A command that has no Chinese yet is told in English. */
const COMMAND_WORDS = { commands: completed(english, commands), gates, fastLink };

export const records = {
  ...ensembleRecords,
  ...processRecords,
  'command.given': (r) => {
    const who = r.client === null ? objectOf(r.meant ?? r.command) : client(r.client);
    const roles = r.client === null && r.meant === undefined ? [] : rolesIn(r.command);
    const played = roles.length === 0 || 'groups' in r.command ? '' : `（${roles.map(nameOf).join('、')}）`;
    const line = r.command.type === 'typeLine' ? `：${r.command.line}` : '';
    const by = r.actor === 'conductor' ? '脚本' : '你';
    return `${by}${commandWord(r.command, COMMAND_WORDS).done(who)}${played}${line}`;
  },
  'command.refused': (r) => {
    const roles = r.reason === 'nobodyInRole' ? rolesIn(r.command) : [];
    const who = roles.length === 0 ? objectOf(r.command) : roles.map(nameOf).join('、');
    return `“${commandWord(r.command, COMMAND_WORDS).label}”无法执行：${refusals[r.reason](who)}`;
  },

  'connection.attempted': (r) =>
    r.session === '0x0'
      ? `${actor(r.actor)} 连接${server(r.server)}，请求新会话`
      : `${actor(r.actor)} 连接${server(r.server)}，请求恢复原来的会话`,
  'connection.accepted': (r) => `${actor(r.actor)} 接受了${clientOf(r.link)} 的连接`,
  'connection.refused': (r) => `${clientOf(r.link)} 的连接被拒绝：${server(r.server)} ${REFUSED[r.why]}`,
  'connection.closed': (r) => `${actor(r.actor)} 关闭了${clientOf(r.link)} 的连接：${CLOSED[r.why]}`,
  'connection.lost': (r) =>
    r.why === 'refused' || r.why === 'connectTimeout'
      ? `${actor(r.actor)} 没有连上：${LOST[r.why]}`
      : `${actor(r.actor)} 的连接断开：${LOST[r.why]}`,
  'link.cut': (r) => `${client(r.client)} 与服务器之间的网络被切断，双方都不知情`,
  'link.healed': (r) => `${client(r.client)} 的网络恢复了`,
  'network.cut': (r) => `消息不再传递：${waysText(r.pairs, actor)}；没有人得到通知`,
  'network.healed': (r) => `消息又能传递：${waysText(r.pairs, actor)}`,
  'network.slowed': (r) =>
    r.extraMs === 0
      ? `消息恢复原来的速度：${waysText(r.pairs, actor)}`
      : `消息延迟增加 ${format.span(r.extraMs)}：${waysText(r.pairs, actor)}`,
  'message.held': (r) => `一条消息被扣住（${messageObject(r, actor)}），后面的消息排队等待`,
  'message.released': (r) => `被扣住的消息放行（${messageObject(r, actor)}）`,
  'message.cut': (r) => `连接恰好在一条消息处断开（${messageObject(r, actor)}）`,
  'reply.dropped': (r) => `${clientOf(r.link)} 的连接恰好在收到 ${r.op} 的响应之前断开`,

  'request.queued': (r, telling) => `${actor(r.actor)} 调用 ${call(r.op, r.path)}${atLine(r, telling)}`,
  'request.sent': (r, telling) =>
    `${actor(r.actor)} 发出 ${call(r.op, r.path)}${telling.asksForWatch(r) ? '，并要求监听' : ''}`,
  'request.received': (r) => `${actor(r.actor)} 收到${clientOf(r.link)} 的 ${call(r.op, r.path)}`,
  'reply.sent': (r) => `${actor(r.actor)} 响应${clientOf(r.link)} 的 ${r.op}：${keeperCodes[r.err]}`,
  'reply.delivered': (r) => `${actor(r.actor)} 收到 ${call(r.op, r.path)} 的响应：${keeperCodes[r.err]}`,
  'request.failed': (r) =>
    r.sent === 'sent'
      ? `${actor(r.actor)} 等不到 ${call(r.op, r.path)} 的响应 (${r.err})：可能已执行，也可能没有`
      : `${actor(r.actor)} 的 ${call(r.op, r.path)} 没有发出 (${r.err})`,
  'ping.sent': (r) => `${actor(r.actor)} 发出心跳`,
  'ping.received': (r, telling) => `${actor(r.actor)} 收到心跳：${sessionOf(r.session, telling)}续约`,
  'pong.delivered': (r) => `${actor(r.actor)} 收到心跳的响应`,

  'txn.proposed': (r, telling) =>
    r.err === 'Ok'
      ? `${actor(r.actor)} 把 zxid ${zxidText(r.zxid)} 分配给${sessionOf(r.session, telling)}的 ${call(r.type, r.path)}`
      : `${actor(r.actor)} 拒绝了${sessionOf(r.session, telling)}的写请求 (${keeperCodes[r.err]})，但仍占用 zxid ${zxidText(r.zxid)}`,
  'txn.logged': (r) => `${actor(r.actor)} 把 zxid ${zxidText(r.zxid)} 写入事务日志`,
  'txn.applied': (r, telling) => {
    if (r.changes.length === 0)
      return `${actor(r.actor)} 应用了 zxid ${zxidText(r.zxid)}：${applied(r, telling)}`;
    const changes = r.changes.map((change) => changed(change, telling)).join('，');
    const standing = telling.standingOf(r);
    if (standing === 'alone') return `${changes} (zxid ${zxidText(r.zxid)})`;
    return standing === 'committed'
      ? `${actor(r.actor)} 上，${changes} (zxid ${zxidText(r.zxid)})`
      : `${actor(r.actor)} 上，${changes}（zxid ${zxidText(r.zxid)}，在日志中但未提交）`;
  },

  'watch.set': (r) =>
    r.mode === 'STANDARD'
      ? `${clientOf(r.link)} 开始监听 ${what(r)}（一次性）`
      : `${clientOf(r.link)} 开始监听 ${what(r)}，直到它取消 (${r.mode})`,
  'watch.fired': (r) =>
    `${clientOf(r.link)} 对 ${r.registeredPath} 的监听被触发${r.spent === 'spent' ? '（一次性）' : ''}：${
      r.event.path === r.registeredPath ? happenedToIt(r.event) : happened(r.event)
    }`,
  'watch.withheld': (r) => `${clientOf(r.link)} 的监听没有带来事件：它无权读取 ${r.event.path ?? '该节点'}`,
  'watch.removed': (r) => `${clientOf(r.link)} 主动取消了对 ${r.path} 的监听`,
  'event.delivered': (r) =>
    r.event.type === 'None'
      ? `${actor(r.actor)} 发现状态变化：${STATES[r.event.state]}`
      : `${actor(r.actor)} 收到事件：${happened(r.event)}`,
  'callback.run': (r) =>
    r.event.type === 'None'
      ? `${actor(r.actor)} 得知：${STATES[r.event.state]}`
      : `${actor(r.actor)} 被唤醒：${happened(r.event)}`,

  'session.created': (r) =>
    `${actor(r.actor)}${r.link === null ? '' : ` 为${clientOf(r.link)}`} 建立会话 ${r.session}，超时时间 ${format.span(r.timeoutMs)}`,
  'session.resumed': (r) =>
    `${actor(r.actor)} 恢复了${clientOf(r.link)} 的会话，超时时间 ${format.span(r.timeoutMs)}`,
  'session.expired': (r, telling) =>
    r.why === 'command'
      ? `${actor(r.actor)} 按你的要求结束了${sessionOf(r.session, telling)}`
      : `${sessionOf(r.session, telling)}在 ${format.span(telling.silenceMs(r))} 没有消息之后过期，由${actor(r.actor)} 判定`,
  'session.closed': (r, telling) =>
    r.ephemerals.length === 0
      ? `${sessionOf(r.session, telling)}已关闭 (zxid ${zxidText(r.zxid)})`
      : `${sessionOf(r.session, telling)}已关闭，临时节点${format.list(r.ephemerals)} 随之删除 (zxid ${zxidText(r.zxid)})`,
  'session.rejected': (r) =>
    r.why === 'gone'
      ? `${actor(r.actor)} 告诉${clientOf(r.link)}：它的会话已经不在了`
      : `${actor(r.actor)} 拒绝了${clientOf(r.link)}：会话密码错误`,
  'session.established': (r) =>
    r.how === 'created'
      ? `${actor(r.actor)} 有了会话，超时时间 ${format.span(r.timeoutMs)}`
      : `${actor(r.actor)} 取回了原来的会话，超时时间 ${format.span(r.timeoutMs)}`,
  'session.learnedExpired': (r) => `${actor(r.actor)} 的客户端库得知会话已过期`,

  'server.started': (r) =>
    r.recovered === 'fresh'
      ? `${actor(r.actor)} 启动`
      : `${actor(r.actor)} 从快照和事务日志恢复，重新启动，直到 zxid ${zxidText(r.lastZxid)}`,
  'server.stopped': (r) =>
    `${actor(r.actor)} 停止：${r.why === undefined ? '内存丢失，磁盘还在' : CANNOT_START[r.why]}`,
  'snapshot.begun': (r) => `${actor(r.actor)} 开始写快照，以 zxid ${zxidText(r.zxid)} 命名`,
  'snapshot.taken': (r) => `${actor(r.actor)} 写下快照，直到 zxid ${zxidText(r.zxid)}`,

  'client.started': (r) => `${actor(r.actor)} 启动`,
  'client.killed': (r) => `${actor(r.actor)} 被杀死；它的会话保留到过期`,
  'client.paused': (r) => `${actor(r.actor)} 暂停：不读、不发、不运行`,
  'client.resumed': (r) => `${actor(r.actor)} 从暂停处恢复运行`,
  'client.closed': (r) => `${actor(r.actor)} 关闭会话并退出`,

  'program.started': (r) => {
    const own = ownThreadOf(r.recipe);
    return `${actor(r.actor)} ${own === null ? `开始运行程序 ${r.recipe}` : OWN_THREADS[own].began}`;
  },
  'program.resumed': (r, telling) => {
    const isAt = r.yielded.kind === 'op' && r.yielded.op.kind === 'atStep';
    const then = next(r, telling) + (isAt ? '' : atLine(r, telling));
    const data = dataRead(r);
    if (r.input.kind === 'timeout')
      return `${actor(r.actor)} 等待超时，它的${r.thread < 0 ? '事件线程' : '程序'}继续：${then}`;
    const read = data === null ? '' : `读到${data === '' ? '空数据' : `“${data}”`}，`;
    return `${actor(r.actor)} ${read}${data === null ? '的' : ''}${r.thread < 0 ? '事件线程' : r.thread === 0 ? '程序' : `线程 ${r.thread + 1} `}继续：${then}`;
  },
  'gate.reached': (r) =>
    r.gate === 'release' ? `${actor(r.actor)} 等待“释放”` : `${actor(r.actor)} 在关口“${r.gate}”等待`,
  'gate.opened': (r) =>
    r.gate === 'release'
      ? `${format.list(r.clients.map(client))} 可以释放了`
      : `关口“${r.gate}”为${format.list(r.clients.map(client))} 打开`,

  'word.answered': (r) => `${actor(r.actor)} 回答了“${r.word}”`,
  'line.read': (r) => `${actor(r.actor)} 读入一行“${r.line}”`,
  'text.printed': (r) => `${actor(r.actor)} 输出“${r.text.trim()}”`,

  'belief.stated': (r, telling) =>
    `${actor(r.actor)} 认为自己${beliefs[r.belief.what]}${groundOf(r.belief)}${atLine(r, telling)}`,
  'belief.withdrawn': (r, telling) =>
    `${actor(r.actor)} 不再认为自己${beliefs[r.belief.what]}${atLine(r, telling)}`,
} satisfies Translation<RecordWords>;

function atLine(record: Parameters<Telling['lineBehind']>[0], { lineBehind, programOf }: Telling): string {
  const line = lineBehind(record);
  return line === null ? '' : `（${lineText(line, programOf(record.actor))}）`;
}

const OWN_THREADS = {
  main: { began: '开始运行程序', starts: '来运行程序' },
  call: { began: '发起一次调用', starts: '来发起调用' },
  event: { began: '开始处理事件', starts: '来处理事件' },
  states: { began: '开始处理连接状态', starts: '来处理连接状态' },
  outcome: { began: '开始处理响应', starts: '来处理响应' },
} as const satisfies Record<OwnThread, object>;

const CANNOT_START = { noSnapshot: '没有快照，却有日志条目', notInConfig: '它的配置里没有它' };

const REFUSED = {
  notServing: '尚未开始服务',
  onlyReadOnly: '没有法定人数，而客户端没有请求只读模式',
  globalSession: '没有法定人数，只接受新的本地会话',
  behindClient: '的数据比客户端见过的还旧',
  tooManyConnections: '上来自该地址的连接已达 maxClientCnxns',
  lengthError: '读到的数据包长度不可能',
};

const CLOSED = {
  sessionClosed: '会话已关闭',
  sessionExpired: '会话已过期',
  sessionMoved: '会话转移到了另一个连接',
  peerClosed: '客户端关闭了自己这一端',
  packetTooLong: '数据包过大',
  unreadable: '服务器无法解析这个数据包',
  authFailed: '认证失败',
  unimplemented: '无法识别这个请求',
  serverStopped: '服务器停止为客户端服务',
  unknownSession: '没有这个会话',
};

const LOST = {
  closedByServer: '对端关闭了连接',
  silence: '太久没有收到服务器的任何消息',
  replyDropped: '响应到达之前连接断了',
  packetTooLong: CLOSED.packetTooLong,
  refused: '目标服务器没有监听',
  connectTimeout: '连接请求超时',
};

const STATES: Readonly<Record<WatchedEvent['state'], string>> = {
  Disconnected: '连接断开 (Disconnected)',
  SyncConnected: '已连接 (SyncConnected)',
  AuthFailed: '认证失败 (AuthFailed)',
  ConnectedReadOnly: '已连接，只读 (ConnectedReadOnly)',
  Expired: '会话已过期 (Expired)',
  Closed: '会话已关闭 (Closed)',
};

/** What an event says, as a clause. */
export function happened(event: WatchedEvent): string {
  const path = event.path ?? '';
  switch (event.type) {
    case 'None':
      return STATES[event.state];
    case 'NodeCreated':
      return `${path} 被创建`;
    case 'NodeDeleted':
      return `${path} 被删除`;
    case 'NodeDataChanged':
      return `${path} 的数据变了`;
    case 'NodeChildrenChanged':
      return `${path} 的子节点变了`;
    case 'DataWatchRemoved':
    case 'ChildWatchRemoved':
    case 'PersistentWatchRemoved':
      return `对 ${path} 的监听被取消 (${event.type})`;
    default:
      return event.type satisfies never;
  }
}

/** The same where the path has just been named. */
function happenedToIt(event: WatchedEvent): string {
  switch (event.type) {
    case 'NodeCreated':
      return '它被创建';
    case 'NodeDeleted':
      return '它被删除';
    case 'NodeDataChanged':
      return '它的数据变了';
    case 'NodeChildrenChanged':
      return '它的子节点变了';
    default:
      return happened(event);
  }
}

function changed(change: TreeChange, telling: Telling): string {
  switch (change.type) {
    case 'created':
      return change.owner === null
        ? `${change.path} 被创建`
        : `${change.path} 被创建，属于${sessionOf(change.owner, telling)}`;
    case 'deleted':
      return change.owner === null
        ? `${change.path} 被删除`
        : `${sessionOf(change.owner, telling)}的 ${change.path} 被删除`;
    case 'dataSet':
      return `${change.path} 的数据被写入，版本号 ${change.version}`;
    case 'aclSet':
      return `${change.path} 的访问控制列表被修改`;
    default:
      return change satisfies never;
  }
}

function applied(record: RecordOf<'txn.applied'>, telling: Telling): string {
  if (record.err !== 'Ok') return `什么都没有改变，${keeperCodes[record.err]}`;
  if (record.type === 'createSession') return `${sessionOf(record.session, telling)}建立`;
  if (record.type === 'closeSession') return `${sessionOf(record.session, telling)}结束`;
  return record.type;
}

function what(record: RecordOf<'watch.set'>): string {
  return record.table === 'child' ? `${record.path} 的子节点` : record.path;
}

function next(record: RecordOf<'program.resumed'>, telling: Telling): string {
  const { yielded } = record;
  const program = telling.programOf(record.actor);
  const isUnheard = telling.isUnheard(record);
  if (yielded.kind === 'returned') return '运行结束';
  if (yielded.kind === 'threw') return `因 ${yielded.code ?? yielded.message} 结束`;
  const { op } = yielded;
  switch (op.kind) {
    case 'zk':
      return `调用 ${call(op.request.op, 'path' in op.request ? (op.request.path ?? null) : null)}`;
    case 'sleep':
      return `休眠 ${format.span(op.ms)}`;
    case 'nextWatchEvent':
      return '等待事件';
    case 'believe':
      return `认为自己${beliefs[op.belief.what]}`;
    case 'disbelieve':
      return '不再这样认为';
    case 'gate':
      return op.gate === 'release' ? '等待“释放”' : `来到关口“${op.gate}”`;
    case 'atStep': {
      const line = ownLineOf(op.step);
      return `来到${line === null ? `步骤“${op.step}”` : lineText(line, program)}`;
    }
    case 'spawn':
      return startOf(op.recipe);
    default:
      return `${localOpText(op, program)}${isUnheard ? unheard(op.kind) : ''}`;
  }
}

/** Of what it tells the other threads of its process. */
function unheard(kind: string): string {
  return kind === 'countDown' ? '，而它还没有创建' : '，而没有线程在等';
}

/** Whom or what a command is about. */
function objectOf(command: Command): string {
  if ('server' in command) return nameOf(command.server);
  if ('client' in command) return nameOf(command.client);
  return networkObject(command, nameOf, ensemble.sides) ?? '新客户端';
}

function nameOf(target: string): string {
  return roleName(target) ?? actor(target);
}

function startOf(recipe: string): string {
  const own = ownThreadOf(recipe);
  return `启动另一个线程${own === null ? ` ${recipe}` : OWN_THREADS[own].starts}`;
}
