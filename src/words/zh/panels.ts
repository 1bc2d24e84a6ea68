import type { Messages, Translation } from '../messages.ts';
import { gates } from './gates.ts';
import { actor, beliefs, format, server } from './nouns.ts';

export const panels = {
  log: {
    title: '事件日志',
    filter: '显示',
    story: '主线',
    messages: '消息',
    everything: '全部',
    both: '两边',
    empty: '还没有事件。请按“播放”。',
    earlier: '更早的',
    hint: '选择一个事件，查看它为什么发生。',
  },
  why: {
    title: '为什么？',
    ask: '为什么？',
    of: (sentence) => `为什么${sentence}？`,
    woke: (who) => `${who} 为什么被唤醒？`,
    holds: (who) => `${who} 为什么持有锁？`,
    believes: (who) => `${who} 为什么认为自己持有锁？`,
    gone: '它为什么被删除？',
    exists: '它为什么存在？',
    changed: '它为什么变了？',
    red: '为什么变红？',
    back: '回到详情',
    none: '这是第一个事件，没有原因。',
  },
  card: {
    close: '关闭详情',
    none: '没有',
    nobody: '无',
    gone: '此刻它不存在。',
    commands: '你能做的事',
  },
  client: {
    title: (letters) => `客户端 ${letters}`,
    process: '进程',
    processes: { running: '运行中', paused: '已暂停', killed: '已杀死', closed: '已关闭' },
    connection: '连接',
    connections: {
      notConnected: '还没有',
      connecting: '正在连接',
      connected: '已连接',
      closed: '已关闭',
      authFailed: '认证失败',
    },
    cut: '中间的网络已断开',
    link: (link, to) => `到${to}，第 ${link} 个连接`,
    session: '会话',
    sessionNone: '还没有',
    timeout: '会话超时时间',
    remaining: '距过期',
    remainingNow: (ms) => `${format.span(ms)}（每次心跳都会重置为超时时间，并向上取整到 tick）`,
    remainingGone: '服务器上已没有这个会话',
    remainingClosing: '服务器正在关闭它',
    remainingDue: '已到期',
    belief: '它认为',
    programEnded: '程序已结束',
    standsAs: (what) => `认为自己${beliefs[what]}`,
    believes: ({ what, path }) => `自己${beliefs[what]} (${path === '' ? '没有节点' : path})`,
    believesNothing: '自己没有锁',
    believesDead: '无：进程已不存在',
    truth: '实际上',
    truthHolder: (path) => `${path} 属于它，排第一`,
    truthOwn: (path) => `${path} 属于它`,
    truthWaiting: (path, place) => `${path} 属于它，排在第 ${format.number(place)} 位`,
    truthNothing: '它没有锁的节点',
    truthNodeOfDead: (path) => `${path} 还在，会一直挡着锁，直到会话过期`,
    disagrees: '它的认识与实际不符。',
    waitsFor: '在等',
    waits: {
      reply: (call) => `${call} 的响应`,
      event: (path) => `${path} 的事件`,
      anyEvent: '一个事件',
      sleep: (ms) => `${format.span(ms)} 过去`,
      release: '你按下“释放”',
      gate: (gate) => (gate === 'arrive' ? '其他客户端，一起开始' : `你按下“${gates[gate].label}”`),
      nothing: '无：即将继续',
      ended: '无：程序已结束',
      threw: (message) => `无：程序因 ${message} 结束`,
      notStarted: '无：尚未启动',
      latch: (name) => `闭锁 ${name}`,
      monitor: (name) => `进入 synchronized (${name})`,
      notification: (name) => `${name} 的 notify`,
      line: '输入一行',
      connectionState: '连接状态变化',
      resource: (name) => `${actor(name)}的响应`,
    },
    steps: '它的程序',
    queue: '进行中的调用',
    queued: '还没发出',
    sent: '已发出，尚无响应',
  },
  message: {
    title: '消息',
    from: '从',
    to: '到',
    sent: '发出',
    arrives: '到达',
    state: '状态',
    states: {
      flying: '在路上',
      stalled: '受阻：网络已断开，或有消息在此被扣住',
      waiting: '已到达，未读取：进程已暂停',
    },
    content: '内容',
    kinds: {
      connect: '连接请求',
      request: '请求',
      ping: '心跳',
      fourLetterWord: '四字命令',
      unreadable: '无法解析的数据包',
      connected: '连接响应',
      connectError: '拒绝连接',
      reply: '响应',
      event: '监听事件',
      pong: '心跳的响应',
      fourLetterAnswer: '四字命令的响应',
      close: '连接结束',
    },
    gone: '它已经到达，或者还没发出。',
  },
  promises: {
    state: '状态',
    states: { holds: '成立', broken: '被违反', mended: '曾被违反，现已恢复', unwatched: '这里不检查' },
    breaches: '违反',
    expected: '这里本来就会违反它。',
    since: (at) => `从 ${at} 起`,
    times: (count) => `${format.number(count)} 次`,
  },
} satisfies Translation<Messages['panels']>;

export const questions = {
  leader: (number) => `为什么服务器 ${number} 是领导者？`,
  follows: (number, leader) => `为什么服务器 ${number} 跟随服务器 ${leader}？`,
  looks: (number) => `为什么服务器 ${number} 在寻找领导者？`,
  down: (number) => `为什么服务器 ${number} 宕机了？`,
  disconnected: (who) => `为什么客户端 ${who} 断开了连接？`,
  expired: (who) => `为什么客户端 ${who} 的会话过期了？`,
  unexpired: (who) => `客户端 ${who} 的会话为什么还没过期？`,
  unexpiredId: (session) => `会话 ${session} 为什么还没过期？`,
  vanished: (zxid) => `为什么这次写（zxid ${zxid}）消失了？`,
  doomed: (zxid) => `为什么这次写（zxid ${zxid}）将被丢弃？`,
  between: (count) => `中间 ${format.number(count)} 步`,

  answers: (answer, nowMs) => {
    switch (answer.why) {
      case 'gone':
        return '会话已不存在：它已经结束。';
      case 'noLeader':
        return '只有领导者能让会话过期，而现在没有领导者。跟随者保留会话不变；下一个领导者就任时，会从那一刻起给它完整的超时时间。';
      case 'leaderFrozen':
        return `只有领导者能让会话过期。${server(answer.server.id)} 是领导者，但它被冻结了，会话计时也随之停止。`;
      case 'closing':
        return '它正在关闭：closeSession 也是一个事务，正在等待过半确认。';
      case 'heard':
        return `${format.span(nowMs - answer.touchedAtMs)} 前刚收到它的客户端的消息，过期时间因此推迟到 ${format.clock(answer.expiresAtMs)}。`;
      case 'restarted':
        return `${server(answer.server.id)} 在 ${format.clock(answer.touchedAtMs)} 就任，并从那时起给每个会话完整的超时时间：故障切换重置了计时。若再无心跳，会话在 ${format.clock(answer.expiresAtMs)} 过期。`;
      case 'notYet':
        return `${format.span(nowMs - answer.touchedAtMs)} 前最后一次收到它的客户端的消息，超时时间是 ${format.span(answer.timeoutMs)}。若再无心跳，会话在 ${format.clock(answer.expiresAtMs)} 过期。`;
      case 'bucket':
        return `${format.span(answer.timeoutMs)} 的超时时间已过。会话按桶过期，过期时刻是 tickTime（${format.span(answer.tickMs)}）的整数倍：它在 ${format.clock(answer.expiresAtMs)} 过期。`;
      default:
        return answer satisfies never;
    }
  },
} satisfies Translation<Messages['questions']>;
