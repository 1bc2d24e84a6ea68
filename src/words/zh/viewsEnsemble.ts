import type { ViewWords, Translation } from '../messages.ts';
import { NAMED_AT_MOST } from '../namedAtMost.ts';
import { calledClient, zxidText } from '../names.ts';
import { client, format, server } from './nouns.ts';

export const txns = {
  zxid: (zxid) => `zxid ${zxidText(zxid)}`,
  txn: ({ type, path, client: who }) => {
    const by = who === null ? '' : `${client(who)} 的 `;
    const of = who === null ? '某个会话' : `${client(who)} 的会话`;
    if (type === 'createSession') return `${of}建立`;
    if (type === 'closeSession') return `${of}结束`;
    if (type === 'error') return who === null ? '一次被拒绝的写入' : `${client(who)} 的一次被拒绝的写入`;
    return `${by}${path === null ? type : `${type} ${path}`}`;
  },
  short: ({ type, path, client: who }) => {
    if (type === 'createSession') return '新会话';
    if (type === 'closeSession') return '会话结束';
    if (type === 'error') return '被拒绝的写入';
    return `${who === null ? '' : `${calledClient(who)}：`}${path === null ? type : `${type} ${path}`}`;
  },
  server: (number) => `服务器 ${format.number(number)}`,
  servers: (ids) =>
    ids.length === 1
      ? ids.map(server).join('')
      : `服务器 ${ids.map((id) => id.slice('server:'.length)).join('、')}`,
  states: {
    LEADING: '领导者',
    FOLLOWING: '跟随者',
    OBSERVING: '观察者',
    LOOKING: '正在寻找领导者',
    standalone: '单机',
    elected: '已当选，尚未开始领导',
    down: '已宕机',
    frozen: '已冻结',
  },
} satisfies Translation<ViewWords['txns']>;

const acksOf = (acked: number, voters: number, needed: number) =>
  `${format.number(voters)} 个中的 ${format.number(acked)} 个，需要 ${format.number(needed)} 个`;

export const ackBoard = {
  alone: '单机服务器不需要确认：写到磁盘就算提交。',
  noLeader: '没有领导者：没有提案。',
  idle: (leader) => `${server(leader)} 没有在等确认：它的提案都已提交。`,
  waiting: (leader, number) => `${server(leader)} 在等 ${format.number(number)} 个提案的确认。`,
  lost: (number) => `${format.number(number)} 个事务将被丢弃。`,

  over: '还不知道自己的纪元已经结束',
  doomed: '将被丢弃',
  doomedRow: (servers) =>
    servers.length === 1
      ? `只有${txns.servers(servers)} 写过日志，从未得到过半确认`
      : `${txns.servers(servers)} 写过日志，从未得到过半确认`,
  count: acksOf,
  states: {
    waiting: '等待过半确认',
    committed: '已提交',
    doomed: '将被丢弃：新的纪元里没有它',
  },
  committedAfter: (ms) => `${format.span(ms)} 后提交`,
  discs: { acked: '已确认', logged: '已写到磁盘，尚未计入', awaited: '尚未确认' },
  disc: (id, state) => `${server(id)} ${state}`,
  legend: { acked: '已确认', logged: '已落盘', awaited: '尚未确认' },
  row: (name, acked, voters, needed, state) =>
    `${txns.txn(name)}，${txns.zxid(name.zxid)}：${acksOf(acked, voters, needed)}，${state}。`,
  doomedSpoken: (name, servers) =>
    `${txns.txn(name)}，${txns.zxid(name.zxid)}，将被丢弃：${txns.servers(servers)} 写过日志。`,
} satisfies Translation<ViewWords['ackBoard']>;

const of = (count: number, voters: number) => `${format.number(voters)} 票中的 ${format.number(count)} 票`;

