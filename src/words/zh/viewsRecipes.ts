import type { ViewWords, Translation } from '../messages.ts';
import { format } from './nouns.ts';

const of = (arrived: number, members: number) =>
  `${format.number(members)} 个中已到 ${format.number(arrived)} 个`;

/** 程序怎么称呼一次会合：`enter 1`、`gate 1`。 */
const named = (round: string) =>
  round.replace(/^enter (\d+)$/, '第 $1 次会合').replace(/^gate (\d+)$/, '第 $1 道屏障');

export const barrierGate = {
  empty: '还没有客户端来到屏障前。',
  gathering: (round, arrived, members) => `${named(round)}：${of(arrived, members)}。`,
  open: (round, arrived, members) => `${named(round)}：${of(arrived, members)}，闸门已开。`,
  early: (round, names, members) =>
    `${named(round)}：客户端 ${format.list(names)} 在到齐 ${format.number(members)} 个之前就通过了。`,
  closed: (round, waiting) => `${named(round)}：关着，${format.number(waiting)} 个在等。`,
  opened: (round) => `${named(round)}：守门者已打开。`,
  unopened: (round, names) => `${named(round)}：客户端 ${format.list(names)} 通过了，可谁也没有打开过它。`,
  divided: (round) => `${named(round)}：有的通过了，有的被拒绝。`,
  states: { arrived: '等待', passed: '已通过', turnedAway: '被拒绝' },
  comer: (name, parts) => [`客户端 ${name}`, ...parts].join('，'),
  early1: '在到齐之前',
  unopened1: '在打开之前',
  lamp: (isLit) => (isLit ? '闸门，已打开' : '闸门，关着'),
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
  missed: (count) => `有 ${format.number(count)} 次变化从未被看到。`,
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
  never: (count) => `中间有 ${format.number(count)} 个版本从未看到`,
} satisfies Translation<ViewWords['cache']>;

export const configuration = {
  empty: '还没有配置。',
  calm: (count) =>
    count === 0 ? '还没有客户端采用这些值。' : `${format.number(count)} 个读者各自采用同一版本的值。`,
  mixedNow: (names) => `客户端 ${format.list(names)} 采用的值不属于同一版本。`,
  old: (names) => `客户端 ${format.list(names)} 采用的已不是服务端现在的值。`,
  mixedBefore: (count) => `有 ${format.number(count)} 次有人采用了不属于同一版本的值。`,
  tree: '服务端',
  none: '–',
  mixed: '混用',
  value: (name, data, version) =>
    `${name} 的值${data === '' ? '为空' : `是 ${data}`}，数据版本号 ${format.number(version)}`,
  going: (reader, name, version, isMixed) =>
    `客户端 ${reader} 的 ${name} 采用 ${version}${isMixed ? '，其余采用别的版本' : ''}`,
  reader: (name, versions) => `客户端 ${name} 采用 ${format.list(versions)}`,
} satisfies Translation<ViewWords['configuration']>;

export const conveyor = {
  empty: '队列里还没有放入过任何东西。',
  calm: (waiting, taken, processed) =>
    `等待 ${format.number(waiting)}，在手 ${format.number(taken)}，完成 ${format.number(processed)}。`,
  twice: (count) => `${format.number(count)} 个元素被处理了两次。`,
  lost: (count) => `${format.number(count)} 个元素丢失：不在队列，不在手中，也没有完成。`,
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
  calm: (count) => `${format.number(count)} 台主机在场并已列出。`,
  ghost: (name, since) =>
    since === null ? `${name} 已消失，仍在名单上。` : `${name} 已消失 ${since}，仍在名单上。`,
  borrowed: (name) => `${name} 在场，把这个名字当作自己的：它属于上一个会话，会随之消失。`,
  unlisted: (name) => `${name} 在场，也自认为是成员，名单上却没有它。`,
  behind: (name) => `客户端 ${name} 依据的名单已不是服务端的名单。`,
  tree: '服务端',
  roll: (name, at) => `客户端 ${name}，读于 ${at}`,
  signs: { listed: '✓', borrowed: '!', unlisted: '?', ghost: '†', gone: '–', yes: '✓', no: '–' },
  host: {
    listed: (name) => `服务端列出 ${name}，它在场`,
    borrowed: (name) => `服务端列出 ${name}，但属于上一个会话；主机在场`,
    unlisted: (name) => `服务端没有列出 ${name}，它在场并自认为是成员`,
    ghost: (name) => `服务端列出 ${name}，而它已消失`,
    gone: (name) => `服务端没有列出 ${name}，它已消失`,
  },
  known: (reader, name, isListed, isTrue) =>
    `客户端 ${reader} ${isListed ? '依据的名单有' : '不知道'} ${name}${isTrue ? '' : '，与服务端不符'}`,
} satisfies Translation<ViewWords['membership']>;

export const threads = {
  empty: '没有客户端。',
  inside: (name) => `客户端 ${name} 的内部。`,
  process: { running: null, paused: '整个进程已冻结。', killed: '进程已宕机。', closed: '进程已结束。' },
  stalled: '程序停住了，库仍在运行。',
  blocked: (count) =>
    count === 0 ? '事件线程被阻塞。' : `事件线程被阻塞，后面有 ${format.number(count)} 个事件在等。`,
  stuck: (count) =>
    `事件线程上的回调在等待${count === 0 ? '' : `，后面还有 ${format.number(count)} 个事件`}。`,
  another: '选择其他客户端即可查看其内部。',
  thread: (number) => `线程 ${format.number(number)}`,
  lane: '事件线程',
  doing: {
    notStarted: '未启动',
    runs: '运行中',
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
  laneStates: { idle: '空闲', busy: '运行中', stuck: '等待中', blocked: '被阻塞' },
  event: (event, name) => (name === null ? event : `${event} ${name}`),
  answer: (op) => `${op} 的应答`,
  callback: (recipe) => `回调 ${recipe}`,
  mail: (watcher, count) => `${watcher} 的 ${format.number(count)} 个事件还没有取走`,
  sentence: (parts) => parts.join('，'),
} satisfies Translation<ViewWords['threads']>;

export const transactions = {
  named: (name) => name.replace(/^transaction (\d+)$/, '事务 $1'),
  empty: '还没有事务开始。',
  open: (name, votes, members) =>
    `${name}：${format.number(members)} 个中已有 ${format.number(votes)} 个投票。`,
  bound: (name, names, since) => `${name}：客户端 ${format.list(names)} 投了票，至今 ${since} 不知道结果。`,
  commit: (name) => `${name}：知道结果的都提交。`,
  abort: (name) => `${name}：知道结果的都中止。`,
  divided: (name, commits, aborts) =>
    aborts.length === 0
      ? `${name}：${format.list(commits)} 提交，可赞成票还没有齐。`
      : `${name}：${format.list(commits)} 提交，${format.list(aborts)} 中止。`,
  together: '合计',
  states: { open: '…', commit: '提交', abort: '中止', divided: '不一致' },
  signs: { yes: '赞成', no: '反对', none: '–', commit: '提交', abort: '中止' },
  whole: (name, state) => `${name}：${state}`,
  part: (who, name, parts) => [`客户端 ${who}，${name}`, ...parts].join('，'),
  votes: { yes: '投了赞成票', no: '投了反对票', none: '还没有投票' },
  outcomes: { commit: '提交', abort: '中止', none: '不知道结果' },
} satisfies Translation<ViewWords['transactions']>;
