import type { BoundWords, BreakItWords, CountedCalls } from './contract.ts';
import type { Translation } from '../../../words/messages.ts';
import { client as clientCalled, format } from '../../../words/zh/nouns.ts';

const { number, list, span } = format;

const calls = ({ calls: count, sessions }: CountedCalls): string =>
  ` ${number(sessions)} 个会话的 ${number(count)} 个调用`;

const lineOf = (line: number, program: string | null): string =>
  `${program === null ? '' : `${program} `}第 ${number(line)} 行`;

const bound = ({ clients, faults, atMost, delays, runs, states }: BoundWords): string =>
  [
    `${number(clients)} 个客户端`,
    atMost === 0 || faults.length === 0
      ? '无故障'
      : `任一步之后最多 ${number(atMost)} 个故障（${list(faults)}）`,
    delays === 0 ? '按先来先到投递' : `最多延迟 ${number(delays)} 条消息的所有顺序`,
  ].join('，') + `：${number(runs)} 次运行，${number(states)} 个状态`;

export const breakItWords: Translation<BreakItWords> = {
  ways: { name: '方式', search: '搜索', everyRun: '所有运行', calls: '本次运行的调用' },
  calls: {
    about:
      '用 ZooKeeper 的保证检查客户端在本次运行中得到的响应：写操作线性一致，每个会话按顺序读，树只有一个历史。',
    consistent: (all) => `一致：${calls(all).trimStart()}。`,
    rules: {
      writeOrder: () => '不满足线性一致：第二个写请求在第一个得到响应之后发出，却排在它之前。',
      sameZxid: () => '不满足线性一致：两个写操作的 zxid 相同。',
      readsBackwards: () => '顺序错误：该会话已经看到过更新的状态。',
      twoStates: (path) => `出现两个历史：zxid 相同，${path} 在一个响应中存在，在另一个中不存在。`,
      lost: (path) => `丢失：${path} 曾经存在，后来没有了，却没有事务删除它。`,
      lostUpdate: (path) => `更新丢失：一个响应缺少对 ${path} 的写入，另一个证明该写入更早。`,
      appeared: (path) => `出现两个历史：${path} 原本不存在，后来存在，却没有事务创建它。`,
    },
    pair: '互相矛盾的两个调用',
    show: (clock) => `查看 ${clock}`,
    checked: (all) => `已检查${calls(all)}。`,
    sofar: '检查到目前已计算的部分。没有响应的写操作可能已执行，也可能没有，不构成矛盾。',
  },
  everyRun: {
    about: (recipe) =>
      `在给定范围内尝试“${recipe}”的所有运行：每种故障，每一步之后，每个目标。完整的探索不会遗漏范围内的任何一次运行。`,
    ended: '每个客户端运行一次并自行释放，与命令行（npm run explore）相同。',
    faults: '故障',
    atMost: '每次运行的故障数',
    faultCount: (faults) => number(faults),
    delays: '延迟的消息数',
    delayCount: (delays) => number(delays),
    estimating: '正在估算…',
    tooFew: ({ clients, permits, enough }) =>
      `${number(clients)} 个客户端、${number(permits)} 个许可：除非某个客户端占用多个许可，否则检验不到“许可数量”。请试 ${number(enough)} 个客户端。`,
    estimate: (runs) => `预计最多 ${number(runs)} 次运行，状态重合的会合并。`,
    start: '尝试所有运行',
    pause: '暂停',
    resume: '继续',
    cancel: '取消',
    progress: '已探索的部分',
    exploring: (runs) => `正在探索… 已有 ${number(runs)} 次运行。`,
    paused: (runs) => `已暂停，已有 ${number(runs)} 次运行。`,
    cancelled: (runs) => `已取消，共 ${number(runs)} 次运行，探索不完整。`,
    holds: (said, invariants) =>
      invariants.length === 0
        ? `${bound(said)}。没有评判任何不变式。`
        : `${bound(said)}，没有违反${list(invariants)}。`,
    violated: (said, invariants) => `${bound(said)}。被违反：${list(invariants)}。`,
    unfinished: (runs) => `不完整：有 ${number(runs)} 次运行没有在限制内结束。`,
    fewest: (moves) =>
      moves === 0 ? '没有任何故障也会违反。' : `范围内最少：${number(moves)} 个故障或延迟。`,
    limits: '所有租约的局限',
    limitsMean: '客户端还无法得知会话已结束时，可能仍认为自己持有锁，只有 fencing token 能防住。这不算违反。',
    errors: '未处理的错误',
    error: (code, line, program) => (line === null ? code : `${lineOf(line, program)}的 ${code}`),
    ownError: (text, line, program) =>
      `${line === null ? '' : `${lineOf(line, program)}：`}程序自己抛出“${text}”`,
    atLine: (line, program) => `在${program === null ? '' : ' '}${lineOf(line, program)}。`,
    open: '观看这次运行',
    copy: '复制证书',
    map: '首个故障的全图',
    mapMeans: '每行是一种故障及其目标，从未受干扰的运行的第一步到最后一步。',
    openSecond: '第二个故障的全图',
    second: (first) => `第二个故障的全图，在此之后：${first}`,
    secondMeans: '每行是一种故障及其目标，从首个故障到只有它的那次运行的最后一步。',
    outcomes: {
      holds: '成立',
      waits: '等待更久',
      limit: '局限',
      unhandledError: '未处理的错误',
      mistake: '被违反',
    },
    deed: (done, ending) =>
      ending === null ? done : ending === 'quiet' ? `${done}（短时间）` : `${done}（直到会话过期）`,
    overtaken: '延迟下一条消息',
    span: (from, to) =>
      from === to ? `第 ${number(from)} 步之后` : `第 ${number(from)} 到 ${number(to)} 步之后`,
    step: (step, sentence) => `第 ${number(step)} 步：${sentence}`,
  },
  title: '找出破绽',
  more: '搜索一次违反不变式的运行',
  about: (recipe) =>
    `反复运行“${recipe}”，在不同时刻注入故障、改变网络延迟，直到某个不变式被违反，再找出所需的最少命令。`,
  promises: (names) => `不变式：${list(names)}。`,
  noPromises: (recipe) => `“${recipe}”没有声明可被违反的不变式。`,
  faults: (chosen, all) => `要尝试的故障（${number(chosen)} / ${number(all)}）`,
  groups: { clients: '客户端', servers: '服务器', network: '网络' },
  search: (seconds) => `搜索 ${span(seconds * 1000)}`,
  again: '继续搜索',
  stop: '停止',
  progress: '已用时间',
  onPage: '此页面无法启动 Worker，搜索在页面内进行，速度较慢。',
  searching: '正在搜索…',
  shrinking: '已找到，正在去掉多余的命令…',
  refining: '已找到，正在寻找命令更少的运行…',
  found: (promise, commands) =>
    commands === 0
      ? `无需任何命令，不变式即被违反：${promise}`
      : `${number(commands)} 条命令即可违反不变式：${promise}`,
  nothing: (seconds) => `${span(Math.round(seconds * 10) * 100)}内没有发现违反。`,
  stopped: '已停止，目前没有发现违反。',
  notJudged:
    '不评判：代码没有作出可评判的声明（如 client.holds、client.added、client.assert），也没有导出 invariant。只查找未处理的错误。',
  earlier: '之前已经找到，不再查找',
  atLine: lineOf,
  noProof: '这不能证明它正确：没有试过的运行仍可能违反不变式。',
  failed: (message) => `搜索失败：${message}`,
  tried: ({ runs, steps, commands, faultsAtMoments, seconds }) =>
    `在 ${span(Math.round(seconds * 10) * 100)} 内尝试了 ${number(runs)} 次运行、${number(steps)} 步、${number(commands)} 条命令、${number(faultsAtMoments)} 种故障与时刻的组合。`,
  inTheWay: ({ client, path, program }) => {
    if (program === 'ended') return `${clientCalled(client)} 的程序已结束，但它的会话仍拥有 ${path}。`;
    return program === 'running'
      ? `${clientCalled(client)} 仍拥有 ${path}。`
      : `${clientCalled(client)} 在这个队列里有不止一个节点，在等自己的 ${path}。`;
  },
  smallest: (clients) => `找到的最小世界：${number(clients)} 个客户端。`,
  startsTogether: '在这次运行中，所有客户端同时启动。',
  commands: '命令',
  known: '类似的已知故障：',
  open: '观看这次运行',
  notOpened: '无法显示这次运行。',
  broken: (promise) => `被违反：${promise}`,
  trial: {
    together: {
      name: '两个客户端同时进入',
      why: (client) => `${client} 进入时，与它互斥的另一个客户端还在里面。`,
    },
    early: { name: '过早通过屏障', why: (client) => `成员还没到齐，${client} 就通过了。` },
    lost: { name: '元素丢失', why: () => '一个元素被删除了，但没有客户端把它处理完。' },
    twice: {
      name: '元素重复',
      why: (client) => `${client} 重复放入了元素，或者重复处理了已经完成的元素。`,
    },
    waits: {
      name: '有客户端白等',
      why: (client) => `已经没有任何阻碍，2 秒之后 ${client} 仍在等待。`,
    },
    polls: { name: '有客户端在轮询', why: (client) => `什么都没变，${client} 却一直在发请求。` },
    unwoken: {
      name: '不是被监听唤醒的',
      why: (client) => `${client} 等待之后继续执行，但没有任何监听通知过它。`,
    },
    threw: { name: '程序因错误而结束', why: (client) => `${client} 的程序放弃了。` },
    short: {
      name: '与要求不符',
      why: (client) => `${client} 持有时间太短，声明了别的角色，或者指向了别的 znode。`,
    },
    unshared: {
      name: '读者从未同时读',
      why: () => '几个读者同时到达，却始终一个一个地读。',
    },
    outdated: {
      name: '列表过时',
      why: (client) => `${client} 最后记录的列表与存活的客户端不一致。`,
    },
  },
};