export const ballots = {
  alone: '单机服务器不需要选举：直接提供服务。',
  never: '还没有服务器当选过。',
  settled: (at, leader, round, count, voters) =>
    `自 ${at} 起没有选举：${server(leader)} 以${of(count, voters)}赢得第 ${format.number(round)} 轮。`,
  electing: (round, by, leader, count, voters, needed) =>
    `第 ${format.number(round)} 轮：${server(by)} 已收到 ${format.number(count)} 票投给${by === leader ? '自己' : server(leader)}（共 ${format.number(voters)} 台）；需要 ${format.number(needed)} 票。`,
  ownOnly: (round, needed) =>
    `第 ${format.number(round)} 轮：每台服务器只有自己的一票；同一台服务器需要 ${format.number(needed)} 票。`,
  agreed: (round, leader, count, voters) =>
    `第 ${format.number(round)} 轮：${server(leader)} 已过半，得到${of(count, voters)}；正短暂等待更好的选票。`,
  elected: (round, leader) =>
    `第 ${format.number(round)} 轮：${server(leader)} 已当选；有过半服务器跟随后才开始领导。`,
  stuck: (count, needed) =>
    `正在寻找领导者，但选不出：只能连到 ${format.number(count)} 台，需要 ${format.number(needed)} 台。`,
  legend: '先比纪元，再比 zxid，最后比服务器 ID，大者胜出。',
  crown: '皇冠：发送者当时跟随那个领导者',

  head: { server: '服务器', has: '拥有', votes: '投给', round: '轮次', heard: '收到自', tally: '一致' },
  hasTip: '自己日志里最新的纪元和 zxid。选票按它们比较。',
  heardTip: '这台服务器目前收到的选票。',
  has: ({ epoch, zxid }) => `${format.number(epoch)} · ${zxidText(zxid)}`,
  votesFor: (leader) => server(leader),
  votesForShort: (leader) => `→ ${leader.slice('server:'.length)}`,
  itself: '自己',
  noVote: 'observer，不投票',
  round: (round) => format.number(round),
  states: {
    collecting: '正在收集选票',
    finalizing: '已过半，等待是否有更好的选票',
    decided: '已决定',
    absent: '不投票',
  },
  ballot: (number, state, vote) =>
    vote === null
      ? `服务器 ${format.number(number)}：${state}`
      : `服务器 ${format.number(number)} 投给${vote}：${state}`,
  slip: ({ from, kind, leader }) => {
    switch (kind) {
      case 'none':
        return `没有收到${server(from)} 的选票`;
      case 'settled':
        return `${server(from)} 说领导者是${server(leader ?? '')}`;
      case 'same':
      case 'other':
        return `${server(from)} 投给${server(leader ?? '')}`;
      default:
        return kind satisfies never;
    }
  },
  spoken: (number, state, vote, round, heard) =>
    [
      `服务器 ${format.number(number)}，第 ${format.number(round)} 轮：${state}`,
      ...(vote === null ? [] : [`投给${vote}`]),
      ...heard,
    ].join('；') + '。',
} satisfies Translation<ViewWords['ballots']>;

export const logStrips = {
  empty: '所有日志都是空的。',
  same: (zxid) => `所有日志一致，到 ${txns.zxid(zxid)}。`,
  committed: (zxid) => `到 ${txns.zxid(zxid)} 为止都已提交；还有服务器没有写到磁盘。`,
  lost: (zxid, servers) => `${txns.zxid(zxid)} 已经提交，${txns.servers(servers)} 却丢弃了它。`,
  missed: (zxid, leader, epoch) =>
    `${txns.zxid(zxid)} 已提交，而 epoch ${format.number(epoch)} 的领导者 ${server(leader)} 没有它。`,
  outstanding: (number) => `${format.number(number)} 个事务已写入日志，尚未提交。`,
  doomed: (zxids, servers) =>
    zxids.length === 1
      ? `${txns.zxid(zxids[0] ?? 0)} 将被丢弃：只有${txns.servers(servers)} 写过它。`
      : `${format.number(zxids.length)} 个事务将被丢弃：只有${txns.servers(servers)} 写过它们。`,

  epoch: (epoch) => `纪元 ${format.number(epoch)}`,
  earlier: '更早的',
  legend: {
    committed: '已提交',
    outstanding: '已写日志',
    unheard: '已提交，还不知道',
    doomed: '将被丢弃',
    truncated: '已丢弃',
    unforced: '正在落盘',
    snapshot: '在快照中',
  },
  cells: {
    none: '不在这份日志里',
    snapshot: '在这台服务器的快照中，日志里已没有',
    unforced: '已交给这台服务器的磁盘，尚未落盘',
    outstanding: '这里已写日志，尚未提交',
    unheard: '已提交；这台服务器写了日志，还不知道已提交',
    committed: '已提交',
    doomed: '这里已写日志，将被丢弃',
    truncated: '这里曾写过日志，已被丢弃',
  },
  cell: (name, servers, state) =>
    [
      `${txns.txn(name)}，${txns.zxid(name.zxid)}`,
      servers.length === 0 ? '不在任何磁盘上' : `${txns.servers(servers)} 已写日志`,
      state,
    ].join('，'),
  cellOn: (number, cell) => `${txns.server(number)}：${cell}`,
  variant: '与其他服务器上的不是同一个事务',
  strip: (number, state, parts) => `${txns.server(number)}，${state}：${parts.join('，')}。`,
  counts: {
    none: () => '',
    snapshot: () => '',
    unforced: (number) => `${format.number(number)} 个正在落盘`,
    outstanding: (number) => `${format.number(number)} 个已写日志、尚未提交`,
    unheard: (number) => `${format.number(number)} 个已提交而它还不知道`,
    committed: (number) => `${format.number(number)} 个已提交`,
    doomed: (number) => `${format.number(number)} 个将被丢弃`,
    truncated: (number) => `${format.number(number)} 个已被丢弃`,
  },
  nothing: '空',
  notes: {
    down: '已宕机',
    doomed: '将被丢弃',
    truncated: '已丢弃',
    lacking: (number) => `落后 ${format.number(number)} 个`,
  },
} satisfies Translation<ViewWords['logStrips']>;

