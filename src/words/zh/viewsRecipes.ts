import type { ViewWords, Translation } from '../messages.ts';
import { typesetChinese } from '../format.ts';
import { format } from './nouns.ts';

const of = (arrived: number, members: number) =>
  `${format.number(members)} 个中已到 ${format.number(arrived)} 个`;

/** 程序怎么称呼一次会合：`enter 1`、`gate 1`。 */
const named = (round: string) =>
  round.replace(/^enter (\d+)$/, '第 $1 次会合').replace(/^gate (\d+)$/, '第 $1 道屏障');

export const barrierGate = {
  empty: '还没有客户端到达屏障。',
  gathering: (round, arrived, members) => `${named(round)}：${of(arrived, members)}。`,
  open: (round, arrived, members) => `${named(round)}：${of(arrived, members)}，闸门已开。`,
  early: (round, names, members) =>
    `${named(round)}：客户端 ${format.list(names)} 在到齐 ${format.number(members)} 个之前就通过了。`,
  closed: (round, waiting) => `${named(round)}：关闭，${format.number(waiting)} 个在等。`,
  opened: (round) => `${named(round)}：已由守门者打开。`,
  unopened: (round, names) => `${named(round)}：客户端 ${format.list(names)} 通过了，但它没有打开过。`,
  divided: (round) => `${named(round)}：有的通过了，有的被拒绝。`,
  states: { arrived: '等待', passed: '已通过', turnedAway: '被拒绝' },
  comer: (name, parts) => [`客户端 ${name}`, ...parts].join('，'),
  early1: '在到齐之前',
  unopened1: '在打开之前',
  lamp: (isLit) => (isLit ? '闸门，已打开' : '闸门，关闭'),
  ghost: '已消失，它的节点仍被计入',
  waiting: '门前',
  beyond: '门后',
  away: '被拒绝',
  gate: (arrived, members) => `闸门有 ${format.number(members)} 盏灯，亮 ${format.number(arrived)} 盏`,
} satisfies Translation<ViewWords['barrierGate']>;

export const cache = {
  empty: '还没有客户端读过。',
  same: '每个缓存都与服务端一致。',
  behind: (count) => `${format.number(count)} 项比服务端旧。`,
  missed: (count) => `有 ${format.number(count)} 次变化被错过。`,
  tree: '服务端',
  version: (version) => `v${version}`,
  signs: { unread: '–', absent: '∅' },
  truth: (name, version, data) =>
    `${name} 的数据版本号是 ${format.number(version)}${data === '' ? '' : `（${data}）`}`,
  entry: (owner, name, version, parts) =>
    [
      version === null
        ? `客户端 ${owner} 没有 ${name}`
        : `客户端 ${owner} 有 ${name} 的版本 ${format.number(version)}`,
      ...parts,
    ].join('，'),
  old: (by) => `落后 ${format.number(by)} 个版本`,
  another: '属于先前的另一个节点',
  never: (count) => `中间有 ${format.number(count)} 个版本被错过`,
} satisfies Translation<ViewWords['cache']>;

export const configuration = {
  empty: '还没有配置。',
  calm: (count) =>
    count === 0 ? '还没有客户端采用这些值。' : `${format.number(count)} 个读者各自采用同一版本的值。`,
  mixedNow: (names) => `客户端 ${format.list(names)} 采用了不同版本的值。`,
  old: (names) => `客户端 ${format.list(names)} 采用的值在服务端已被更新。`,
  mixedBefore: (count) => `有 ${format.number(count)} 次采用了不同版本的值。`,
  tree: '服务端',
  none: '空',
  mixed: '混用',
  value: (name, data, version) =>
    `${name} 的值${data === '' ? '为空' : `是 ${data}`}，数据版本号 ${format.number(version)}`,
  going: (reader, name, version, isMixed) =>
    `客户端 ${reader} 的 ${name} 采用 ${version}${isMixed ? '，其余采用别的版本' : ''}`,
  reader: (name, versions) => `客户端 ${name} 采用 ${format.list(versions)}`,
} satisfies Translation<ViewWords['configuration']>;

export const conveyor = {
  empty: '队列里还没有放入过元素。',
  calm: (waiting, taken, processed) =>
    `等待 ${format.number(waiting)}，处理中 ${format.number(taken)}，完成 ${format.number(processed)}。`,
  twice: (count) => `${format.number(count)} 个元素被处理了两次。`,
  lost: (count) => `${format.number(count)} 个元素丢失：不在队列，不在处理中，也没有完成。`,
  bins: { processed: '完成', twice: '两次', lost: '丢失' },
  more: (count) => `… 另有 ${format.number(count)} 个`,
  behind: (count) => `+${format.number(count)}`,
  item: {
    waiting: (item, path) => `元素 ${item} 在 ${path} 等待`,
    taken: (item, names) => `元素 ${item} 在客户端 ${format.list(names)} 手中`,
    processed: (item, names) => `元素 ${item} 已由客户端 ${format.list(names)} 处理`,
    twice: (item, names) => `元素 ${item} 被客户端 ${format.list(names)} 重复处理`,
    lost: (item) => `元素 ${item} 已丢失`,
  },
  worker: (name) => `取元素的客户端 ${name}`,
} satisfies Translation<ViewWords['conveyor']>;

