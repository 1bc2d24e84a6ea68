import type { Messages, Translation } from '../messages.ts';
import { typesetChinese } from '../format.ts';
import { NAMED_AT_MOST } from '../namedAtMost.ts';
import { sideMembers, sidesText } from '../sideMembers.ts';
import { format, roleName } from './nouns.ts';

const serversText = (names: readonly string[]) => `服务器 ${format.list(names)}`;
const crowdText = (count: number) => `${format.number(count)} 个客户端`;
const clientsText = (names: readonly string[]) =>
  names.length > NAMED_AT_MOST ? crowdText(names.length) : `客户端 ${format.list(names)}`;
const sideText = (ids: readonly string[]) =>
  format.items(sideMembers(ids, serversText, clientsText, roleName));

export const ensemble = {
  pictureOf: (world) => `集群“${world}”的画面`,
  walkHint:
    '方向键在服务器、链路和客户端之间移动，回车打开命令菜单。分区可以用鼠标画线，也可以在对话框里选择。',
  server: (number) => `服务器 ${number}`,
  serverShort: (number) => `S${number}`,
  serversOf: (world) => `集群“${world}”的服务器`,
  parts: (groups) => `网络分区：${groups.map((group) => `（${group}）`).join('、')}之间消息无法通过。`,
  servers: (numbers) => serversText(numbers.map(String)),
  side: sideText,
  sides: (groups) =>
    sidesText(groups.map(sideText), '其余所有', (one, other) => `一边是${one}，另一边是${other}`),
  epoch: '纪元',
  zxid: 'zxid',

  roles: {
    elected: '已当选',
    LEADING: '领导者',
    FOLLOWING: '跟随者',
    LOOKING: '竞选中',
    OBSERVING: '观察者',
    standalone: '单机',
    down: '宕机',
    frozen: '冻结',
  },
  meanings: {
    elected: '已当选：过半服务器与它同步后才开始领导',
    LEADING: '领导者：为每个写请求排定次序，过半服务器把它写入磁盘后就提交',
    FOLLOWING: '跟随者：记录领导者的提案，参与投票，自己回答读请求',
    LOOKING: '竞选状态：正在寻找领导者，只投票，至多提供只读服务',
    OBSERVING: '观察者：只接收已提交的写入，没有投票权',
    standalone: '单机服务器：不需要投票',
    down: '进程已停止；已刷盘的内容还在',
    frozen: '进程停住，连接不断，没有任何通知',
  },
  doing: {
    leads: (synced, voters) => `${voters} 台中 ${synced} 台已同步`,
    counts: (synced, voters) => `自认为 ${voters} 台中 ${synced} 台已同步`,
    follows: (number) => `跟随服务器 ${number}`,
    observes: (number) => `观察服务器 ${number}`,
    votes: (number, round) => `投给 ${number} · 第 ${round} 轮`,
    looks: '正在寻找领导者',
    discovery: (number) => `正在连接服务器 ${number}`,
    synchronization: (number) => `正在与服务器 ${number} 同步`,
    gathers: '等待过半服务器',
    readOnly: '只提供读服务',
    alone: '独自服务',
    down: '进程已停止',
    frozen: '已冻结',
  },
  noVote: '无投票权',
  disk: { sound: '磁盘正常', slow: '磁盘变慢', failing: '磁盘将出错' },
  clockOff: (ms) => `时钟偏差 ${format.span(ms)}`,

  zxidText: (zxid) => `最新 zxid ${zxid}`,
  noTxn: '日志为空',
  epochText: (epoch) => `纪元 ${format.number(epoch)}`,
  sessions: (count) => `${format.number(count)} 个会话`,
  cells: {
    committed: '已提交',
    outstanding: '已记录，尚不知是否提交',
    doomed: '将被丢弃',
    fallen: '已丢弃',
    missing: '没有',
  },
  endsEarlier: '日志落后很多',
  cellName: (zxid, state) => `zxid ${zxid}：${state}`,
  doomedCount: (count) => `${format.number(count)} 条日志将被丢弃`,
  outstandingCount: (count) => `${format.number(count)} 条日志尚未提交`,
  fallenCount: (count) => `刚刚丢弃了 ${format.number(count)} 条日志`,

  linkName: (a, b) => typesetChinese(`${a}与${b}之间的链路`),
  standing: (server) => `${server}。`,
  linkTo: (other, state) => typesetChinese(`到${other}的链路：${state}。`),
  links: {
    learner: 'Learner 与领导者之间',
    election: '传递选票',
    client: '客户端的连接',
    none: '当前没有连接',
  },
  cuts: {
    none: '畅通',
    both: '断开',
    oneWay: (from, to) => typesetChinese(`从${from}到${to}不通`),
  },
  slowBy: (ms) => `慢 ${format.span(ms)}`,
  slowWay: (ms, to) => typesetChinese(`发往${to}慢 ${format.span(ms)}`),
  slowShort: (ms) => `+${format.span(ms)}`,
  heldHere: '有一条消息在此被扣住',

  crowd: crowdText,
  crowdMore: (count) => `+${format.number(count)}`,
  clientAt: (client, server) => typesetChinese(`${client}，在${server}`),
  clientNowhere: (client) => `${client}，还没有连接任何服务器`,

  vote: (number) => `投给 ${number}`,
  heldAtCut: '停在断开处',

  facts: {
    of: (world) => `集群“${world}”的状态`,
    leader: () => '领导者编号',
    leaderTip: '处于 LEADING 状态的服务器，不论是否过半',
    noLeader: '–',
    epoch: '纪元',
    epochTip: '每位领导者一个纪元，它是每个 zxid 的前半部分',
    quorum: '跟随领导者',
    quorumTip: '此刻跟随领导者且与它连通的投票服务器（含它自己）占全部的数量',
    quorumOf: (count, voters) => `${count}/${voters}`,
  },

  partition: {
    open: '分区…',
    openTip: '选择两侧的成员，也可以在图上拖出一条线。',
    title: '网络分区',
    strokeParts: '这条线没有分开任何成员。请画在服务器之间。',
    heal: '恢复网络',
    healTip: '撤销所有断开，包括脚本造成的。',
    lineName: (left, right) => typesetChinese(`网络断开：${left}与${right}。回车恢复，E 修改。`),
    lineHint: '网络断开',
    lineMore: '拖动端点移动 · 点击恢复',
    handle: '拖动以移动断开线',
    preview: (left, right) => `${left}  |  ${right}`,
    nobody: '无',
  },

  roleName,

  faults: {
    of: (who) => `${who} 的故障`,
    ofMessage: '消息的故障',
    forNetwork: '网络故障',
    keys: '在集群中：选中的服务器、链路或消息，未选中时为领导者',
    isolate: '断网',
    isolateTip: '这台服务器与其他服务器之间消息无法通过，双方都不会得到通知；客户端仍可连到它。',
    direction: '哪个方向',
    bothWays: '双向',
    towards: (to) => typesetChinese(`发往${to}`),
    diskAndClock: '磁盘与时钟',
    diskAmount: '磁盘变慢多少',
    clockAmount: '时钟拨动多少',
    linkAmount: '消息变慢多少',
    clockForward: (ms) => `拨快 ${format.span(ms)}`,
    clockBack: (ms) => `拨慢 ${format.span(ms)}`,
  },

  card: {
    role: '角色',
    phase: '阶段',
    phases: {
      election: '选举：统计选票',
      discovery: '发现：商定新纪元',
      synchronization: '同步：使日志一致',
      broadcast: '广播：提出并提交写请求',
    },
    leader: '领导者',
    noLeader: '无',
    itself: '它自己',
    currentEpoch: '当前纪元',
    currentEpochTip: '它跟随过的领导者的最新纪元（currentEpoch，在磁盘上）',
    acceptedEpoch: '接受的纪元',
    acceptedEpochTip: '它承诺不再跟随更旧纪元的领导者（acceptedEpoch，在磁盘上）',
    vote: '它的选票',
    voteFor: (number, zxid, round) => `服务器 ${number}，其最新 zxid 为 ${zxid}；第 ${round} 轮`,
    followers: '跟随它的服务器',
    behind: (count, voters, quorum) => `${voters} 台投票服务器中的 ${count} 台（含自己）；${quorum} 台即过半`,
    outstanding: '未决提案',
    proposal: (zxid, acks) => `${zxid}：${acks} 个确认`,
    disk: '磁盘',
    clock: '时钟',
    clockRight: '准确',
    links: '它的链路',
    between: (a, b) => `${a} ↔ ${b}`,
  },

  live: {
    votes: '选举开始',
    looking: (who) =>
      who.length > 3 ? `${who.length} 台服务器在寻找领导者` : `${format.list(who)} 在寻找领导者`,
    won: (who) => `${who} 已当选，尚未开始领导`,
    elected: (who, epoch) => `${who} 成为纪元 ${epoch} 的领导者`,
    electedAfter: (told, afterMs, old, how) =>
      `${told}，距 ${old} ${how === 'froze' ? '冻结' : '停机'} ${format.span(afterMs)}`,
    early: (who, acked) =>
      acked ? `收到的事务还没落盘，${who} 就响应了新领导者` : `收到的事务还没落盘，${who} 先写下了新纪元`,
    inTime: (who) => `收到的事务全部落盘，${who} 才响应新领导者`,
    left: (who) => `${who} 不再是领导者`,
    truncated: (who, count, wasCommitted) =>
      `${who} 丢弃了 ${count} 条${wasCommitted ? '已经' : '没有'}过半的日志`,
    committed: (who) => `${who} 的写入已提交`,
    manyCommitted: (count) => `${count} 次写入已提交`,
    proposed: (count) => `${count} 次写入已提议，都还没有提交`,
    snapshotting: (who, file) => `${format.list(who)} 正在写 ${file}`,
    snapshotTaken: (who, file) => `${format.list(who)} 写好了 ${file}`,
    recovered: (who, zxid) => `${who} 从磁盘读到 zxid ${zxid}`,
    outstanding: (who, servers) => `${format.list(servers)} 记下了 ${who} 的写入，但没有过半`,
    uncommitted: (who, servers) => `${format.list(servers)} 记下了 ${who} 的写入，但还没有提交`,
    kept: (who) => `${who} 那次没有过半的写入被新领导者保留`,
    unknown: (who) =>
      `${who.length > 3 ? `${who.length} 个客户端` : format.list(who)} 无从知道自己的写入结果`,
    listed: (who, path, names, gone) =>
      `${who} 在 ${path} 读到${format.list(names)}${gone.length === 0 ? '' : `；得到过 Ok 的${format.list(gone)} 没了`}`,
    read: (who, data) => `${who} 读到 ${data === '' ? '空值' : data}`,
    readAfterSync: (who, data) => `${who} sync 之后读到 ${data === '' ? '空值' : data}`,
    manyRead: (count) => `${count} 次读取得到应答`,
    disconnected: (who) =>
      who.length > 3 ? `${who.length} 个客户端断开连接` : `${format.list(who)} 断开连接`,
    back: (who) => `${who.length > 3 ? `${who.length} 个客户端` : format.list(who)} 用原来的会话重新连接`,
  },
} satisfies Translation<Messages['ensemble']>;