/** What follows comes right behind: a space parts it from a name. */
function clients(names: readonly string[]): string {
  if (names.length > NAMED_AT_MOST) return `${format.number(names.length)} 个客户端`;
  return `${format.list(names.map((name) => `客户端 ${name}`))} `;
}

export const serverTrees = {
  none: '除 ZooKeeper 自己的以外还没有数据节点。',
  alike: '所有的树都相同。',
  alone: (isWithOwn) =>
    isWithOwn ? '所有数据节点的值和版本。' : '所有数据节点的值和版本，ZooKeeper 自己的除外。',
  differ: (ids, path, others, zxids, measure) =>
    `${txns.servers(ids)} 与${server(measure.id)} 在 ${path}${others === 0 ? ' ' : ` 等 ${format.number(others + 1)} 个数据节点`}上不同：已执行到 zxid ${format.list(zxids.map(zxidText))}，${server(measure.id)} 到 ${zxidText(measure.zxid)}。`,
  lags: '服务器落后时，这很正常。',
  reads: (names) => `${clients(names)}从那里读。`,
  syncing: (names) => `${clients(names)}正在等待 sync。`,
  znode: '数据节点',
  hidden: (count) => `另有 ${format.number(count)} 个相同`,
  legend: { stale: '旧值', missing: '还没有', doomed: '将被回滚' },
  cells: {
    same: '与别处相同',
    missing: '还没有',
    stale: '旧值',
    lingering: '别处已删除，这里还在',
    ahead: '比别处新，尚未提交',
    doomed: '将被回滚',
    absent: '不存在',
    lost: '进程已宕机，内存已丢失',
  },
  value: (data, version) =>
    `${data === null ? 'null' : data === '' ? '""' : data}，版本 ${format.number(version)}`,
  version: (version) => `v${format.number(version)}`,
  notYet: '还没有',
  ownedBy: (name) => `属于客户端 ${name} 的会话`,
  readBy: (names) => `${clients(names)}最近读过`,
  connected: (names) => `已连接：${clients(names)}`,
  cell: (path, number, parts) => `服务器 ${format.number(number)} 上的 ${path}：${parts.join('，')}`,
  sync: 'sync',
  spokenColumn: (number, state, differences, names) =>
    [
      `服务器 ${format.number(number)}，${state}：${differences === 0 ? '没有不同' : `${format.number(differences)} 处不同`}`,
      ...(names.length === 0 ? [] : [`已连接：${clients(names)}`]),
    ].join('；') + '。',
} satisfies Translation<ViewWords['serverTrees']>;

/** “1:6 到 1:8”，只有一个时就是它。 */
const zxidRange = (zxids: readonly number[]) =>
  zxids.length > 1
    ? `${zxidText(zxids[0] ?? 0)} 到 ${zxidText(zxids.at(-1) ?? 0)}`
    : zxids.map(zxidText).join('');