export const membership = {
  empty: '还没有主机加入。',
  calm: (count) => `${format.number(count)} 台主机在线并已列出。`,
  ghost: (name, since) =>
    since === null ? `${name} 已离线，仍在名单上。` : `${name} 已离线 ${since}，仍在名单上。`,
  borrowed: (name) => `${name} 在线，把这个名字当作自己的，但节点属于上一个会话，会随之消失。`,
  unlisted: (name) => `${name} 在线，也自认为是成员，但不在名单上。`,
  behind: (name) => `客户端 ${name} 使用的名单已过期。`,
  tree: '服务端',
  roll: (name, at) => `客户端 ${name}，读于 ${at}`,
  signs: { listed: '✓', borrowed: '!', unlisted: '–', ghost: '†', gone: '–', yes: '✓', no: '–' },
  host: {
    listed: (name) => `服务端列出 ${name}，它在线`,
    borrowed: (name) => `服务端列出 ${name}，但属于上一个会话；主机在线`,
    unlisted: (name) => `服务端没有列出 ${name}，它在线并自认为是成员`,
    ghost: (name) => `服务端列出 ${name}，而它已离线`,
    gone: (name) => `服务端没有列出 ${name}，它已离线`,
  },
  known: (reader, name, isListed, isTrue) =>
    `客户端 ${reader} ${isListed ? '的名单里有' : '的名单里没有'} ${name}${isTrue ? '' : '，与服务端不符'}`,
} satisfies Translation<ViewWords['membership']>;

const THREAD_ROLES: Readonly<Record<string, string>> = {
  'latch-listener': '监听器',
  'selector-listener': '监听器',
  'latch-again': '重试',
  'scheme-timer': '定时器',
  'fair-lock-unlocker': '解锁',
};

export const threads = {
  empty: '没有客户端。',
  inside: (name) => `客户端 ${name} 的内部。`,
  process: { running: null, paused: '整个进程已暂停。', killed: '进程已被杀死。', closed: '进程已结束。' },
  stalled: '各线程卡住，事件线程仍在运行。',
  blocked: (count) =>
    count === 0 ? '事件线程被阻塞。' : `事件线程被阻塞，后面有 ${format.number(count)} 个事件在等。`,
  stuck: (count) =>
    `事件线程上的回调在等待${count === 0 ? '' : `，后面还有 ${format.number(count)} 个事件`}。`,
  another: '选择其他客户端即可查看其内部。',
  thread: (id, recipe) => {
    const role = THREAD_ROLES[recipe];
    return `线程 ${format.number(id + 1)}${role === undefined ? '' : `（${role}）`}`;
  },
  lane: '事件线程',
  doing: {
    notStarted: '未启动',
    runs: '运行中',
    stalled: '卡住',
    returned: '已结束',
    threw: (message) => (message === '' ? '因错误结束' : `因 ${message} 结束`),
    dropped: '随进程消失',
  },
  waits: (what) => `等待${what}`,
  since: (lasted) => `已 ${lasted}`,
  believes: {
    holder: '持有锁',
    leader: '是领导者',
    writer: '可以写',
    reader: '可以读',
    permit: '有许可',
    member: '是成员',
    entered: '已进入',
  },
  mistaken: (belief) => `${belief}（并非如此）`,
  inMonitor: (monitor) => `在 synchronized (${monitor}) 里`,
  interrupted: '中断标志已置位',
  late: (event, handled, thread, since) =>
    handled === since
      ? `${handled} 处理了 ${event}；同一毫秒里，${thread}之后才开始等`
      : `${handled} 处理了 ${event}，${thread}之后才开始等（${since}）`,
  laneStates: { idle: '空闲', busy: '运行中', stuck: '等待中', blocked: '被阻塞' },
  event: (event, name) => (name === null ? event : `${event} ${name}`),
  answer: (op) => `${op} 的响应`,
  callback: (recipe) => `回调 ${recipe}`,
  mail: (watcher, count) => `${watcher} 的 ${format.number(count)} 个事件在排队`,
  sentence: (parts) => parts.join('，'),
} satisfies Translation<ViewWords['threads']>;

export const transactions = {
  named: (name) => name.replace(/^transaction (\d+)$/, '事务 $1'),
  empty: '还没有事务开始。',
  open: (name, votes, members) =>
    `${name}：${format.number(members)} 个中已有 ${format.number(votes)} 个投票。`,
  bound: (name, names, since) => `${name}：客户端 ${format.list(names)} ${since} 前投了票，还不知道结果。`,
  commit: (name) => `${name}：已知结果的都提交。`,
  abort: (name) => `${name}：已知结果的都中止。`,
  divided: (name, commits, aborts) =>
    aborts.length === 0
      ? `${name}：${format.list(commits)} 提交，但赞成票不齐。`
      : `${name}：${format.list(commits)} 提交，${format.list(aborts)} 中止。`,
  together: '合计',
  states: { open: '…', commit: '提交', abort: '中止', divided: '不一致' },
  signs: { yes: '赞成', no: '反对', none: '–', commit: '提交', abort: '中止' },
  whole: (name, state) => `${name}：${state}`,
  part: (who, name, parts) => [`客户端 ${who}，${name}`, ...parts].join('，'),
  votes: { yes: '投了赞成票', no: '投了反对票', none: '还没有投票' },
  outcomes: { commit: '提交', abort: '中止', none: '不知道结果' },
} satisfies Translation<ViewWords['transactions']>;

export const watchEvents = {
  line: '列：用什么设置监听；行：发生什么。点击一格，播放它。',
  playing: (done, all) => `正在播放：共 ${format.number(all)} 行，已完成 ${format.number(done)} 行…`,
  corner: '发生什么',
  nothing: '没有事件',
  stays: '监听还在',
  cell: (call, happening, events, stays) =>
    typesetChinese(
      `${call}，然后${happening}：${events.length === 0 ? '没有事件' : events.join('，然后')}${stays ? '；监听还在' : ''}`,
    ),
} satisfies Translation<ViewWords['watchEvents']>;
