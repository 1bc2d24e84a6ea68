// Views that any world can have, of one server or many.
import type { ViewWords, Translation } from '../messages.ts';
import { zxidText } from '../names.ts';
import { actor, beliefs, client, format, server } from './nouns.ts';

export const packetGauge = {
  empty: '没有可测量的子节点列表。',
  fits: (children, bytes) => `${format.number(children)} 个名字，${format.number(bytes)} 字节。`,
  tooLong: (bytes, limit) =>
    `${format.number(bytes)} 字节，比默认上限多 ${format.number(bytes - limit)} 字节。`,
  limit: (bytes) => `一个数据包最多 ${format.number(bytes)} 字节`,
  room: (count, each) => `可容纳 ${format.number(count)} 个 ${format.number(each)} 字节的名字`,
  share: (percent) => `${percent} %`,
  gauge: (path, bytes, limit) =>
    `${path} 的列表占 ${format.number(bytes)} 字节，上限 ${format.number(limit)} 字节`,
} satisfies Translation<ViewWords['packetGauge']>;

export const queueCosts = {
  empty: '没有可测量的队列。',
  fits: (items) => `${format.number(items)} 个元素：列表还装得进一个数据包。队列越长，每一列都越大。`,
  tooLong: (items) => `${format.number(items)} 个元素：列表超过 jute.maxbuffer，没有客户端能列出队列。`,
  columns: {
    list: 'getChildren 一次',
    memory: '每台服务器的内存',
    writes: '清空要多少次 quorum 写',
    listed: '每次出队都先列表，共发送',
  },
  items: (items) => `${format.number(items)} 个元素`,
  now: (items) => `${format.number(items)} 个元素，现在`,
  deletes: (count) => `${format.number(count)} 次 delete`,
  share: (percent) => `jute.maxbuffer 的 ${format.number(percent)} %`,
} satisfies Translation<ViewWords['queueCosts']>;

export const spaceTime = {
  empty: '还没有发送过消息。',
  calm: '每条斜线是一条消息，从发送者到接收者。',
  lane: (id) => actor(id),
  more: (count) => `另有 ${format.number(count)} 个客户端`,
  states: {
    down: '已宕机',
    looking: '正在寻找领导者',
    following: '跟随',
    leading: '领导',
    frozen: '已冻结',
    apart: '未连接',
    connected: '已连接',
  },
  kinds: {
    connect: '建立连接',
    request: '请求',
    reply: '响应',
    event: '监听事件',
    proposal: 'PROPOSAL',
    ack: 'ACK',
    commit: 'COMMIT',
    vote: '选票',
    handshake: '新领导者、同步',
    close: '连接结束',
  },
  legend: { proposal: 'PROPOSAL', ack: 'ACK', commit: 'COMMIT', vote: '选票' },
  message: (kind, sentence) => `${kind}：${sentence}`,
} satisfies Translation<ViewWords['spaceTime']>;

export const connections = {
  none: '没有客户端连接。',
  line: (count) => `${format.number(count)} 个客户端已连接。`,
  columns: {
    wire: '连接',
    server: '服务器',
    session: '会话',
    silent: '静默时长',
    last: '最近的请求',
    watches: '监听',
    ephemerals: '临时节点',
    faults: '故障',
  },
  connecting: '正在连接',
  of: (silentMs, timeoutMs) => `${format.span(silentMs)} / ${format.span(timeoutMs)}`,
  request: (op, count) => `${op}（${format.number(count)}）`,
  expire: '使会话过期',
  cut: '切断',
  heal: '恢复',
  faultsOf: (wire) => `${wire} 的故障`,
  spoken: (wire, at, session, watches, ephemerals) =>
    `${wire} 连接到${server(at)}：会话 ${session}，${format.number(watches)} 个监听，${format.number(ephemerals)} 个临时节点。`,
} satisfies Translation<ViewWords['connections']>;

export const differences = {
  there: { left: '左边', right: '右边' },
  alone: '需要两个世界并排。',
  tab: (view) => `${view}：有不同`,
  none: '此刻两个世界相同。',
  line: (count) => `${format.number(count)} 处不同，用虚线标出。`,
  more: (count) => `另有 ${format.number(count)} 处`,
  belief: (who, own, other, there) => {
    if (own === null) return `只有${there}的${client(who)} 认为自己${other === null ? '' : beliefs[other]}`;
    if (other === null) return `${client(who)} 认为自己${beliefs[own]}；${there}则不是`;
    return `${client(who)} 认为自己${beliefs[own]}；${there}认为自己${beliefs[other]}`;
  },
  client: (who, own, other, there) => {
    if (own === null) return `${client(who)} 只在${there}`;
    if (other === null) return `${client(who)} 只在这边`;
    return `${client(who)}：${own}；${there}：${other}`;
  },
  clientStates: {
    killed: '已杀死',
    paused: '已暂停',
    closed: '已关闭',
    connected: '已连接',
    connecting: '连接中',
    notConnected: '尚未连接',
    authFailed: '认证失败',
  },
  session: (who, own, other, there) => `${client(who)}：会话 ${own}；${there}：${other}`,
  server: (number, own, other, there) => {
    if (own === null) return `服务器 ${format.number(number)} 只在${there}`;
    if (other === null) return `服务器 ${format.number(number)} 只在这边`;
    return `服务器 ${format.number(number)}：${own}；${there}：${other}`;
  },
  znode: (path, where, there) => (where === 'here' ? `${path} 只在这边` : `${path} 只在${there}`),
  data: (path, own, other, there) => `${path}：数据“${own}”；${there}：“${other}”`,
  owner: (path, own, other, there) =>
    `${path}：所有者 ${own === null ? '无' : client(own)}；${there}：${other === null ? '无' : client(other)}`,
  written: (path, own, other, there) =>
    `${path}：版本 ${format.number(own)}；${there}：${format.number(other)}`,
  acl: (path, there) => `${path}：与${there}的 ACL 不同`,
  log: (number, zxid, own, other, there) =>
    `服务器 ${format.number(number)} 的日志从 ${zxidText(zxid)} 起不同：此后 ${format.number(own)} 条；${there} ${format.number(other)} 条`,
} satisfies Translation<ViewWords['differences']>;