const fileName = (name: string, order: number | null) =>
  order === null ? name : `${name}，启动时第 ${format.number(order)} 个读取`;

export const disk = {
  server: '哪台服务器的磁盘',
  serverOf: (number) => txns.server(number),
  empty: (number) => `${txns.server(number)} 的磁盘上什么也没有。`,
  writing: (number, name, { done, all }, fuzzy) =>
    `${txns.server(number)} 正在写 ${name}：${format.number(all)} 个数据节点已写 ${format.number(done)} 个${fuzzy === 0 ? '' : `；其间应用了 ${format.number(fuzzy)} 个事务`}。`,
  recovery: (number, { snapshot, logs, replayed }) => {
    const from = snapshot === null ? '没有快照可读' : `读取 ${snapshot}`;
    return replayed === 0
      ? `${txns.server(number)} 启动时${from}，没有事务要重放。`
      : `${txns.server(number)} 启动时${from}，再从 ${format.number(logs)} 个日志文件重放 ${format.number(replayed)} 个事务。`;
  },
  snapshots: 'version-2/ 中的快照',
  logs: 'version-2/ 中的事务日志',
  progress: ({ done, all }) => `正在写入：${format.number(all)} 个数据节点已写 ${format.number(done)} 个`,
  fuzzy: (zxids) => `模糊快照：不一定含有 ${zxidRange(zxids)}`,
  missing: (zxids) => `由日志重放 ${zxidRange(zxids)} 补齐`,
  purged: 'zkCleanup.sh -n 3 会删除它',
  open: '下一个事务写到这里',
  rest: {
    reserved: '预分配：用零填充到 64 MB',
    cut: '最后一条记录之后被 TRUNC 截断',
    deleted: '已被 TRUNC 删除',
  },
  records: (count) => (count === 0 ? '空' : `${format.number(count)} 个事务`),
  record: (name, kind, isReplayed) =>
    [
      `${txns.txn(name)}，${txns.zxid(name.zxid)}`,
      {
        committed: '已提交',
        outstanding: '已写日志，尚未提交',
        doomed: '将被丢弃',
        truncated: '已被 TRUNC 截掉',
      }[kind],
      ...(isReplayed ? ['启动时重放'] : []),
    ].join('，'),
  cut: (to, file, dropped) =>
    `TRUNC 截到 ${txns.zxid(to)}，${file === null ? '' : `从 ${file} `}截掉了 ${format.number(dropped)} 个事务。`,
  earlier: (count) => `更早的 ${format.number(count)} 个`,
  fileName,
  spoken: (name, order, notes) => `${[fileName(name, order), ...notes].join('；')}。`,
  legend: {
    order: '启动时按此顺序读取',
    committed: '已提交',
    truncated: '已截掉',
    reserved: '预分配',
  },
} satisfies Translation<ViewWords['disk']>;

export const zxidCounter = {
  alone: '单机服务器用一个普通计数器给事务编号。',
  none: '还没有事务。',
  same: (zxid) => `所有服务器都在 zxid ${zxidText(zxid)}。`,
  differ: (behind) => `${format.list(behind.map(server))} 落后。`,
  epochs: (epochs) => `各服务器的 zxid 属于不同的纪元：${epochs.join('、')}。`,
  legend: 'zxid 由两个 32 位数组成：新的领导者使纪元加一，计数从 0 重新开始。',
  epoch: '纪元',
  counter: '计数器',
  hex: '十六进制',
  hexTip: (epoch, counter) =>
    `ZooKeeper 的写法：${format.number(epoch)} × 2³² + ${format.number(counter)}，十六进制`,
  behind: (count) => `落后 ${format.number(count)} 个事务`,
  otherEpoch: '最新的事务属于较旧的纪元',
  inEpoch: (epoch) => `服务器本身处于纪元 ${format.number(epoch)}`,
  promised: (epoch) => `已承诺跟随纪元 ${format.number(epoch)}`,
  spoken: ({ server: { number }, epoch, counter, hex }, parts) =>
    [
      `服务器 ${format.number(number)}：纪元 ${format.number(epoch)}，计数器 ${format.number(counter)}，${hex}`,
      ...parts,
    ].join('，') + '。',
} satisfies Translation<ViewWords['zxidCounter']>;
